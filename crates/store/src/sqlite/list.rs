//! The list of recent rows as the connection that writes knows it by heart, and how it becomes shorter.
//!
//! The row that has waited longest decides whose turn it is: all rows of its table are written to where they lie together,
//! since they share a page there. A row leaves the list when it has come to its beginning and is written there already;
//! the rows at the beginning share pages too. So both steps write few pages, and neither has to search.

use std::collections::hash_map::{Entry, HashMap};
use std::collections::vec_deque::VecDeque;

use rusqlite::{Connection, params_from_iter};

use super::tables::Shape;
use crate::error::StoreError;
use crate::ids::TableId;

/// The rows of a table that are not parted, because they share a page.
const TOGETHER: usize = 64;
/// How many rows are written by one statement; there is a statement for each number up to this.
const BY_ONE: usize = 16;

// Whatever has a row in `settled` has all rows before it there too.
const READ: &str = "WITH met AS MATERIALIZED (SELECT id, number, seats,
            (SELECT coalesce(max(seq) + 1, 0) FROM settled WHERE settled.number = tables.number) AS settled
        FROM tables WHERE number IN (SELECT number FROM recent))
    SELECT place, seq, id, number, seats, settled FROM recent CROSS JOIN met USING (number) ORDER BY place";

const SETTLE: &str = "INSERT INTO settled (number, seq, seat, notation, key)
    SELECT number, seq, seat, notation, key FROM recent WHERE place IN";

const LEAVE: &str = "DELETE FROM recent WHERE place <= ?1";

/// All recent rows, without what is in them.
#[derive(Default)]
pub(super) struct List {
    /// Where each row is in the list, and whose it is; the oldest first.
    rows: VecDeque<(i64, TableId)>,
    /// The tables that have rows in the list.
    tables: HashMap<TableId, Held>,
}

/// What the list holds of a table.
struct Held {
    shape: Shape,
    /// How many rows of it are in the list.
    rows: usize,
    /// Where those are that have not settled; the oldest first.
    unsettled: Vec<i64>,
}

impl List {
    pub fn read(db: &Connection) -> Result<Self, StoreError> {
        let mut statement = db.prepare_cached(READ)?;
        let mut found = statement.query([])?;
        let mut list = Self::default();
        while let Some(row) = found.next()? {
            let (place, seq, settled): (i64, u64, u64) = (row.get(0)?, row.get(1)?, row.get(5)?);
            let rows = settled.max(seq + 1);
            let shape = Shape { number: row.get(3)?, seats: row.get(4)?, rows };
            list.insert(place, row.get(2)?, shape, (seq >= settled).then_some(place));
        }
        Ok(list)
    }

    /// How many rows there are.
    pub fn rows(&self) -> u64 {
        self.rows.len() as u64
    }

    /// How many tables have rows in the list.
    pub fn tables(&self) -> u64 {
        self.tables.len() as u64
    }

    /// How large a table is that has rows in the list.
    pub fn shape(&self, table: TableId) -> Option<Shape> {
        self.tables.get(&table).map(|held| held.shape)
    }

    /// A new row is at this place, and makes its table as large as this.
    pub fn append(&mut self, place: i64, table: TableId, shape: Shape) {
        self.insert(place, table, shape, Some(place));
    }

    fn insert(&mut self, place: i64, table: TableId, shape: Shape, unsettled: Option<i64>) {
        self.rows.push_back((place, table));
        let held = match self.tables.entry(table) {
            Entry::Occupied(held) => held.into_mut(),
            Entry::Vacant(new) => new.insert(Held { shape, rows: 0, unsettled: Vec::new() }),
        };
        held.shape = shape;
        held.rows += 1;
        held.unsettled.extend(unsettled);
    }

    /// A table is gone with all its rows.
    pub fn remove(&mut self, table: TableId) {
        if self.tables.remove(&table).is_some() {
            self.rows.retain(|(_, other)| *other != table);
        }
    }

    /// Writes or removes about so many rows, and gives how many; an error leaves the list good for nothing.
    pub fn shorten(&mut self, db: &Connection, most: usize) -> Result<usize, StoreError> {
        match self.leave(db, most)? {
            0 => self.settle(db, most),
            left => Ok(left),
        }
    }

    /// Removes the oldest rows that have settled.
    fn leave(&mut self, db: &Connection, most: usize) -> Result<usize, StoreError> {
        let (mut left, mut last) = (0, None);
        while left < most
            && let Some(place) = self.pop_settled()
        {
            (left, last) = (left + 1, Some(place));
        }
        match last {
            Some(place) => expect(left, db.prepare_cached(LEAVE)?.execute([place])?),
            None => Ok(0),
        }
    }

    /// Takes the oldest row if it has settled, and gives where it is.
    fn pop_settled(&mut self) -> Option<i64> {
        let &(place, table) = self.rows.front()?;
        let Entry::Occupied(mut held) = self.tables.entry(table) else { return None };
        if held.get().unsettled.first().is_some_and(|first| *first <= place) {
            return None;
        }
        held.get_mut().rows -= 1;
        if held.get().rows == 0 {
            held.remove();
        }
        self.rows.pop_front();
        Some(place)
    }

    /// Writes the rows of the table whose turn it is to where they lie together.
    fn settle(&mut self, db: &Connection, most: usize) -> Result<usize, StoreError> {
        let Some(held) = self.rows.front().and_then(|(_, table)| self.tables.get_mut(table)) else {
            return Ok(0);
        };
        let rows = held.unsettled.len().min(most.max(TOGETHER));
        let mut written = 0;
        for places in held.unsettled[..rows].chunks(BY_ONE) {
            let marks = vec!["?"; places.len()].join(",");
            let mut settle = db.prepare_cached(&format!("{SETTLE} ({marks})"))?;
            written += settle.execute(params_from_iter(places))?;
        }
        held.unsettled.drain(..rows);
        expect(rows, written)
    }
}

/// A row of the log is not removed unless it is known to be elsewhere.
fn expect(rows: usize, found: usize) -> Result<usize, StoreError> {
    if rows == found {
        Ok(rows)
    } else {
        Err(StoreError::Storage(format!("{found} of {rows} recent rows were where they should be")))
    }
}
