//! The rulings TJ-R1 to TJ-R47: what is played where the rulebook is silent or contradicts itself.

mod bidding;
mod production;
mod retail;
mod table;
mod variants;
