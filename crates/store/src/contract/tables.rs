//! Promises about tables.

use serde_json::json;

use super::{append_all, expect_log, header, room, row, table, undo};
use crate::error::StoreError;
use crate::ids::{Key, TableId};
use crate::model::{Listing, Page, TableHeader};
use crate::store::Store;

pub(super) async fn keep_what_was_agreed(store: &dyn Store) {
    let plain = header(u64::MAX);
    let full = TableHeader {
        seats: 8,
        rules: u32::MAX,
        config: json!({ "cards": ["мёд", "🧵"], "n": -1, "deep": { "null": null } }),
        start: Some(json!({ "hands": [[1, 2], []] })),
        seed: ecotable_kernel::Seed::new([0xa5; 32]),
        created_at: -5,
        ..header(101)
    };
    for header in [plain, full] {
        store.create(header.clone()).await.expect("a new table is created");
        assert_eq!(store.header(header.id).await, Ok(header.clone()));
        expect_log(store, header.id, &[]).await;
    }
}

pub(super) async fn are_created_once(store: &dyn Store) {
    let table = table(store, 111).await;
    append_all(store, table, &[row(0, "pass", 1)]).await;
    assert_eq!(store.create(header(111)).await, Ok(()), "the very same table again");
    expect_log(store, table, &[row(0, "pass", 1)]).await;
    let other = TableHeader { seats: 2, ..header(111) };
    assert_eq!(store.create(other).await, Err(StoreError::TableExists(table)));
    assert_eq!(store.header(table).await, Ok(header(111)), "a refused table changes nothing");
}

pub(super) async fn are_listed_newest_first(store: &dyn Store) {
    let created = [(121, 50), (122, 70), (123, 60), (124, 60), (125, i64::MAX), (126, i64::MIN)];
    for (id, created_at) in created {
        store.create(TableHeader { created_at, ..header(id) }).await.expect("a new table is created");
    }
    append_all(store, TableId(122), &[row(0, "pass", 1), undo(1, 2)]).await;

    let listed = walk(store, 2).await;
    assert_eq!(listed, walk(store, 1000).await, "the length of a page does not matter");
    let ours: Vec<_> = listed.iter().filter(|listing| (121..=126).contains(&listing.id.0)).collect();
    let ids: Vec<_> = ours.iter().map(|listing| listing.id.0).collect();
    assert_eq!(ids, [125, 122, 124, 123, 121, 126]);
    let second = Listing { id: TableId(122), game: "lots".into(), seats: 3, created_at: 70, rows: 2 };
    assert_eq!(*ours[1], second);
}

/// The whole list, page by page.
async fn walk(store: &dyn Store, limit: u32) -> Vec<Listing> {
    let mut listed: Vec<Listing> = Vec::new();
    loop {
        let page = Page { after: listed.last().map(Listing::place), limit };
        let more = store.list(page).await.expect("a list");
        if more.is_empty() {
            return listed;
        }
        assert!(more.len() <= limit as usize, "a page has at most {limit} tables");
        listed.extend(more);
    }
}

pub(super) async fn are_deleted_with_all_that_is_theirs(store: &dyn Store) {
    let (gone, kept) = (table(store, 131).await, table(store, 132).await);
    for table in [gone, kept] {
        append_all(store, table, &[row(0, "pass", 1)]).await;
        store.open_room(table, room(&table.to_string())).await.expect("a new room");
    }
    assert_eq!(store.delete(gone).await, Ok(()));
    assert_eq!(store.header(gone).await, Err(StoreError::UnknownTable(gone)));
    assert_eq!(store.room(gone).await, Err(StoreError::UnknownRoom(gone)));
    assert_eq!(store.room_of(&gone.to_string()).await, Ok(None));
    assert_eq!(store.delete(gone).await, Err(StoreError::UnknownTable(gone)));
    assert!(walk(store, 1000).await.iter().all(|listing| listing.id != gone));
    expect_log(store, kept, &[row(0, "pass", 1)]).await;
    assert_eq!(store.room_of(&kept.to_string()).await, Ok(Some(kept)));

    store.create(header(131)).await.expect("the name is free again");
    expect_log(store, gone, &[]).await;
    assert_eq!(store.delete(gone).await, Ok(()), "a match without a room");
    store.open_room(gone, room("ALONE")).await.expect("the name is free again");
    assert_eq!(store.delete(gone).await, Ok(()), "a room without a match");
    assert_eq!(store.room_of("ALONE").await, Ok(None));
}

pub(super) async fn that_nobody_created_are_unknown(store: &dyn Store) {
    let nobody = TableId(141);
    let unknown = StoreError::UnknownTable(nobody);
    assert_eq!(store.header(nobody).await, Err(unknown.clone()));
    assert_eq!(store.delete(nobody).await, Err(unknown.clone()));
    assert_eq!(store.append(nobody, row(0, "pass", 1)).await, Err(unknown.clone()));
    assert_eq!(store.log(nobody, 0).await, Err(unknown.clone()));
    assert_eq!(store.find(nobody, Key([0; 16])).await, Err(unknown));
}
