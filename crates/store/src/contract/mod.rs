//! What every store promises, as checks that an implementation's own tests run; a broken promise panics.
//!
//! ```
//! # async fn check() {
//! use ecotable_store::{SqliteStore, contract};
//!
//! contract::run(&SqliteStore::in_memory().expect("memory")).await;
//! # }
//! # tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(check());
//! ```

mod log;
mod reopening;
mod rooms;
mod tables;
mod texts;
mod together;

use ecotable_kernel::Seat;
use serde_json::json;

use crate::ids::{Key, TableId};
use crate::model::{Act, Change, Room, Row, TableHeader, Trace};
use crate::store::Store;

pub use reopening::survives_reopening;

/// Checks all promises but the one that takes a second opening; the store must be empty.
pub async fn run(store: &dyn Store) {
    rooms::are_opened_once(store).await;
    rooms::change_from_the_latest_version_only(store).await;
    rooms::have_a_code_of_their_own(store).await;
    rooms::are_found_when_they_are_due(store).await;
    rooms::and_matches_live_apart(store).await;
    rooms::that_cannot_be_kept_are_refused(store).await;
    rooms::that_nobody_opened_are_unknown(store).await;
    tables::keep_what_was_agreed(store).await;
    tables::are_created_once(store).await;
    tables::are_listed_newest_first(store).await;
    tables::are_deleted_with_all_that_is_theirs(store).await;
    tables::that_nobody_created_are_unknown(store).await;
    log::is_dense(store).await;
    log::takes_no_row_out_of_turn(store).await;
    log::answers_the_same_request_alike(store).await;
    log::refuses_a_key_that_was_used_for_something_else(store).await;
    log::keeps_the_keys_of_tables_apart(store).await;
    log::keeps_what_is_taken_back(store).await;
    log::is_read_from_any_row_on(store).await;
    texts::come_back_as_they_were(store).await;
    texts::that_are_too_long_are_refused(store).await;
    together::many_tables_grow_at_once(store).await;
    together::one_wins_each_row(store).await;
    together::copies_of_one_request_are_one(store).await;
    together::one_wins_each_change(store).await;
    together::one_gets_the_code(store).await;
}

/// A header for table `id`, with three seats.
fn header(id: u64) -> TableHeader {
    TableHeader {
        id: TableId(id),
        game: "lots".into(),
        rules: 1,
        seats: 3,
        config: json!({ "rounds": 10 }),
        start: None,
        seed: "7".parse().expect("a short text is a seed"),
        created_at: 1_000,
    }
}

/// Creates table `id`, with three seats.
async fn table(store: &dyn Store, id: u64) -> TableId {
    store.create(header(id)).await.expect("a new table is created");
    TableId(id)
}

/// Row `seq` by seat 0; `key` is the number of the request.
fn row(seq: u64, notation: &str, key: u128) -> Row {
    Row { seq, seat: Seat(0), act: Act::Decide(notation.into()), key: Key(key.to_be_bytes()) }
}

fn undo(seq: u64, key: u128) -> Row {
    Row { act: Act::Undo, ..row(seq, "", key) }
}

/// An empty room with a code.
fn room(code: &str) -> Room {
    Room { code: Some(code.into()), body: vec![], due_at: None }
}

fn change(version: u64, room: Room) -> Change {
    Change { version, room, trace: Trace::Kept }
}

/// Appends rows that must be accepted.
async fn append_all(store: &dyn Store, table: TableId, rows: &[Row]) {
    for row in rows {
        assert_eq!(store.append(table, row.clone()).await, Ok(row.seq), "{row:?} is the next row");
    }
}

/// The log must be exactly this.
async fn expect_log(store: &dyn Store, table: TableId, rows: &[Row]) {
    assert_eq!(store.log(table, 0).await.as_deref(), Ok(rows), "the log of table {table}");
}
