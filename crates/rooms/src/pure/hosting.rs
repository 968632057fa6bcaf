//! Wishes about places: joining, leaving, moving, and what the host arranges.

use ecotable_kernel::Seat;
use ecotable_store::{Key, TokenHash};

use super::PureRoom;
use super::asking::Plan;
use super::messages::Ask;
use crate::error::RoomError;
use crate::facts::{Chair, Sitter};
use crate::nickname::Nickname;
use crate::pace::Pace;
use crate::place::Seating;
use crate::secret::Secret;
use crate::token::Token;
use crate::wish::Done;

/// The first half of some random bytes.
fn half(random: [u8; 32]) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&random[..16]);
    half
}

impl PureRoom {
    /// Somebody takes a place. Who holds one already keeps it, or moves to the place they want.
    pub(super) fn join(
        &mut self,
        ask: &Ask,
        nickname: &Nickname,
        wanted: Option<Seat>,
    ) -> Result<Plan, RoomError> {
        self.is_gathering()?;
        let token = self.token_for(ask);
        let held = self.facts.held(token.hash());
        let Some(own) = held.first() else {
            let seat = self.facts.free_seat(wanted)?;
            let facts = self.facts.joined(seat, nickname.clone(), token.hash());
            return Ok(Plan::Save(facts, Done::Seated(seat, token)));
        };
        match wanted.filter(|&seat| ask.token == Some(token) && !held.contains(seat)) {
            None => {
                let seat = wanted.filter(|&seat| held.contains(seat)).unwrap_or(own);
                Ok(Plan::Answer(Done::Seated(seat, token)))
            }
            Some(seat) => {
                let seat = self.facts.free_seat(Some(seat))?;
                Ok(Plan::Save(self.facts.moved(own, seat, nickname.clone()), Done::Seated(seat, token)))
            }
        }
    }

    /// The token for a seat: a device that belongs here keeps its own, any other gets a fresh one. If that is known
    /// already, the change was stored although nobody knew, and others have changed the room since.
    fn token_for(&self, ask: &Ask) -> Token {
        let known = ask.token.filter(|token| self.belongs(token.hash()));
        known.unwrap_or_else(|| Token::from_random(half(ask.random)))
    }

    pub(super) fn rename(
        &mut self,
        holder: TokenHash,
        seat: Seat,
        name: &Nickname,
    ) -> Result<Plan, RoomError> {
        self.own_chair(holder, seat)?;
        Ok(Plan::Save(self.facts.renamed(seat, name.clone()), Done::Done))
    }

    pub(super) fn leave(&mut self, holder: TokenHash, seat: Seat) -> Result<Plan, RoomError> {
        let chair = self.own_chair(holder, seat)?;
        if self.facts.begun.is_none() {
            return Ok(Plan::Save(self.facts.left(seat), Done::Done));
        }
        if chair.stand_in.is_some() || self.is_over() {
            return Ok(Plan::Answer(Done::Done));
        }
        Ok(self.seat_stand_in(seat))
    }

    /// A link with which another device takes the seat over.
    pub(super) fn move_out(
        &mut self,
        holder: TokenHash,
        seat: Seat,
        random: [u8; 32],
    ) -> Result<Plan, RoomError> {
        self.own_chair(holder, seat)?;
        let key = half(random);
        let mut facts = self.facts.clone();
        facts.places[seat.index()].link = Some(Secret(TokenHash::of(&key).0));
        Ok(Plan::Save(facts, Done::Key(Key(key))))
    }

    /// Another device takes a seat over; one that belongs here has one seat more. A host who has no other seat goes
    /// along.
    pub(super) fn move_in(&mut self, ask: &Ask, key: Key) -> Result<Plan, RoomError> {
        let token = self.token_for(ask);
        let done_before = self.facts.held(token.hash()).first().filter(|_| ask.token != Some(token));
        if let Some(seat) = done_before {
            return Ok(Plan::Answer(Done::Seated(seat, token)));
        }
        let link = Some(Secret(TokenHash::of(&key.0).0));
        let mut seats = self.facts.seats();
        let (seat, chair) = seats.find(|(_, chair)| chair.link == link).ok_or(RoomError::NoSuchLink)?;
        let before = chair.holder();
        let mut facts = self.facts.clone();
        let chair = &mut facts.places[seat.index()];
        chair.link = None;
        if let Sitter::Person { holder, .. } = &mut chair.who {
            *holder = Secret(token.hash().0);
        }
        if before == Some(facts.hosted_by()) && facts.held(facts.hosted_by()).is_empty() {
            facts.host = Secret(token.hash().0);
        }
        Ok(Plan::Save(facts, Done::Seated(seat, token)))
    }

    pub(super) fn arrange(
        &mut self,
        holder: TokenHash,
        seat: Seat,
        seating: Seating,
    ) -> Result<Plan, RoomError> {
        self.may_arrange(holder)?;
        self.place(seat)?;
        let mut facts = self.facts.clone();
        facts.places[seat.index()] = Chair::default();
        facts.places[seat.index()] = facts.arranged(&self.listing, seating)?;
        Ok(Plan::Save(facts, Done::Done))
    }

    pub(super) fn add_place(&mut self, holder: TokenHash) -> Result<Plan, RoomError> {
        self.may_arrange(holder)?;
        Ok(Plan::Save(self.facts.widened(&self.listing)?, Done::Done))
    }

    pub(super) fn remove_place(&mut self, holder: TokenHash, seat: Seat) -> Result<Plan, RoomError> {
        self.may_arrange(holder)?;
        self.place(seat)?;
        Ok(Plan::Save(self.facts.narrowed(&self.listing, seat)?, Done::Done))
    }

    /// Who asks again for a match that has begun has got what they want.
    pub(super) fn start(&mut self, holder: TokenHash) -> Result<Plan, RoomError> {
        self.is_host(holder)?;
        if self.facts.begun.is_some() {
            return Ok(if self.play.is_some() { Plan::Answer(Done::Done) } else { Plan::Create });
        }
        Ok(Plan::Begin(self.facts.begun(&self.listing, self.now.date)?))
    }

    pub(super) fn set_pace(&mut self, holder: TokenHash, pace: Pace) -> Result<Plan, RoomError> {
        self.is_host(holder)?;
        let mut facts = self.facts.clone();
        facts.pace = pace;
        Ok(Plan::Save(facts, Done::Done))
    }

    fn place(&self, seat: Seat) -> Result<&Chair, RoomError> {
        self.facts.chair(seat).ok_or(RoomError::NotYours(seat))
    }

    fn is_gathering(&self) -> Result<(), RoomError> {
        if self.facts.begun.is_none() { Ok(()) } else { Err(RoomError::Begun) }
    }

    fn may_arrange(&self, holder: TokenHash) -> Result<(), RoomError> {
        self.is_host(holder)?;
        self.is_gathering()
    }

    /// Refuses who neither hosts nor acts as host.
    pub(super) fn is_host(&self, holder: TokenHash) -> Result<(), RoomError> {
        let is_host = self.facts.hosted_by() == holder || self.acting_host() == Some(holder);
        if is_host { Ok(()) } else { Err(RoomError::NotHost) }
    }
}
