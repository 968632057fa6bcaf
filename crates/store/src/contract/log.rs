//! Promises about logs.

use ecotable_kernel::{Entry, Seat};

use super::{append_all, expect_log, row, table, undo};
use crate::error::StoreError;
use crate::ids::Key;
use crate::model::Row;
use crate::standing::standing;
use crate::store::Store;

pub(super) async fn is_dense(store: &dyn Store) {
    let table = table(store, 201).await;
    let rows: Vec<_> = (0..20).map(|seq| row(seq, &format!("bid {seq}"), u128::from(seq))).collect();
    append_all(store, table, &rows).await;
    expect_log(store, table, &rows).await;
}

pub(super) async fn takes_no_row_out_of_turn(store: &dyn Store) {
    let table = table(store, 211).await;
    append_all(store, table, &[row(0, "pass", 1), row(1, "pass", 2)]).await;
    for (asked, key) in [(0, 3), (1, 4), (3, 5), (u64::MAX, 6)] {
        let conflict = StoreError::Conflict { asked, present: 2 };
        assert_eq!(store.append(table, row(asked, "pass", key)).await, Err(conflict));
    }
    let nobody = Row { seat: Seat(3), ..row(2, "pass", 7) };
    assert_eq!(store.append(table, nobody).await, Err(StoreError::NoSuchSeat(Seat(3))));
    expect_log(store, table, &[row(0, "pass", 1), row(1, "pass", 2)]).await;
    append_all(store, table, &[row(2, "pass", 3)]).await;
}

pub(super) async fn answers_the_same_request_alike(store: &dyn Store) {
    let table = table(store, 221).await;
    let rows = [row(0, "bid 4", 1), undo(1, 2), row(2, "bid 5", 3)];
    append_all(store, table, &rows).await;
    append_all(store, table, &rows).await;
    assert_eq!(store.append(table, row(0, "bid 5", 3)).await, Ok(2), "it may be later than it was asked for");
    expect_log(store, table, &rows).await;
    assert_eq!(store.find(table, Key(2_u128.to_be_bytes())).await, Ok(Some(undo(1, 2))));
    assert_eq!(store.find(table, Key(9_u128.to_be_bytes())).await, Ok(None));
}

pub(super) async fn refuses_a_key_that_was_used_for_something_else(store: &dyn Store) {
    let table = table(store, 231).await;
    let rows = [row(0, "pass", 1), row(1, "bid 4", 2), row(2, "pass", 3)];
    append_all(store, table, &rows).await;
    let somebody_else = Row { seat: Seat(1), ..row(1, "bid 4", 2) };
    for other in [row(1, "bid 5", 2), row(0, "bid 5", 2), undo(1, 2), somebody_else] {
        assert_eq!(store.append(table, other).await, Err(StoreError::KeyReused { seq: 1 }));
    }
    expect_log(store, table, &rows).await;
}

pub(super) async fn keeps_the_keys_of_tables_apart(store: &dyn Store) {
    for table in [table(store, 241).await, table(store, 242).await] {
        append_all(store, table, &[row(0, "pass", 1)]).await;
        expect_log(store, table, &[row(0, "pass", 1)]).await;
    }
}

pub(super) async fn keeps_what_is_taken_back(store: &dyn Store) {
    let table = table(store, 251).await;
    let rows = [row(0, "bid 1", 1), row(1, "bid 2", 2), undo(2, 3), undo(3, 4), row(4, "pass", 5)];
    append_all(store, table, &rows).await;
    expect_log(store, table, &rows).await;
    let rows = store.log(table, 0).await.expect("a log");
    assert_eq!(standing(&rows), Ok(vec![Entry { seat: Seat(0), action: "pass".into() }]));
}

pub(super) async fn is_read_from_any_row_on(store: &dyn Store) {
    let table = table(store, 261).await;
    let rows: Vec<_> = (0..5).map(|seq| row(seq, "pass", u128::from(seq))).collect();
    append_all(store, table, &rows).await;
    for from in 0..=5 {
        assert_eq!(store.log(table, from).await.as_deref(), Ok(&rows[from as usize..]));
    }
    assert_eq!(store.log(table, u64::MAX).await, Ok(vec![]));
}
