//! The log of a table.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::{tables, values};
use crate::error::StoreError;
use crate::ids::{Key, TableId};
use crate::model::Row;

const APPEND: &str = "INSERT INTO log (table_id, seq, seat, notation, key) VALUES (?1, ?2, ?3, ?4, ?5)";
const ROWS: &str = "SELECT seq, seat, notation, key FROM log WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq";
const FIND: &str = "SELECT seq, seat, notation, key FROM log WHERE table_id = ?1 AND key = ?2";

pub(super) fn append(db: &Connection, table: TableId, row: &Row) -> Result<u64, StoreError> {
    let shape = tables::shape(db, table)?;
    if row.seat.0 >= shape.seats {
        return Err(StoreError::NoSuchSeat(row.seat));
    }
    if let Some(found) = find(db, table, row.key)? {
        return same_request(&found, row);
    }
    if row.seq != shape.rows {
        return Err(StoreError::Conflict { asked: row.seq, present: shape.rows });
    }
    db.prepare_cached(APPEND)?.execute(params![table, row.seq, row.seat.0, row.act, row.key])?;
    Ok(row.seq)
}

fn same_request(found: &Row, asked: &Row) -> Result<u64, StoreError> {
    if (found.seat, &found.act) == (asked.seat, &asked.act) {
        Ok(found.seq)
    } else {
        Err(StoreError::KeyReused { seq: found.seq })
    }
}

pub(super) fn rows(db: &Connection, table: TableId, from: u64) -> Result<Vec<Row>, StoreError> {
    tables::shape(db, table)?;
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let rows = db.prepare_cached(ROWS)?.query_map(params![table, from], read_row)?.collect::<Result<_, _>>();
    Ok(rows?)
}

pub(super) fn find(db: &Connection, table: TableId, key: Key) -> Result<Option<Row>, StoreError> {
    Ok(db.prepare_cached(FIND)?.query_row(params![table, key], read_row).optional()?)
}

fn read_row(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    Ok(Row { seq: row.get(0)?, seat: values::seat(row, 1)?, act: row.get(2)?, key: row.get(3)? })
}
