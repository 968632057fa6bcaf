//! Bytes that nobody may read in a log or a debug print.

use std::fmt;

use ecotable_store::hex::{self, Digits};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Bytes that are kept as hexadecimal digits and never printed.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(crate) struct Secret<const N: usize>(pub [u8; N]);

impl<const N: usize> fmt::Debug for Secret<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

impl<const N: usize> Serialize for Secret<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(Digits::of(self.0).as_str())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Secret<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        hex::read(&String::deserialize(deserializer)?).map(Self).map_err(de::Error::custom)
    }
}
