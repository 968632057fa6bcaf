//! Positions at the edge of a rule: exact limits, two effects at once, last turns, options together.

mod ending;
mod growth;
mod levels;
mod reckoned;
mod settlement;
mod shipments;
mod sums;
mod turns;
