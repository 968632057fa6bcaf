//! How people gather: places are taken, arranged and given up before the match.

use ecotable_catalog::{Listing, OpenError, Setup, game, new_table};
use ecotable_kernel::{PerSeat, Seat, SeatSet, Seed};
use ecotable_store::{Room, TokenHash};
use serde_json::Value;

use crate::error::RoomError;
use crate::facts::{Chair, Facts, Sitter};
use crate::nickname::Nickname;
use crate::place::Seating;
use crate::rooms::NewRoom;
use crate::secret::Secret;
use crate::token::Token;

/// The error of a table with too few or too many places.
fn wrong_places(listing: &Listing) -> RoomError {
    RoomError::Places { min: *listing.meta.seats.start(), max: *listing.meta.seats.end() }
}

/// The options with everything that was left out, if a match can be played with them.
fn whole_config(listing: &Listing, config: &Value, seats: usize) -> Result<Value, RoomError> {
    let seats = u8::try_from(seats).map_err(|_| wrong_places(listing))?;
    if !listing.meta.seats.contains(&seats) {
        return Err(wrong_places(listing));
    }
    let setup = Setup { seats, config: config.clone(), seed: Seed::new([0; 32]) };
    Ok(new_table(listing.meta.id, &setup)?.table.config())
}

/// The document of a new room, which still needs a code.
pub fn new_room(new: NewRoom, host: &Token, salt: [u8; 16], date: i64) -> Result<Room, RoomError> {
    let listing = game(&new.game).map_err(OpenError::from)?;
    let seats = usize::from(new.host.is_some()) + new.places.len();
    let config = whole_config(&listing, &new.config, seats)?;
    let mut facts = Facts::new(&listing, config, host.hash(), salt);
    facts.active = date;
    facts.places.extend(new.host.map(|name| Chair::person(name, host.hash())));
    for seating in new.places {
        let chair = facts.arranged(&listing, seating)?;
        facts.places.push(chair);
    }
    Ok(Room { code: None, body: facts.write(), due_at: Some(facts.due()) })
}

impl Facts {
    /// The seats that a device holds.
    pub fn held(&self, holder: TokenHash) -> SeatSet {
        self.seats().filter(|(_, chair)| chair.holder() == Some(holder)).map(|(seat, _)| seat).collect()
    }

    /// A place as the host wants it.
    pub fn arranged(&self, listing: &Listing, seating: Seating) -> Result<Chair, RoomError> {
        Ok(match seating {
            Seating::Open => Chair::default(),
            Seating::Here(name) => Chair::person(self.unique(name, None), self.hosted_by()),
            Seating::Bot(name) if listing.bots().contains(&name.as_str()) => Chair::bot(&name),
            Seating::Bot(name) => return Err(RoomError::UnknownBot(name.chars().take(40).collect())),
        })
    }

    /// The name, with a number if somebody else has it.
    pub fn unique(&self, name: Nickname, but: Option<Seat>) -> Nickname {
        let is_taken = |wanted: &Nickname| {
            let mut others = self.seats().filter(|&(seat, _)| Some(seat) != but);
            others.any(|(_, chair)| chair.name().is_some_and(|other| other.reads_like(wanted)))
        };
        let mut numbered = (2u8..).map(|number| name.numbered(number));
        if !is_taken(&name) {
            return name;
        }
        numbered.find(|other| !is_taken(other)).unwrap_or(name)
    }

    /// The place that a newcomer gets: the one they want, or the first that is free.
    pub fn free_seat(&self, wanted: Option<Seat>) -> Result<Seat, RoomError> {
        let is_free = |chair: &Chair| chair.who == Sitter::Nobody;
        match wanted {
            None => {
                self.seats().find(|(_, chair)| is_free(chair)).map(|(seat, _)| seat).ok_or(RoomError::Full)
            }
            Some(seat) => match self.chair(seat) {
                None => Err(RoomError::Full),
                Some(chair) if is_free(chair) => Ok(seat),
                Some(_) => Err(RoomError::Taken(seat)),
            },
        }
    }

    /// With somebody in a free place.
    pub fn joined(&self, seat: Seat, name: Nickname, holder: TokenHash) -> Self {
        let mut facts = self.clone();
        facts.places[seat.index()] = Chair::person(self.unique(name, None), holder);
        facts
    }

    /// With somebody who is here already in another place.
    pub fn moved(&self, from: Seat, to: Seat, name: Nickname) -> Self {
        let mut facts = self.renamed(from, name);
        facts.places.swap(from.index(), to.index());
        facts
    }

    /// With somebody called something else.
    pub fn renamed(&self, seat: Seat, nickname: Nickname) -> Self {
        let mut facts = self.clone();
        if let Sitter::Person { name, .. } = &mut facts.places[seat.index()].who {
            *name = Some(self.unique(nickname, Some(seat)));
        }
        facts
    }

    /// With a place given up before the match; if the host has no other, the next person becomes host.
    pub fn left(&self, seat: Seat) -> Self {
        let mut facts = self.clone();
        facts.places[seat.index()] = Chair::default();
        let host = facts.hosted_by();
        let hosted = self.chair(seat).and_then(Chair::holder) == Some(host);
        if hosted
            && facts.held(host).is_empty()
            && let Some(next) = facts.places.iter().find_map(Chair::holder)
        {
            facts.host = Secret(next.0);
        }
        facts
    }

    /// With one place more.
    pub fn widened(&self, listing: &Listing) -> Result<Self, RoomError> {
        let mut facts = self.clone();
        if facts.places.len() >= usize::from(*listing.meta.seats.end()) {
            return Err(wrong_places(listing));
        }
        facts.places.push(Chair::default());
        Ok(facts)
    }

    /// Without a place.
    pub fn narrowed(&self, listing: &Listing, seat: Seat) -> Result<Self, RoomError> {
        let mut facts = self.clone();
        if facts.places.len() <= usize::from(*listing.meta.seats.start()) {
            return Err(wrong_places(listing));
        }
        facts.places.remove(seat.index());
        Ok(facts)
    }

    /// As the match begins: open places are left out, or filled with the usual bot if too few are left.
    pub fn begun(&self, listing: &Listing, date: i64) -> Result<Self, RoomError> {
        let mut facts = self.clone();
        facts.places =
            self.places.iter().filter(|chair| chair.who != Sitter::Nobody).cloned().collect::<PerSeat<_>>();
        while facts.places.len() < usize::from(*listing.meta.seats.start()) {
            facts.places.push(Chair::bot(listing.usual_bot()));
        }
        whole_config(listing, &facts.config, facts.places.len())?;
        facts.begun = Some(date);
        Ok(facts)
    }
}
