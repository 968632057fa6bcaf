//! The edges of the rules: exact limits, the last round, two things at once, options together.

mod bidding;
mod co2;
mod demand;
mod production;
mod retail;
