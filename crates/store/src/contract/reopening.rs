//! Promises that outlive the process.

use super::{append_all, change, expect_log, header, room, row, table, undo};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::{Room, RoomRecord};
use crate::store::Store;

/// Checks that nothing depends on what a store holds in memory; `open` opens the same, at first empty, database
/// again after the store before was dropped.
pub async fn survives_reopening<S: Store>(mut open: impl AsyncFnMut() -> S) {
    let rows = [row(0, "bid 4", 1), undo(1, 2), row(2, "pass", 3)];
    let changed = Room { body: b"Quiet Otter".into(), ..room("OTTER") };

    let store = open().await;
    let kept = table(&store, 1).await;
    append_all(&store, kept, &rows).await;
    store.open_room(kept, room("OTTER")).await.expect("a new room");
    store.save_room(kept, change(0, changed.clone())).await.expect("the first change");
    let gone = table(&store, 2).await;
    store.delete(gone).await.expect("a table to delete");
    drop(store);

    let store = open().await;
    assert_eq!(store.header(kept).await, Ok(header(1)));
    expect_log(&store, kept, &rows).await;
    assert_eq!(store.room(kept).await, Ok(RoomRecord { version: 1, room: changed }));
    assert_eq!(store.room_of("OTTER").await, Ok(Some(kept)));
    assert_eq!(store.open_room(gone, room("OTTER")).await, Err(StoreError::CodeTaken));
    let stale = store.save_room(kept, change(0, room("OTTER"))).await;
    assert_eq!(stale, Err(StoreError::RoomChanged { present: 1 }));
    assert_eq!(store.header(gone).await, Err(StoreError::UnknownTable(gone)));

    append_all(&store, kept, &rows).await;
    let reused = store.append(kept, row(0, "bid 5", 1)).await;
    assert_eq!(reused, Err(StoreError::KeyReused { seq: 0 }));
    let late = store.append(kept, row(2, "pass", 4)).await;
    assert_eq!(late, Err(StoreError::Conflict { asked: 2, present: 3 }));
    append_all(&store, kept, &[row(3, "pass", 4)]).await;
    drop(store);

    let store = open().await;
    let all = [&rows[..], &[row(3, "pass", 4)]].concat();
    expect_log(&store, TableId(1), &all).await;
}
