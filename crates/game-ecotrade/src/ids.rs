//! Cards by their numbers, such as S01, I07 or D12, and sets of them.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text that names no card.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("no such card; a card is a letter and two digits: S01 to S42, I01 to I28, D01 to D12")]
pub struct UnknownCard;

macro_rules! card {
    ($(#[$doc:meta])* $Card:ident, $letter:literal, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $Card(NonZeroU8);

        impl $Card {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The card with this number, from 1.
            pub const fn new(number: u8) -> Option<Self> {
                match NonZeroU8::new(number) {
                    Some(number) if number.get() as usize <= Self::COUNT => Some(Self(number)),
                    _ => None,
                }
            }

            /// Every card, in the order of the numbers.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=$count).filter_map(Self::new)
            }

            /// Its number, from 1.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0.get()
            }

            /// Its place in the list of cards, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// The card that a pile of our own holds as this number.
            #[inline]
            pub(crate) const fn of_pile(number: u8) -> Self {
                match NonZeroU8::new(number) {
                    Some(number) => Self(number),
                    None => Self(NonZeroU8::MIN),
                }
            }
        }

        impl fmt::Display for $Card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{:02}"), self.0)
            }
        }

        impl FromStr for $Card {
            type Err = UnknownCard;

            fn from_str(text: &str) -> Result<Self, UnknownCard> {
                let digits = text.strip_prefix($letter).ok_or(UnknownCard)?;
                let plain = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
                let number = plain.then(|| digits.parse().ok()).flatten();
                number.and_then(Self::new).ok_or(UnknownCard)
            }
        }

        impl Serialize for $Card {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Card {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|error| serde::de::Error::custom(format!("`{text}`: {error}")))
            }
        }
    };
}

card!(
    /// A Shipment card, S01 to S42.
    Shipment, "S", 42
);
card!(
    /// An Incident card, I01 to I28.
    Incident, "I", 28
);
card!(
    /// A Development, D01 to D12.
    Development, "D", 12
);

macro_rules! developments {
    ($($(#[$doc:meta])* $name:ident = $number:literal;)+) => {
        impl Development {
            $($(#[$doc])* pub const $name: Self = Self::of_pile($number);)+
        }
    };
}

developments! {
    /// Driver academy.
    DRIVER_ACADEMY = 1;
    /// Safe rest stops.
    REST_STOPS = 2;
    /// Multilingual planning team.
    PLANNING_TEAM = 3;
    /// Supply-chain due diligence.
    DUE_DILIGENCE = 4;
    /// Freight-exchange platform.
    PLATFORM = 5;
    /// All-risks cargo cover.
    CARGO_COVER = 6;
    /// Consolidation hub.
    HUB = 7;
    /// Long-term local contracts.
    LOCAL_CONTRACTS = 8;
    /// Low-emission truck fleet.
    TRUCK_FLEET = 9;
    /// Green rail power contract.
    RAIL_POWER = 10;
    /// Shore power and cleaner fuels.
    SHORE_POWER = 11;
    /// Sustainable aviation fuel.
    AVIATION_FUEL = 12;
}

/// A level of a Development in Version 2, 1 to 3 (ET-4.7).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Level(NonZeroU8);

impl Level {
    /// How many there are.
    pub const COUNT: usize = 3;

    /// The level with this number.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(level) if level.get() as usize <= Self::COUNT => Some(Self(level)),
            _ => None,
        }
    }

    /// All levels, the lowest first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=3).filter_map(Self::new)
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its place in lists, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom(format!("there is no level {number}")))
    }
}

/// A set of Shipment cards, one bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Shipments(u64);

impl Shipments {
    #[inline]
    pub fn insert(&mut self, card: Shipment) {
        self.0 |= 1 << card.index();
    }

    #[inline]
    pub fn contains(self, card: Shipment) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Adds the cards that are there.
    #[inline]
    pub fn extend_from(&mut self, cards: impl IntoIterator<Item = Shipment>) {
        cards.into_iter().for_each(|card| self.insert(card));
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Shipment> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = (bits != 0).then(|| Shipment::of_pile(bits.trailing_zeros() as u8 + 1))?;
            bits &= bits - 1;
            Some(lowest)
        })
    }
}

impl FromIterator<Shipment> for Shipments {
    fn from_iter<I: IntoIterator<Item = Shipment>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A set of Incident cards, one bit for each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Incidents(u32);

impl Incidents {
    #[inline]
    pub fn insert(&mut self, card: Incident) {
        self.0 |= 1 << card.index();
    }

    /// The cards, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Incident> {
        ecotable_parts::bits(self.0).map(|index| Incident::of_pile(index + 1))
    }
}

impl FromIterator<Incident> for Incidents {
    fn from_iter<I: IntoIterator<Item = Incident>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
