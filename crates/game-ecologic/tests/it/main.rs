//! Ecologic tested: its rules section by section, its rulings, the acceptance cases, laws and golden games.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acceptance;
mod edges;
mod golden;
mod laws;
mod phrases;
mod play;
mod prospects;
mod rulings;
mod scene;
mod sections;
mod snapshots;
mod words;
