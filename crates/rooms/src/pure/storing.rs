//! What a room asks of the store, and what becomes of the answers.

use std::sync::Arc;
use std::time::Duration;

use ecotable_kernel::{Seat, Viewer};
use ecotable_store::{Act, Change, Room, Row, StoreError, TableHeader, Trace};

use super::asking::Plan;
use super::deciding::repeated;
use super::messages::{Ask, Beginning, Kept, Request, Stored};
use super::{Play, PureRoom, Read};
use crate::error::RoomError;
use crate::facts::{Chair, Facts};
use crate::order::Order;
use crate::wish::{Done, Wish};

/// The longest wait after the store has failed again and again.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// How often others may be quicker in a row before the room waits.
const PATIENCE: u32 = 3;

/// Something that the store was asked to do.
pub(super) struct Pending {
    /// For whom; nobody if the room does it by itself.
    ask: Option<Ask>,
    /// Whether it was tried before.
    again: bool,
    work: Work,
}

impl Pending {
    /// The row that is to be appended.
    pub fn row(&self) -> Option<&Row> {
        match &self.work {
            Work::Append(row) => Some(row),
            _ => None,
        }
    }
}

enum Work {
    Append(Row),
    Save(Box<Saving>),
    Create,
    Find(Act),
    /// Reading everything again, because this went wrong.
    Load(Option<(Box<Work>, StoreError)>),
}

/// A change of the room, and what it means.
struct Saving {
    change: Change,
    facts: Facts,
    done: Done,
}

impl PureRoom {
    /// Does what was planned.
    pub(super) fn carry_out(&mut self, plan: Plan, ask: Option<Ask>, again: bool) {
        let work = match plan {
            Plan::Answer(done) => return self.answer(ask, Ok(done)),
            Plan::Create => return self.create(ask, again),
            Plan::Hint(seat) => return ask.iter().for_each(|ask| self.think_of_hint(seat, ask)),
            Plan::Save(facts, done) => self.saving(facts, done),
            Plan::Begin(facts) => self.saving(facts, Done::Done),
            Plan::Append { seat, act, key } => {
                let row = Row { seq: self.rows(), seat, act, key };
                self.out.request = Some(Request::Append(row.clone()));
                Work::Append(row)
            }
            Plan::Find { key, act } => {
                self.out.request = Some(Request::Find(key));
                Work::Find(act)
            }
        };
        self.pending = Some(Pending { ask, again, work });
    }

    fn saving(&mut self, mut facts: Facts, done: Done) -> Work {
        facts.active = self.now.date;
        let code = self.code.filter(|_| facts.keeps_code()).map(|code| code.to_string());
        let room = Room { code, body: facts.write(), due_at: Some(facts.due()) };
        let forgets = self.facts.has_names() && !facts.has_names();
        let trace = if forgets { Trace::Erased } else { Trace::Kept };
        let change = Change { version: self.version, room, trace };
        self.out.request = Some(Request::Save(change.clone()));
        Work::Save(Box::new(Saving { change, facts, done }))
    }

    /// Creates the match of a room that has begun.
    pub(super) fn create(&mut self, ask: Option<Ask>, again: bool) {
        self.out.request = Some(Request::Create(Beginning {
            game: self.facts.game.clone(),
            rules: self.listing.meta.rules_version,
            seats: self.facts.places.len() as u8,
            config: Arc::clone(&self.facts.config),
            created_at: self.now.date,
        }));
        self.pending = Some(Pending { ask, again, work: Work::Create });
    }

    /// Reads everything again before anything else is done.
    pub(super) fn load(&mut self, ask: Option<Ask>) {
        self.load_after(Pending { ask, again: false, work: Work::Load(None) });
    }

    fn load_after(&mut self, pending: Pending) {
        self.out.request = Some(Request::Load);
        self.pending = Some(pending);
    }

    fn answer(&mut self, ask: Option<Ask>, answer: Result<Done, RoomError>) {
        self.out.answers.extend(ask.map(|ask| (ask.id, answer)));
    }

