//! Why not: one variant for each rule.

use ecotable_kernel::Seat;

use crate::cards::{Initiative, Kind};
use crate::deal::MOST_PROMISES;

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// Another seat is asked, or nobody.
    #[error("this seat is not asked now")]
    NotAsked,
    /// The decision answers another question.
    #[error("that is not an answer to what is asked now")]
    NotThisQuestion,
    /// There is no passing here.
    #[error("here a choice must be made")]
    MustChoose,
    /// The bid is below the nominal or not above the highest one.
    #[error("a bid must be at least {least}")]
    BidTooLow {
        /// The lowest bid that is possible.
        least: u8,
    },
    /// The seat could not pay the bid.
    #[error("a bid must not be above {most}")]
    BidTooHigh {
        /// The highest bid that is possible.
        most: u8,
    },
    /// The levy is nothing, or more than the leader has.
    #[error("a levy is 1 to {most}")]
    LevyOutOfBounds {
        /// The highest levy that is possible.
        most: u8,
    },
    /// There is no such token to place.
    #[error("there is no {} token to place", kind.word())]
    NoSuchToken {
        /// The type.
        kind: Kind,
    },
    /// The token was bought and kept in this Action phase.
    #[error("a token that was kept waits for a later Action phase")]
    KeptThisTurn,
    /// The cell does not have the resource.
    #[error("the cell does not have that resource")]
    WrongResource,
    /// Four tokens lie in the cell.
    #[error("the cell is full")]
    CellFull,
    /// The sector belongs to another seat.
    #[error("the sector belongs to another seat")]
    OtherOwner,
    /// No own token lies in the cell or next to it.
    #[error("there is no own token in the cell or next to it")]
    NotAdjacent,
    /// The first token goes to the border, or to an unoccupied sector.
    #[error("a first token must go to the border")]
    NotAtBorder,
    /// All tokens of the type are in play.
    #[error("there is no {} token left in the supply", kind.word())]
    NoSupply {
        /// The type.
        kind: Kind,
    },
    /// The token could not be placed.
    #[error("there is no cell for the token")]
    NoPlaceForToken,
    /// The seat cannot pay the nominal.
    #[error("the nominal is {nominal}, which this seat cannot pay")]
    TooPoor {
        /// The lowest opening bid.
        nominal: u8,
    },
    /// The seat cannot pay the nominal and what the only sectors for the token cost on top of it.
    #[error("the nominal is {nominal}, and 1 more for a far sector, which this seat cannot pay")]
    TooPoorForFarSector {
        /// The lowest opening bid.
        nominal: u8,
    },
    /// The territory has an owner or is not in the game.
    #[error("the territory is not for sale")]
    NotForSale,
    /// Only the leader opens auctions for territories, once in a turn.
    #[error("this seat may not open an auction for a territory now")]
    NotYourTadAuction,
    /// The territory cannot go there, or nowhere.
    #[error("the territory cannot be placed there")]
    NotThatSite,
    /// There is no right to buy without bidding, or not enough money.
    #[error("this cannot be bought without bidding now")]
    CannotBuy,
    /// The seat has closed a token in this turn.
    #[error("a token has been closed in this turn already")]
    ClosedAlready,
    /// The seat has no such token there.
    #[error("there is no own {} token in cell {cell}", kind.word())]
    NoOwnToken {
        /// The type.
        kind: Kind,
        /// The cell.
        cell: u8,
    },
    /// The initiative belongs to somebody else or nobody.
    #[error("{card} is not this seat's initiative")]
    NotYourCard {
        /// The initiative.
        card: Initiative,
    },
    /// Giving up this initiative would save nothing.
    #[error("only an initiative with a running cost can be given up")]
    NoRunningCost,
    /// Deck and discard pile are empty.
    #[error("there is no initiative to draw")]
    NoCards,
    /// The event does not let the seat choose that token.
    #[error("that token cannot be chosen")]
    NotThatToken,
    /// The price cannot be shifted that far.
    #[error("the price cannot be shifted that far")]
    ShiftTooFar,
    /// There is not enough money for all refineries.
    #[error("there is not enough money for all refineries")]
    CannotPayForAll,
    /// There is not so much to change.
    #[error("there is not so much to change")]
    NotEnough,
    /// The match is played without deals.
    #[error("this match is played without deals")]
    NoDeals,
    /// Deals are proposed in the own slot before the main action.
    #[error("a deal can be proposed only in one's own slot")]
    NoDealNow,
    /// No deal waits for an answer.
    #[error("no deal waits for an answer")]
    NothingProposed,
    /// Three deals have been proposed.
    #[error("three deals have been proposed in this slot")]
    TooManyProposals,
    /// The seat has answered three deals with another one.
    #[error("this seat has answered three deals of this slot with another one")]
    TooManyCounters,
    /// The partner is not there or barred.
    #[error("that seat cannot be a partner")]
    NoSuchPartner,
    /// Nothing would change hands.
    #[error("the deal is empty")]
    EmptyDeal,
    /// The list of open promises is full.
    #[error("at most {MOST_PROMISES} promises can be open at a table, and this deal would make more")]
    TooManyPromises,
    /// A side gives more money than it has.
    #[error("seat {seat} does not have that much money")]
    DealAboveMoney {
        /// Whose side.
        seat: Seat,
    },
    /// A side gives an initiative that it does not have.
    #[error("seat {seat} does not have {card}")]
    DealWithoutCard {
        /// Whose side.
        seat: Seat,
        /// The initiative.
        card: Initiative,
    },
    /// A promise is too large, too early or too late.
    #[error("a promise is 1 to 40, due in one to six turns")]
    PromiseOutOfBounds,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked | Self::NotThisQuestion | Self::MustChoose => "EL-3.14",
            Self::BidTooLow { .. } | Self::BidTooHigh { .. } => "EL-3.6",
            Self::NoSuchToken { .. } | Self::KeptThisTurn => "EL-3.8",
            Self::WrongResource
            | Self::CellFull
            | Self::OtherOwner
            | Self::NotAdjacent
            | Self::NotAtBorder => "EL-2.5",
            Self::NoSupply { .. }
            | Self::TooPoor { .. }
            | Self::TooPoorForFarSector { .. }
            | Self::NotForSale
            | Self::CannotBuy
            | Self::NoPlaceForToken
            | Self::NotYourTadAuction
            | Self::NotThatSite
            | Self::NoCards => "EL-3.5",
            Self::ClosedAlready | Self::NoOwnToken { .. } | Self::NotYourCard { .. } => "EL-3.8",
            Self::NoRunningCost => "EL-3.11",
            Self::LevyOutOfBounds { .. }
            | Self::NotThatToken
            | Self::ShiftTooFar
            | Self::CannotPayForAll
            | Self::NotEnough => "EL-4.2",
            Self::NoDeals
            | Self::NoDealNow
            | Self::NothingProposed
            | Self::TooManyProposals
            | Self::TooManyCounters
            | Self::NoSuchPartner
            | Self::EmptyDeal
            | Self::TooManyPromises
            | Self::DealAboveMoney { .. }
            | Self::DealWithoutCard { .. }
            | Self::PromiseOutOfBounds => "EL-3.9",
        }
    }
}
