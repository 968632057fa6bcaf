//! What the server and its pages promise.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod at_table;
mod drive;
mod ecologic;
mod ecotrade;
mod html;
mod pages;
mod parts;
mod plastic_race;
mod reasons;
mod server;
mod sound;
mod streams;
mod table;
mod text;
mod weight;
mod words;
