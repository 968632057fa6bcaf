//! Enums whose values are single words, in notation, config, views and files alike.

/// Defines an enum of words with `ALL`, `word`, `Display`, `FromStr` and serde.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub enum $name {
            $($(#[$about])* $variant),+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for it.
            #[inline]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::words::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.iter().copied().find(|value| value.word() == text).ok_or_else(|| {
                    let known: Vec<_> = Self::ALL.iter().map(|value| value.word()).collect();
                    crate::words::UnknownWord { text: text.to_owned(), known: known.join(", ") }
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::words::parse(deserializer)
            }
        }
    };
}

/// Ids that are a prefix and a number from 1, such as `ST01`: `Display`, `FromStr` and serde.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $prefix:literal, $width:literal, $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// As an index from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// A set with just this one.
            #[inline]
            pub const fn bit(self) -> u64 {
                1 << self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($prefix, "{:0", $width, "}"), self.0 + 1)
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::words::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let number = text.strip_prefix($prefix).and_then(|digits| digits.parse::<u8>().ok());
                let found = number.and_then(|number| number.checked_sub(1)).filter(|&n| n < $most).map(Self);
                found.filter(|found| found.to_string() == text).ok_or_else(|| crate::words::UnknownWord {
                    text: text.to_owned(),
                    known: format!("{} to {}", Self(0), Self($most - 1)),
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::words::parse(deserializer)
            }
        }
    };
}

pub(crate) use numbered;
pub(crate) use words;

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

/// A word that is none of those that could stand there.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("`{text}` is not one of: {known}")]
pub struct UnknownWord {
    pub(crate) text: String,
    pub(crate) known: String,
}

/// Reads a text and parses it.
pub(crate) fn parse<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
