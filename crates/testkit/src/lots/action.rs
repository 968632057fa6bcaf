//! What a seat can decide, and how it is written.

use std::fmt;
use std::str::FromStr;

/// One decision in Lots.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Leave the auction: `pass`.
    Pass,
    /// Raise the highest bid by so many coins: `raise 3`.
    Raise(u8),
    /// Sell no card: `keep`.
    Keep,
    /// Sell the card at this place of the hand, counted from 1: `sell 2`.
    Sell(u8),
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("an action is `pass`, `raise N`, `keep` or `sell N`")]
pub struct ActionError;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Raise(by) => write!(f, "raise {by}"),
            Self::Keep => f.write_str("keep"),
            Self::Sell(place) => write!(f, "sell {place}"),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        let (word, number) = match text.split_once(' ') {
            Some((word, number)) => (word, Some(number.parse().map_err(|_| ActionError)?)),
            None => (text, None),
        };
        match (word, number) {
            ("pass", None) => Ok(Self::Pass),
            ("raise", Some(by)) => Ok(Self::Raise(by)),
            ("keep", None) => Ok(Self::Keep),
            ("sell", Some(place)) => Ok(Self::Sell(place)),
            _ => Err(ActionError),
        }
    }
}
