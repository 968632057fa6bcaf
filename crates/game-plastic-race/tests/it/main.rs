//! Europe Plastic's Race tested: rules, rulings, acceptance cases and laws.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acceptance;
mod content;
mod drawing;
mod drives;
mod effects;
mod exits;
mod golden;
mod laws;
mod limits;
mod lists;
mod maps;
mod own_maps;
mod referee;
mod rulings;
mod scene;
mod setup;
mod turns;
mod words;
