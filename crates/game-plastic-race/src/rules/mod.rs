//! The rules, one file for each part of a turn.

mod arrival;
mod bins;
mod choices;
mod dice;
mod driving;
mod effects;
mod ending;
mod payment;
mod police;
mod roads;
mod routes;
mod sites;
mod tokens;
mod turn;

pub(crate) use ending::FULL_HAND;
pub(crate) use roads::{Roads, Survey};
