//! Ecotable in a real browser.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod absence;
mod arrows;
mod ecologic;
mod ecologic_moves;
mod ecologic_room;
mod ecotrade;
mod ecotrade_pair;
mod ecotrade_room;
mod following;
mod hinting;
mod morph;
mod pages;
mod pair;
mod person;
mod plastic_race;
mod plastic_race_motion;
mod plastic_race_room;
mod reacting;
mod room;
mod setting;
mod stage;
mod telling;
mod tradejack_room;
mod whole_games;
