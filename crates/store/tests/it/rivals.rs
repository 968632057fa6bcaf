//! Several who want the same, each on a thread of its own.

use std::thread;

use ecotable_store::{SqliteStore, Store, StoreError, TableId};

use crate::{create, folder, open, row, wait};

const ROWS: u64 = 100;
const RIVALS: u64 = 4;

/// Appends until the log has `ROWS` rows; gives the numbers won.
fn contend(store: &SqliteStore, table: TableId, rival: u64) -> Vec<u64> {
    let mut won = Vec::new();
    let mut seq = 0;
    while seq < ROWS {
        match wait(store.append(table, row(seq, "pass", u128::from(rival * ROWS + seq)))) {
            Ok(got) => {
                assert_eq!(got, seq);
                won.push(seq);
                seq += 1;
            }
            Err(StoreError::Conflict { asked, present }) => {
                assert!(asked == seq && present > seq, "asked {asked}, present {present}");
                seq = present;
            }
            Err(error) => panic!("{error}"),
        }
    }
    won
}

fn check(stores: &[SqliteStore]) {
    let table = create(&stores[0], 1);
    let mut won: Vec<u64> = thread::scope(|scope| {
        let threads: Vec<_> = (0..RIVALS)
            .map(|rival| {
                let store = &stores[rival as usize % stores.len()];
                scope.spawn(move || contend(store, table, rival))
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    won.sort_unstable();
    assert_eq!(won, (0..ROWS).collect::<Vec<_>>(), "each row has one winner");
    let log = wait(stores[0].log(table, 0)).unwrap();
    assert!(log.iter().map(|row| row.seq).eq(0..ROWS));
}

#[test]
fn threads_that_share_a_store_win_each_row_once() {
    check(&[SqliteStore::in_memory().unwrap()]);
}

#[test]
fn two_stores_on_one_file_win_each_row_once() {
    let (_folder, path) = folder();
    check(&[open(&path), open(&path)]);
}
