//! The floor of all floors: what a loop costs that decides nothing.

use std::hint::black_box;

use crate::clock::Effort;
use crate::yardstick::Xoshiro;

/// Nanoseconds to draw a random number and touch a buffer with it.
pub fn ns_nothing(effort: Effort) -> f64 {
    let mut rng = Xoshiro::new(1);
    let mut buffer = [0u8; 64];
    effort.ns_each(&mut [(); 10_000], |()| {
        buffer[rng.below(64)] ^= 1;
        black_box(&mut buffer);
    })
}
