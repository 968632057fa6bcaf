//! Promises that outlive the process.

use ecotable_kernel::Seat;

use super::{append_all, expect_log, header, holder, row, table, undo};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::Snapshot;
use crate::store::Store;

/// Checks that nothing depends on what a store holds in memory; `open` opens the same, at first empty, database
/// again after the store before was dropped.
pub async fn survives_reopening<S: Store>(mut open: impl AsyncFnMut() -> S) {
    let rows = [row(0, "bid 4", 1), undo(1, 2), row(2, "pass", 3)];
    let snapshot = Snapshot { seq: 3, body: vec![1, 2, 3] };
    let otter = holder("token", "Quiet Otter");

    let store = open().await;
    let kept = table(&store, 1).await;
    append_all(&store, kept, &rows).await;
    store.claim_seat(kept, Seat(1), otter.clone()).await.expect("a free seat");
    store.save_snapshot(kept, snapshot.clone()).await.expect("a snapshot");
    let gone = table(&store, 2).await;
    store.delete(gone).await.expect("a table to delete");
    drop(store);

    let store = open().await;
    assert_eq!(store.header(kept).await, Ok(header(1)));
    expect_log(&store, kept, &rows).await;
    assert_eq!(store.seats(kept).await, Ok(vec![(Seat(1), otter)]));
    assert_eq!(store.snapshot(kept).await, Ok(Some(snapshot)));
    assert_eq!(store.header(gone).await, Err(StoreError::UnknownTable(gone)));

    append_all(&store, kept, &rows).await;
    let reused = store.append(kept, row(3, "bid 5", 1)).await;
    assert_eq!(reused, Err(StoreError::KeyReused { seq: 0 }));
    let late = store.append(kept, row(2, "pass", 4)).await;
    assert_eq!(late, Err(StoreError::Conflict { asked: 2, present: 3 }));
    append_all(&store, kept, &[row(3, "pass", 4)]).await;
    drop(store);

    let store = open().await;
    let all = [&rows[..], &[row(3, "pass", 4)]].concat();
    expect_log(&store, TableId(1), &all).await;
}
