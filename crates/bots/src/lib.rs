//! Players that see only what their seat may see.
//!
//! A [`Bot`] gets a [`ecotable_kernel::Peek`] and answers with a decision and its reason. Two bots play every
//! game: `random`, and `search`, which imagines what it cannot see and plays on from there many times. A game
//! adds characters of its own, and a quick policy for the search, in a [`Roster`].

mod bot;
pub mod ecologic;
pub mod ecotrade;
pub mod plastic_race;
mod policy;
mod random;
mod roster;
mod search;
pub mod tradejack;

pub use bot::{Bot, Decision};
pub use policy::{Foresight, Imagined, Policy, Uniform};
pub use random::Random;
pub use roster::{BotSpec, Character, Plain, Roster, UnknownBot, create};
pub use search::{Budget, Candidate, Search, Settings, utility};

/// The sentences of the bots that play every game: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];
