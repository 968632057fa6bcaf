//! Recent rows: all tables append to one short list, from which they are moved little by little to where each table's rows
//! lie together.
//!
//! A commit writes whole pages. In the list the rows of a commit share one or two of them; where each table has its own
//! pages, every row would cost one.

use rusqlite::{Connection, TransactionBehavior, params};

use super::list::List;
use super::tables::{self, Shape};
use super::upkeep::Upkeep;
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::Row;

/// How many rows of each table, on average, make moving worth its while: they share the pages of that table.
const OF_EACH: u64 = 8;
/// How many rows are written or removed for each that is appended: one of each keeps the list as long as it is.
const FOR_EACH: i64 = 3;
/// How many rows are written or removed at once at least, so that what they have in common is not paid for each.
const SLICE: i64 = 48;
/// How many rows are not moved after moving some has failed.
const PAUSE: i64 = 12_288;

const APPEND: &str = "INSERT INTO recent (number, seq, seat, notation, key) VALUES (?1, ?2, ?3, ?4, ?5)";

const SETTLE: &str = "INSERT INTO settled (number, seq, seat, notation, key)
        SELECT number, seq, seat, notation, key FROM recent
        WHERE NOT EXISTS (SELECT 1 FROM settled AS there
            WHERE there.number = recent.number AND there.seq = recent.seq)
        ORDER BY number, seq;
    DELETE FROM recent;";

/// What the connection that writes knows of the list, so that it need not search it for each row.
#[derive(Default)]
pub(super) struct Recent {
    upkeep: Upkeep,
    /// The file as this connection has left it.
    version: i64,
    /// `None` if it must be read again.
    known: Option<List>,
    /// How many rows should be written or removed.
    owed: i64,
}

impl Recent {
    pub fn new(upkeep: Upkeep) -> Self {
        Self { upkeep, ..Self::default() }
    }

    /// Begins a transaction that writes: what was known holds unless another connection has changed the file.
    pub fn begin(&mut self, db: &Connection) -> Result<(), StoreError> {
        let version = db.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        if version != self.version {
            self.forget();
            self.version = version;
        }
        Ok(())
    }

    /// What was known holds no longer.
    pub fn forget(&mut self) {
        self.known = None;
    }

    /// A table is deleted with all its rows.
    pub fn remove(&mut self, table: TableId) {
        if let Some(list) = &mut self.known {
            list.remove(table);
        }
    }

    /// How large a table is, with its recent rows.
    pub fn shape(&mut self, db: &Connection, table: TableId) -> Result<Shape, StoreError> {
        let shape = self.known(db)?.shape(table);
        shape.map_or_else(|| tables::settled_shape(db, table), Ok)
    }

    /// Appends the next row to a table of this shape.
    pub fn append(
        &mut self,
        db: &Connection,
        table: TableId,
        shape: Shape,
        row: &Row,
    ) -> Result<(), StoreError> {
        let list = self.known(db)?;
        let values = params![shape.number, row.seq, row.seat.0, row.act, row.key];
        let place = db.prepare_cached(APPEND)?.insert(values)?;
        list.append(place, table, Shape { rows: shape.rows + 1, ..shape });
        self.owed += FOR_EACH;
        Ok(())
    }

    /// Moves a few rows of a long list, in proportion to what was appended, as part of the same transaction: it needs no
    /// flush of its own, and nobody waits for more than that.
    pub fn shorten(&mut self, db: &Connection) -> Result<(), StoreError> {
        let Some(list) = &mut self.known else { return Ok(()) };
        let long = |list: &List| {
            let Upkeep { fewest, most, .. } = self.upkeep;
            list.rows() >= (OF_EACH * list.tables()).max(fewest).min(most)
        };
        if !long(list) {
            self.owed = self.owed.min(0);
        }
        if self.owed < SLICE {
            return Ok(());
        }
        while self.owed > 0 && long(list) {
            self.owed -= list.shorten(db, self.owed as usize)? as i64;
        }
        Ok(())
    }

    /// Moving rows has failed. Nothing depends on it, so those who append do not try again for a while.
    pub fn pause(&mut self) {
        self.forget();
        self.owed = -PAUSE;
    }

    fn known(&mut self, db: &Connection) -> Result<&mut List, StoreError> {
        let known = match self.known.take() {
            Some(known) => known,
            None => List::read(db)?,
        };
        Ok(self.known.insert(known))
    }
}

/// Moves the whole list to where each table's rows lie together, and leaves the log as it is. Nothing depends on it: what
/// cannot be moved, for instance because there is no room, stays in the list.
pub(super) fn settle(db: &mut Connection) -> rusqlite::Result<()> {
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    step.execute_batch(SETTLE)?;
    step.commit()
}
