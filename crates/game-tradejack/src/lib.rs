//! TradeJack: supermarket buyers bid for sources of palm oil.
//!
//! The rules are numbered in RULES.md; each lives in the file of its section under `rules/`.
#![deny(clippy::float_arithmetic)]

mod action;
mod audit;
mod cards;
mod config;
pub mod deck;
mod determinize;
mod event;
mod forecast;
mod game;
mod hand;
mod narrate;
mod open;
mod refusal;
mod rules;
mod score;
mod setup;
mod snapshot;
mod state;
mod to_come;
mod view;

pub use action::{Action, NotAnAction};
pub use cards::{
    Award, AwardKind, Cards, Colour, Demand, DemandCard, DemandFace, DemandId, PRODUCT_NAMES, Product,
    SOURCE_NAMES, Source, SourceNames, Stack, Trend, UnknownFace,
};
pub use config::{Config, FirstPlayer};
pub use event::{Decider, Deck, Event, Sale};
pub use forecast::Forecast;
pub use game::TradeJack;
pub use hand::{Products, Sources};
pub use refusal::Refusal;
pub use snapshot::{PhaseSnapshot, PlayerSnapshot, Snapshot};
pub use state::State;
pub use view::{Covered, DeckSizes, Own, PhaseView, PlayerView, View};
