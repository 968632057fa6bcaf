//! Answers that nobody waits for, and stores that are dropped.

use ecotable_store::Store;

use crate::{create, folder, open, row, wait};

#[test]
fn what_was_asked_is_done_although_nobody_waits_and_the_store_is_dropped() {
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    let rows: Vec<_> = (0..50).map(|seq| row(seq, "pass", u128::from(seq))).collect();
    for row in &rows {
        drop(store.append(table, row.clone()));
    }
    drop(store);
    assert_eq!(wait(open(&path).log(table, 0)), Ok(rows));
}

#[test]
fn a_closed_store_leaves_one_file() {
    let (folder, path) = folder();
    create(&open(&path), 1);
    let names: Vec<_> = folder.path().read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["matches.db"]);
}
