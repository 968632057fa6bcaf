//! Who sits where, apart from the log.

use ecotable_kernel::Seat;
use rusqlite::{Connection, OptionalExtension, params};

use super::{tables, values};
use crate::error::StoreError;
use crate::ids::{TableId, TokenHash};
use crate::model::Holder;

const CLAIM: &str = "INSERT INTO seats (table_id, seat, token, nickname) VALUES (?1, ?2, ?3, ?4)";
const TOKEN: &str = "SELECT token FROM seats WHERE table_id = ?1 AND seat = ?2";
const CHANGE: &str = "UPDATE seats SET token = ?3, nickname = ?4 WHERE table_id = ?1 AND seat = ?2";
const ALL: &str = "SELECT seat, token, nickname FROM seats WHERE table_id = ?1 ORDER BY seat";
const FREE: &str = "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2";
const FORGET: &str = "DELETE FROM seats WHERE table_id = ?1";

pub(super) fn claim(db: &Connection, table: TableId, seat: Seat, holder: &Holder) -> Result<(), StoreError> {
    match token(db, table, seat)? {
        Some(token) if token == holder.token => Ok(()),
        Some(_) => Err(StoreError::SeatTaken(seat)),
        None => {
            db.prepare_cached(CLAIM)?.execute(params![table, seat.0, holder.token, holder.nickname])?;
            Ok(())
        }
    }
}

pub(super) fn change(
    db: &Connection,
    table: TableId,
    seat: Seat,
    from: TokenHash,
    to: &Holder,
) -> Result<(), StoreError> {
    if token(db, table, seat)? != Some(from) {
        return Err(StoreError::NotHolder(seat));
    }
    db.prepare_cached(CHANGE)?.execute(params![table, seat.0, to.token, to.nickname])?;
    Ok(())
}

/// The token with which a seat of the table is held.
fn token(db: &Connection, table: TableId, seat: Seat) -> Result<Option<TokenHash>, StoreError> {
    check_seat(db, table, seat)?;
    Ok(db.prepare_cached(TOKEN)?.query_row(params![table, seat.0], |row| row.get(0)).optional()?)
}

fn check_seat(db: &Connection, table: TableId, seat: Seat) -> Result<(), StoreError> {
    if seat.0 < tables::shape(db, table)?.seats { Ok(()) } else { Err(StoreError::NoSuchSeat(seat)) }
}

pub(super) fn all(db: &Connection, table: TableId) -> Result<Vec<(Seat, Holder)>, StoreError> {
    tables::shape(db, table)?;
    let read = |row: &rusqlite::Row<'_>| {
        Ok((values::seat(row, 0)?, Holder { token: row.get(1)?, nickname: row.get(2)? }))
    };
    let seats = db.prepare_cached(ALL)?.query_map([table], read)?.collect::<Result<_, _>>();
    Ok(seats?)
}

pub(super) fn free(db: &Connection, table: TableId, seat: Seat) -> Result<(), StoreError> {
    check_seat(db, table, seat)?;
    db.prepare_cached(FREE)?.execute(params![table, seat.0])?;
    Ok(())
}

pub(super) fn forget(db: &Connection, table: TableId) -> Result<(), StoreError> {
    tables::shape(db, table)?;
    db.prepare_cached(FORGET)?.execute([table])?;
    Ok(())
}
