//! Rooms: documents whose version decides who was first.

use rusqlite::{Connection, OptionalExtension, params};

use super::values;
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::{Change, Room, RoomRecord};

const OPEN: &str = "INSERT INTO rooms (id, version, code, due_at, body) VALUES (?1, 0, ?2, ?3, ?4)";
const READ: &str = "SELECT version, code, due_at, body FROM rooms WHERE id = ?1";
const VERSION: &str = "SELECT version FROM rooms WHERE id = ?1";
const SAVE: &str = "UPDATE rooms SET version = version + 1, code = ?3, due_at = ?4, body = ?5
    WHERE id = ?1 AND version = ?2";
const BY_CODE: &str = "SELECT id FROM rooms WHERE code = ?1";
const DUE: &str = "SELECT id FROM rooms WHERE due_at <= ?1 ORDER BY due_at, id LIMIT ?2";
const DELETE: &str = "DELETE FROM rooms WHERE id = ?1";

pub(super) fn open(db: &Connection, table: TableId, room: &Room) -> Result<(), StoreError> {
    match read(db, table) {
        Ok(found) if found.version == 0 && found.room == *room => return Ok(()),
        Ok(_) => return Err(StoreError::TableExists(table)),
        Err(StoreError::UnknownRoom(_)) => {}
        Err(failure) => return Err(failure),
    }
    let opened = db.prepare_cached(OPEN)?.execute(params![table, room.code, room.due_at, room.body]);
    opened.map(drop).map_err(values::code_taken)
}

pub(super) fn read(db: &Connection, table: TableId) -> Result<RoomRecord, StoreError> {
    let read = |row: &rusqlite::Row<'_>| {
        let room = Room { code: row.get(1)?, due_at: row.get(2)?, body: row.get(3)? };
        Ok(RoomRecord { version: row.get(0)?, room })
    };
    let found = db.prepare_cached(READ)?.query_row([table], read).optional()?;
    found.ok_or(StoreError::UnknownRoom(table))
}

pub(super) fn save(db: &Connection, table: TableId, change: &Change) -> Result<u64, StoreError> {
    let present: Option<u64> = db.prepare_cached(VERSION)?.query_row([table], |row| row.get(0)).optional()?;
    let present = present.ok_or(StoreError::UnknownRoom(table))?;
    if present != change.version {
        return Err(StoreError::RoomChanged { present });
    }
    let Room { code, body, due_at } = &change.room;
    let saved = db.prepare_cached(SAVE)?.execute(params![table, present, code, due_at, body]);
    saved.map(|_| present + 1).map_err(values::code_taken)
}

pub(super) fn by_code(db: &Connection, code: &str) -> Result<Option<TableId>, StoreError> {
    Ok(db.prepare_cached(BY_CODE)?.query_row([code], |row| row.get(0)).optional()?)
}

pub(super) fn due(db: &Connection, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
    let rooms =
        db.prepare_cached(DUE)?.query_map(params![now, limit], |row| row.get(0))?.collect::<Result<_, _>>();
    Ok(rooms?)
}

/// Deletes the room of a table; gives whether there was one.
pub(super) fn delete(db: &Connection, table: TableId) -> Result<bool, StoreError> {
    Ok(db.prepare_cached(DELETE)?.execute([table])? > 0)
}
