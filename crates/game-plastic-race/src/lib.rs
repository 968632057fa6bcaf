//! Europe Plastic's Race: refuse trucks collect plastic in eight cities.
//!
//! The rules are numbered in RULES.md; each lives in the file of its part of a turn under `rules/`.
#![deny(clippy::float_arithmetic)]

mod action;
mod audit;
mod cards;
pub mod city;
mod colour;
mod config;
mod determinize;
mod drives;
mod event;
mod game;
mod narrate;
mod open;
mod phase;
mod refusal;
mod rules;
mod score;
mod setup;
mod snapshot;
mod state;
mod suppose;
mod track;
mod view;
mod words;

pub use action::{Action, NotAnAction, Wanted};
pub use cards::{
    Accepts, Card, Cards, DieFace, Hand, Kind, PlantCard, PlantFace, RewardDie, Route, RouteCard, Routes,
    StreetCard,
};
pub use colour::{Colour, Colours, Direction, Effect, Reward};
pub use config::{Config, PolicePower, React, RewardRepeat, RouteMatch, StartSeat, Switch};
pub use drives::{Drive, Drives, Goal, Ways};
pub use event::{Event, NodeId};
pub use game::PlasticRace;
pub use open::{Driven, Wish};
pub use phase::{DieAt, EarlierWords, LegWords, OneWayAt, OpenPlayWords, PhaseWords};
pub use refusal::Refusal;
pub use snapshot::{PlayerSnapshot, Snapshot};
pub use state::State;
pub use view::{Own, PlantView, PlayerView, Reserve, View};
pub use words::UnknownWord;
