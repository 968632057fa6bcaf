//! The bots that know Europe Plastic's Race: one planner over the hand, at several strengths, and the quick policy for
//! the search.

mod board;
mod decide;
mod hand;
mod plan;
mod player;
mod policy;
mod style;
mod tour;

use ecotable_plastic_race::PlasticRace;

use crate::bot::Bot;
use crate::roster::{Character, Roster};
use player::Player;
pub use policy::Quick;
use style::Style;

/// Who can be seated at a table of Europe Plastic's Race.
#[derive(Clone, Copy, Debug)]
pub enum Drivers {}

impl Roster for Drivers {
    type Game = PlasticRace;
    type Policy = Quick;
    const CHARACTERS: &'static [Character<PlasticRace>] = &[
        Character { name: "rookie", make: |seed| seat(Style::ROOKIE, seed) },
        Character { name: "seller", make: |seed| seat(Style::SELLER, seed) },
        Character { name: "merchant", make: |seed| seat(Style::MERCHANT, seed) },
        Character { name: "racer", make: |seed| seat(Style::RACER, seed) },
        Character { name: "expert", make: |seed| seat(Style::EXPERT, seed) },
    ];
}

fn seat(style: Style, seed: u64) -> Box<dyn Bot<PlasticRace>> {
    Box::new(Player::new(style, seed))
}

/// The reasons that these bots give: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];
