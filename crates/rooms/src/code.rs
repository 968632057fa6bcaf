//! The code with which people join a table.

use std::fmt;
use std::str::FromStr;

/// Letters and digits that nobody mistakes for one another, neither read nor heard.
const ALPHABET: &[u8; 28] = b"ABCDEFGHJKMNPQRTUVWXYZ234679";

/// How long a code is.
const LENGTH: usize = 6;

/// The code with which people join a table, such as `MANGK7`.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
pub struct Code([u8; LENGTH]);

/// A text that is no code.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("a code has {LENGTH} letters and digits, such as MANGK7")]
pub struct NotACode;

impl Code {
    /// A code that nobody can guess, from random bytes.
    pub fn from_random(bytes: [u8; 8]) -> Self {
        let mut number = u64::from_le_bytes(bytes);
        let mut code = [0; LENGTH];
        for letter in &mut code {
            *letter = ALPHABET[(number % 28) as usize];
            number /= 28;
        }
        Self(code)
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is plain ASCII")
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(***)")
    }
}

impl FromStr for Code {
    type Err = NotACode;

    /// Reads a code as people type it: in small letters, with spaces or dashes.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let typed = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let mut code = [0; LENGTH];
        let mut length = 0;
        for byte in typed {
            let letter = byte.to_ascii_uppercase();
            if length == LENGTH || !ALPHABET.contains(&letter) {
                return Err(NotACode);
            }
            code[length] = letter;
            length += 1;
        }
        if length == LENGTH { Ok(Self(code)) } else { Err(NotACode) }
    }
}
