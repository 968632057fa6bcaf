//! What a player who imagines a whole position may read from it.

use ecotable_kernel::Seat;

use crate::cards::Region;
use crate::config::{Developments, TokenPool};
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Level, Shipment};
use crate::means::{Attributes, Means, MeansSet};
use crate::rules::Plan;
use crate::state::{Main, Node, State};

impl State {
    /// The Growth of a seat.
    #[inline]
    pub fn growth(&self, seat: Seat) -> u16 {
        self.player(seat).growth()
    }

    /// The Impact that a seat has collected.
    #[inline]
    pub fn impact(&self, seat: Seat) -> u16 {
        self.player(seat).impact
    }

    /// The hand of a seat, slot by slot.
    #[inline]
    pub fn hand(&self, seat: Seat) -> [Option<Shipment>; 4] {
        self.player(seat).hand
    }

    /// The market, slot by slot.
    #[inline]
    pub fn market(&self) -> impl Iterator<Item = (u8, Shipment)> {
        (0u8..).zip(self.market).filter_map(|(slot, card)| Some((slot, card?)))
    }

    /// Time, Growth and Impact of the shipments that a seat has under way.
    #[inline]
    pub fn shipments(&self, seat: Seat) -> impl Iterator<Item = Attributes> {
        let attributes = |time: u8, growth: u8, impact: u8| {
            Attributes::new(i16::from(time), i16::from(growth), i16::from(impact))
        };
        self.player(seat).shipments().map(move |it| attributes(it.time, it.growth, it.impact))
    }

    /// Whether a seat owns a Development.
    #[inline]
    pub fn owns(&self, seat: Seat, card: Development) -> bool {
        self.player(seat).developments.has(card)
    }

    /// How many Developments a seat owns.
    #[inline]
    pub fn owned(&self, seat: Seat) -> u8 {
        self.player(seat).developments.len()
    }

    /// The level of a Development in Version 2.
    #[inline]
    pub fn level(&self, seat: Seat, card: Development) -> Option<Level> {
        self.player(seat).developments.level(card)
    }

    /// The chosen cards of the shipment that the current seat is putting together, one bit for each hand slot.
    #[inline]
    pub fn draft(&self) -> Option<u8> {
        match self.node {
            Node::Combine { cards } | Node::TopCard { cards } | Node::Means { cards, .. } => Some(cards),
            _ => None,
        }
    }

    /// The Incident that may be exchanged, with the shipment's means.
    pub fn incident(&self) -> Option<(Incident, Means)> {
        match self.node {
            Node::IncidentChoice { slot, incident } => {
                Some((incident, self.mover().board[usize::from(slot)]?.means))
            }
            _ => None,
        }
    }

    /// The Incidents of which one comes next, in an order that means nothing: those in the deck, or if it is empty those
    /// of which it is made anew (ET-3.8.1).
    pub fn incidents_to_come(&self) -> impl Iterator<Item = Incident> {
        let revealed = self.incident().map(|(incident, _)| incident);
        let discarded = self.incident_discard.iter().chain(revealed);
        let anew = self.incident_deck.is_empty().then_some(discarded);
        let deck = self.incident_deck.as_slice().iter().map(|&card| Incident::of_pile(card));
        deck.chain(anew.into_iter().flatten())
    }

    /// Whether the seats choose which card they return.
    #[inline]
    pub fn is_return(&self) -> bool {
        matches!(self.node, Node::ReturnCard { .. })
    }

    /// Whose turn it is.
    #[inline]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// The round being played, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The main action of this turn.
    #[inline]
    pub fn main(&self) -> Main {
        self.turn.main
    }

    /// How many turns follow this one, once the end is certain.
    #[inline]
    pub fn turns_left(&self) -> Option<u8> {
        self.end.map(|end| end.turns_left)
    }
}

impl EcoTrade {
    /// What sending these hand slots of a seat by a means makes before the Incident; the top card is the one that the
    /// rules lay there, and where they ask, the one that shows a single means.
    pub fn preview(&self, state: &State, seat: Seat, cards: u8, means: Means) -> Attributes {
        let player = state.player(seat);
        let top = match (state.node, self.top(player, cards)) {
            (Node::Means { top, .. }, _) => top,
            (_, crate::rules::Top::Slot(slot)) => slot,
            (_, crate::rules::Top::Asked { single, .. }) => single,
        };
        self.before_incident(player, Plan { cards, top, means })
    }

    /// What the shipment would be with this top card.
    pub fn preview_with_top(&self, state: &State, seat: Seat, top: u8, means: Means) -> Attributes {
        let cards = state.draft().unwrap_or(1 << top);
        self.before_incident(state.player(seat), Plan { cards, top, means })
    }

    /// The means that all these hand slots of a seat show.
    #[inline]
    pub fn means_of(&self, state: &State, seat: Seat, cards: u8) -> MeansSet {
        self.common_means(state.player(seat), cards)
    }

    /// Whether the cards in these hand slots of a seat may travel together.
    pub fn can_travel(&self, state: &State, seat: Seat, cards: u8) -> bool {
        let load = self.load(state.player(seat).chosen(cards).map(|(_, card)| card));
        cards.count_ones() == 1 || self.check_load(load).is_ok()
    }

    /// Whether two regions count as adjacent.
    #[inline]
    pub fn are_adjacent(&self, one: Region, other: Region) -> bool {
        self.adjacent[usize::from(one.0 & 7)] & other.bit() != 0
    }

    /// What an Incident changes on a shipment of a seat by this means.
    pub fn incident_effect(&self, state: &State, seat: Seat, incident: Incident, means: Means) -> Attributes {
        self.incident_change(state.player(seat).developments, means, incident)
    }

    /// How many Developments of each category a seat owns.
    pub fn fields(&self, state: &State, seat: Seat) -> [u8; 3] {
        self.categories(state.player(seat).developments)
    }

    /// The company tokens that a seat can still place; plenty with `token_pool = separate`.
    pub fn tokens(&self, state: &State, seat: Seat) -> u8 {
        match self.config.token_pool {
            TokenPool::Shared => self.available_tokens(state.player(seat)),
            TokenPool::Separate => u8::MAX,
        }
    }

    /// The board slots of a seat without a shipment.
    pub fn slots(&self, state: &State, seat: Seat) -> u8 {
        self.free_slots(state.player(seat))
    }

    /// The Growth that brings the end.
    #[inline]
    pub fn growth_limit(&self) -> u16 {
        u16::from(self.config.growth_limit)
    }

    /// Whether Version 2 of the Developments is played.
    #[inline]
    pub fn has_levels(&self) -> bool {
        self.config.developments == Developments::EasierV2
    }

    /// What an own purchase costs.
    pub fn price(&self, card: Development, level: Option<Level>) -> u16 {
        match level {
            Some(level) => self.level_cost(card, level),
            None => u16::from(self.cards.development(card).cost),
        }
    }
}
