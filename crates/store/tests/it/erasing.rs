//! What is deleted is gone from the disk, not only from the answers.

use std::fs;
use std::path::Path;

use ecotable_kernel::Seat;
use ecotable_store::{Holder, SqliteStore, Store, TableId, TokenHash};

use crate::{create, folder, open, row, wait};

const NAME: &str = "Nickname-That-Must-Go";

fn seated(path: &Path) -> (SqliteStore, TableId, Holder) {
    let store = open(path);
    let table = create(&store, 1);
    let holder = Holder { token: TokenHash::of(b"token"), nickname: NAME.into() };
    wait(store.claim_seat(table, Seat(0), holder.clone())).unwrap();
    wait(store.append(table, row(0, "pass", 1))).unwrap();
    (store, table, holder)
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
    let (store, table, _) = seated(&path);
    assert!(is_on_disk(folder.path()));
    wait(store.forget_seats(table)).unwrap();
    assert!(!is_on_disk(folder.path()));
    assert_eq!(wait(store.log(table, 0)).unwrap().len(), 1);
}

#[test]
fn the_name_of_a_freed_seat_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table, _) = seated(&path);
    wait(store.free_seat(table, Seat(0))).unwrap();
    assert!(!is_on_disk(folder.path()));
}

#[test]
fn a_changed_name_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table, holder) = seated(&path);
    let renamed = Holder { nickname: "Other".into(), ..holder.clone() };
    wait(store.change_seat(table, Seat(0), holder.token, renamed)).unwrap();
    assert!(!is_on_disk(folder.path()));
}

#[test]
fn a_deleted_table_leaves_no_trace_in_the_files() {
    let (folder, path) = folder();
    let (store, table, _) = seated(&path);
    drop(store);
    assert!(is_on_disk(folder.path()));
    let store = open(&path);
    wait(store.delete(table)).unwrap();
    assert!(!is_on_disk(folder.path()));
}
