//! Numbers as hexadecimal digits. They are on every page many times, so they are written in one piece and not digit by digit.

use crate::ids::IdError;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The digits of some bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Digits<const N: usize>([[u8; 2]; N]);

impl<const N: usize> Digits<N> {
    /// The digits of these bytes.
    pub fn of(bytes: [u8; N]) -> Self {
        Self(bytes.map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]))
    }

    /// As a text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(self.0.as_flattened()).expect("digits are ASCII")
    }
}

/// The bytes whose digits these are.
pub fn read<const N: usize>(text: &str) -> Result<[u8; N], IdError> {
    let wrong = IdError { digits: 2 * N };
    let (pairs, rest) = text.as_bytes().as_chunks();
    let pairs: &[[u8; 2]; N] = pairs.try_into().map_err(|_| wrong)?;
    let mut bytes = [0; N];
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = value(high).ok_or(wrong)? << 4 | value(low).ok_or(wrong)?;
    }
    if rest.is_empty() { Ok(bytes) } else { Err(wrong) }
}

/// The value of a digit.
pub fn value(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}
