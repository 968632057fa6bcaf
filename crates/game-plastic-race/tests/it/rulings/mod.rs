//! The rulings PR-R1 to PR-R65.

mod bins;
mod board;
mod driving;
mod table;
