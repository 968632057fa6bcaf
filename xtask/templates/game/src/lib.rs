//! Seedling: everybody plants cards in rising order.
//!
//! The rules are numbered in RULES.md; each lives in the file of its section.
#![deny(clippy::float_arithmetic)]

mod action;
mod cards;
mod config;
mod determinize;
mod event;
mod game;
mod narrate;
mod refusal;
mod rules;
mod score;
mod setup;
mod snapshot;
mod state;
mod view;

pub use action::{Action, NotAnAction};
pub use cards::{Card, Cards};
pub use config::Config;
pub use event::Event;
pub use game::Seedling;
pub use refusal::Refusal;
pub use snapshot::Snapshot;
pub use state::State;
pub use view::View;
