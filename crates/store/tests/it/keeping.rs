//! The write-ahead log is copied in the background, and does not grow for ever.

use std::fs;
use std::ops::Range;
use std::path::Path;

use ecotable_store::{SqliteStore, Store, TableId, Upkeep};
use rusqlite::Connection;

use crate::{create, folder, row, wait};

/// How many pages the log should have.
const PAGES: u32 = 16;
/// How many it may have at most: the writer waits when three times as many came while others were copied, and a commit
/// writes a few at once.
const BOUND: u64 = 4 * PAGES as u64 + 16;
/// A page in the log, with what is said about it.
const PAGE: u64 = 4096 + 24;

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open_with(path, Upkeep { fewest: 50, most: 100, pages: PAGES }).unwrap()
}

/// How many pages the log has had at most: it never becomes shorter while the store is open.
fn longest(path: &Path) -> u64 {
    fs::metadata(path.with_file_name("matches.db-wal")).unwrap().len() / PAGE
}

fn create_ten(store: &SqliteStore) -> Vec<TableId> {
    (0..10).map(|id| create(store, id)).collect()
}

/// Appends rows to ten tables in turn, each in a commit of its own.
fn append(store: &SqliteStore, rows: Range<u64>) {
    for number in rows {
        let (table, seq) = (TableId(number % 10), number / 10);
        assert_eq!(wait(store.append(table, row(seq, "pass", u128::from(number)))), Ok(seq));
    }
}

fn check(store: &SqliteStore, rows: u64) {
    for table in 0..10 {
        assert_eq!(wait(store.log(TableId(table), 0)).unwrap().len() as u64, rows / 10);
    }
}

#[test]
fn the_log_of_a_store_that_never_pauses_stays_short() {
    let (_folder, path) = folder();
    let store = open(&path);
    create_ten(&store);
    append(&store, 0..1000);
    let pages = longest(&path);
    assert!((u64::from(PAGES)..=BOUND).contains(&pages), "{pages} pages");
    check(&store, 1000);
}

#[test]
fn the_log_of_a_store_with_much_to_do_stays_short() {
    let (_folder, path) = folder();
    let store = open(&path);
    let tables = create_ten(&store);
    for round in 0..60_u64 {
        let asked = (0..50).map(|part| (tables[part % 10], round * 5 + part as u64 / 10));
        let appends: Vec<_> =
            asked.map(|(table, seq)| store.append(table, row(seq, "pass", u128::from(seq)))).collect();
        assert!(appends.into_iter().all(|append| wait(append).is_ok()));
    }
    let pages = longest(&path);
    assert!(pages <= BOUND + 32, "{pages} pages, with many of each commit");
    check(&store, 3000);
}

#[test]
fn a_log_that_grew_because_somebody_read_an_old_state_begins_anew_after_that() {
    let (_folder, path) = folder();
    let store = open(&path);
    create_ten(&store);
    let reader = Connection::open(&path).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM log").unwrap();
    append(&store, 0..300);
    let while_reading = longest(&path);
    assert!(while_reading > BOUND, "{while_reading} pages");
    reader.execute_batch("COMMIT").unwrap();
    append(&store, 300..1000);
    let in_all = longest(&path);
    assert!(in_all <= while_reading + BOUND, "{in_all} pages after {while_reading}");
    check(&store, 1000);
}

#[test]
fn pages_are_copied_while_the_store_is_open() {
    let (_folder, path) = folder();
    let store = open(&path);
    create_ten(&store);
    let empty = fs::metadata(&path).unwrap().len();
    append(&store, 0..1000);
    assert!(fs::metadata(&path).unwrap().len() > empty);
}
