//! What things cost, and who may take part (EL-3.5).

use ecotable_kernel::{Seat, SeatSet};

use crate::board::TOKENS_OF_A_TYPE;
use crate::cards::{Effect, Kind, Tad};
use crate::config::Edition;
use crate::game::Ecologic;
use crate::state::{Item, State};

/// Nobody can bid more (EL-3.3).
const HIGHEST_BID: u16 = 99;

/// What a seat pays of its bid.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Payment {
    /// All of it.
    Full,
    /// Half of it, rounded up: the Stock Exchange or Stock Market.
    Half,
}

impl Payment {
    /// The cost of a bid.
    #[inline]
    pub(crate) fn cost(self, bid: u16) -> u16 {
        match self {
            Self::Full => bid,
            Self::Half => bid.div_ceil(2),
        }
    }

    /// The largest bid that so much money can pay.
    #[inline]
    fn most(self, money: u16) -> u16 {
        match self {
            Self::Full => money,
            Self::Half => money.saturating_mul(2),
        }
    }

    /// Half if the seat owns the Stock Market.
    #[inline]
    pub(crate) fn of_owner(state: &State, seat: Seat) -> Self {
        if state.owns(seat, Tad::Sm) { Self::Half } else { Self::Full }
    }
}

impl Ecologic {
    /// The price of a token: tokens of the type on the board and one more, with the shift of an event.
    #[inline]
    pub(crate) fn price(&self, state: &State, kind: Kind) -> u8 {
        let plain = state.board.all_of(kind) + 1;
        match state.shift {
            Some((shifted, by)) if shifted == kind => plain.saturating_add_signed(by).max(1),
            _ => plain,
        }
    }

    /// The lowest opening bid (EL-3.5).
    #[inline]
    pub(crate) fn nominal(&self, state: &State, item: Item) -> u8 {
        match item {
            Item::Token(kind) => self.price(state, kind),
            Item::Initiative(card) => self.face(card).nominal,
            Item::Tad(_) => self.tad_nominal(state),
        }
    }

    /// The lowest opening bid for any territory: it rises with each sale in the first edition (EL-1.2).
    #[inline]
    pub(crate) fn tad_nominal(&self, state: &State) -> u8 {
        if self.edition() == Edition::Ed2 {
            return 10;
        }
        match state.tads.iter().filter(|tad| tad.owner.is_some()).count() {
            0 => 12,
            1 => 15,
            _ => 20,
        }
    }

    /// What a seat pays of a bid in the auction that `initiator` opened (EL-3.5).
    #[inline]
    pub(crate) fn payment(&self, state: &State, seat: Seat, item: Item, initiator: Seat) -> Payment {
        let applies = match self.edition() {
            Edition::Ed1 => matches!(item, Item::Token(_)),
            Edition::Ed2 => seat == initiator,
        };
        if applies { Payment::of_owner(state, seat) } else { Payment::Full }
    }

    /// The tokens of a seat that are neither on the board nor in its hand.
    #[inline]
    pub(crate) fn supply(&self, state: &State, seat: Seat, kind: Kind) -> u8 {
        TOKENS_OF_A_TYPE - state.board.count(seat, kind) - state.player(seat).hand[kind.index()]
    }

    /// Whether a seat can use an item, whatever it costs.
    #[inline]
    pub(crate) fn may_take_part(&self, state: &State, seat: Seat, item: Item) -> bool {
        !state.barred.contains(seat)
            && match item {
                Item::Token(kind) => self.can_use_token(state, seat, kind),
                Item::Initiative(_) => true,
                Item::Tad(_) => self.sites(state, seat) != 0,
            }
    }

    #[inline]
    fn can_use_token(&self, state: &State, seat: Seat, kind: Kind) -> bool {
        if self.supply(state, seat, kind) == 0 {
            return false;
        }
        self.edition() == Edition::Ed1
            || self.cells(state, seat, kind) != 0
            || self.far_cells(state, seat, kind) != 0
    }

    /// All seats that may take part.
    #[inline]
    pub(crate) fn bidders(&self, state: &State, item: Item) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.may_take_part(state, seat, item)).collect()
    }

    /// The largest bid of a seat that may take part; 0 if it can pay none.
    #[inline]
    pub(crate) fn most_bid(&self, state: &State, seat: Seat, item: Item, initiator: Seat) -> u8 {
        let payment = self.payment(state, seat, item, initiator);
        payment.most(self.spendable(state, seat, item)).min(HIGHEST_BID) as u8
    }

    /// The money that a seat may spend on an item: one less if the token can go only to a far sector (EL-3.5).
    #[inline]
    pub(crate) fn spendable(&self, state: &State, seat: Seat, item: Item) -> u16 {
        let money = state.player(seat).money;
        match item {
            Item::Token(kind)
                if state.effect == Effect::Infrastructure && self.cells(state, seat, kind) == 0 =>
            {
                money.saturating_sub(1)
            }
            _ => money,
        }
    }

    /// Whether a seat may open an auction for an item.
    #[inline]
    pub(crate) fn can_open(&self, state: &State, seat: Seat, item: Item) -> bool {
        self.most_bid(state, seat, item, seat) >= self.nominal(state, item)
            && self.may_take_part(state, seat, item)
    }

    /// Whether a seat may buy an item without bidding, and what it would pay.
    pub(crate) fn purchase(&self, state: &State, seat: Seat, item: Item, payment: Payment) -> Option<u16> {
        let price = payment.cost(self.nominal(state, item).into());
        (price <= state.player(seat).money && self.may_take_part(state, seat, item)).then_some(price)
    }

    /// The territories that nobody owns.
    pub(crate) fn tads_for_sale(&self, state: &State) -> impl Iterator<Item = Tad> {
        let all = if self.config.tads { Tad::of(self.edition()) } else { &[] };
        let tads = state.tads;
        all.iter().copied().filter(move |tad| tads[tad.index()].owner.is_none())
    }
}
