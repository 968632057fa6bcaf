//! Snapshots: a cache, never the truth.

use rusqlite::{Connection, OptionalExtension, params};

use super::tables;
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::Snapshot;

const SAVE: &str = "INSERT INTO snapshots (table_id, seq, body) VALUES (?1, ?2, ?3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq";
const LATEST: &str = "SELECT seq, body FROM snapshots WHERE table_id = ?1";

pub(super) fn save(db: &Connection, table: TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
    let present = tables::shape(db, table)?.rows;
    if snapshot.seq > present {
        return Err(StoreError::Conflict { asked: snapshot.seq, present });
    }
    db.prepare_cached(SAVE)?.execute(params![table, snapshot.seq, snapshot.body])?;
    Ok(())
}

pub(super) fn latest(db: &Connection, table: TableId) -> Result<Option<Snapshot>, StoreError> {
    tables::shape(db, table)?;
    let read = |row: &rusqlite::Row<'_>| Ok(Snapshot { seq: row.get(0)?, body: row.get(1)? });
    Ok(db.prepare_cached(LATEST)?.query_row([table], read).optional()?)
}

pub(super) fn drop_all(db: &Connection) -> Result<(), StoreError> {
    db.execute("DELETE FROM snapshots", [])?;
    Ok(())
}
