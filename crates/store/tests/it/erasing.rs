//! What is deleted is gone from the disk, not only from the answers.

use std::fs;
use std::path::Path;

use ecotable_store::{Change, Room, SqliteStore, Store, TableId, Trace, Upkeep};

use crate::{create, folder, open, row, wait};

const NAME: &str = "Nickname-That-Must-Go";

fn room(body: &str) -> Room {
    Room { code: Some("FERN".into()), body: body.into(), due_at: Some(1) }
}

/// A table whose room has had the name in several versions, each longer than a page.
fn with_name(path: &Path) -> (SqliteStore, TableId) {
    let store = open(path);
    let table = create(&store, 1);
    wait(store.open_room(table, room(NAME))).unwrap();
    for version in 0..5 {
        let body = format!("{version} {NAME}").repeat(300);
        let change = Change { version, room: room(&body), trace: Trace::Kept };
        wait(store.save_room(table, change)).unwrap();
    }
    wait(store.append(table, row(0, "pass", 1))).unwrap();
    (store, table)
}

/// Whether the name is anywhere in the folder.
fn is_on_disk(folder: &Path) -> bool {
    let has_name =
        |path: &Path| fs::read(path).unwrap().windows(NAME.len()).any(|text| text == NAME.as_bytes());
    fs::read_dir(folder).unwrap().any(|entry| has_name(&entry.unwrap().path()))
}

#[test]
fn a_forgotten_name_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table) = with_name(&path);
    assert!(is_on_disk(folder.path()));
    let forget = Change { version: 5, room: room("nobody"), trace: Trace::Erased };
    wait(store.save_room(table, forget)).unwrap();
    assert!(!is_on_disk(folder.path()));
    assert_eq!(wait(store.log(table, 0)).unwrap().len(), 1);
}

#[test]
fn a_name_forgotten_together_with_many_decisions_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table) = with_name(&path);
    let forget = Change { version: 5, room: room("nobody"), trace: Trace::Erased };
    let appends: Vec<_> = (1..40).map(|seq| store.append(table, row(seq, "pass", u128::from(seq)))).collect();
    let forgotten = store.save_room(table, forget);
    for (seq, append) in (1..).zip(appends) {
        assert_eq!(wait(append), Ok(seq));
    }
    assert_eq!(wait(forgotten), Ok(6));
    assert!(!is_on_disk(folder.path()));
}

#[test]
fn a_name_forgotten_while_the_store_tidies_up_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    // Every commit makes the store copy pages, and there are many of them when the name is to be forgotten.
    let store = SqliteStore::open_with(&path, Upkeep { fewest: 8, most: 24, pages: 1 }).unwrap();
    let table = create(&store, 1);
    wait(store.open_room(table, room("nobody"))).unwrap();
    for round in 0..20 {
        let body = format!("{round} {NAME}").repeat(30_000);
        let named = Change { version: 2 * round, room: room(&body), trace: Trace::Kept };
        let forgotten = Change { version: 2 * round + 1, room: room("nobody"), trace: Trace::Erased };
        wait(store.save_room(table, named)).unwrap();
        wait(store.save_room(table, forgotten)).unwrap();
        assert!(!is_on_disk(folder.path()), "round {round}");
    }
}

#[test]
fn a_store_that_is_opened_again_has_no_trace_of_what_was_replaced_before() {
    let (folder, path) = folder();
    let (store, table) = with_name(&path);
    wait(store.save_room(table, Change { version: 5, room: room("nobody"), trace: Trace::Kept })).unwrap();
    // A copy is what a kill would leave: the store has not closed its files.
    let (after, copy) = crate::folder();
    for file in ["matches.db", "matches.db-wal"] {
        fs::copy(folder.path().join(file), after.path().join(file)).unwrap();
    }
    assert!(is_on_disk(after.path()));
    let store = open(&copy);
    assert!(!is_on_disk(after.path()));
    assert_eq!(wait(store.room(table)).unwrap().room, room("nobody"));
}

#[test]
fn a_deleted_table_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table) = with_name(&path);
    drop(store);
    assert!(is_on_disk(folder.path()));
    let store = open(&path);
    wait(store.delete(table)).unwrap();
    assert!(!is_on_disk(folder.path()));
}

#[test]
fn a_table_deleted_while_its_rows_are_recent_leaves_no_trace_of_them() {
    let (folder, path) = folder();
    let store = open(&path);
    let [kept, gone] = [1, 2].map(|id| create(&store, id));
    for seq in 0..30 {
        wait(store.append(kept, row(seq, "pass", u128::from(seq)))).unwrap();
        wait(store.append(gone, row(seq, NAME, u128::from(seq)))).unwrap();
    }
    assert!(is_on_disk(folder.path()));
    wait(store.delete(gone)).unwrap();
    assert!(!is_on_disk(folder.path()));
    assert_eq!(wait(store.log(kept, 0)).unwrap().len(), 30);
}

#[test]
fn a_table_deleted_after_its_rows_have_settled_leaves_no_trace_of_them() {
    let (folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    for seq in 0..30 {
        wait(store.append(table, row(seq, &NAME.repeat(40), u128::from(seq)))).unwrap();
        if seq == 20 {
            // Whoever opens the file moves what is recent.
            drop(open(&path));
        }
    }
    assert!(is_on_disk(folder.path()));
    wait(store.delete(table)).unwrap();
    assert!(!is_on_disk(folder.path()));
}
