//! Where rooms and matches are kept, so that an acknowledged decision survives a power cut.
//!
//! A table begins as a [`Room`] where people gather: one document that the room alone understands, found by a code
//! that can be said aloud. When all is agreed, the match begins under the same [`TableId`]; names stay in the room's
//! document, so that they can be forgotten and the match can stay.
//!
//! A match is its [`TableHeader`] and its log. The log only grows, is numbered without gaps, and is the only truth:
//! a decision has happened when its [`Row`] is stored, and [`Store::append`] answers after that. A position is not
//! kept: it comes back when the log is played again.
//!
//! Two servers may both believe that they own a table. Only one row with each number can exist, and the other one is
//! told [`StoreError::Conflict`]; of two changes made from the same version of a room one is told
//! [`StoreError::RoomChanged`]. A request that is sent twice has one effect and one answer, because its [`Key`] is
//! stored with the row.
//!
//! ```
//! # use ecotable_store::{SqliteStore, Store, TableHeader, TableId, Row, Act, Key, StoreError};
//! # async fn play() -> Result<(), StoreError> {
//! let store = SqliteStore::in_memory().map_err(|error| StoreError::Storage(error.to_string()))?;
//! # let header = TableHeader {
//! #     id: TableId(7), game: "tradejack".into(), rules: 1, seats: 2, config: serde_json::json!({}),
//! #     start: None, seed: "7".parse().expect("a seed"), created_at: 0,
//! # };
//! store.create(header).await?;
//! let row = Row { seq: 0, seat: Default::default(), act: Act::Decide("pass".into()), key: Key([1; 16]) };
//! assert_eq!(store.append(TableId(7), row.clone()).await, Ok(0));
//! assert_eq!(store.append(TableId(7), row.clone()).await, Ok(0), "the same request has the same answer");
//! let late = Row { key: Key([2; 16]), ..row };
//! assert_eq!(store.append(TableId(7), late).await, Err(StoreError::Conflict { asked: 0, present: 1 }));
//! # Ok(())
//! # }
//! # tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(play()).expect("stored");
//! ```
//!
//! # Why rusqlite
//!
//! [`SqliteStore`] has one thread that writes, and group commit is a loop in that thread: take all that waits, run
//! it in one transaction, flush once, answer. With the synchronous rusqlite this is the whole design; sqlx would put a
//! thread, a channel and a pool of its own below ours, and keeps an older SQLite. PostgreSQL will stand behind the same
//! trait in an implementation of its own, where one connection for each request and the database's own group commit
//! are right, so that little could be shared. It may use tokio-postgres, or sqlx without its `sqlite` feature: two
//! crates that link SQLite do not fit into one program. [`contract`] keeps the implementations alike.

pub mod contract;
mod error;
pub mod hex;
mod ids;
pub mod limits;
mod model;
mod sqlite;
mod standing;
mod store;

pub use error::{OpenError, StoreError};
pub use ids::{IdError, Key, TableId, TokenHash};
pub use model::{Act, Change, Listing, Page, Place, Room, RoomRecord, Row, TableHeader, Trace};
pub use sqlite::{Settings, SqliteStore, Upkeep};
pub use standing::{NothingToUndo, standing};
pub use store::{Answer, Store};
