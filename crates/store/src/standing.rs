//! What is left of a log when everything taken back is gone.

use ecotable_kernel::Entry;

use crate::model::{Act, Row};

/// A row that takes back a decision where there is none: the log is damaged.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("row {seq} takes back a decision, and there is none")]
pub struct NothingToUndo {
    /// The row.
    pub seq: u64,
}

/// The decisions that stand, as a record has them; `rows` is a whole log.
pub fn standing(rows: &[Row]) -> Result<Vec<Entry>, NothingToUndo> {
    let mut entries = Vec::with_capacity(rows.len());
    for row in rows {
        match &row.act {
            Act::Decide(notation) => entries.push(Entry { seat: row.seat, action: notation.clone() }),
            Act::Undo => drop(entries.pop().ok_or(NothingToUndo { seq: row.seq })?),
        }
    }
    Ok(entries)
}
