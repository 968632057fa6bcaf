//! The rules, one file for each part of a turn.

mod auction;
mod check;
mod deals;
mod environment;
mod event_phase;
mod housekeeping;
mod income;
mod levies;
mod list;
mod offer;
mod perform;
mod price;
mod purchase;
mod slot;
mod start;
mod turn;

pub use environment::Balance;
pub use income::Income;
