//! A store that can be told to hold rows back, to panic, or not to find a room readable.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use ecotable_store::{
    Answer, Change, Key, Listing, Page, Room, RoomRecord, Row, SqliteStore, Store, StoreError, TableHeader,
    TableId,
};
use tokio::sync::Semaphore;

/// A store that lets no append through while its gate is closed.
pub struct Gated {
    pub store: SqliteStore,
    pub gate: Semaphore,
    pub is_waiting: AtomicBool,
    pub panics: AtomicBool,
    /// A table whose room cannot be read.
    pub unreadable: OnceLock<TableId>,
}

impl Gated {
    pub fn new(permits: usize) -> Arc<Self> {
        Arc::new(Self {
            store: SqliteStore::in_memory().expect("a store"),
            gate: Semaphore::new(permits),
            is_waiting: AtomicBool::new(false),
            panics: AtomicBool::new(false),
            unreadable: OnceLock::new(),
        })
    }
}

impl Store for Gated {
    fn open_room(&self, table: TableId, room: Room) -> Answer<'_, ()> {
        self.store.open_room(table, room)
    }
    fn room(&self, table: TableId) -> Answer<'_, RoomRecord> {
        if self.unreadable.get() == Some(&table) {
            return Box::pin(std::future::ready(Err(StoreError::Storage("damaged".into()))));
        }
        self.store.room(table)
    }
    fn save_room(&self, table: TableId, change: Change) -> Answer<'_, u64> {
        self.store.save_room(table, change)
    }
    fn room_of(&self, code: &str) -> Answer<'_, Option<TableId>> {
        self.store.room_of(code)
    }
    fn due_rooms(&self, now: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.store.due_rooms(now, limit)
    }
    fn create(&self, header: TableHeader) -> Answer<'_, ()> {
        self.store.create(header)
    }
    fn header(&self, table: TableId) -> Answer<'_, TableHeader> {
        self.store.header(table)
    }
    fn list(&self, page: Page) -> Answer<'_, Vec<Listing>> {
        self.store.list(page)
    }
    fn delete(&self, table: TableId) -> Answer<'_, ()> {
        self.store.delete(table)
    }
    fn append(&self, table: TableId, row: Row) -> Answer<'_, u64> {
        Box::pin(async move {
            self.is_waiting.store(true, Ordering::Relaxed);
            assert!(!self.panics.swap(false, Ordering::Relaxed), "this store was told to panic");
            let _permit = self.gate.acquire().await;
            self.store.append(table, row).await
        })
    }
    fn log(&self, table: TableId, from: u64) -> Answer<'_, Vec<Row>> {
        self.store.log(table, from)
    }
    fn find(&self, table: TableId, key: Key) -> Answer<'_, Option<Row>> {
        self.store.find(table, key)
    }
}
