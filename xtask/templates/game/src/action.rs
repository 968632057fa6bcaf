//! The decisions of Seedling and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;

/// One decision. The order of the variants is the order of the legal list.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Plant nothing: `pass`.
    Pass,
    /// Plant a card: `plant 3`.
    Plant(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Plant(card) => write!(f, "plant {card}"),
        }
    }
}

/// A text that is no decision of Seedling.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("not a decision: write pass, or plant CARD with a number from 1 to 6")]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        match text.split_once(' ') {
            None if text == "pass" => Ok(Self::Pass),
            Some(("plant", card)) => card.parse().map(Self::Plant).map_err(|_| NotAnAction),
            _ => Err(NotAnAction),
        }
    }
}