    /// The store has answered.
    pub(super) fn stored(&mut self, stored: Stored) {
        let Some(Pending { ask, again, work }) = self.pending.take() else { return };
        match (work, stored) {
            (Work::Append(row), Stored::Appended(Ok(seq))) if seq == row.seq => self.appended(row, ask),
            (work @ Work::Append(_), Stored::Appended(answer)) => {
                // The row is there, behind others that are not known yet.
                let error = answer.err().unwrap_or(StoreError::Conflict { asked: 0, present: 0 });
                self.failed(Pending { ask, again, work }, error);
            }
            (Work::Save(saving), Stored::Saved(Ok(version))) => self.saved(*saving, version, ask),
            (Work::Create, Stored::Created(Ok(header))) => self.created(&header, ask),
            (Work::Find(act), Stored::Found(Ok(row))) => {
                let seat = ask.as_ref().map_or(Seat::default(), |ask| decider(&ask.wish));
                let answer = row.map_or(Err(RoomError::Stale), |row| repeated(&row, seat, &act));
                self.answer(ask, answer);
            }
            (Work::Load(failed), Stored::Loaded(Ok(kept))) => {
                self.loaded(kept, Pending { ask, again, work: Work::Load(failed) })
            }
            (Work::Load(_), Stored::Loaded(Err(error))) => self.not_loaded(ask, error),
            (Work::Find(_), Stored::Found(Err(error))) => self.answer(ask, Err(error.into())),
            (work, Stored::Saved(Err(error)) | Stored::Created(Err(error))) => {
                self.failed(Pending { ask, again, work }, error);
            }
            // The answer to another question: whoever drives the room has made a mistake.
            (_, _) => {
                self.doubtful = true;
                self.answer(ask, Err(RoomError::Busy));
            }
        }
    }

    /// Lets a row happen in memory.
    pub(super) fn go_ahead(&mut self, row: Row) {
        let Some(play) = &mut self.play else { return };
        let (seat, act) = (row.seat, row.act.clone());
        let practised = Arc::clone(&play.practised);
        play.commit(row);
        if !Arc::ptr_eq(&practised, &play.practised) || play.is_over() {
            self.showing.stale_secrets();
        }
        // An order would do again what was taken back, unless it only answers others.
        let order = &mut self.facts.places[seat.index()].order;
        if act == Act::Undo && order.take_if(|standing| standing.order != Order::Decline).is_some() {
            self.unsaved = true;
            self.showing.stale_secrets();
        }
        self.after_row();
    }

    fn appended(&mut self, row: Row, ask: Option<Ask>) {
        self.note_success();
        if !std::mem::take(&mut self.is_ahead) {
            self.go_ahead(row);
        }
        let shown = self.showing.moment.as_ref().and_then(|moment| moment.position.as_ref());
        if shown.map(|position| position.noticed(Viewer::Spectator)) != self.play.as_ref().map(Play::shown) {
            self.shown_at = self.now.at;
        }
        self.answer(ask, Ok(Done::Done));
    }

    fn saved(&mut self, Saving { facts, done, .. }: Saving, version: u64, ask: Option<Ask>) {
        self.note_success();
        self.version = version;
        self.unsaved = false;
        self.is_looked_after = false;
        self.install(facts);
        self.settle(done, ask);
    }

    /// These are the facts from now on.
    fn install(&mut self, facts: Facts) {
        let before = std::mem::replace(&mut self.facts, facts);
        self.code = self.code.filter(|_| self.facts.keeps_code());
        for seat in self.seats() {
            let (old, new) = (before.chair(seat), self.facts.chair(seat));
            if old.and_then(Chair::decider) != new.and_then(Chair::decider) {
                self.minds.clear(seat);
            }
            if let Some(holder) =
                new.and_then(Chair::holder).filter(|&holder| old.and_then(Chair::holder) != Some(holder))
            {
                self.crowd.seen(holder, self.now.at + self.settings.seen);
            }
        }
        let facts = &self.facts;
        self.crowd.keep(|holder| facts.hosted_by() == holder || !facts.held(holder).is_empty());
        self.skipping = self.skipping && !self.asks_person();
        self.showing.stale_all();
    }

    fn created(&mut self, header: &TableHeader, ask: Option<Ask>) {
        self.note_success();
        match Play::open(header, Vec::new(), self.facts.salt.0) {
            Ok(play) => {
                self.play = Some(play);
                self.shown_at = self.now.at;
                self.showing.stale_all();
                self.answer(ask, Ok(Done::Done));
            }
            Err(error) => self.end(ask, error),
        }
    }

    /// The room cannot go on.
    fn end(&mut self, ask: Option<Ask>, error: RoomError) {
        self.answer(ask, Err(error.clone()));
        self.doubtful = true;
        self.out.end = Some(error);
    }

