//! What becomes of a wish.

use std::time::Duration;

use ecotable_kernel::{MAX_SEATS, Seat, SeatSet};
use ecotable_store::{Act, Key, TokenHash};

use super::PureRoom;
use super::messages::Ask;
use crate::bucket::Rate;
use crate::error::RoomError;
use crate::facts::{Chair, Facts};
use crate::token::Token;
use crate::wish::{Done, Wish};

/// How much one device may want.
const DEVICE: Rate = Rate { burst: 20, every: Duration::from_millis(200) };

/// How much all strangers together may want: a whole class joins at once.
const STRANGERS: Rate = Rate { burst: 100, every: Duration::from_millis(50) };

/// What is to be done for a wish that may be fulfilled.
pub(super) enum Plan {
    /// It is fulfilled.
    Answer(Done),
    /// The facts change.
    Save(Facts, Done),
    /// The match begins.
    Begin(Facts),
    /// The match that was to begin is created.
    Create,
    /// A row is appended; a decision was prepared already.
    Append {
        /// Whose.
        seat: Seat,
        /// What.
        act: Act,
        /// Which makes it happen once.
        key: Key,
    },
    /// The row of a key has to be found, to see whether it did this.
    Find {
        /// The key.
        key: Key,
        /// What it should have done.
        act: Act,
    },
    /// A bot thinks about a hint.
    Hint(Seat),
}

impl PureRoom {
    /// Somebody wants something.
    pub(super) fn ask(&mut self, ask: Ask) {
        let holder = ask.token.as_ref().map(Token::hash);
        self.note_seen(holder);
        if self.pending.is_some() {
            // Whoever drives the room should have waited.
            self.out.answers.push((ask.id, Err(RoomError::Busy)));
        } else if let Err(error) = self.charge(holder) {
            self.out.answers.push((ask.id, Err(error)));
        } else if self.doubtful {
            self.load(Some(ask));
        } else {
            self.attempt(ask, false);
        }
    }

    /// Tries to fulfil a wish; `again` if that was tried before and the room has been read again since.
    pub(super) fn attempt(&mut self, ask: Ask, again: bool) {
        let holder = ask.token.as_ref().map(Token::hash);
        match self.plan(&ask, holder) {
            Ok(plan) => self.carry_out(plan, Some(ask), again),
            Err(error) => self.out.answers.push((ask.id, Err(error))),
        }
    }

    fn plan(&mut self, ask: &Ask, holder: Option<TokenHash>) -> Result<Plan, RoomError> {
        match &ask.wish {
            Wish::Join { nickname, seat } => self.join(ask, nickname, *seat),
            Wish::MoveIn(key) => self.move_in(ask, *key),
            wish => {
                let holder = holder.filter(|&holder| self.belongs(holder)).ok_or_else(|| refusal(wish))?;
                self.plan_known(ask, holder)
            }
        }
    }

    /// What somebody wants who holds a seat here, or hosts.
    fn plan_known(&mut self, ask: &Ask, holder: TokenHash) -> Result<Plan, RoomError> {
        match &ask.wish {
            Wish::Join { .. } | Wish::MoveIn(_) => Err(RoomError::NotHost),
            Wish::Rename(seat, name) => self.rename(holder, *seat, name),
            Wish::Leave(seat) => self.leave(holder, *seat),
            Wish::MoveOut(seat) => self.move_out(holder, *seat, ask.random),
            Wish::Arrange(seat, seating) => self.arrange(holder, *seat, seating.clone()),
            Wish::AddPlace => self.add_place(holder),
            Wish::RemovePlace(seat) => self.remove_place(holder, *seat),
            Wish::Start => self.start(holder),
            Wish::SetPace(pace) => self.set_pace(holder, *pace),
            Wish::SetReactions(reactions) => self.set_reactions(holder, *reactions),
            Wish::React(seat, reaction) => self.react(holder, *seat, *reaction),
            Wish::Decide { seat, ticket, action } => {
                self.may_act(holder, *seat)?;
                self.decide(*seat, *ticket, Act::Decide(action.clone()))
            }
            Wish::Undo { seat, ticket } => {
                self.may_act(holder, *seat)?;
                self.decide(*seat, *ticket, Act::Undo)
            }
            Wish::Order(seat, order) => self.give_order(holder, *seat, *order),
            Wish::Hint(seat) => self.hint(holder, *seat),
            Wish::Think(seat) => self.may_act(holder, *seat).map(|()| Plan::Answer(Done::Done)),
            Wish::Skip => self.skip(),
            Wish::StandIn(seat) => self.stand_in(holder, *seat),
            Wish::TakeBack(seat) => self.take_back(holder, *seat),
            Wish::Follow { next, instead_of } => self.follow(*next, *instead_of),
        }
    }

    /// Whether somebody holds a seat here, or hosts.
    pub(super) fn belongs(&self, holder: TokenHash) -> bool {
        self.facts.hosted_by() == holder || !self.facts.held(holder).is_empty()
    }

    /// Refuses somebody who does not hold the seat.
    pub(super) fn own_chair(&self, holder: TokenHash, seat: Seat) -> Result<&Chair, RoomError> {
        let chair = self.facts.chair(seat).filter(|chair| chair.holder() == Some(holder));
        chair.ok_or(RoomError::NotYours(seat))
    }

    /// Refuses somebody who does not hold the seat, or before the match.
    pub(super) fn may_act(&self, holder: TokenHash, seat: Seat) -> Result<(), RoomError> {
        self.own_chair(holder, seat)?;
        if self.play.is_some() { Ok(()) } else { Err(RoomError::NotBegun) }
    }

    /// Somebody has shown that they are there.
    pub(super) fn note_seen(&mut self, holder: Option<TokenHash>) {
        let until = self.now.at + self.settings.seen;
        self.crowd.anybody(until);
        if let Some(holder) = holder.filter(|&holder| self.belongs(holder)) {
            self.crowd.seen(holder, until);
        }
    }

    /// Refuses what is too much in too short a time.
    fn charge(&mut self, holder: Option<TokenHash>) -> Result<(), RoomError> {
        let now = self.now.at;
        let allowed = match holder.filter(|&holder| self.belongs(holder)) {
            None => self.limits.strangers.take(now, STRANGERS),
            Some(holder) => {
                let device = self.device_number(holder);
                self.limits.devices[device].take(now, DEVICE)
            }
        };
        if allowed { Ok(()) } else { Err(RoomError::TooFast) }
    }

    /// A device is known by its lowest seat.
    pub(super) fn device_number(&self, holder: TokenHash) -> usize {
        SeatSet::first(self.facts.held(holder)).map_or(MAX_SEATS, Seat::index)
    }
}

/// Why a stranger does not get it.
fn refusal(wish: &Wish) -> RoomError {
    match wish {
        Wish::Rename(seat, _)
        | Wish::Leave(seat)
        | Wish::MoveOut(seat)
        | Wish::Decide { seat, .. }
        | Wish::Undo { seat, .. }
        | Wish::Order(seat, _)
        | Wish::Hint(seat)
        | Wish::Think(seat)
        | Wish::React(seat, _)
        | Wish::StandIn(seat)
        | Wish::TakeBack(seat) => RoomError::NotYours(*seat),
        _ => RoomError::NotHost,
    }
}
