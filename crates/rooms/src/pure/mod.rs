//! A room as a pure value: what happens to it goes in, what it wants done comes out.
//!
//! It has no clock, no store, no threads and no chance of its own, so that a test can lead it through any order of
//! events. Whoever drives it obeys two rules: while [`PureRoom::is_waiting`], it takes nothing but the answer of the
//! store; and it is told the time at [`PureRoom::next_at`].

mod absence;
mod asking;
mod bots;
mod crowd;
mod deciding;
mod following;
mod gather;
mod hosting;
mod messages;
mod orders;
mod play;
mod reacting;
mod showing;
mod storing;
mod upkeep;

use std::sync::Arc;
use std::time::Duration;

use ecotable_catalog::{Listing, game};
use ecotable_kernel::{MAX_SEATS, Seat, SeatSet};
use ecotable_store::TableId;

use crate::bucket::Bucket;
use crate::code::Code;
use crate::error::RoomError;
use crate::facts::{Chair, Facts};
use crate::moment::Moment;
use crate::settings::Settings;
use crate::wish::Done;
use bots::Minds;
use crowd::Crowd;
pub use following::room_again;
pub use gather::new_room;
pub use messages::{Ask, Beginning, Effect, Input, Kept, Now, Request, Stored, Thinking};
pub(crate) use play::Play;
use reacting::Reacting;
use showing::Showing;
use storing::Pending;

/// A room as a pure value.
pub struct PureRoom {
    table: TableId,
    settings: Arc<Settings>,
    listing: Arc<Listing>,
    now: Now,

    /// The version of the document that the facts are from.
    version: u64,
    code: Option<Code>,
    facts: Facts,
    play: Option<Play>,
    /// Whether the facts have changed in a small way that is not stored yet.
    unsaved: bool,
    /// Whether somebody looks after the room.
    is_looked_after: bool,

    crowd: Crowd,
    minds: Minds,
    /// Who has voted for a stand-in, for each seat.
    votes: [SeatSet; MAX_SEATS],
    limits: Limits,
    reacting: Reacting,
    /// Whether bots play without waiting until a person is asked.
    skipping: bool,
    /// When everybody last noticed a decision.
    shown_at: Duration,

    pending: Option<Pending>,
    /// Whether the match in memory has the row that is under way. Nobody sees it before it is stored.
    is_ahead: bool,
    /// Whether the store may have something else than this memory.
    doubtful: bool,
    /// How often the store has failed in a row, and when to try again.
    failures: u32,
    retry_at: Duration,
    next_at: Option<Duration>,

    showing: Showing,
    out: Out,
}

/// What people have wanted lately.
#[derive(Default)]
struct Limits {
    /// By the lowest seat of a device; the last is for a host without a seat.
    devices: [Bucket; MAX_SEATS + 1],
    hints: [Bucket; MAX_SEATS + 1],
    strangers: Bucket,
}

/// What came out of one step.
#[derive(Default)]
struct Out {
    answers: Vec<(u64, Result<Done, RoomError>)>,
    thinking: Vec<Thinking>,
    request: Option<Request>,
    end: Option<RoomError>,
}

/// What is read from the store.
struct Read {
    version: u64,
    code: Option<Code>,
    facts: Facts,
    play: Option<Play>,
}

impl Read {
    fn kept(kept: Kept) -> Result<Self, RoomError> {
        let facts = Facts::read(&kept.record.room.body)?;
        // Only a room that has begun has a match; the document decides.
        let played = kept.played.filter(|_| facts.begun.is_some());
        let play = played.map(|(header, rows)| Play::open(&header, rows, facts.salt.0)).transpose()?;
        if play.as_ref().is_some_and(|play| play.counts.len() != facts.places.len()) {
            return Err(RoomError::Damaged("the room and its match have different seats".to_owned()));
        }
        let code = kept.record.room.code.and_then(|code| code.parse().ok());
        Ok(Self { version: kept.record.version, code, facts, play })
    }
}

impl PureRoom {
    /// The room as it is kept.
    pub fn wake(table: TableId, kept: Kept, settings: Arc<Settings>, now: Now) -> Result<Self, RoomError> {
        let Read { version, code, facts, play } = Read::kept(kept)?;
        let listing = game(&facts.game).map_err(|error| RoomError::Damaged(error.to_string()))?;
        let mut room = Self {
            table,
            settings,
            listing: Arc::new(listing),
            now,
            version,
            code,
            facts,
            play,
            unsaved: false,
            is_looked_after: false,
            crowd: Crowd::default(),
            minds: Minds::default(),
            votes: [SeatSet::EMPTY; MAX_SEATS],
            limits: Limits::default(),
            reacting: Reacting::default(),
            skipping: false,
            shown_at: now.at,
            pending: None,
            is_ahead: false,
            doubtful: false,
            failures: 0,
            retry_at: now.at,
            next_at: Some(now.at),
            showing: Showing::default(),
            out: Out::default(),
        };
        // Whoever played before a restart has a moment to come back; who gathers is there when they are seen.
        let away = if room.facts.begun.is_some() { now.at + room.settings.away } else { now.at };
        let people = room.facts.places.iter().filter_map(Chair::holder).chain([room.facts.hosted_by()]);
        people.collect::<Vec<_>>().into_iter().for_each(|holder| room.crowd.seen(holder, away));
        room.end_orders();
        room.look_around();
        room.show();
        Ok(room)
    }

    /// Something happens; gives what is to be done now, in this order.
    pub fn step(&mut self, input: Input, now: Now) -> Vec<Effect> {
        self.now = Now { at: now.at.max(self.now.at), date: now.date };
        self.next_at = None;
        match input {
            Input::Ask(ask) => self.ask(ask),
            Input::Looks { holders, strangers } => {
                self.crowd.look(holders, strangers, self.now.at + self.settings.away);
            }
            Input::Seen(holder) => self.note_seen(holder),
            Input::Thought { id, advice } => self.thought(id, advice),
            Input::Stored(stored) => self.stored(stored),
            Input::Tick => {}
            Input::Tidy => self.is_looked_after = true,
        }
        self.upkeep();
        self.effects()
    }

    fn effects(&mut self) -> Vec<Effect> {
        let moment = self.show().map(Effect::Publish);
        let out = std::mem::take(&mut self.out);
        let answers = out.answers.into_iter().map(|(id, answer)| Effect::Answer(id, answer));
        let thinking = out.thinking.into_iter().map(Effect::Think);
        let request = out.request.map(Effect::Store);
        let end = out.end.map(Effect::End);
        moment.into_iter().chain(answers).chain(thinking).chain(request).chain(end).collect()
    }

    /// Whether it waits for the store, and takes nothing else.
    pub fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// When it wants to be told the time, if at all.
    pub fn next_at(&self) -> Option<Duration> {
        self.next_at
    }

    /// Whether nothing is under way that would be lost if it left memory.
    pub fn is_quiet(&self) -> bool {
        self.pending.is_none() && self.minds.are_idle()
    }

    /// What it looks like now.
    pub fn moment(&self) -> Arc<Moment> {
        self.showing.moment.as_ref().map_or_else(|| Arc::new(self.draw()), Arc::clone)
    }

    /// How many rows the log of its match has, with the one under way if it was foreseen.
    pub fn rows(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.rows)
    }

    /// Wants to be told the time then, or earlier.
    fn wake_by(&mut self, at: Duration) {
        self.next_at = Some(self.next_at.map_or(at, |next| next.min(at)));
    }

    /// The seats that owe a decision.
    fn to_act(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.position.to_act())
    }

    fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_over)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.facts.places.len() as u8).map(Seat)
    }
}
