//! Deciding and taking back, each once.

use ecotable_kernel::Seat;
use ecotable_store::{Act, Row};

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::ticket::Ticket;
use crate::wish::Done;

impl PureRoom {
    /// What becomes of a form with this ticket. A form that was sent before has the answer that it had then; a form
    /// made before something happened that its reader may notice is stale.
    pub(super) fn decide(&mut self, seat: Seat, ticket: Ticket, act: Act) -> Result<Plan, RoomError> {
        let salt = self.facts.salt.0;
        let play = self.play.as_mut().ok_or(RoomError::NotBegun)?;
        let present = play.ticket(seat);
        if ticket != present {
            if ticket != Ticket::make(&salt, seat, ticket.noticed, ticket.own) || ticket.own >= present.own {
                return Err(RoomError::Stale);
            }
            return match play.recent(ticket.key) {
                Some(row) => repeated(row, seat, &act).map(Plan::Answer),
                None if play.remembers_all() => Err(RoomError::Stale),
                None => Ok(Plan::Find { key: ticket.key, act }),
            };
        }
        if self.facts.chair(seat).is_some_and(|chair| chair.stand_in.is_some()) {
            return Err(RoomError::StoodIn(seat));
        }
        match &act {
            Act::Decide(action) => play.prepare(seat, action)?,
            Act::Undo => play.position.can_undo(seat)?,
        }
        Ok(Plan::Append { seat, act, key: ticket.key })
    }

    /// A decision that a bot or a standing order makes, if the rules allow it.
    pub(super) fn decide_for(&mut self, seat: Seat, action: &str) -> bool {
        let Some(play) = &mut self.play else { return false };
        if play.prepare(seat, action).is_err() {
            return false;
        }
        let key = play.ticket(seat).key;
        let plan = Plan::Append { seat, act: Act::Decide(action.to_owned()), key };
        self.carry_out(plan, None, false);
        true
    }
}

/// The answer for a form that was sent again: as before if it wants the same, and otherwise it is stale.
pub(super) fn repeated(row: &Row, seat: Seat, act: &Act) -> Result<Done, RoomError> {
    if row.seat == seat && row.act == *act { Ok(Done::Done) } else { Err(RoomError::Stale) }
}
