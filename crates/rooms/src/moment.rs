//! What a room looks like at one moment.

use std::sync::Arc;

use ecotable_catalog::{AnyPosition, Listing};
use ecotable_kernel::{Commitment, PerSeat, Seat, SeatSet, Seed, Viewer};
use ecotable_store::{Key, TableId, TokenHash};
use serde_json::Value;

use crate::code::Code;
use crate::log::Log;
use crate::order::Order;
use crate::pace::Pace;
use crate::place::Place;
use crate::reaction::{Reacted, Reactions};
use crate::ticket::{Count, Ticket};
use crate::token::Token;

/// How far a table has come.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Stage {
    /// People gather.
    Gathering,
    /// The match is played.
    Playing,
    /// It is over.
    Over,
}

/// What a device may do at a table.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct Device {
    /// The seats it holds; several if people share it.
    pub seats: SeatSet,
    /// Whether it hosts the table, or acts as host while the host is gone.
    pub host: bool,
}

impl Device {
    /// Whether somebody at it plays here or hosts.
    pub fn takes_part(&self) -> bool {
        self.host || !self.seats.is_empty()
    }

    /// Whether somebody at it has voted for a bot at this place.
    pub fn has_voted(&self, place: &Place) -> bool {
        self.seats.iter().any(|seat| place.votes.by.contains(seat))
    }
}

/// A room at one moment. Everybody may know its public fields; what belongs to one seat is asked for by seat.
pub struct Moment {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: Arc<Listing>,
    /// The options of the match.
    pub config: Arc<Value>,
    /// How far it has come.
    pub stage: Stage,
    /// The code to join with, while people gather.
    pub code: Option<Code>,
    /// The places, in seat order.
    pub places: Arc<PerSeat<Place>>,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether people may react.
    pub reactions: Reactions,
    /// What each seat has just said, for a moment.
    pub reacted: PerSeat<Option<Reacted>>,
    /// The match; `None` while people gather.
    pub position: Option<Arc<dyn AnyPosition>>,
    /// What happened lately.
    pub log: Log,
    /// The promise about the seed, from the start of the match on.
    pub commitment: Option<Commitment>,
    /// The table at which the same people play again, once somebody wants to.
    pub sequel: Option<TableId>,
    pub(crate) secrets: Arc<Secrets>,
    /// What was counted for each seat.
    pub(crate) counts: PerSeat<Count>,
}

/// What not everybody may know.
pub(crate) struct Secrets {
    /// What proves who hosts.
    pub host: TokenHash,
    /// What proves who acts as host while the host is gone.
    pub acting: Option<TokenHash>,
    /// What proves who holds each seat.
    pub holders: PerSeat<Option<TokenHash>>,
    /// The standing orders.
    pub orders: PerSeat<Option<Order>>,
    /// Each seat's kinds of decisions so far: the first words of their notations.
    pub practised: Arc<PerSeat<Vec<String>>>,
    /// What proves who was given the link to each seat, while it is good.
    pub links: PerSeat<Option<TokenHash>>,
    /// What makes tickets that nobody can guess.
    pub salt: [u8; 16],
    /// The seed, once the match is over.
    pub seed: Option<Seed>,
}

impl Moment {
    /// What a device with this token may do here.
    pub fn device(&self, token: Option<&Token>) -> Device {
        let Some(hash) = token.map(Token::hash) else { return Device::default() };
        let held = (0u8..).map(Seat).zip(&self.secrets.holders).filter(|(_, holder)| **holder == Some(hash));
        let host = self.secrets.host == hash || self.secrets.acting == Some(hash);
        Device { seats: held.map(|(seat, _)| seat).collect(), host }
    }

    /// The standing order of a seat, for its holder alone.
    pub fn order(&self, seat: Seat) -> Option<Order> {
        self.secrets.orders.get(seat.index()).copied().flatten()
    }

    /// Whether a link with this key still leads to a seat.
    pub fn has_link(&self, key: Key) -> bool {
        self.secrets.links.contains(&Some(TokenHash::of(&key.0)))
    }

    /// Whether the seat has decided something of this kind before; the kind is the first word of the notation.
    pub fn has_practised(&self, seat: Seat, kind: &str) -> bool {
        self.secrets.practised.get(seat.index()).is_some_and(|kinds| kinds.iter().any(|known| known == kind))
    }

    /// The ticket for the forms of a seat.
    pub fn ticket(&self, seat: Seat) -> Ticket {
        let noticed = self.position.as_ref().map_or(0, |position| position.noticed(Viewer::Seat(seat)));
        let count = self.counts.get(seat.index()).copied().unwrap_or_default();
        count.ticket(&self.secrets.salt, seat, noticed)
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<Seed> {
        self.secrets.seed
    }
}
