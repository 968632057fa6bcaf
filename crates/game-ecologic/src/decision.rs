//! The question of the moment in words, for views and snapshots (EL-3.14).

use std::fmt;
use std::str::FromStr;

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::auction::{Auction, PassPolicy, Standing};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Initiative, Kind, Tad, Unknown};
use crate::deal::Deal;
use crate::state::{Ask, Item};

/// What a seat is asked, by the names of EL-3.14.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "name", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the index of decisions, EL-3.14")]
pub enum Decision {
    #[serde(rename = "start_1")]
    Start1,
    #[serde(rename = "start_2")]
    Start2,
    Lawsuit,
    Spill,
    Brain,
    Convert,
    LevySet,
    LevyPay,
    Bat,
    Promise,
    Media,
    ExpoDraw,
    ExpoSwap {
        card: Initiative,
    },
    Slot,
    Opening {
        item: Item,
    },
    Offer {
        card: Initiative,
        first: Seat,
    },
    Bidding {
        item: Item,
        initiator: Seat,
        auction: Standing,
    },
    Veto {
        item: Item,
        initiator: Seat,
        winner: Seat,
        price: u8,
    },
    PlaceBought {
        #[serde(rename = "type")]
        kind: Kind,
    },
    Site {
        tad: Tad,
    },
    Platform,
    PlatformCard {
        card: Initiative,
    },
    Wrap,
    DealAnswer {
        proposer: Seat,
        deal: Deal,
    },
    Exchange,
    Shutdown,
    Cartel,
    Upkeep,
    Over,
}

impl Decision {
    /// The question of a position.
    pub(crate) fn of(ask: &Ask) -> Self {
        match *ask {
            Ask::Start1 => Self::Start1,
            Ask::Start2 => Self::Start2,
            Ask::Lawsuit => Self::Lawsuit,
            Ask::Spill => Self::Spill,
            Ask::Brain => Self::Brain,
            Ask::Convert => Self::Convert,
            Ask::LevySet => Self::LevySet,
            Ask::LevyPay => Self::LevyPay,
            Ask::Bat => Self::Bat,
            Ask::Promise => Self::Promise,
            Ask::Media => Self::Media,
            Ask::ExpoDraw => Self::ExpoDraw,
            Ask::ExpoSwap { card } => Self::ExpoSwap { card },
            Ask::Slot => Self::Slot,
            Ask::Opening { item } => Self::Opening { item },
            Ask::Offer { card, first } => Self::Offer { card, first },
            Ask::Bidding { item, initiator, auction } => {
                Self::Bidding { item, initiator, auction: auction.standing() }
            }
            Ask::Veto { item, initiator, winner, price } => Self::Veto { item, initiator, winner, price },
            Ask::PlaceBought { kind } => Self::PlaceBought { kind },
            Ask::Site { tad } => Self::Site { tad },
            Ask::Platform => Self::Platform,
            Ask::PlatformCard { card } => Self::PlatformCard { card },
            Ask::Wrap => Self::Wrap,
            Ask::DealAnswer { proposer, deal } => Self::DealAnswer { proposer, deal },
            Ask::Exchange => Self::Exchange,
            Ask::Shutdown => Self::Shutdown,
            Ask::Cartel => Self::Cartel,
            Ask::Upkeep => Self::Upkeep,
            Ask::Nothing | Ask::Over => Self::Over,
        }
    }

    /// The question that the words stand for; `bidders` are those who may take part in a running auction.
    pub(crate) fn ask(self, bidders: impl FnOnce(Item) -> SeatSet) -> Ask {
        match self {
            Self::Start1 => Ask::Start1,
            Self::Start2 => Ask::Start2,
            Self::Lawsuit => Ask::Lawsuit,
            Self::Spill => Ask::Spill,
            Self::Brain => Ask::Brain,
            Self::Convert => Ask::Convert,
            Self::LevySet => Ask::LevySet,
            Self::LevyPay => Ask::LevyPay,
            Self::Bat => Ask::Bat,
            Self::Promise => Ask::Promise,
            Self::Media => Ask::Media,
            Self::ExpoDraw => Ask::ExpoDraw,
            Self::ExpoSwap { card } => Ask::ExpoSwap { card },
            Self::Slot => Ask::Slot,
            Self::Opening { item } => Ask::Opening { item },
            Self::Offer { card, first } => Ask::Offer { card, first },
            Self::Bidding { item, initiator, auction } => {
                let auction = Auction::restore(bidders(item), PassPolicy::Final, auction);
                Ask::Bidding { item, initiator, auction }
            }
            Self::Veto { item, initiator, winner, price } => Ask::Veto { item, initiator, winner, price },
            Self::PlaceBought { kind } => Ask::PlaceBought { kind },
            Self::Site { tad } => Ask::Site { tad },
            Self::Platform => Ask::Platform,
            Self::PlatformCard { card } => Ask::PlatformCard { card },
            Self::Wrap => Ask::Wrap,
            Self::DealAnswer { proposer, deal } => Ask::DealAnswer { proposer, deal },
            Self::Exchange => Ask::Exchange,
            Self::Shutdown => Ask::Shutdown,
            Self::Cartel => Ask::Cartel,
            Self::Upkeep => Ask::Upkeep,
            Self::Over => Ask::Over,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(kind) => f.write_str(kind.word()),
            Self::Initiative(card) => card.fmt(f),
            Self::Tad(tad) => f.write_str(tad.id()),
        }
    }
}

impl FromStr for Item {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let token = text.parse().map(Self::Token);
        let card = || text.parse().map(Self::Initiative);
        let tad = || text.parse().map(Self::Tad);
        token.or_else(|_| card()).or_else(|_| tad()).map_err(|_: Unknown| Unknown("item: oil, EI05 or NR"))
    }
}

/// Serialises a type by its text.
macro_rules! by_text {
    ($kind:ty) => {
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|error| serde::de::Error::custom(format!("`{text}`: {error}")))
            }
        }
    };
}

by_text!(Item);
by_text!(Initiative);
