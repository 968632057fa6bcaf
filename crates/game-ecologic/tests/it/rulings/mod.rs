//! The rulings, each with its number.

mod events_first;
mod events_second;
mod phases;
mod placing;
mod score;
mod trade;
