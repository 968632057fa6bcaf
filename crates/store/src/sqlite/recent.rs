//! Recent rows: all tables append to one short list, which now and then is moved to where each table's rows lie together.
//!
//! A commit writes whole pages. In the list the rows of a commit share one or two of them; where each table has its own
//! pages, every row would cost one.

use std::collections::HashMap;

use rusqlite::{Connection, TransactionBehavior, params};

use super::tables::{self, Shape};
use crate::error::StoreError;
use crate::ids::TableId;
use crate::model::Row;

/// The fewest rows to be moved at once.
const FEWEST: u64 = 4096;
/// How many rows of each table, on average, make moving worth its while: they share the pages of that table.
const OF_EACH: u64 = 8;
/// The longest that the list may become, because whoever reads searches it.
const MOST: u64 = 32_768;

const APPEND: &str = "INSERT INTO recent (number, seq, seat, notation, key) VALUES (?1, ?2, ?3, ?4, ?5)";

const SHAPES: &str = "SELECT id, number, seats, max(seq) + 1, count(*)
    FROM recent JOIN tables USING (number) GROUP BY number";

const SETTLE: &str = "INSERT INTO settled (number, seq, seat, notation, key)
        SELECT number, seq, seat, notation, key FROM recent ORDER BY number, seq;
    DELETE FROM recent;";

/// What the connection that writes knows of the list, so that it need not search it for each row.
#[derive(Default)]
pub(super) struct Recent {
    /// The file as this connection has left it.
    version: i64,
    /// All tables that have recent rows, and the number of these; `None` if it must be read again.
    known: Option<(HashMap<TableId, Shape>, u64)>,
}

impl Recent {
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

    /// Whether it is time to move the list.
    pub fn is_long(&self) -> bool {
        let long = |tables: usize| (OF_EACH * tables as u64).clamp(FEWEST, MOST);
        self.known.as_ref().is_some_and(|(shapes, rows)| *rows >= long(shapes.len()))
    }

    /// How large a table is, with its recent rows.
    pub fn shape(&mut self, db: &Connection, table: TableId) -> Result<Shape, StoreError> {
        let (shapes, _) = self.known(db)?;
        shapes.get(&table).map_or_else(|| tables::settled_shape(db, table), |shape| Ok(*shape))
    }

    /// Appends the next row to a table of this shape.
    pub fn append(
        &mut self,
        db: &Connection,
        table: TableId,
        shape: Shape,
        row: &Row,
    ) -> Result<(), StoreError> {
        let (shapes, rows) = self.known(db)?;
        let values = params![shape.number, row.seq, row.seat.0, row.act, row.key];
        db.prepare_cached(APPEND)?.execute(values)?;
        shapes.insert(table, Shape { rows: shape.rows + 1, ..shape });
        *rows += 1;
        Ok(())
    }

    fn known(&mut self, db: &Connection) -> Result<&mut (HashMap<TableId, Shape>, u64), StoreError> {
        let known = match self.known.take() {
            Some(known) => known,
            None => read(db)?,
        };
        Ok(self.known.insert(known))
    }
}

/// The tables that have recent rows, and the number of these.
fn read(db: &Connection) -> Result<(HashMap<TableId, Shape>, u64), StoreError> {
    let mut shapes = db.prepare_cached(SHAPES)?;
    let mut found = shapes.query([])?;
    let mut known = (HashMap::new(), 0);
    while let Some(row) = found.next()? {
        known.0.insert(row.get(0)?, Shape { number: row.get(1)?, seats: row.get(2)?, rows: row.get(3)? });
        known.1 += row.get::<_, u64>(4)?;
    }
    Ok(known)
}

/// Moves the list to where each table's rows lie together, and leaves the log as it is. Nothing depends on it: what cannot
/// be moved, for instance because there is no room, stays in the list.
pub(super) fn settle(db: &mut Connection) -> rusqlite::Result<()> {
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    step.execute_batch(SETTLE)?;
    step.commit()
}
