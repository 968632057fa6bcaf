//! What games are made of: piles of cards, hands that count faces, auctions, and maps of hexes.
//!
//! All are flat values of fixed size: copying one copies its bytes, and equal contents are equal bytes.
#![deny(clippy::float_arithmetic)]

pub mod auction;
mod counts;
pub mod hex;
mod pile;

pub use counts::{Counts, bits};
pub use pile::Pile;
