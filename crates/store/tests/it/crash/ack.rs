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
    /// The store acknowledged a change of a room.
    Saved(Saved),
}

/// A change of a room that was acknowledged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Saved {
    pub table: TableId,
    pub version: u64,
    pub body: String,
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
            Self::Saved(Saved { table, version, body }) => writeln!(f, "saved {table} {version} {body}"),
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
            "saved" => Self::parse_saved(rest),
            "ack" => Self::parse_ack(rest),
            _ => None,
        }
    }

    fn parse_saved(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        let table = words.next()?.parse().ok()?;
        let version = words.next()?.parse().ok()?;
        Some(Self::Saved(Saved { table, version, body: words.next()?.to_owned() }))
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
