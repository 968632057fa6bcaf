//! Promises about rooms.

use super::{append_all, change, expect_log, header, room, row, table};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::limits::{MAX_CODE, MAX_ROOM};
use crate::model::{Change, Room, RoomRecord, Trace};
use crate::store::Store;

async fn expect_room(store: &dyn Store, table: TableId, version: u64, room: &Room) {
    assert_eq!(store.room(table).await, Ok(RoomRecord { version, room: room.clone() }), "room {table}");
}

pub(super) async fn are_opened_once(store: &dyn Store) {
    let table = TableId(301);
    let first = Room { body: vec![0, 255, 7], due_at: Some(i64::MIN), ..room("OPEN") };
    assert_eq!(store.open_room(table, first.clone()).await, Ok(()));
    assert_eq!(store.open_room(table, first.clone()).await, Ok(()), "the very same room again");
    expect_room(store, table, 0, &first).await;
    for other in
        [Room { body: vec![], ..first.clone() }, room("OTHER"), Room { due_at: None, ..first.clone() }]
    {
        assert_eq!(store.open_room(table, other).await, Err(StoreError::TableExists(table)));
    }
    expect_room(store, table, 0, &first).await;
    assert_eq!(store.room_of("OTHER").await, Ok(None), "a refused room has no code");

    assert_eq!(store.save_room(table, change(0, first.clone())).await, Ok(1));
    assert_eq!(
        store.open_room(table, first).await,
        Err(StoreError::TableExists(table)),
        "it has lived since"
    );
}

pub(super) async fn change_from_the_latest_version_only(store: &dyn Store) {
    let table = TableId(311);
    let [first, second, third] =
        [b"first", b"secon", b"third"].map(|body| Room { body: body.into(), ..room("CAS") });
    store.open_room(table, first.clone()).await.expect("a new room");
    for ahead in [1, u64::MAX] {
        let refused = store.save_room(table, change(ahead, second.clone())).await;
        assert_eq!(refused, Err(StoreError::RoomChanged { present: 0 }));
    }
    expect_room(store, table, 0, &first).await;
    assert_eq!(store.save_room(table, change(0, second.clone())).await, Ok(1));
    for late in [&third, &second] {
        let refused = store.save_room(table, change(0, late.clone())).await;
        assert_eq!(refused, Err(StoreError::RoomChanged { present: 1 }), "even if it says the same");
    }
    expect_room(store, table, 1, &second).await;
    for trace in [Trace::Erased, Trace::Kept] {
        let RoomRecord { version, .. } = store.room(table).await.expect("a room");
        let change = Change { trace, ..change(version, third.clone()) };
        assert_eq!(store.save_room(table, change).await, Ok(version + 1));
    }
    expect_room(store, table, 3, &third).await;
}

pub(super) async fn have_a_code_of_their_own(store: &dyn Store) {
    let [one, two] = [TableId(321), TableId(322)];
    store.open_room(one, room("FERN")).await.expect("a new room");
    assert_eq!(store.open_room(two, room("FERN")).await, Err(StoreError::CodeTaken));
    assert_eq!(store.room(two).await, Err(StoreError::UnknownRoom(two)), "a refused room is not there");
    store.open_room(two, room("MOSS")).await.expect("another code");
    assert_eq!(store.save_room(two, change(0, room("FERN"))).await, Err(StoreError::CodeTaken));
    expect_room(store, two, 0, &room("MOSS")).await;
    assert_eq!(store.room_of("FERN").await, Ok(Some(one)));
    assert_eq!(store.room_of("MOSS").await, Ok(Some(two)));
    for unknown in ["fern", "FERN ", "", "FER_", "%", "FERN\0"] {
        assert_eq!(store.room_of(unknown).await, Ok(None), "{unknown:?}");
    }

    assert_eq!(store.save_room(one, change(0, Room { code: None, ..room("") })).await, Ok(1));
    assert_eq!(store.room_of("FERN").await, Ok(None), "the code is free");
    assert_eq!(store.save_room(two, change(0, room("FERN"))).await, Ok(1));
    assert_eq!(store.room_of("FERN").await, Ok(Some(two)));
    assert_eq!(store.room_of("MOSS").await, Ok(None));
    for without in [TableId(323), TableId(324)] {
        assert_eq!(
            store.open_room(without, Room { code: None, ..room("") }).await,
            Ok(()),
            "many have no code"
        );
    }
}

