//! The commands, one file each.

pub mod decks;
pub mod engine;
pub mod games;
pub mod menu;
pub mod play;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod tournament;
pub mod verify;
