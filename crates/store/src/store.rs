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

use ecotable_kernel::Seat;

use crate::error::StoreError;
use crate::ids::{Key, TableId, TokenHash};
use crate::model::{Holder, Listing, Page, Row, Snapshot, TableHeader};

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where matches are kept. `Ok` from whatever changes something means that it survives a power cut.
pub trait Store: Send + Sync {
    /// Creates a table. Creating the very same table again changes nothing and is no error.
    fn create(&self, header: TableHeader) -> Answer<'_, ()>;
    /// What was agreed about a table.
    fn header(&self, table: TableId) -> Answer<'_, TableHeader>;
    /// A page of the list of tables, newest first.
    fn list(&self, page: Page) -> Answer<'_, Vec<Listing>>;
    /// Deletes a table with all that belongs to it.
    fn delete(&self, table: TableId) -> Answer<'_, ()>;

    /// Appends a row, which must be the next one, and gives its number. A row that is there already with the same
    /// key, seat and act is not appended again: its number is given, whatever number was asked for.
    fn append(&self, table: TableId, row: Row) -> Answer<'_, u64>;
    /// The log from row `from` on.
    fn log(&self, table: TableId, from: u64) -> Answer<'_, Vec<Row>>;
    /// The row that came with a key: asked before a request is refused as stale.
    fn find(&self, table: TableId, key: Key) -> Answer<'_, Option<Row>>;

    /// Takes a seat that is free. Taking it again with the same token changes nothing and is no error.
    fn claim_seat(&self, table: TableId, seat: Seat, holder: Holder) -> Answer<'_, ()>;
    /// Gives a seat held with token `from` a new token, a new nickname, or both.
    fn change_seat(&self, table: TableId, seat: Seat, from: TokenHash, to: Holder) -> Answer<'_, ()>;
    /// The seats that are taken, in seat order.
    fn seats(&self, table: TableId) -> Answer<'_, Vec<(Seat, Holder)>>;
    /// Frees a seat and forgets who held it; a free seat stays free.
    fn free_seat(&self, table: TableId, seat: Seat) -> Answer<'_, ()>;
    /// Forgets who held the seats of a table; its log stays.
    fn forget_seats(&self, table: TableId) -> Answer<'_, ()>;

    /// Keeps a snapshot, unless a later one is kept already. It cannot be ahead of the log.
    fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Answer<'_, ()>;
    /// The latest snapshot, if there is one.
    fn snapshot(&self, table: TableId) -> Answer<'_, Option<Snapshot>>;
    /// Throws all snapshots of all tables away, for a program that cannot read them.
    fn drop_snapshots(&self) -> Answer<'_, ()>;
}
