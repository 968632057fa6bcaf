//! The store's promises, on files, in memory, and through sudden death.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod contract;
#[cfg(unix)]
mod crash;
mod erasing;
mod full;
mod ids;
mod keeping;
mod older;
mod opening;
mod recent;
mod rivals;
mod standing;
mod stopping;
mod torn;

use std::path::{Path, PathBuf};

use ecotable_kernel::Seat;
use ecotable_store::{Act, Key, Row, SqliteStore, Store, TableHeader, TableId, Upkeep};
use tempfile::TempDir;

/// A folder that goes with the test, and the path of a database in it.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matches.db");
    (folder, path)
}

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).unwrap()
}

/// A store that tidies up all the time: few rows stay in the list, and few pages in the write-ahead log.
fn open_tidy(path: &Path) -> SqliteStore {
    SqliteStore::open_with(path, Upkeep { fewest: 8, most: 24, pages: 8 }).unwrap()
}

/// Waits for an answer on this thread.
fn wait<T>(answer: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(answer)
}

/// A table of TradeJack for three.
fn header(id: u64) -> TableHeader {
    TableHeader {
        id: TableId(id),
        game: "tradejack".into(),
        rules: 1,
        seats: 3,
        config: serde_json::json!({}),
        start: None,
        seed: id.to_string().parse().unwrap(),
        created_at: 0,
    }
}

fn create(store: &SqliteStore, id: u64) -> TableId {
    wait(store.create(header(id))).unwrap();
    TableId(id)
}

fn row(seq: u64, notation: &str, key: u128) -> Row {
    Row { seq, seat: Seat(0), act: Act::Decide(notation.into()), key: Key(key.to_be_bytes()) }
}
