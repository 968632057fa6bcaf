//! Why not.

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// Bidding is for auctions.
    #[error("there is no auction now")]
    NoAuction,
    /// A raise is of 1 to 5 coins.
    #[error("a raise is of 1 to 5 coins")]
    RaiseOutOfRange,
    /// The seat has not that many coins.
    #[error("the bid would be more than the seat has")]
    TooFewCoins,
    /// Selling comes after the auction.
    #[error("cards are sold after the auction")]
    NotSelling,
    /// The hand has no card at this place.
    #[error("the hand has no such card")]
    NoSuchCard,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoAuction => "LO-2",
            Self::RaiseOutOfRange => "LO-3",
            Self::TooFewCoins => "LO-4",
            Self::NotSelling => "LO-5",
            Self::NoSuchCard => "LO-6",
        }
    }
}
