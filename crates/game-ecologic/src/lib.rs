//! Ecologic: companies extract oil and minerals and balance profits and the environment, in both editions.
//!
//! The rules are numbered in RULES.md; each lives in the file of its part of a turn under `rules/`.
#![deny(clippy::float_arithmetic)]

mod action;
mod audit;
mod audit_question;
mod board;
mod cards;
mod config;
mod deal;
mod decision;
mod determinize;
mod event;
mod game;
mod narrate;
mod open;
mod prospect;
mod refusal;
mod rules;
pub mod scenario;
mod score;
mod setup;
mod snapshot;
mod state;
mod view;

pub use action::{Action, NotAnAction};
pub use board::{Board, MOST_CELLS, MOST_TOKENS, Map, TOKENS_OF_A_TYPE};
pub use cards::{
    BIG_NOMINAL, Effect, EventCard, EventFace, INITIATIVES, Initiative, InitiativeFace, Kind, Printed,
    Resource, Tad, Unknown, printed,
};
pub use config::{
    BatUnit, CentralLevels, Config, CrisisLevels, EcoPerTurn, Edition, EventOrder, EventPool, FirstLeader,
    GreenDirection, HarmlessEvents, MixedFinal, Promises, Scope, ScoreRounding, SpillTokens, TadOpener,
};
pub use deal::{Deal, Due, Promise, Side};
pub use decision::Decision;
pub use ecotable_parts::hex::{Place, Row};
pub use event::{Discard, Event, Loss};
pub use game::Ecologic;
pub use prospect::{Ahead, Prospect};
pub use refusal::Refusal;
pub use rules::{Balance, Income};
pub use score::Score;
pub use snapshot::{PlayerSnapshot, RefinerySnapshot, Snapshot, TadSnapshot, UsedSnapshot};
pub use state::{Item, Stage, State};
pub use view::{CellView, PerType, PhaseName, PlayerView, RefineryView, Shift, TokenView, View};
