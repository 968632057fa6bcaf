//! The test kit tested: the toy games keep the laws and their rules, and broken games are found out.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bent;
mod golden;
mod laws_find;
mod lots_laws;
mod lots_rules;
mod lots_words;
mod pebbles;
