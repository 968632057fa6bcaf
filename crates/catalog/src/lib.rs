//! The list of games: rooms, terminal and protocol know none but through it.
//!
//! [`visit`] does something with a game that is known only by its id, with the game's own types. An
//! [`AnyTable`] is a match of any game behind one type, for protocols, terminals and servers.

mod any_table;
mod auctions;
mod bot;
mod cards;
mod declined;
mod games;
mod history;
mod nearest;
mod open;
mod position;
mod seated;
mod told;

pub use any_table::{AnyTable, Opened};
pub use auctions::{Auctions, OpenAuction};
pub use bot::{Advice, BotError};
pub use cards::{CardError, OwnCards};
pub use declined::Declined;
pub use games::{FixedOptions, Listing, Locales, Playable, UnknownGame, Visitor, game, games, visit};
pub use history::{Chapter, history};
pub use nearest::nearest;
pub use open::{OpenError, Setup, load_table, new_table, replay, rules};
pub use position::{AnyPosition, Position};
pub use told::{AnyTold, Said};
