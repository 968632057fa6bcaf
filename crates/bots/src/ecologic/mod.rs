//! The bots that know Ecologic: one way of looking ahead, with several aims, and the quick policy for the search.

mod outlook;
mod player;
mod policy;
mod reason;
mod style;
mod worth;

use ecotable_ecologic::Ecologic;

use crate::bot::Bot;
use crate::roster::{Character, Roster};
use player::Player;
pub use policy::Quick;
use style::Style;

/// Who can be seated at a table of Ecologic.
#[derive(Clone, Copy, Debug)]
pub enum Companies {}

impl Roster for Companies {
    type Game = Ecologic;
    type Policy = Quick;
    const CHARACTERS: &'static [Character<Ecologic>] = &[
        Character { name: "industrialist", make: |seed| seat(Style::INDUSTRIALIST, seed) },
        Character { name: "rookie", make: |seed| seat(Style::ROOKIE, seed) },
        Character { name: "green", make: |seed| seat(Style::GREEN, seed) },
        Character { name: "merchant", make: |seed| seat(Style::MERCHANT, seed) },
        Character { name: "balanced", make: |seed| seat(Style::BALANCED, seed) },
        Character { name: "expert", make: |seed| seat(Style::EXPERT, seed) },
    ];
}

fn seat(style: Style, seed: u64) -> Box<dyn Bot<Ecologic>> {
    Box::new(Player::new(style, seed))
}

/// The reasons that these bots give: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];
