//! The question of the moment (EL-3.14).

use std::fmt;
use std::str::FromStr;

use ecotable_kernel::Seat;
use ecotable_parts::auction::Standing;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Initiative, Kind, Tad, Unknown};
use crate::deal::Deal;
use crate::state::Item;

/// What a seat is asked, by the names of EL-3.14.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "name", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are those of the index of decisions, EL-3.14")]
pub enum Decision {
    /// Nobody is asked: the rules run on. No view and no snapshot has it.
    #[serde(skip)]
    Nothing,
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
    /// Whether the question has two answers at least, whatever the position.
    #[inline]
    pub(crate) fn surely_has_a_choice(&self) -> bool {
        matches!(
            self,
            Self::Bidding { .. }
                | Self::Offer { .. }
                | Self::DealAnswer { .. }
                | Self::Veto { .. }
                | Self::LevyPay
                | Self::Promise
                | Self::Media
                | Self::ExpoDraw
                | Self::ExpoSwap { .. }
                | Self::Cartel
        )
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
