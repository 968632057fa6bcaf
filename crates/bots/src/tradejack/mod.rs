//! The bots that know TradeJack: one way of judging cards, at three strengths, and the quick policy for the search.

mod appraise;
mod awards;
mod player;
mod policy;
mod produce;
mod style;

use ecotable_tradejack::TradeJack;

use crate::bot::Bot;
use crate::roster::{Character, Roster};
use player::Player;
pub use policy::Quick;
use style::Style;

/// Who can be seated at a table of TradeJack.
#[derive(Clone, Copy, Debug)]
pub enum Traders {}

impl Roster for Traders {
    type Game = TradeJack;
    type Policy = Quick;
    const CHARACTERS: &'static [Character<TradeJack>] = &[
        Character { name: "rookie", make: |seed| seat(Style::ROOKIE, seed) },
        Character { name: "merchant", make: |seed| seat(Style::MERCHANT, seed) },
        Character { name: "expert", make: |seed| seat(Style::EXPERT, seed) },
    ];
}

fn seat(style: Style, seed: u64) -> Box<dyn Bot<TradeJack>> {
    Box::new(Player::new(style, seed))
}

/// The reasons that these bots give: language and text, English first.
pub const LOCALES: &[(&str, &str)] =
    &[("en", include_str!("locales/en.ftl")), ("ru", include_str!("locales/ru.ftl"))];
