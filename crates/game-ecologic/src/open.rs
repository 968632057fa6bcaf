//! What a player who imagines a whole position may read from it.

use ecotable_kernel::Seat;

use crate::board::Board;
use crate::cards::{Effect, Initiative, Kind, Tad};
use crate::config::{Config, Edition, EventOrder};
use crate::deal::Promise;
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::rules::{Balance, Income};
use crate::state::{Item, Stage, State};

impl State {
    /// What is asked.
    pub fn decision(&self) -> Decision {
        self.ask
    }

    /// The item of a running auction, its initiator and the highest bid.
    #[inline]
    pub fn auction(&self) -> Option<(Item, Seat, u8)> {
        match &self.ask {
            Decision::Bidding { item, initiator, auction } => Some((*item, *initiator, auction.high as u8)),
            _ => None,
        }
    }

    /// The money of a seat.
    #[inline]
    pub fn money(&self, seat: Seat) -> u16 {
        self.player(seat).money
    }

    /// The environment points of a seat; never below 0.
    #[inline]
    pub fn enviro(&self, seat: Seat) -> u16 {
        self.player(seat).enviro_points()
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The leader of the turn.
    #[inline]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The turn, from 1; 0 during the setup.
    #[inline]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// What the event of the turn does.
    #[inline]
    pub fn effect(&self) -> Effect {
        self.effect
    }

    /// Whether the Environment phase of this turn is still to come.
    #[inline]
    pub fn environment_to_come(&self) -> bool {
        self.stage <= Stage::Exchange
    }

    /// Whether the income of this turn is still to come.
    #[inline]
    pub fn income_to_come(&self) -> bool {
        self.stage <= Stage::Cartel
    }

    /// The initiatives that may still be drawn, discarded ones not among them.
    #[inline]
    pub fn unseen_initiatives(&self) -> impl Iterator<Item = Initiative> {
        self.deck.as_slice().iter().map(|&card| Initiative(card))
    }

    /// The open promises.
    #[inline]
    pub fn promises(&self) -> &[Promise] {
        self.promises.as_slice()
    }

    /// How many events are left in the deck.
    #[inline]
    pub fn events_to_come(&self) -> u8 {
        self.event_deck.len() as u8
    }

    /// The initiatives of a seat.
    #[inline]
    pub fn initiatives(&self, seat: Seat) -> impl Iterator<Item = Initiative> {
        self.player(seat).initiatives.initiatives()
    }

    /// How many initiatives a seat has.
    #[inline]
    pub fn initiative_count(&self, seat: Seat) -> u8 {
        self.player(seat).initiatives.len()
    }

    /// How many territories a seat owns.
    #[inline]
    pub fn tad_count(&self, seat: Seat) -> u8 {
        self.tads.iter().filter(|tad| tad.owner == Some(seat)).count() as u8
    }

    /// Whether a territory belongs to a seat and is placed.
    #[inline]
    pub fn owns_tad(&self, seat: Seat, tad: Tad) -> bool {
        self.owns(seat, tad)
    }

    /// The cell of a placed territory.
    #[inline]
    pub fn tad_place(&self, tad: Tad) -> Option<u8> {
        self.tads[tad.index()].place
    }

    /// The tokens of a type in a hand.
    #[inline]
    pub fn in_hand(&self, seat: Seat, kind: Kind) -> u8 {
        self.player(seat).hand[kind.index()]
    }
}

impl Ecologic {
    /// The options of the match, for those who read them often.
    #[inline]
    pub fn options(&self) -> &Config {
        &self.config
    }

    /// How many turns after this one can be expected, in tenths, as everybody can reckon from the backs of the events.
    pub fn turns_ahead(&self, state: &State) -> u16 {
        if state.effect == Effect::FinalReport {
            return 0;
        }
        let left = u16::from(state.events_to_come());
        if self.config.event_order == EventOrder::Levels {
            let [first, second, third] = self.events_left(state).map(u16::from);
            return 10 * (first + second) + 5 * (third + 1);
        }
        let first = self.first_final_place(left as u8 + state.turn).saturating_sub(state.turn).max(1);
        5 * (u16::from(first) + left)
    }

    /// The territories that nobody owns.
    pub fn unsold_tads(&self, state: &State) -> impl Iterator<Item = Tad> {
        self.tads_for_sale(state)
    }

    /// Where a seat may put a territory.
    pub fn sites_for(&self, state: &State, seat: Seat) -> u32 {
        self.sites(state, seat)
    }

    /// The lowest opening bid for an item.
    #[inline]
    pub fn nominal_of(&self, state: &State, item: Item) -> u8 {
        self.nominal(state, item)
    }

    /// What a seat would pay of a bid in the auction of `initiator`.
    #[inline]
    pub fn cost_of(&self, state: &State, seat: Seat, (item, initiator): (Item, Seat), bid: u8) -> u16 {
        self.payment(state, seat, item, initiator).cost(bid.into())
    }

    /// How the environment points of a seat would change now.
    #[inline]
    pub fn balance_of(&self, state: &State, seat: Seat) -> Balance {
        self.balance(state, seat)
    }

    /// What a seat would earn now.
    #[inline]
    pub fn income_of(&self, state: &State, seat: Seat) -> Income {
        self.income(state, seat)
    }

    /// The running costs of a seat.
    #[inline]
    pub fn costs_of(&self, state: &State, seat: Seat) -> u16 {
        self.running_costs(state, seat)
    }

    /// The cells where a seat may put a token of this type.
    #[inline]
    pub fn cells_for(&self, state: &State, seat: Seat, kind: Kind) -> u32 {
        self.cells(state, seat, kind)
    }

    /// The cells that share a side with this one.
    #[inline]
    pub fn around(&self, cell: u8) -> u32 {
        self.map.adjacency[usize::from(cell)]
    }

    /// Whether the first edition is played.
    #[inline]
    pub fn is_first_edition(&self) -> bool {
        self.edition() == Edition::Ed1
    }

    /// Whether a seat may bid for an item, whatever it costs.
    #[inline]
    pub fn can_use(&self, state: &State, seat: Seat, item: Item) -> bool {
        self.may_take_part(state, seat, item)
    }
}
