//! The acceptance cases of RULES.md.

pub mod end;
mod shipments;
mod turns;
