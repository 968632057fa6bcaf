//! What is kept of a room and of a match.

use ecotable_kernel::{Seat, Seed};
use serde_json::Value;

use crate::ids::{Key, TableId};

/// Where people gather, before a match is agreed and while it is played.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Room {
    /// What leads people to it. It belongs to one room at a time; a room without one cannot be found.
    pub code: Option<String>,
    /// Places, nicknames, the host and so on: a document that only the room itself understands.
    pub body: Vec<u8>,
    /// When somebody should look after it, for instance to forget names, on whatever clock the caller has; `None`
    /// if nothing is left to be done.
    pub due_at: Option<i64>,
}

/// A room as it is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RoomRecord {
    /// How often it has changed.
    pub version: u64,
    /// What it is now.
    pub room: Room,
}

/// What becomes of a room.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Change {
    /// The version that the change was made from.
    pub version: u64,
    /// What the room is from now on.
    pub room: Room,
    /// What becomes of the version before.
    pub trace: Trace,
}

/// What a change leaves of what was there before.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Trace {
    /// It may stay somewhere on the disk until it is written over: the quick way, for all that is no secret.
    Kept,
    /// It is gone from the disk when the answer comes, with all that was there before it: for names to be forgotten. Only if
    /// somebody has been reading for seconds, what they read goes after them.
    Erased,
}

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
