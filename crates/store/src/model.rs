//! What is kept of a match.

use ecotable_kernel::{Seat, Seed};
use serde_json::Value;

use crate::ids::{Key, TableId, TokenHash};

/// What was agreed before the first decision; it never changes.
#[derive(Clone, Debug, PartialEq)]
pub struct TableHeader {
    /// The name of the table.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// The options.
    pub config: Value,
    /// The position it starts from, if that was made by hand.
    pub start: Option<Value>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// When, on whatever clock the caller has; the store has none.
    pub created_at: i64,
}

/// One row of a log.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Row {
    /// How many rows come before it. Unlike the ply of a match it never goes back: taking a decision back makes
    /// the match shorter and the log longer.
    pub seq: u64,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub act: Act,
    /// The request it came with.
    pub key: Key,
}

/// What a row of a log does.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Act {
    /// A decision, in the game's notation.
    Decide(String),
    /// The last decision that still stands is taken back.
    Undo,
}

/// A table as it appears in a list, without its seed and options.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Listing {
    /// The name of the table.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// When it was created.
    pub created_at: i64,
    /// How many rows its log has.
    pub rows: u64,
}

/// A part of the list of tables, newest first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Page {
    /// The last table of the page before.
    pub after: Option<Place>,
    /// The most tables to list.
    pub limit: u32,
}

/// Where a table stands in the list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Place {
    /// When it was created.
    pub created_at: i64,
    /// The name of the table.
    pub id: TableId,
}

impl Listing {
    /// Where it stands in the list.
    pub fn place(&self) -> Place {
        Place { created_at: self.created_at, id: self.id }
    }
}

/// Who holds a seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Holder {
    /// What proves it.
    pub token: TokenHash,
    /// What the others call them.
    pub nickname: String,
}

/// A position kept to save time: a cache, never the truth.
///
/// A table that wakes from it cannot take back what came before, so it is taken only where nothing can be taken
/// back.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Snapshot {
    /// How many rows of the log are in it.
    pub seq: u64,
    /// Whatever its maker can read again; what it cannot read it must throw away.
    pub body: Vec<u8>,
}
