//! Numbers as hexadecimal digits. They are on every page many times, so they are written in one piece and not digit by digit.

use std::fmt;

use crate::ids::IdError;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Writes the digits of some bytes.
pub fn write<const N: usize>(bytes: [u8; N], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = bytes.map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    f.write_str(str::from_utf8(digits.as_flattened()).map_err(|_| fmt::Error)?)
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
