//! Taking back a decision, as long as that shows its maker nothing new.

use crate::game::Game;
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Why the last decision stands.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been decided yet.
    #[error("nothing has been decided yet")]
    Nothing,
    /// Another seat decided last.
    #[error("another player has decided since")]
    Another,
    /// The decision showed hidden cards, drew from chance, or was declared final.
    #[error("the decision has shown something new or was final")]
    Final,
    /// Several seats were asked at the same time: whether one may take back must not depend on the others.
    #[error("several players decide at the same time here")]
    Simultaneous,
}

/// The positions before the latest decisions, as far back as they may be taken back; all are of the same seat.
#[derive(Clone, Debug)]
pub(crate) struct UndoStack<G: Game> {
    before: Vec<Before<G>>,
    /// Why each seat takes back nothing that came before, as far as it has noticed.
    barriers: [UndoError; MAX_SEATS],
}

#[derive(Clone, Debug)]
pub(crate) struct Before<G: Game> {
    pub seat: Seat,
    pub state: G::State,
    pub heard: [u32; MAX_SEATS + 1],
}

impl<G: Game> UndoStack<G> {
    pub fn new() -> Self {
        Self { before: Vec::new(), barriers: [UndoError::Nothing; MAX_SEATS] }
    }

    /// Remembers the position before a decision that may be taken back, and that these seats notice.
    pub fn push(&mut self, before: Before<G>, noticing: SeatSet) {
        if self.before.last().is_some_and(|last| last.seat != before.seat) {
            self.bar(UndoError::Another, noticing, &before.heard);
        }
        self.before.push(before);
    }

    /// Forgets all positions: from here on nobody takes back what came before. Seats that do not notice the decision hear
    /// the same reason as until now; `heard` is what the seats have noticed before it.
    pub fn bar(&mut self, reason: UndoError, noticing: SeatSet, heard: &[u32; MAX_SEATS + 1]) {
        for seat in Seat::all(MAX_SEATS as u8) {
            let until_now = self.check(seat, heard).err().unwrap_or(UndoError::Another);
            self.barriers[seat.index()] = if noticing.contains(seat) { reason } else { until_now };
        }
        self.before.clear();
    }

    /// Whether `seat` may take back; `heard` is what the seats have noticed by now. A seat is not told that another has
    /// decided if it has not noticed that.
    pub fn check(&self, seat: Seat, heard: &[u32; MAX_SEATS + 1]) -> Result<(), UndoError> {
        let noticed = |before: &Before<G>| before.heard.get(seat.index()) != heard.get(seat.index());
        match self.before.first() {
            Some(before) if before.seat == seat => Ok(()),
            Some(before) if noticed(before) => Err(UndoError::Another),
            _ => Err(self.barriers.get(seat.index()).copied().unwrap_or(UndoError::Nothing)),
        }
    }

    pub fn pop(&mut self) -> Option<Before<G>> {
        self.before.pop()
    }
}
