//! What can go wrong.

use std::path::PathBuf;

use ecotable_kernel::Seat;

use crate::ids::TableId;

/// Why a store did not do what it was asked; except for [`StoreError::Storage`] nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table {0}")]
    UnknownTable(TableId),
    /// Another table or another room has that name.
    #[error("there is another table {0}")]
    TableExists(TableId),
    /// There is no such room.
    #[error("there is no room {0}")]
    UnknownRoom(TableId),
    /// The code leads to another room.
    #[error("the code belongs to another room")]
    CodeTaken,
    /// Somebody else changed the room first.
    #[error("the room has changed: it is at version {present}")]
    RoomChanged {
        /// The version it has now.
        present: u64,
    },
    /// Somebody else was first, or the caller is ahead of the log.
    #[error("row {asked} was asked for, and the log stands at {present}")]
    Conflict {
        /// The row asked for.
        asked: u64,
        /// The number of rows there are.
        present: u64,
    },
    /// The key belongs to a request that asked for something else.
    #[error("the key was used for row {seq}, which says something else")]
    KeyReused {
        /// The row that has the key.
        seq: u64,
    },
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// A text or a document is longer than the store takes.
    #[error("the {what} has {bytes} bytes; at most {limit} are kept")]
    TooLong {
        /// Which.
        what: &'static str,
        /// Its length.
        bytes: usize,
        /// The most that is kept.
        limit: usize,
    },
    /// A text has a NUL character, which not every database can keep.
    #[error("the {what} has a NUL character")]
    Nul {
        /// Which.
        what: &'static str,
    },
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The storage failed. Whether it happened is not known: look, or ask again with the same key.
    #[error("the storage failed: {0}")]
    Storage(String),
}

/// Why a database cannot be opened.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// The file is something else.
    #[error("{} is not a database; move it away or name another file", .0.display())]
    NotADatabase(PathBuf),
    /// The file is a database of another program.
    #[error("{} is a database, but not one of Ecotable; name another file", .0.display())]
    NotOurs(PathBuf),
    /// The file was written by a later version of this program.
    #[error(
        "{} has format {found}, and this program knows formats up to {known}; use the newer program that wrote it",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
        /// The latest format that this program knows.
        known: u32,
    },
    /// The database engine is too old to be safe.
    #[error("SQLite {0} can damage a database in WAL mode; 3.51.3 or later is needed")]
    Engine(&'static str),
    /// The file cannot be opened, read or written.
    #[error("{} cannot be opened: {why}", path.display())]
    Failed {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
}
