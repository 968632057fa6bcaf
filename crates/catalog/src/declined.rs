//! Why something was not accepted, for any game.

use ecotable_kernel::{Narrate, Phrase, PlayError, Refusal, Seat};

/// Why a decision was not accepted.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Declined {
    /// The text is not the notation of an action.
    #[error("`{text}` is not an action of this game: {why}")]
    Notation {
        /// What was given.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// The match has ended.
    #[error("the game is over")]
    Over,
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// The seat is not asked for a decision now.
    #[error("it is not the turn of seat {0}")]
    NotAsked(Seat),
    /// A rule forbids it.
    #[error("{why} [{rule}]")]
    Forbidden {
        /// The rule, as numbered in the game's RULES.md.
        rule: &'static str,
        /// Why, for developers.
        why: String,
        /// Why, as a sentence to be.
        phrase: Phrase,
    },
}

impl Declined {
    /// The rule that forbids it, if it was a rule.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Forbidden { rule, .. } => Some(rule),
            _ => None,
        }
    }

    /// The sentence for the player, if it was a rule.
    pub fn phrase(&self) -> Option<&Phrase> {
        match self {
            Self::Forbidden { phrase, .. } => Some(phrase),
            _ => None,
        }
    }

    pub(crate) fn erase<G: Narrate>(game: &G, error: PlayError<G::Refusal>) -> Self {
        match error {
            PlayError::Over => Self::Over,
            PlayError::NoSuchSeat(seat) => Self::NoSuchSeat(seat),
            PlayError::NotAsked(seat) => Self::NotAsked(seat),
            PlayError::Refused(refusal) => Self::forbidden(game, refusal),
        }
    }

    pub(crate) fn forbidden<G: Narrate>(game: &G, refusal: G::Refusal) -> Self {
        Self::Forbidden { rule: refusal.rule(), why: refusal.to_string(), phrase: game.refusal(&refusal) }
    }
}
