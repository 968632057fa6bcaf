//! What happened.

use ecotable_kernel::Seat;
use serde::Serialize;

use super::Card;

/// One fact of a match of Lots.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat got its first cards; only it hears of them.
    HandDealt {
        /// The cards.
        cards: Vec<Card>,
    },
    /// The lot of a round was shown.
    LotShown {
        /// The round, from 1.
        round: u8,
        /// The cards.
        lot: [Card; 2],
    },
    /// A seat left the auction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat raised the bid.
    Raised {
        /// Who.
        seat: Seat,
        /// The highest bid now.
        bid: i16,
    },
    /// The lot went to the highest bidder.
    LotBought {
        /// Who.
        seat: Seat,
        /// The price.
        bid: i16,
    },
    /// Nobody wanted the lot.
    LotDiscarded,
    /// A seat sold no card.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat sold a card.
    CardSold {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// What the bank paid.
        coins: i16,
    },
    /// The last round is over.
    GameEnded,
}
