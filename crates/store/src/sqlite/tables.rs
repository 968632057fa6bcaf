//! Tables: what was agreed, and the list of them.

use rusqlite::{Connection, OptionalExtension, Row as SqlRow, params};
use serde_json::Value;

use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::{Listing, Page, Place, TableHeader};

const COLUMNS: &str = "SELECT game, rules, seats, config, start, seed, created_at FROM tables WHERE id = ?1";

const NUMBER: &str = "SELECT number FROM tables WHERE id = ?1";

const SETTLED_SHAPE: &str = "SELECT number, seats,
        (SELECT coalesce(max(seq) + 1, 0) FROM settled WHERE number = tables.number)
    FROM tables WHERE id = ?1";

// The recent rows are searched once for all tables.
const LISTED: &str =
    "WITH latest AS MATERIALIZED (SELECT number, max(seq) AS seq FROM recent GROUP BY number)
    SELECT id, game, seats, created_at,
        coalesce(latest.seq, (SELECT max(seq) FROM settled WHERE number = tables.number), -1) + 1
    FROM tables LEFT JOIN latest USING (number)";
const AFTER: &str = "WHERE (created_at, id) < (?2, ?3)";
const NEWEST_FIRST: &str = "ORDER BY created_at DESC, id DESC LIMIT ?1";

const CREATE: &str = "INSERT INTO tables (id, game, rules, seats, config, start, seed, created_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

/// How large a table is.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Its short name.
    pub number: i64,
    /// Its seats.
    pub seats: u8,
    /// The rows of its log.
    pub rows: u64,
}

pub(super) fn number(db: &Connection, table: TableId) -> Result<i64, StoreError> {
    let number = db.prepare_cached(NUMBER)?.query_row([table], |row| row.get(0)).optional()?;
    number.ok_or(StoreError::UnknownTable(table))
}

/// How large a table without recent rows is.
pub(super) fn settled_shape(db: &Connection, table: TableId) -> Result<Shape, StoreError> {
    let read = |row: &SqlRow<'_>| Ok(Shape { number: row.get(0)?, seats: row.get(1)?, rows: row.get(2)? });
    let shape = db.prepare_cached(SETTLED_SHAPE)?.query_row([table], read).optional()?;
    shape.ok_or(StoreError::UnknownTable(table))
}

pub(super) fn create(
    db: &Connection,
    header: &TableHeader,
    config: &str,
    start: Option<&str>,
) -> Result<(), StoreError> {
    match self::header(db, header.id) {
        Ok(found) if found == *header => return Ok(()),
        Ok(_) => return Err(StoreError::TableExists(header.id)),
        Err(StoreError::UnknownTable(_)) => {}
        Err(failure) => return Err(failure),
    }
    let (seed, created_at) = (header.seed.to_string(), header.created_at);
    let values = params![header.id, header.game, header.rules, header.seats, config, start, seed, created_at];
    db.prepare_cached(CREATE)?.execute(values)?;
    Ok(())
}

pub(super) fn header(db: &Connection, table: TableId) -> Result<TableHeader, StoreError> {
    let read = |row: &SqlRow<'_>| read_header(row, table);
    let header = db.prepare_cached(COLUMNS)?.query_row([table], read).optional()?;
    header.ok_or(StoreError::UnknownTable(table))?
}

/// The outer error is one of the database, the inner one a value that we did not write.
fn read_header(row: &SqlRow<'_>, id: TableId) -> rusqlite::Result<Result<TableHeader, StoreError>> {
    let (config, start): (String, Option<String>) = (row.get(3)?, row.get(4)?);
    let seed: String = row.get(5)?;
    let (game, rules, seats, created_at) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(6)?);
    Ok((|| {
        let seed = seed.parse().map_err(|error| damaged(id, &error))?;
        let start = start.map(|start| json(id, &start)).transpose()?;
        Ok(TableHeader { id, game, rules, seats, config: json(id, &config)?, start, seed, created_at })
    })())
}

fn json(table: TableId, text: &str) -> Result<Value, StoreError> {
    serde_json::from_str(text).map_err(|error| damaged(table, &error))
}

fn damaged(table: TableId, why: &impl std::fmt::Display) -> StoreError {
    StoreError::Storage(format!("the header of table {table} is damaged: {why}"))
}

pub(super) fn list(db: &Connection, page: Page) -> Result<Vec<Listing>, StoreError> {
    let rows = match page.after {
        Some(Place { created_at, id }) => db
            .prepare_cached(&format!("{LISTED} {AFTER} {NEWEST_FIRST}"))?
            .query_map(params![page.limit, created_at, id], read_listing)?
            .collect::<Result<_, _>>(),
        None => db
            .prepare_cached(&format!("{LISTED} {NEWEST_FIRST}"))?
            .query_map([page.limit], read_listing)?
            .collect::<Result<_, _>>(),
    };
    Ok(rows?)
}

fn read_listing(row: &SqlRow<'_>) -> rusqlite::Result<Listing> {
    Ok(Listing {
        id: row.get(0)?,
        game: row.get(1)?,
        seats: row.get(2)?,
        created_at: row.get(3)?,
        rows: row.get(4)?,
    })
}

/// Deletes a match with its log; gives whether there was one.
pub(super) fn delete(db: &Connection, table: TableId) -> Result<bool, StoreError> {
    Ok(db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])? > 0)
}
