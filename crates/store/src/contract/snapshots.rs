//! Promises about snapshots.

use super::{append_all, expect_log, row, table};
use crate::error::StoreError;
use crate::limits::MAX_SNAPSHOT;
use crate::model::Snapshot;
use crate::store::Store;

pub(super) async fn are_a_cache(store: &dyn Store) {
    let table = table(store, 401).await;
    let rows = [row(0, "pass", 1), row(1, "pass", 2)];
    append_all(store, table, &rows).await;
    let (early, late) = (Snapshot { seq: 1, body: vec![0, 255] }, Snapshot { seq: 2, body: vec![7; 5000] });

    assert_eq!(store.snapshot(table).await, Ok(None));
    assert_eq!(store.save_snapshot(table, early.clone()).await, Ok(()));
    assert_eq!(store.snapshot(table).await, Ok(Some(early.clone())));
    assert_eq!(store.save_snapshot(table, late.clone()).await, Ok(()));
    assert_eq!(store.save_snapshot(table, early).await, Ok(()), "an older one is not an error");
    assert_eq!(store.snapshot(table).await, Ok(Some(late.clone())), "but it is not kept");

    let ahead = Snapshot { seq: 3, body: vec![] };
    let conflict = StoreError::Conflict { asked: 3, present: 2 };
    assert_eq!(store.save_snapshot(table, ahead).await, Err(conflict));
    let huge = Snapshot { seq: 2, body: vec![0; MAX_SNAPSHOT + 1] };
    let refused = store.save_snapshot(table, huge).await;
    assert!(matches!(refused, Err(StoreError::TooLong { what: "snapshot", .. })), "{refused:?}");
    assert_eq!(store.snapshot(table).await, Ok(Some(late)));

    assert_eq!(store.drop_snapshots().await, Ok(()));
    assert_eq!(store.snapshot(table).await, Ok(None));
    expect_log(store, table, &rows).await;
}
