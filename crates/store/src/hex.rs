//! Numbers as hexadecimal digits. They are on every page many times, so they are written in one piece and not digit by digit.

use std::fmt;

use crate::ids::IdError;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The most bytes that a number has.
const MOST: usize = 16;

/// Writes the digits of at most sixteen bytes.
pub fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = [[0; 2]; MOST];
    for (two, byte) in text.iter_mut().zip(bytes) {
        *two = [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
    }
    let digits = &text.as_flattened()[..2 * bytes.len().min(MOST)];
    f.write_str(str::from_utf8(digits).map_err(|_| fmt::Error)?)
}

/// The bytes whose digits these are.
pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], IdError> {
    let wrong = IdError { digits: 2 * N };
    if text.len() != wrong.digits || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wrong);
    }
    let number = u128::from_str_radix(text, 16).map_err(|_| wrong)?;
    let mut bytes = [0; N];
    bytes.copy_from_slice(&number.to_be_bytes()[16 - N..]);
    Ok(bytes)
}
