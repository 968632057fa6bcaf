//! The bots that play every game.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod allocations;
mod companies;
mod drivers;
mod honesty;
mod positions;
mod roster;
mod search;
mod shippers;
mod traders;
mod utility;
mod words;
