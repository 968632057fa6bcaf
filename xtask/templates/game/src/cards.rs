//! The cards as the rules use them: small numbers into flat tables (SD-1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The highest number on a card (SD-1.2).
pub const HIGHEST: u8 = 6;
/// Room for one entry a number, with place 0 left empty.
pub const NUMBERS: usize = HIGHEST as usize + 1;
/// How many cards there are (SD-1.2).
pub const CARDS: usize = 24;

/// A card, named by its number.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no card.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("a card is a number from 1 to {HIGHEST}")]
pub struct UnknownCard;

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let number = (1..=HIGHEST).find(|number| number.to_string() == text);
        number.map(Self).ok_or(UnknownCard)
    }
}

/// What is printed on the cards.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cards {
    points: [u8; NUMBERS],
    copies: [u8; NUMBERS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    card: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    number: u8,
    points: u8,
    copies: u8,
}

impl Cards {
    /// The cards of the box.
    pub fn printed() -> Self {
        let text = include_str!("../data/cards.toml");
        let sheet: Sheet = toml::from_str(text).expect("data/cards.toml is read in every test");
        let mut cards = Self { points: [0; NUMBERS], copies: [0; NUMBERS] };
        for Line { number, points, copies } in sheet.card {
            cards.points[usize::from(number)] = points;
            cards.copies[usize::from(number)] = copies;
        }
        cards
    }

    /// What a card is worth.
    pub fn points(&self, card: Card) -> u8 {
        self.points[usize::from(card.0)]
    }

    /// How many cards have this number.
    pub fn copies(&self, card: Card) -> u8 {
        self.copies[usize::from(card.0)]
    }

    /// Every card of the box, lowest first.
    pub(crate) fn all(&self) -> impl Iterator<Item = u8> {
        (1..=HIGHEST).flat_map(|number| std::iter::repeat_n(number, self.copies(Card(number)).into()))
    }
}
