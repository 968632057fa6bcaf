//! A disk without room.

use ecotable_store::{Room, SqliteStore, Store, StoreError, TableId};

use crate::{create, folder, open, open_tidy, row, wait};

#[test]
fn a_full_store_says_so_reads_on_and_recovers() {
    for open in [open, open_tidy] {
        let (_folder, path) = folder();
        fill_up(&open(&path));
    }
}

/// Appends until there is no room, and then a little more with room.
fn fill_up(store: &SqliteStore) {
    let table = create(store, 1);
    wait(store.limit_size(100_000)).unwrap();

    let long = "x".repeat(4000);
    let mut rows = Vec::new();
    let full = loop {
        let row = row(rows.len() as u64, &long, rows.len() as u128);
        match wait(store.append(table, row.clone())) {
            Ok(_) => rows.push(row),
            Err(error) => break error,
        }
    };
    assert_eq!(full, StoreError::Full);
    assert!(rows.len() > 5, "{} rows", rows.len());
    assert_eq!(wait(store.log(table, 0)).as_ref(), Ok(&rows));

    wait(store.limit_size(u64::MAX)).unwrap();
    let next = row(rows.len() as u64, &long, rows.len() as u128);
    assert_eq!(wait(store.append(table, next.clone())), Ok(next.seq), "the same request, repeated");
    rows.push(next);
    assert_eq!(wait(store.log(table, 0)), Ok(rows));
}

#[test]
fn one_request_without_room_does_not_spoil_those_it_is_committed_with() {
    let (_folder, path) = folder();
    let store = open(&path);
    let tables: Vec<_> = (0..10).map(|id| create(&store, id)).collect();
    wait(store.limit_size(200_000)).unwrap();
    for round in 0..20 {
        let huge = store.open_room(TableId(99), Room { code: None, body: vec![1; 1 << 20], due_at: None });
        let appends: Vec<_> =
            tables.iter().map(|&table| store.append(table, row(round, "pass", u128::from(round)))).collect();
        assert_eq!(wait(huge), Err(StoreError::Full));
        for append in appends {
            assert_eq!(wait(append), Ok(round));
        }
    }
    assert_eq!(wait(store.room(TableId(99))), Err(StoreError::UnknownRoom(TableId(99))));
}
