//! Who is absent, and the bot that plays on for them.

use ecotable_kernel::{Seat, SeatSet};
use ecotable_store::TokenHash;

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::facts::Chair;
use crate::place::{Presence, Votes};
use crate::wish::Done;

impl PureRoom {
    /// Whether the person in a seat is there; bots and empty places are.
    pub(super) fn presence(&self, seat: Seat) -> Presence {
        let holder = self.facts.chair(seat).and_then(Chair::holder);
        holder.map_or(Presence::Here, |holder| self.presence_of(holder))
    }

    fn presence_of(&self, holder: TokenHash) -> Presence {
        let grace = self.settings.gone.saturating_sub(self.settings.away);
        self.crowd.presence(holder, self.now.at, grace).0
    }

    /// Notes who is there, and when that changes; votes for those who are back are void.
    pub(super) fn look_around(&mut self) {
        let grace = self.settings.gone.saturating_sub(self.settings.away);
        let people = self.facts.places.iter().filter_map(Chair::holder).chain([self.facts.hosted_by()]);
        let changes = people.filter_map(|holder| self.crowd.presence(holder, self.now.at, grace).1).min();
        if let Some(at) = changes {
            self.wake_by(at);
        }
        for seat in self.seats() {
            let is_gone = || {
                self.presence(seat) == Presence::Gone && self.facts.places[seat.index()].stand_in.is_none()
            };
            if !self.votes[seat.index()].is_empty() && !is_gone() {
                self.votes[seat.index()] = SeatSet::EMPTY;
            }
        }
        let voters = self.voters();
        let around = self.seats().map(|seat| (self.presence(seat), self.votes_for(seat, voters))).collect();
        self.showing.look(around, self.acting_host());
    }

    /// While people gather and the host is gone, the first person who is there acts as host.
    pub(super) fn acting_host(&self) -> Option<TokenHash> {
        let host = self.facts.hosted_by();
        if self.facts.begun.is_some() || self.presence_of(host) != Presence::Gone {
            return None;
        }
        let mut people = self.facts.places.iter().filter_map(Chair::holder);
        people.find(|&holder| self.presence_of(holder) == Presence::Here)
    }

    /// The persons who may vote about others: those who are there, and play themselves.
    pub(super) fn voters(&self) -> SeatSet {
        let is_voter = |&(seat, chair): &(Seat, &Chair)| {
            chair.holder().is_some() && chair.stand_in.is_none() && self.presence(seat) == Presence::Here
        };
        self.facts.seats().filter(is_voter).map(|(seat, _)| seat).collect()
    }

    /// Who of the voters has voted for a stand-in, and how many votes are needed.
    pub(super) fn votes_for(&self, seat: Seat, voters: SeatSet) -> Votes {
        let voters = voters.without(SeatSet::one(seat));
        let by = self.votes[seat.index()].iter().filter(|&voter| voters.contains(voter)).collect();
        Votes { by, needed: voters.len() / 2 + 1 }
    }

    /// The host lets a bot play on for somebody who is gone; anybody else votes for it.
    pub(super) fn stand_in(&mut self, holder: TokenHash, seat: Seat) -> Result<Plan, RoomError> {
        if self.play.is_none() {
            return Err(RoomError::NotBegun);
        }
        let chair = self.facts.chair(seat).ok_or(RoomError::NotYours(seat))?;
        if chair.stand_in.is_some() || self.is_over() {
            return Ok(Plan::Answer(Done::Done));
        }
        if chair.holder().is_none() || self.presence(seat) != Presence::Gone {
            return Err(RoomError::Present(seat));
        }
        if self.facts.hosted_by() == holder {
            return Ok(self.seat_stand_in(seat));
        }
        for voter in self.facts.held(holder).without(SeatSet::one(seat)).iter() {
            self.votes[seat.index()].insert(voter);
        }
        let votes = self.votes_for(seat, self.voters());
        Ok(if votes.suffice() { self.seat_stand_in(seat) } else { Plan::Answer(Done::Done) })
    }

    /// A bot plays on in a seat.
    pub(super) fn seat_stand_in(&self, seat: Seat) -> Plan {
        let mut facts = self.facts.clone();
        facts.places[seat.index()].seat_bot(self.listing.usual_bot());
        Plan::Save(facts, Done::Done)
    }

    /// A seat for which enough have voted, also because others have gone since.
    pub(super) fn voted_out(&self) -> Option<Seat> {
        if self.votes.iter().all(|votes| votes.is_empty()) {
            return None;
        }
        let voters = self.voters();
        self.seats().find(|&seat| self.votes_for(seat, voters).suffice())
    }

    /// Somebody plays again in place of the bot.
    pub(super) fn take_back(&mut self, holder: TokenHash, seat: Seat) -> Result<Plan, RoomError> {
        let chair = self.own_chair(holder, seat)?;
        if chair.stand_in.is_none() {
            return Ok(Plan::Answer(Done::Done));
        }
        let mut facts = self.facts.clone();
        facts.places[seat.index()].stand_in = None;
        Ok(Plan::Save(facts, Done::Done))
    }
}
