//! Standing orders: what a seat wants done without being asked.

use serde::{Deserialize, Serialize};

/// What a seat wants done without being asked. The room answers for it with ordinary decisions.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// In this auction bid as little as wins, up to this total; then pass.
    UpTo(u16),
    /// Pass in this auction.
    PassAuction,
    /// Pass in every auction of this round.
    PassRound,
    /// Say no to every question out of turn, until the order is taken back.
    Decline,
}
