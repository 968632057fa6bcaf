//! The rules, one file for each section of RULES.md.

mod bidding;
mod decks;
pub(crate) mod demand;
mod product;
mod production;
mod retail;
mod trends;

pub(crate) use production::{colours_of, unstage, usable_sources};
