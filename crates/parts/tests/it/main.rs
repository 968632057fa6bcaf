//! Tests of the parts that games are made of.

mod auction;
mod cards;
mod hex;