    /// Something was not stored, or nobody knows.
    fn failed(&mut self, pending: Pending, error: StoreError) {
        let Pending { ask, again, work } = pending;
        match error {
            StoreError::Full
            | StoreError::TooLong { .. }
            | StoreError::Nul { .. }
            | StoreError::NoSuchSeat(_) => {
                self.wait_longer();
                self.answer(ask, Err(error.into()));
                if self.is_ahead {
                    self.doubtful = true;
                    self.load(None);
                }
            }
            error => {
                self.doubtful = true;
                self.load_after(Pending { ask, again, work: Work::Load(Some((Box::new(work), error))) });
            }
        }
    }

    /// The store works: there is nothing to wait for.
    fn note_success(&mut self) {
        self.failures = 0;
        self.retry_at = self.now.at;
    }

    /// Waits before the room does anything by itself again.
    fn wait_longer(&mut self) {
        let wait = Duration::from_secs(1) * (1 << self.failures.min(5));
        self.failures += 1;
        self.retry_at = self.now.at + wait.min(LONGEST_WAIT);
        self.wake_by(self.retry_at);
    }

    fn not_loaded(&mut self, ask: Option<Ask>, error: StoreError) {
        self.doubtful = true;
        match error {
            StoreError::UnknownRoom(_) | StoreError::UnknownTable(_) => {
                self.end(ask, RoomError::UnknownTable)
            }
            error => {
                self.wait_longer();
                self.answer(ask, Err(error.into()));
            }
        }
    }

    /// Everything was read again; what went wrong is tried once more.
    fn loaded(&mut self, kept: Kept, pending: Pending) {
        let Pending { ask, again, work } = pending;
        let body = kept.record.room.body.clone();
        let Read { version, code, facts, play } = match Read::kept(kept) {
            Ok(read) => read,
            Err(error) => return self.end(ask, error),
        };
        self.doubtful = false;
        self.forget_foreseen();
        (self.version, self.code, self.play) = (version, code, play);
        self.install(facts);
        self.end_orders();
        match work {
            Work::Load(Some((work, error))) => self.recover((*work, error), (version, &body), ask, again),
            _ => ask.into_iter().for_each(|ask| self.attempt(ask, false)),
        }
    }

    /// What went wrong may be stored all the same; otherwise it is tried once more.
    fn recover(
        &mut self,
        (work, error): (Work, StoreError),
        (version, body): (u64, &[u8]),
        ask: Option<Ask>,
        again: bool,
    ) {
        let is_there = match &work {
            Work::Save(saving) => version == saving.change.version + 1 && body == saving.change.room.body,
            Work::Create => self.play.is_some(),
            _ => false,
        };
        // If others have changed the room since, nobody can tell any more whether it was stored before.
        let may_be_there = matches!((&work, &error), (Work::Save(saving), StoreError::Storage(_))
            if version > saving.change.version);
        let is_safe = |ask: &Ask| !again && (!may_be_there || ask.wish.is_repeatable());
        match (work, ask) {
            (Work::Save(saving), ask) if is_there => self.settle(saving.done, ask),
            (Work::Create, ask) if is_there => self.answer(ask, Ok(Done::Done)),
            (Work::Create, Some(ask)) if !again => self.create(Some(ask), true),
            (Work::Append(_) | Work::Save(_), Some(ask)) if is_safe(&ask) => self.attempt(ask, true),
            (_, ask) => {
                self.failures += 1;
                if matches!(error, StoreError::Storage(_)) || self.failures > PATIENCE {
                    self.wait_longer();
                }
                self.answer(ask, Err(error_of(error)));
            }
        }
    }

    /// A change is stored: the match is created if it has just begun, and otherwise all is done.
    fn settle(&mut self, done: Done, ask: Option<Ask>) {
        if self.facts.begun.is_some() && self.play.is_none() {
            self.create(ask, false);
        } else {
            self.answer(ask, Ok(done));
        }
    }
}

/// Who wanted to decide.
fn decider(wish: &Wish) -> Seat {
    match wish {
        Wish::Decide { seat, .. } | Wish::Undo { seat, .. } => *seat,
        _ => Seat::default(),
    }
}

/// Others were quicker twice in a row, or the store failed twice.
fn error_of(error: StoreError) -> RoomError {
    match error {
        StoreError::Storage(_) => error.into(),
        _ => RoomError::Busy,
    }
}
