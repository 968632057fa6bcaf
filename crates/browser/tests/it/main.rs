//! Ecotable in a real browser.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod absence;
mod morph;
mod pages;
mod person;
mod stage;
mod whole_games;
