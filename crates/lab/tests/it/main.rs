//! The lab: what it counts, and that it counts the same every time.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod companies;
mod distribution;
mod encounter;
mod playout;
mod rating;
mod shippers;
mod simulate;
mod statistics;
mod tournament;
mod traders;
