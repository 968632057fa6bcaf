//! Why not: one variant for each rule.

use crate::cards::{Product, Source};

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// It is not the seat's turn to bid or pass.
    #[error("it is not this seat's turn to bid or pass")]
    NotYourBid,
    /// The bid is not above the highest one.
    #[error("a bid must be above {high}")]
    BidTooLow {
        /// The highest bid so far.
        high: u16,
    },
    /// The bid is more than the seat has.
    #[error("a bid must not be above the seat's {capital} Capital")]
    BidAboveCapital {
        /// What the seat has.
        capital: u16,
    },
    /// Nobody has drawn two sources to choose from, or there is no such third one.
    #[error("there is no such drawn source to choose")]
    NoChoiceOfSource,
    /// Of two equal sources only the first can be chosen.
    #[error("both drawn sources look the same: choose the first")]
    EqualSources,
    /// It is not the production phase.
    #[error("this is possible in production only")]
    NotInProduction,
    /// The seat has confirmed.
    #[error("confirming was final")]
    AlreadyConfirmed,
    /// The product is not in hand.
    #[error("{product} is not in hand")]
    NoSuchProduct {
        /// The product.
        product: Product,
    },
    /// No source of that colour can be used.
    #[error("no source of the colour of {product} is in hand")]
    NoSourceOfColour {
        /// The product.
        product: Product,
    },
    /// The source is not in hand.
    #[error("{card} is not in hand")]
    NoSuchSource {
        /// The source.
        card: Source,
    },
    /// The source has the other colour.
    #[error("the source does not have the colour of {product}")]
    OtherColour {
        /// The product.
        product: Product,
    },
    /// A Regulation bans the source.
    #[error("a Regulation bans this source")]
    Banned,
    /// Sets and offloading exclude each other.
    #[error("products are being offloaded in this round, so no sets")]
    Offloading,
    /// Sets and offloading exclude each other.
    #[error("sets are being sold in this round, so nothing is offloaded")]
    SellingSets,
    /// The CO2 variant has no offloading.
    #[error("with CO2 nothing is sold without a source")]
    NoOffloadingWithCo2,
    /// A started set lacks its source.
    #[error("the started set needs its source first")]
    SetUnfinished,
    /// No set has been started.
    #[error("no set has been started")]
    NoSetStarted,
    /// Nothing is staged.
    #[error("nothing is staged")]
    NothingStaged,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourBid => "TJ-5.6",
            Self::BidTooLow { .. } => "TJ-5.8",
            Self::BidAboveCapital { .. } => "TJ-5.9",
            Self::NoChoiceOfSource => "TJ-5.3",
            Self::EqualSources => "TJ-5.4",
            Self::NotInProduction => "TJ-6.1",
            Self::AlreadyConfirmed => "TJ-6.11",
            Self::NoSuchProduct { .. } => "TJ-6.2",
            Self::NoSourceOfColour { .. } => "TJ-6.3",
            Self::NoSuchSource { .. } | Self::OtherColour { .. } => "TJ-6.4",
            Self::Banned => "TJ-6.5",
            Self::SetUnfinished => "TJ-6.6",
            Self::NoSetStarted => "TJ-6.7",
            Self::Offloading | Self::SellingSets => "TJ-6.9",
            Self::NoOffloadingWithCo2 => "TJ-10.4",
            Self::NothingStaged => "TJ-6.12",
        }
    }
}
