//! The bots that know EcoTrade: one way of judging shipments and Developments, at three strengths and in three
//! temperaments, and the quick policy for the search.

mod invest;
mod judge;
mod plan;
mod player;
mod policy;
mod style;

use ecotable_ecotrade::EcoTrade;

use crate::bot::Bot;
use crate::roster::{Character, Roster};
use player::Player;
pub use policy::Quick;
use style::Style;

/// Who can be seated at a table of EcoTrade.
#[derive(Clone, Copy, Debug)]
pub enum Shippers {}

impl Roster for Shippers {
    type Game = EcoTrade;
    type Policy = Quick;
    const CHARACTERS: &'static [Character<EcoTrade>] = &[
        Character { name: "rookie", make: |seed| seat(Style::ROOKIE, seed) },
        Character { name: "merchant", make: |seed| seat(Style::MERCHANT, seed) },
        Character { name: "racer", make: |seed| seat(Style::RACER, seed) },
        Character { name: "investor", make: |seed| seat(Style::INVESTOR, seed) },
        Character { name: "consolidator", make: |seed| seat(Style::CONSOLIDATOR, seed) },
        Character { name: "expert", make: |seed| seat(Style::EXPERT, seed) },
    ];
}

fn seat(style: Style, seed: u64) -> Box<dyn Bot<EcoTrade>> {
    Box::new(Player::new(style, seed))
}

/// The reasons that these bots give: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];
