//! Reactions: shown for a moment, kept nowhere, and never part of the match.

use std::time::Duration;

use ecotable_kernel::{MAX_SEATS, PerSeat, Seat};
use ecotable_store::TokenHash;

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::reaction::{Reacted, Reaction, Reactions};
use crate::wish::Done;

/// How long a seat waits before it reacts again.
const PAUSE: Duration = Duration::from_secs(3);

/// What the seats have said lately.
#[derive(Default)]
pub(super) struct Reacting {
    latest: [Option<Latest>; MAX_SEATS],
    count: u32,
}

/// What a seat said last, and when.
#[derive(Clone, Copy)]
struct Latest {
    reacted: Reacted,
    at: Duration,
}

impl PureRoom {
    /// Somebody reacts, whoever's turn it is. What the seat said before gives way to it.
    pub(super) fn react(
        &mut self,
        holder: TokenHash,
        seat: Seat,
        reaction: Reaction,
    ) -> Result<Plan, RoomError> {
        self.may_act(holder, seat)?;
        if !self.facts.reactions.are_on() {
            return Err(RoomError::Quiet);
        }
        let latest = &mut self.reacting.latest[seat.index()];
        if latest.is_some_and(|latest| self.now.at < latest.at + PAUSE) {
            return Err(RoomError::ReactedJustNow);
        }
        self.reacting.count = self.reacting.count.wrapping_add(1);
        let reacted = Reacted { reaction, number: self.reacting.count };
        *latest = Some(Latest { reacted, at: self.now.at });
        self.showing.stale();
        Ok(Plan::Answer(Done::Done))
    }

    /// The host lets people react, or not.
    pub(super) fn set_reactions(
        &mut self,
        holder: TokenHash,
        reactions: Reactions,
    ) -> Result<Plan, RoomError> {
        self.is_host(holder)?;
        let mut facts = self.facts.clone();
        facts.reactions = reactions;
        Ok(Plan::Save(facts, Done::Done))
    }

    /// Forgets what was said long enough ago, and everything once the host wants it quiet.
    pub(super) fn end_reactions(&mut self) {
        let (now, are_on, seen) = (self.now.at, self.facts.reactions.are_on(), self.settings.reaction);
        let mut next = None;
        for latest in &mut self.reacting.latest {
            let Some(until) = latest.map(|latest| latest.at + seen) else { continue };
            if are_on && now < until {
                next = Some(next.map_or(until, |next: Duration| next.min(until)));
            } else {
                *latest = None;
                self.showing.stale();
            }
        }
        if let Some(at) = next {
            self.wake_by(at);
        }
    }

    /// What each seat has just said.
    pub(super) fn reacted(&self) -> PerSeat<Option<Reacted>> {
        self.seats().map(|seat| self.reacting.latest[seat.index()].map(|latest| latest.reacted)).collect()
    }
}
