//! The rulings of RULES.md, one test each.

mod cards;
mod growth;
mod settlement;
mod shipments;
mod turns;
