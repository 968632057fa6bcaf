//! What happened, as facts in the past tense.

use ecotable_kernel::Seat;
use serde::Serialize;

use crate::cards::Card;

/// One fact.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat was dealt its first cards; only it hears of them.
    HandDealt {
        /// The cards.
        cards: Vec<Card>,
    },
    /// A seat planted a card.
    Planted {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat drew a card.
    CardDrawn {
        /// Who.
        seat: Seat,
    },
    /// What the drawn card was; only the seat that drew it hears of it.
    CardSeen {
        /// Which.
        card: Card,
    },
    /// A seat planted nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The last round is over.
    GameEnded,
}
