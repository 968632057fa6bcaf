//! The acceptance cases PR-A1 to PR-A51.

mod bins;
mod board;
mod driving;
mod examples;
mod hands;
