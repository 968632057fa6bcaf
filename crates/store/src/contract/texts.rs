//! Promises about texts that somebody else wrote.

use serde_json::json;

use super::{expect_log, header, room, row, table};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::limits::{MAX_GAME, MAX_JSON, MAX_NOTATION};
use crate::model::{Room, RoomRecord, TableHeader};
use crate::store::Store;

/// Quotes, wildcards, line ends, text from right to left, text of two forms, and characters that draw nothing.
const HOSTILE: &[&str] = &[
    "",
    " ",
    "'; DROP TABLE log; --",
    "\"x\" OR 1=1 /*",
    "100 % _ \\ \u{7f} ?1 $1 :key",
    "a\r\nb\tc\u{1b}[31m",
    "🧵👩‍👩‍👧‍👦🏳️‍🌈",
    "\u{202e}gnp.exe\u{202c} \u{2066}x\u{2069}",
    "שלום مرحبا Ёжик 漢字 ẞ",
    "e\u{301} \u{e9}",
    "\u{feff}\u{200b}\u{fffd}\u{10ffff}",
    "null",
];

pub(super) async fn come_back_as_they_were(store: &dyn Store) {
    let table = table(store, 501).await;
    let rows: Vec<_> = (0..).zip(HOSTILE).map(|(seq, text)| row(seq, text, u128::from(seq))).collect();
    super::append_all(store, table, &rows).await;
    expect_log(store, table, &rows).await;

    for (id, text) in (510..).zip(HOSTILE) {
        let config = json!({ *text: [text, "a\u{0}b"] });
        let header = TableHeader { game: (*text).into(), config, ..header(id) };
        store.create(header.clone()).await.expect("a new table is created");
        assert_eq!(store.header(TableId(id)).await, Ok(header));
        let room = Room { body: text.as_bytes().into(), ..room(text) };
        store.open_room(TableId(id), room.clone()).await.expect("a new room");
        assert_eq!(store.room(TableId(id)).await, Ok(RoomRecord { version: 0, room }));
        assert_eq!(store.room_of(text).await, Ok(Some(TableId(id))));
    }
}

pub(super) async fn that_are_too_long_are_refused(store: &dyn Store) {
    let table = table(store, 531).await;
    let longest = row(0, &"x".repeat(MAX_NOTATION), 1);
    super::append_all(store, table, std::slice::from_ref(&longest)).await;

    let append = |text: &str| store.append(table, row(1, text, 2));
    let too_long = |what, bytes, limit| Err::<(), _>(StoreError::TooLong { what, bytes, limit });
    for bytes in [MAX_NOTATION + 1, 1 << 20] {
        let refused = append(&"x".repeat(bytes)).await.map(|_| ());
        assert_eq!(refused, too_long("notation", bytes, MAX_NOTATION));
    }
    assert_eq!(append("pass\u{0}").await, Err(StoreError::Nul { what: "notation" }));
    expect_log(store, table, &[longest]).await;

    let game = TableHeader { game: "x".repeat(MAX_GAME + 1), ..header(532) };
    let config = TableHeader { config: json!("x".repeat(MAX_JSON)), ..header(532) };
    let start = TableHeader { start: Some(json!("x".repeat(MAX_JSON))), ..header(532) };
    for (what, header) in [("game", game), ("config", config), ("start", start)] {
        let refused = store.create(header).await;
        assert!(matches!(refused, Err(StoreError::TooLong { what: named, .. }) if named == what), "{what}");
    }
    assert_eq!(store.header(TableId(532)).await, Err(StoreError::UnknownTable(TableId(532))));
}
