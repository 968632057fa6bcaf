//! The seed of a match, and the promise made about it before the first decision.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 256 bits from which all chance of a match follows.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Seed([u8; 32]);

/// A text that cannot be a seed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("a seed is a text of 1 to 64 characters, or 64 hexadecimal digits")]
pub struct SeedError;

impl Seed {
    /// A seed from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of game `number` in a series that itself has one.
    pub fn of_series(self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"ecotable series");
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be shown before the match: it fixes the seed and does not tell it.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"ecotable seed commitment");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// 64 hexadecimal digits are the seed itself; any shorter text stands for its hash.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if let Some(bytes) = hex_bytes(text) {
            return Ok(Self(bytes));
        }
        if text.is_empty() || text.chars().count() > 64 {
            return Err(SeedError);
        }
        let mut hash = Sha256::new();
        hash.update(b"ecotable seed");
        hash.update(text.as_bytes());
        Ok(Self(hash.finalize().into()))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    /// The seed tells every hidden card, so it is never in a debug print.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(committed to by {})", self.commitment())
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// SHA-256 over a seed: shown when a match starts, checked when the seed is told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        hex_bytes(&text)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom("a commitment is 64 hexadecimal digits"))
    }
}

fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn hex_bytes(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
