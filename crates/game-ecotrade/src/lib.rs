//! EcoTrade: companies ship goods through Europe, and what they do to the environment counts in the end.
//!
//! The rules are numbered in RULES.md; each lives in the file of its section under `rules/`, in `setup.rs` or in
//! `score.rs`.
#![deny(clippy::float_arithmetic)]

mod action;
mod audit;
mod cards;
mod config;
mod determinize;
mod event;
mod game;
mod ids;
mod means;
mod narrate;
mod open;
mod refusal;
mod restore;
mod rules;
mod score;
mod setup;
mod snapshot;
mod state;
mod trial;
mod view;

pub use action::{ACTIONS, Action, NotAnAction};
pub use cards::{Cards, Category, DevelopmentCard, IncidentCard, LevelCard, Region, ShipmentCard};
pub use config::{Adjacency, Banking, Config, Developments, FirstPlayer, LastTurns, TokenPool};
pub use event::{Event, Started};
pub use game::EcoTrade;
pub use ids::{Development, Incident, Level, Shipment, UnknownCard};
pub use means::{Attributes, Means, MeansSet};
pub use refusal::Refusal;
pub use score::Settlement;
pub use snapshot::{BoardSnapshot, EndSnapshot, NodeSnapshot, OwnedDevelopment, PlayerSnapshot, Snapshot};
pub use state::{Main, Reason, State};
pub use trial::{Laid, Trial};
pub use view::{EndView, IncidentOdds, NodeView, Offer, Own, PlayerView, Returned, View};
