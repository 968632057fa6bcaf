//! Where seeds come from.

use anyhow::{Result, anyhow};
use ecotable_kernel::{Seat, Seed};

use crate::failure::usage;

/// The seed that was asked for, or one from the operating system.
pub fn given_or_drawn(text: Option<&str>) -> Result<Seed> {
    match text {
        Some(text) => text.parse().map_err(|error| usage(format!("--seed {text}: {error}"))),
        None => drawn(),
    }
}

/// A seed that nobody knows.
pub fn drawn() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("the operating system gives no random bytes: {error}"))?;
    Ok(Seed::new(bytes))
}

/// What a bot thinks with at this point of a match: the same whenever the match is played with the same seed,
/// and of no use for guessing the seed.
pub fn thinking(seed: Seed, ply: u64, seat: Seat) -> u64 {
    let number = ply << 8 | u64::from(seat.0);
    let digits = seed.of_series(number).to_string();
    u64::from_str_radix(&digits[..16], 16).expect("a seed is shown as 64 hexadecimal digits")
}
