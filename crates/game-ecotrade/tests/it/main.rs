//! EcoTrade tested: its rules section by section, its rulings, the acceptance cases, laws and golden games.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acceptance;
mod back;
mod cards;
mod developments;
mod edges;
mod ending;
mod flow;
mod golden;
mod growth;
mod invariants;
mod knowledge;
mod laws;
mod notation;
mod options;
mod play;
mod rulings;
mod scene;
mod score;
mod setup;
mod shipment;
mod snapshots;
mod trial;
mod words;
