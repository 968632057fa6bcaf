//! What every store can do.
//!
//! The trait is asynchronous because a room of the server is a task: it waits for the disk without holding a
//! thread, and so many rooms wait for one commit together. A database behind a network is asynchronous anyway.
//! Answers are boxed, so that the server can hold an `Arc<dyn Store>`; one small allocation is nothing beside the
//! flush it waits for. They need no particular runtime.
//!
//! A request is under way when its answer is awaited for the first time, or earlier. Giving up an answer does not
//! take the request back: as after a lost connection, the caller asks again with the same key.

use std::pin::Pin;

use crate::error::StoreError;
use crate::ids::{Key, TableId};
use crate::model::{Change, Listing, Page, Room, RoomRecord, Row, TableHeader};

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where rooms and matches are kept. `Ok` from whatever changes something means that it survives a power cut.
pub trait Store: Send + Sync {
    /// Opens a room at version 0, whether or not a match of that name exists. Opening the very same room again
    /// before it has changed is no error.
    fn open_room(&self, table: TableId, room: Room) -> Answer<'_, ()>;
    /// A room and its version.
    fn room(&self, table: TableId) -> Answer<'_, RoomRecord>;
    /// Changes a room that is still at the version the change was made from; gives the new version. A caller who got
    /// no answer reads the room again to see who was first.
    fn save_room(&self, table: TableId, change: Change) -> Answer<'_, u64>;
    /// The room that a code leads to, compared byte by byte.
    fn room_of(&self, code: &str) -> Answer<'_, Option<TableId>>;
    /// Rooms that are due at `now` or earlier, at most `limit`, the longest overdue first.
    fn due_rooms(&self, now: i64, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Creates a match. Creating the very same match again changes nothing and is no error.
    fn create(&self, header: TableHeader) -> Answer<'_, ()>;
    /// What was agreed about a match.
    fn header(&self, table: TableId) -> Answer<'_, TableHeader>;
    /// A page of the list of matches, newest first.
    fn list(&self, page: Page) -> Answer<'_, Vec<Listing>>;
    /// Deletes a table: its room, its match, or both, with all that belongs to them.
    fn delete(&self, table: TableId) -> Answer<'_, ()>;

    /// Appends a row, which must be the next one, and gives its number. The caller knows every row before it, and
    /// that none of them has its key. If a row from there on has the key already, with the same seat and act, nothing
    /// is appended and the number of that row is given.
    fn append(&self, table: TableId, row: Row) -> Answer<'_, u64>;
    /// The log from row `from` on.
    fn log(&self, table: TableId, from: u64) -> Answer<'_, Vec<Row>>;
    /// The row that came with a key, asked before a request is refused as stale. It may read the whole log.
    fn find(&self, table: TableId, key: Key) -> Answer<'_, Option<Row>>;
}
