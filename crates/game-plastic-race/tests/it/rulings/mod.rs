//! The rulings PR-R1 to PR-R71.

mod bins;
mod board;
mod driving;
mod long_turns;
mod own;
mod routes;
mod table;