pub(super) async fn are_found_when_they_are_due(store: &dyn Store) {
    for other in store.due_rooms(i64::MAX, u32::MAX).await.expect("a list") {
        store.delete(other).await.expect("a room of another check");
    }
    for (id, due_at) in [(331, Some(50)), (332, None), (333, Some(-7)), (334, Some(50)), (335, Some(90))] {
        let room = Room { code: None, due_at, ..room("") };
        store.open_room(TableId(id), room).await.expect("a new room");
    }
    let due = async |now, limit| -> Vec<u64> {
        store.due_rooms(now, limit).await.expect("a list").iter().map(|table| table.0).collect()
    };
    assert_eq!(due(50, 10).await, [333, 331, 334]);
    assert_eq!(due(49, 10).await, [333]);
    assert!(due(i64::MIN, 10).await.is_empty());
    assert_eq!(due(i64::MAX, 2).await, [333, 331]);
    let done = change(0, Room { code: None, ..room("") });
    assert_eq!(store.save_room(TableId(333), done).await, Ok(1));
    assert_eq!(due(i64::MAX, 10).await, [331, 334, 335], "what was done is due no more");
}

pub(super) async fn and_matches_live_apart(store: &dyn Store) {
    let id = TableId(341);
    store.open_room(id, room("BOTH")).await.expect("a new room");
    assert_eq!(store.header(id).await, Err(StoreError::UnknownTable(id)), "nothing is agreed yet");
    assert_eq!(store.append(id, row(0, "pass", 1)).await, Err(StoreError::UnknownTable(id)));
    let played = table(store, 341).await;
    append_all(store, played, &[row(0, "pass", 1)]).await;
    expect_room(store, id, 0, &room("BOTH")).await;
    let forgotten = Room { code: None, body: vec![], due_at: None };
    assert_eq!(store.save_room(id, change(0, forgotten.clone())).await, Ok(1));
    assert_eq!(store.header(id).await, Ok(header(341)));
    expect_log(store, id, &[row(0, "pass", 1)]).await;

    let before = table(store, 342).await;
    assert_eq!(store.open_room(before, forgotten).await, Ok(()), "a match may come first");
}

pub(super) async fn that_cannot_be_kept_are_refused(store: &dyn Store) {
    let table = TableId(351);
    let longest = Room { code: Some("ё".repeat(MAX_CODE / 2)), body: vec![7; MAX_ROOM], due_at: None };
    let long_code = Room { code: Some("x".repeat(MAX_CODE + 1)), ..room("") };
    let long_body = Room { body: vec![0; MAX_ROOM + 1], ..room("LONG") };
    let too_long = |what, bytes, limit| StoreError::TooLong { what, bytes, limit };
    let refusals = [
        (long_code, too_long("code", MAX_CODE + 1, MAX_CODE)),
        (long_body, too_long("room", MAX_ROOM + 1, MAX_ROOM)),
        (room("A\0"), StoreError::Nul { what: "code" }),
    ];
    for (room, why) in &refusals {
        assert_eq!(store.open_room(table, room.clone()).await, Err(why.clone()));
    }
    assert_eq!(store.room(table).await, Err(StoreError::UnknownRoom(table)));
    store.open_room(table, longest.clone()).await.expect("a new room");
    for (room, why) in refusals {
        assert_eq!(store.save_room(table, change(0, room)).await, Err(why));
    }
    expect_room(store, table, 0, &longest).await;
    assert_eq!(store.delete(table).await, Ok(()));
}

pub(super) async fn that_nobody_opened_are_unknown(store: &dyn Store) {
    let nobody = TableId(361);
    let unknown = StoreError::UnknownRoom(nobody);
    assert_eq!(store.room(nobody).await, Err(unknown.clone()));
    assert_eq!(store.save_room(nobody, change(0, room("GHOST"))).await, Err(unknown));
    assert_eq!(store.room_of("GHOST").await, Ok(None));
}
