//! Why not: one variant for each rule.

use crate::ids::Development;
use crate::means::Means;

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// Another decision is asked for.
    #[error("another decision is asked for now")]
    NotAskedNow,
    /// The hand slot is empty, or there is none.
    #[error("there is no card in hand slot {slot}")]
    NoCardInHandSlot {
        /// The slot.
        slot: u8,
    },
    /// Take and Start exclude each other, and only one card is taken.
    #[error("the main action of this turn is done")]
    MainActionDone,
    /// Four cards are in hand.
    #[error("the hand is full")]
    HandFull,
    /// The market slot is empty, or there is none.
    #[error("there is no card in market slot {slot}")]
    MarketSlotEmpty {
        /// The slot.
        slot: u8,
    },
    /// The deck is empty.
    #[error("the deck is empty")]
    DeckEmpty,
    /// A card from the deck costs 1 Growth.
    #[error("a card from the deck costs 1 Growth")]
    CannotPayDeck,
    /// No company token is left.
    #[error("no company token is available")]
    NoToken,
    /// Every board slot holds a shipment.
    #[error("no board slot is free")]
    NoFreeSlot,
    /// The card is part of the shipment already.
    #[error("the card in hand slot {slot} is part of the shipment already")]
    AlreadyInShipment {
        /// The slot.
        slot: u8,
    },
    /// The quantities add up to more than 7.
    #[error("the quantity would be {quantity}, and at most 7 is possible")]
    TooMuchQuantity {
        /// The sum.
        quantity: u8,
    },
    /// Origins or destinations are not adjacent.
    #[error("origins or destinations are not adjacent")]
    RegionsApart,
    /// No means is shown on every card.
    #[error("no means is shown on every card")]
    NoCommonMeans,
    /// The card cannot lie on top.
    #[error("the card in hand slot {slot} is not one of the two that can lie on top")]
    NoTopCard {
        /// The slot.
        slot: u8,
    },
    /// Not every card shows the means.
    #[error("not every card of the shipment shows {}", .means.as_str())]
    MeansNotShown {
        /// The means.
        means: Means,
    },
    /// Levels belong to Version 2, plain purchases to the standard game.
    #[error("this kind of purchase belongs to the other set of Developments")]
    OtherVersion,
    /// One purchase a turn.
    #[error("a Development was bought in this turn already")]
    BoughtAlready,
    /// Each Development once.
    #[error("{card} is owned already")]
    OwnedAlready {
        /// The card.
        card: Development,
    },
    /// The price is above the Growth.
    #[error("it costs {cost}, and there is {growth} Growth")]
    CannotPay {
        /// The price.
        cost: u16,
        /// What the seat has.
        growth: u16,
    },
    /// One advance a turn.
    #[error("a Development was advanced in this turn already")]
    AdvancedAlready,
    /// Only an own Development can be advanced.
    #[error("{card} is not owned")]
    NotOwned {
        /// The card.
        card: Development,
    },
    /// A Development cannot be advanced in the turn in which it was bought.
    #[error("{card} was bought in this turn")]
    BoughtThisTurn {
        /// The card.
        card: Development,
    },
    /// Only upwards.
    #[error("the Development is at level {level} already")]
    LevelNotHigher {
        /// The present level.
        level: u8,
    },
    /// No tokens, no room on the tracker, or automatic banking.
    #[error("there are no growth tokens to move to the tracker")]
    NothingToBank,
    /// Who has done nothing passes instead of ending the turn.
    #[error("nothing was done in this turn: take, start, or pass if that is allowed")]
    NothingDone,
    /// Cards in hand and in the supply: a card must be taken or a shipment started.
    #[error("a card must be taken or a shipment started")]
    MainActionOwed,
    /// Who has done something ends the turn instead of passing.
    #[error("something was done in this turn: end it instead of passing")]
    NotAPass,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAskedNow => "ET-3.2.1",
            Self::NoCardInHandSlot { .. } => "ET-3.1.1",
            Self::MainActionDone => "ET-3.4.10",
            // A full hand takes neither from the market nor from the deck.
            Self::HandFull => "ET-1.5",
            Self::MarketSlotEmpty { .. } => "ET-3.4.1",
            Self::DeckEmpty | Self::CannotPayDeck => "ET-3.4.2",
            Self::NoToken => "ET-4.2",
            Self::NoFreeSlot => "ET-3.4.3",
            Self::AlreadyInShipment { .. } => "ET-3.5.4",
            Self::TooMuchQuantity { .. } => "ET-3.5.1",
            Self::RegionsApart => "ET-3.5.2",
            Self::NoCommonMeans => "ET-3.5.3",
            Self::NoTopCard { .. } => "ET-3.2.5",
            Self::MeansNotShown { .. } => "ET-4.4",
            Self::OtherVersion => "ET-6.3",
            Self::BoughtAlready => "ET-3.4.4",
            Self::OwnedAlready { .. } => "ET-4.6",
            Self::CannotPay { .. } => "ET-4.1.3",
            Self::AdvancedAlready | Self::NotOwned { .. } | Self::LevelNotHigher { .. } => "ET-3.4.5",
            Self::BoughtThisTurn { .. } => "ET-4.7",
            Self::NothingToBank => "ET-3.4.6",
            Self::NothingDone => "ET-3.4.7",
            Self::MainActionOwed => "ET-3.4.9",
            Self::NotAPass => "ET-3.4.8",
        }
    }
}
