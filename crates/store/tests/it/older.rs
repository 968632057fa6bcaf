//! Files of older programs.

use std::path::Path;

use ecotable_store::{Key, Page, Row, Store, StoreError, TableId};
use rusqlite::Connection;

use crate::{folder, header, open, row, wait};

const FIRST_FORMAT: &str = include_str!("../../migrations/0001_matches.sql");
const SECOND_FORMAT: &str = include_str!("../../migrations/0002_recent.sql");

/// A file as the first format had it, with one table of three rows.
fn first_format(path: &Path) -> Connection {
    let database = Connection::open(path).unwrap();
    let mode: String =
        database.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    database.execute_batch(FIRST_FORMAT).unwrap();
    database.execute_batch("PRAGMA application_id = 0x45434f54; PRAGMA user_version = 1;").unwrap();
    let seed = header(1).seed.to_string();
    let table = "INSERT INTO tables VALUES (1, 1, 'tradejack', 1, 3, '{}', NULL, ?1, 0)";
    database.execute(table, [seed]).unwrap();
    for row in rows() {
        let Key(key) = row.key;
        database.execute("INSERT INTO log VALUES (1, ?1, 0, 'pass', ?2)", (row.seq, key)).unwrap();
    }
    database
}

fn rows() -> Vec<Row> {
    (0..3).map(|seq| row(seq, "pass", u128::from(seq))).collect()
}

#[test]
fn a_file_of_the_first_format_is_brought_up_to_date_with_all_its_rows() {
    let (_folder, path) = folder();
    drop(first_format(&path));
    let table = TableId(1);
    let mut expected = rows();
    for seq in 3..6 {
        let store = open(&path);
        assert_eq!(wait(store.settings()).unwrap().format, 3);
        assert_eq!(wait(store.header(table)), Ok(header(1)));
        assert_eq!(wait(store.log(table, 0)).as_ref(), Ok(&expected));
        for row in &expected {
            assert_eq!(wait(store.append(table, row.clone())), Ok(row.seq), "the same request");
        }
        expected.push(row(seq, "bid 4", u128::from(seq)));
        assert_eq!(wait(store.append(table, expected[seq as usize].clone())), Ok(seq));
        let listed = wait(store.list(Page { after: None, limit: 9 })).unwrap();
        assert_eq!(listed[0].rows, seq + 1);
    }
    let store = open(&path);
    wait(store.delete(table)).unwrap();
    assert_eq!(wait(store.log(table, 0)), Err(StoreError::UnknownTable(table)));
}

#[test]
fn a_file_of_the_second_format_keeps_settled_and_recent_rows() {
    let (_folder, path) = folder();
    let older = first_format(&path);
    older.execute_batch(SECOND_FORMAT).unwrap();
    older.execute_batch("PRAGMA user_version = 2").unwrap();
    let recent = "INSERT INTO recent (number, seq, seat, notation, key) VALUES (1, 3, 0, 'pass', ?1)";
    older.execute(recent, [Key(3_u128.to_be_bytes()).0]).unwrap();
    drop(older);
    let store = open(&path);
    assert_eq!(wait(store.settings()).unwrap().format, 3);
    let mut expected = rows();
    expected.push(row(3, "pass", 3));
    assert_eq!(wait(store.log(TableId(1), 0)).as_ref(), Ok(&expected));
    assert_eq!(wait(store.append(TableId(1), row(4, "pass", 4))), Ok(4));
}

#[test]
fn a_program_of_the_first_format_that_has_the_file_open_reads_all_and_cannot_append() {
    let (_folder, path) = folder();
    let older = first_format(&path);
    let store = open(&path);
    wait(store.append(TableId(1), row(3, "bid 4", 3))).unwrap();
    let known: u64 =
        older.query_row("SELECT max(seq) FROM log WHERE number = 1", [], |row| row.get(0)).unwrap();
    assert_eq!(known, 3);
    let appended = older.execute("INSERT INTO log VALUES (1, 4, 0, 'pass', ?1)", [[0; 16]]);
    assert!(appended.unwrap_err().to_string().contains("cannot modify log"));
    assert_eq!(wait(store.log(TableId(1), 0)).unwrap().len(), 4);
}
