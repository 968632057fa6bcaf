//! Drives the built program through pipes, as people and other programs do.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod decks;
mod engine;
mod hostile;
mod lab;
mod locales;
mod menu;
mod play;
mod program;
mod protocol_page;
mod records;
mod server;
mod usage;
