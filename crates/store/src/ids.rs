//! Numbers that name things: tables, requests, and the people in a room.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::hex::{self, Digits};

/// The name of a table and of its room; whoever opens the room draws it.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct TableId(pub u64);

/// 128 random bits that make a request happen once, however often it is sent.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Key(pub [u8; 16]);

/// SHA-256 of the token that proves who somebody is. A room keeps this, never the token itself.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
pub struct TokenHash(pub [u8; 32]);

/// A text that does not name anything.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("expected {digits} hexadecimal digits")]
pub struct IdError {
    /// How many digits it takes.
    pub digits: usize,
}

impl TableId {
    /// How it is written.
    pub fn digits(self) -> Digits<8> {
        Digits::of(self.0.to_be_bytes())
    }
}

impl Key {
    /// How it is written.
    pub fn digits(self) -> Digits<16> {
        Digits::of(self.0)
    }
}

impl TokenHash {
    /// The hash of a token.
    pub fn of(token: &[u8]) -> Self {
        Self(Sha256::digest(token).into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(***)")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.digits().as_str())
    }
}

impl FromStr for TableId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        hex::read(text).map(|bytes| Self(u64::from_be_bytes(bytes)))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.digits().as_str())
    }
}

impl FromStr for Key {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        hex::read(text).map(Self)
    }
}
