//! The yardstick plays by the rules, and the hot path allocates nothing.

mod allocation;
mod yardstick;
