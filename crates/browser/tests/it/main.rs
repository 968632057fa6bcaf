//! Ecotable in a real browser.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod absence;
mod ecologic;
mod ecologic_moves;
mod ecologic_room;
mod ecotrade;
mod ecotrade_pair;
mod ecotrade_room;
mod morph;
mod pages;
mod pair;
mod person;
mod plastic_race;
mod room;
mod stage;
mod whole_games;
