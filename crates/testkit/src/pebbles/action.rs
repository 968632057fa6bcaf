//! What a seat can decide, how it is written, and why not.

use std::fmt;
use std::str::FromStr;

/// One decision in Pebbles.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Action {
    /// Look at the bank's pebbles: `look`.
    Look,
    /// Hide so many pebbles: `hide 2`.
    Hide(u8),
    /// Pay so many coins to the bank: `pay 3`; never listed.
    Pay(u16),
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("an action is `look`, `hide N` or `pay N`")]
pub struct ActionError;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Look => f.write_str("look"),
            Self::Hide(pebbles) => write!(f, "hide {pebbles}"),
            Self::Pay(coins) => write!(f, "pay {coins}"),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, ActionError> {
        match text.split_once(' ') {
            None if text == "look" => Ok(Self::Look),
            Some(("hide", pebbles)) => pebbles.parse().map(Self::Hide).map_err(|_| ActionError),
            Some(("pay", coins)) => coins.parse().map(Self::Pay).map_err(|_| ActionError),
            _ => Err(ActionError),
        }
    }
}

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// One look a round is enough.
    #[error("the seat has looked in this round")]
    HasLooked,
    /// At most 3 pebbles are hidden.
    #[error("at most 3 pebbles can be hidden")]
    TooManyPebbles,
    /// A payment is at least 1 coin, and at most all that the seat has.
    #[error("the seat has not that many coins")]
    TooFewCoins,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::HasLooked => "PE-1",
            Self::TooManyPebbles => "PE-2",
            Self::TooFewCoins => "PE-3",
        }
    }
}
