//! A position of EcoTrade: one flat value (ET-3.1).

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::Pile;
use serde::{Deserialize, Serialize};

use crate::ids::{Development, Incident, Incidents, Level, Shipment, Shipments};
use crate::means::Means;

/// The most seats at a table.
pub(crate) const MOST_SEATS: usize = 4;
/// The most cards in a hand.
pub(crate) const HAND: usize = 4;
/// The most shipments on a company board, with any option.
pub(crate) const MOST_SLOTS: usize = 6;
/// The most cards in the market.
pub(crate) const MOST_MARKET: usize = MOST_SEATS + 1;

/// A position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    pub(crate) node: Node,
    /// What has been done in this turn.
    pub(crate) turn: Turn,
    /// Whose turn it is.
    pub(crate) current: Seat,
    /// The seat with the first-player token.
    pub(crate) first: Seat,
    /// The round being played, from 1.
    pub(crate) round: u8,
    /// The seats whose last turn was a pass.
    pub(crate) passed: SeatSet,
    /// How many turns in a row were passes, up to the last one that is over (ET-3.7.5).
    pub(crate) passes_in_a_row: u8,
    /// What brings the end, once it is certain.
    pub(crate) end: Option<End>,
    pub(crate) market: [Option<Shipment>; MOST_MARKET],
    pub(crate) deck: Pile<{ Shipment::COUNT }>,
    /// What `short_deck` put away unseen.
    pub(crate) put_away: Shipments,
    pub(crate) incident_deck: Pile<{ Incident::COUNT }>,
    pub(crate) incident_discard: Incidents,
    pub(crate) players: [Player; MOST_SEATS],
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Player {
    pub tracker: u16,
    pub growth_tokens: u16,
    pub impact: u16,
    pub hand: [Option<Shipment>; HAND],
    /// For each hand slot, the seats that know the card besides its owner; every seat if all know it, because it was
    /// taken from the market.
    pub known: [SeatSet; HAND],
    /// The card that the seat returned at the start, as long as it lies under the deck.
    pub returned: Option<Shipment>,
    pub board: [Option<Underway>; MOST_SLOTS],
    pub developments: Owned,
    pub completed: Shipments,
}

/// A shipment under way.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Underway {
    /// The top card, then the others by their numbers.
    pub cards: [Option<Shipment>; HAND],
    pub means: Means,
    pub time: u8,
    pub growth: u8,
    pub impact: u8,
}

/// The Developments of a seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Owned {
    /// One bit for each Development.
    pub cards: u16,
    /// The level of each in Version 2, two bits for each; nothing in the standard game.
    pub levels: u32,
}

impl Owned {
    #[inline]
    pub fn has(self, card: Development) -> bool {
        self.cards >> card.index() & 1 == 1
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.cards.count_ones() as u8
    }

    pub fn level(self, card: Development) -> Option<Level> {
        Level::new((self.levels >> (2 * card.index()) & 3) as u8)
    }

    pub fn insert(&mut self, card: Development) {
        self.cards |= 1 << card.index();
    }

    pub fn set_level(&mut self, card: Development, level: Level) {
        self.levels &= !(3 << (2 * card.index()));
        self.levels |= u32::from(level.number()) << (2 * card.index());
    }

    pub fn iter(self) -> impl Iterator<Item = Development> {
        ecotable_parts::bits(u32::from(self.cards)).map(|index| Development::of_pile(index + 1))
    }
}

/// What the table waits for (ET-3.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Node {
    /// Every seat chooses in secret which card it returns.
    ReturnCard {
        /// The hand slots chosen so far.
        choices: [Option<u8>; MOST_SEATS],
    },
    /// The turn menu.
    TurnMenu,
    /// Cards may join the shipment that is being put together.
    Combine {
        /// The chosen hand slots, one bit for each.
        cards: u8,
    },
    /// Two cards could lie on top, and it matters which.
    TopCard {
        /// The chosen hand slots, one bit for each.
        cards: u8,
    },
    /// The means of the shipment is chosen.
    Means {
        /// The chosen hand slots, one bit for each.
        cards: u8,
        /// The hand slot of the top card.
        top: u8,
    },
    /// An Incident may be exchanged for the next one.
    IncidentChoice {
        /// The board slot of the shipment.
        slot: u8,
        /// The revealed Incident.
        incident: Incident,
    },
    /// The game is over.
    Over,
}

/// What has been done in this turn.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Turn {
    pub main: Main,
    /// Whether a shipment has set out: before that the others do not see that one is begun (ET-R54).
    pub sent: bool,
    /// The Development that was bought.
    pub bought: Option<Development>,
    /// Whether a Development was advanced.
    pub advanced: bool,
}

/// The main action of a turn.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Main {
    /// Nothing yet.
    #[default]
    None,
    /// A card was taken.
    Taken,
    /// At least one shipment was begun.
    Starting,
}

/// What brings the end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct End {
    pub reason: Reason,
    pub seat: Seat,
    /// How many turns are played after this one.
    pub turns_left: u8,
}

/// Why the game ends (ET-3.7).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A seat reached the growth limit.
    Limit,
    /// The last card was taken from deck and market.
    Supply,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn mover(&self) -> &Player {
        &self.players[self.current.index()]
    }

    /// Whether a shipment is being put together.
    #[inline]
    pub(crate) fn is_draft(&self) -> bool {
        matches!(self.node, Node::Combine { .. } | Node::TopCard { .. } | Node::Means { .. })
    }

    /// The main action of this turn as far as the other seats know it (ET-R54).
    pub(crate) fn shown_main(&self) -> Main {
        if self.is_draft() && !self.turn.sent { Main::None } else { self.turn.main }
    }

    /// Whether no card is left to take (ET-3.7.2).
    #[inline]
    pub(crate) fn is_sold_out(&self) -> bool {
        self.deck.is_empty() && self.market.iter().all(Option::is_none)
    }
}

impl Player {
    /// Tracker and growth tokens together (ET-4.1.1).
    #[inline]
    pub fn growth(&self) -> u16 {
        self.tracker + self.growth_tokens
    }

    #[inline]
    pub fn hand_size(&self) -> usize {
        self.hand.iter().flatten().count()
    }

    /// The lowest free hand slot.
    #[inline]
    pub fn free_hand_slot(&self) -> Option<usize> {
        self.hand.iter().position(Option::is_none)
    }

    /// The card in a hand slot, if there is such a slot and a card in it.
    #[inline]
    pub fn card(&self, slot: u8) -> Option<Shipment> {
        self.hand.get(usize::from(slot)).copied().flatten()
    }

    #[inline]
    pub fn shipments(&self) -> impl Iterator<Item = &Underway> {
        self.board.iter().flatten()
    }

    /// The chosen cards of a hand with their slots.
    #[inline]
    pub fn chosen(&self, cards: u8) -> impl Iterator<Item = (u8, Shipment)> {
        (0u8..).zip(self.hand).filter_map(move |(slot, card)| {
            if cards >> slot & 1 == 1 { card.map(|card| (slot, card)) } else { None }
        })
    }
}

impl Underway {
    pub fn all_cards(&self) -> impl Iterator<Item = Shipment> {
        self.cards.into_iter().flatten()
    }
}
