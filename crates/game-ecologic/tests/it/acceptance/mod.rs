//! The acceptance cases, each with its number.

mod actions;
mod auctions;
mod end;
mod events;
mod examples;
mod phases;
mod setup;

pub use auctions::deck;
pub use examples::start;
