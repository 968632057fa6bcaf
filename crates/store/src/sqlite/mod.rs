//! Rooms and matches in one SQLite file: one thread writes, two read, one tidies up.

mod keeper;
mod list;
mod log;
mod open;
mod recent;
mod rooms;
mod tables;
mod upkeep;
mod values;
mod worker;

use std::path::Path;

use rusqlite::Connection;

use crate::error::{OpenError, StoreError};
use crate::ids::{Key, TableId};
use crate::limits;
use crate::model::{Change, Listing, Page, Room, RoomRecord, Row, TableHeader, Trace};
use crate::store::{Answer, Store};
use keeper::Keeper;
use recent::Recent;
use worker::Worker;

pub use open::Settings;
pub use upkeep::Upkeep;

/// How many threads read.
const READERS: usize = 2;

/// A store in one file, safe to be opened by several processes at once.
///
/// The file is in WAL mode and flushed at each commit. Dropping the store waits for what is under way.
pub struct SqliteStore {
    // Readers go first, so that the writer is the last to close the file and tidies it up.
    readers: Option<Worker>,
    writer: Worker,
}

impl SqliteStore {
    /// Opens the file, or creates it; a file of an older version of the program is brought up to date.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Upkeep::default())
    }

    /// The same, for a store that tidies up more often or less often than others.
    pub fn open_with(path: &Path, upkeep: Upkeep) -> Result<Self, OpenError> {
        let failed = |error: std::io::Error| OpenError::Failed { path: path.into(), why: error.to_string() };
        let mut db = open::for_writing(path)?;
        let keeper = Keeper::start(&mut db, open::for_keeping(path)?, upkeep.pages).map_err(failed)?;
        let writer = Worker::writer(db, upkeep, Some(keeper)).map_err(failed)?;
        let connections = (0..READERS).map(|_| open::for_reading(path)).collect::<Result<_, _>>()?;
        let readers = Some(Worker::readers(connections).map_err(failed)?);
        Ok(Self { readers, writer })
    }

    /// A store that is gone when it is dropped, for tests.
    pub fn in_memory() -> Result<Self, OpenError> {
        let failed =
            |error: std::io::Error| OpenError::Failed { path: ":memory:".into(), why: error.to_string() };
        let writer = Worker::writer(open::in_memory()?, Upkeep::default(), None).map_err(failed)?;
        Ok(Self { readers: None, writer })
    }

    /// How the connection that writes is set up.
    pub fn settings(&self) -> Answer<'_, Settings> {
        self.write(Trace::Kept, |db, _| open::settings(db))
    }

    /// Lets the database grow to about this many bytes and no further; beyond that requests are told
    /// [`StoreError::Full`]. It lasts until the store is dropped.
    pub fn limit_size(&self, bytes: u64) -> Answer<'_, ()> {
        self.write(Trace::Kept, move |db, _| open::limit_size(db, bytes))
    }

    fn read<T, W>(&self, mut work: W) -> Answer<'_, T>
    where
        T: Send + 'static,
        W: FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.readers.as_ref().unwrap_or(&self.writer).ask(Trace::Kept, move |db, _| work(db))
    }

    fn write<T, W>(&self, trace: Trace, work: W) -> Answer<'_, T>
    where
        T: Send + 'static,
        W: FnMut(&Connection, &mut Recent) -> Result<T, StoreError> + Send + 'static,
    {
        self.writer.ask(trace, work)
    }
}

fn refused<'a, T: Send + 'a>(error: StoreError) -> Answer<'a, T> {
    Box::pin(std::future::ready(Err(error)))
}

impl Store for SqliteStore {
    fn open_room(&self, table: TableId, room: Room) -> Answer<'_, ()> {
        match limits::check_room(&room) {
            Ok(()) => self.write(Trace::Kept, move |db, _| rooms::open(db, table, &room)),
            Err(error) => refused(error),
        }
    }

    fn room(&self, table: TableId) -> Answer<'_, RoomRecord> {
        self.read(move |db| rooms::read(db, table))
    }

    fn save_room(&self, table: TableId, change: Change) -> Answer<'_, u64> {
        match limits::check_room(&change.room) {
            Ok(()) => self.write(change.trace, move |db, _| rooms::save(db, table, &change)),
            Err(error) => refused(error),
        }
    }

    fn room_of(&self, code: &str) -> Answer<'_, Option<TableId>> {
        let code = code.to_owned();
        self.read(move |db| rooms::by_code(db, &code))
    }

    fn due_rooms(&self, now: i64, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |db| rooms::due(db, now, limit))
    }

    fn create(&self, header: TableHeader) -> Answer<'_, ()> {
        match limits::check_header(&header) {
            Ok((config, start)) => {
                self.write(Trace::Kept, move |db, _| tables::create(db, &header, &config, start.as_deref()))
            }
            Err(error) => refused(error),
        }
    }

    fn header(&self, table: TableId) -> Answer<'_, TableHeader> {
        self.read(move |db| tables::header(db, table))
    }

    fn list(&self, page: Page) -> Answer<'_, Vec<Listing>> {
        self.read(move |db| tables::list(db, page))
    }

    fn delete(&self, table: TableId) -> Answer<'_, ()> {
        self.write(Trace::Erased, move |db, recent| {
            recent.remove(table);
            let (room, played) = (rooms::delete(db, table)?, tables::delete(db, table)?);
            if room || played { Ok(()) } else { Err(StoreError::UnknownTable(table)) }
        })
    }

    fn append(&self, table: TableId, row: Row) -> Answer<'_, u64> {
        match limits::check_row(&row) {
            Ok(()) => self.write(Trace::Kept, move |db, recent| log::append(db, recent, table, &row)),
            Err(error) => refused(error),
        }
    }

    fn log(&self, table: TableId, from: u64) -> Answer<'_, Vec<Row>> {
        self.read(move |db| log::rows(db, table, from))
    }

    fn find(&self, table: TableId, key: Key) -> Answer<'_, Option<Row>> {
        self.read(move |db| log::find(db, table, key))
    }
}
