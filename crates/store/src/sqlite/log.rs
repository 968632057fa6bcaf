//! The log of a table: what has settled, and what is recent.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};

use super::recent::Recent;
use super::tables::{self, Shape};
use super::values;
use crate::error::StoreError;
use crate::ids::{Key, TableId};
use crate::model::Row;

const ROWS: &str = "SELECT seq, seat, notation, key FROM log WHERE number = ?1 AND seq >= ?2 ORDER BY seq";
const FIND: &str = "SELECT seq, seat, notation, key FROM log WHERE number = ?1 AND seq >= ?2 AND key = ?3
    ORDER BY seq LIMIT 1";

pub(super) fn append(
    db: &Connection,
    recent: &mut Recent,
    table: TableId,
    row: &Row,
) -> Result<u64, StoreError> {
    let shape = recent.shape(db, table)?;
    if row.seat.0 >= shape.seats {
        return Err(StoreError::NoSuchSeat(row.seat));
    }
    if row.seq != shape.rows {
        return not_next(db, shape, row);
    }
    recent.append(db, table, shape, row)?;
    Ok(row.seq)
}

/// Answers a row that is not the next one: it is there already, or somebody else was first.
fn not_next(db: &Connection, shape: Shape, row: &Row) -> Result<u64, StoreError> {
    match find_from(db, shape.number, row.seq, row.key)? {
        Some(found) if (found.seat, &found.act) == (row.seat, &row.act) => Ok(found.seq),
        Some(found) => Err(StoreError::KeyReused { seq: found.seq }),
        None => Err(StoreError::Conflict { asked: row.seq, present: shape.rows }),
    }
}

pub(super) fn rows(db: &Connection, table: TableId, from: u64) -> Result<Vec<Row>, StoreError> {
    let number = tables::number(db, table)?;
    let rows = db
        .prepare_cached(ROWS)?
        .query_map(params![number, signed(from)], read_row)?
        .collect::<Result<_, _>>();
    Ok(rows?)
}

pub(super) fn find(db: &Connection, table: TableId, key: Key) -> Result<Option<Row>, StoreError> {
    find_from(db, tables::number(db, table)?, 0, key)
}

/// The first row from `from` on that has the key.
fn find_from(db: &Connection, number: i64, from: u64, key: Key) -> Result<Option<Row>, StoreError> {
    let values = params![number, signed(from), key];
    Ok(db.prepare_cached(FIND)?.query_row(values, read_row).optional()?)
}

/// No log is so long that the difference matters.
fn signed(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn read_row(row: &SqlRow<'_>) -> rusqlite::Result<Row> {
    Ok(Row { seq: row.get(0)?, seat: values::seat(row, 1)?, act: row.get(2)?, key: row.get(3)? })
}
