//! What a form carries so that it acts once and only on what its reader saw.

use std::fmt;
use std::str::FromStr;

use ecotable_kernel::Seat;
use ecotable_store::Key;
use sha2::{Digest, Sha256};

/// What is counted for a seat besides what its game counts.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Count {
    /// How many rows of the log are its own.
    pub own: u32,
    /// How much was taken back of what it had noticed, so that nothing is ever counted twice.
    retold: u32,
    /// How much it had noticed when several were asked at once. What the others do meanwhile changes nothing for it,
    /// so it counts as if nothing had been noticed until that is over.
    together: Option<u32>,
}

impl Count {
    /// Something was taken back: the seat had noticed so many steps before, and so many after.
    pub fn took_back(&mut self, before: u32, after: u32) {
        if before != after {
            self.retold += before.saturating_sub(after) + 1;
        }
    }

    /// Several are asked at once from now on, or no longer.
    pub fn ask_together(&mut self, noticed: Option<u32>) {
        self.together = noticed;
    }

    /// The ticket of the seat.
    pub fn ticket(&self, salt: &[u8; 16], seat: Seat, noticed: u32) -> Ticket {
        Ticket::make(salt, seat, self.together.unwrap_or(noticed) + self.retold, self.own)
    }
}

/// Made when a button is drawn. It says what the reader had seen by then, and makes the decision happen once,
/// however often it is sent. It is the same as long as nothing that the reader may notice has happened; where several
/// are asked at once, what the others do meanwhile does not count.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
pub struct Ticket {
    /// How many steps the seat had noticed, and what was taken back of them.
    pub noticed: u32,
    /// How many rows of the log were the seat's own.
    pub own: u32,
    /// What makes it happen once.
    pub key: Key,
}

impl Ticket {
    /// The ticket of a seat that has noticed so many steps and made so many rows.
    pub(crate) fn make(salt: &[u8; 16], seat: Seat, noticed: u32, own: u32) -> Self {
        let mut hash = Sha256::new_with_prefix(salt);
        hash.update([seat.0]);
        hash.update(noticed.to_le_bytes());
        hash.update(own.to_le_bytes());
        let mut key = [0; 16];
        key.copy_from_slice(&hash.finalize()[..16]);
        Self { noticed, own, key: Key(key) }
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticket({}, {}, ***)", self.noticed, self.own)
    }
}

/// A text that is no ticket.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("that is not a ticket of this table")]
pub struct TicketError;

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.noticed, self.own, self.key)
    }
}

impl FromStr for Ticket {
    type Err = TicketError;

    fn from_str(text: &str) -> Result<Self, TicketError> {
        let mut parts = text.splitn(3, '.');
        let mut next = || parts.next().ok_or(TicketError);
        let noticed = next()?.parse().map_err(|_| TicketError)?;
        let own = next()?.parse().map_err(|_| TicketError)?;
        let key = next()?.parse().map_err(|_| TicketError)?;
        Ok(Self { noticed, own, key })
    }
}
