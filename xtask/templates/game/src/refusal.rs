//! Why not: one variant for each rule.

use crate::cards::Card;

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The last round is over.
    #[error("the game is over")]
    Over,
    /// The card is not in hand.
    #[error("{card} is not in hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card is lower than the highest one in the bed.
    #[error("{card} is lower than the highest card in the bed")]
    TooLow {
        /// The card.
        card: Card,
    },
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "SD-4.1",
            Self::NotInHand { .. } => "SD-3.2",
            Self::TooLow { .. } => "SD-3.3",
        }
    }
}
