//! The acceptance cases of the specification, TJ-A1 to TJ-A43, each played from exactly the position it gives.

mod awards;
mod bidding;
mod end;
mod examples;
mod options;
mod production;
mod setup;
