//! What proves who holds a seat.

use std::fmt;
use std::str::FromStr;

use ecotable_store::{IdError, Key, TokenHash};

/// 128 random bits that prove who holds a seat or hosts a table. Only its hash is kept.
#[derive(Clone, Copy, Eq, PartialEq)]
pub struct Token {
    bits: [u8; 16],
    /// Worked out once, because a stream asks for it with every move.
    hash: TokenHash,
}

impl Token {
    /// The token with these bits, which must be random.
    pub fn from_random(bytes: [u8; 16]) -> Self {
        Self { bits: bytes, hash: TokenHash::of(&bytes) }
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        self.hash
    }

    /// The token as it stands in a cookie. It is a secret: never in a page, an address or a log.
    pub fn reveal(&self) -> String {
        Key(self.bits).to_string()
    }
}

impl FromStr for Token {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        text.parse().map(|Key(bytes)| Self::from_random(bytes))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(***)")
    }
}
