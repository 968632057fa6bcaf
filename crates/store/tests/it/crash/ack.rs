//! What the process says before it dies, one line at a time.

use std::fmt;

use ecotable_kernel::Seat;
use ecotable_store::{Act, Key, Row, TableId};

/// A line on its standard output.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Line {
    /// The store acknowledged a row.
    Ack(Ack),
    /// The store refused a row: it must never appear.
    Refused(TableId, Key),
}

/// A row that was acknowledged, and the fingerprint of the position after it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ack {
    pub table: TableId,
    pub row: Row,
    pub state: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(table, key) => writeln!(f, "refused {table} {key}"),
            Self::Ack(Ack { table, row, state }) => {
                let Row { seq, seat, act, key } = row;
                match act {
                    Act::Decide(notation) => {
                        writeln!(f, "ack {table} {seq} {seat} {key} {state} decide {notation}")
                    }
                    Act::Undo => writeln!(f, "ack {table} {seq} {seat} {key} {state} undo"),
                }
            }
        }
    }
}

impl Line {
    /// Reads a line; the test harness prints others between ours.
    pub fn parse(line: &str) -> Option<Self> {
        let (kind, rest) = line.trim_end().split_once(' ')?;
        match kind {
            "refused" => {
                let (table, key) = rest.split_once(' ')?;
                Some(Self::Refused(table.parse().ok()?, key.parse().ok()?))
            }
            "ack" => Self::parse_ack(rest),
            _ => None,
        }
    }

    fn parse_ack(text: &str) -> Option<Self> {
        let mut words = text.splitn(6, ' ');
        let table = words.next()?.parse().ok()?;
        let seq = words.next()?.parse().ok()?;
        let seat = Seat(words.next()?.parse().ok()?);
        let key = words.next()?.parse().ok()?;
        let state = words.next()?.to_owned();
        let act = match words.next()? {
            "undo" => Act::Undo,
            decision => Act::Decide(decision.strip_prefix("decide ")?.to_owned()),
        };
        Some(Self::Ack(Ack { table, row: Row { seq, seat, act, key }, state }))
    }
}
