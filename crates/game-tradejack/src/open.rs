//! What a player who imagines a whole position may read from it.

use ecotable_kernel::{Seat, SeatSet};

use crate::cards::{Demand, Product, Source};
use crate::game::TradeJack;
use crate::hand::{Products, Sources};
use crate::state::{Offer, Phase, State};

impl State {
    /// The Capital of a seat.
    #[inline]
    pub fn capital(&self, seat: Seat) -> u16 {
        self.player(seat).capital
    }

    /// The products in a hand, not staged.
    #[inline]
    pub fn products(&self, seat: Seat) -> Products {
        Products(self.player(seat).products)
    }

    /// The sources in a hand, not staged.
    #[inline]
    pub fn sources(&self, seat: Seat) -> Sources {
        Sources(self.player(seat).sources)
    }

    /// How many awards a seat has won.
    #[inline]
    pub fn awards(&self, seat: Seat) -> u8 {
        self.player(seat).awards.len()
    }

    /// The sets that a seat has staged.
    pub fn staged_sets(&self, seat: Seat) -> impl Iterator<Item = (Product, Source)> {
        self.player(seat).staged.sets()
    }

    /// How many products a seat has staged for offloading.
    pub fn staged_offloads(&self, seat: Seat) -> usize {
        self.player(seat).staged.offloaded().count()
    }

    /// The product of a set that still lacks its source.
    #[inline]
    pub fn started(&self, seat: Seat) -> Option<Product> {
        self.player(seat).staged.started
    }

    /// Whether a Regulation bans the source.
    #[inline]
    pub fn is_banned(&self, source: Source) -> bool {
        self.banned.contains(source)
    }

    /// The source for sale and the highest bid, in an auction.
    #[inline]
    pub fn lot(&self) -> Option<(Source, u16)> {
        match &self.phase {
            Phase::Bidding { offer, auction } => Some((offer.lot, auction.high())),
            _ => None,
        }
    }

    /// How many sources lie face down, on the deck or beside it: different in every auction of a round.
    #[inline]
    pub fn face_down_sources(&self) -> u8 {
        let beside = matches!(self.phase, Phase::Bidding { offer: Offer { covered: Some(_), .. }, .. });
        self.source_deck.len() as u8 + u8::from(beside)
    }

    /// The drawn sources that the revealer chooses from.
    pub fn drawn(&self) -> Option<[Source; 2]> {
        match self.phase {
            Phase::Choosing { drawn, .. } => Some(drawn),
            _ => None,
        }
    }

    /// The seats that have confirmed their production.
    pub fn confirmed(&self) -> SeatSet {
        match self.phase {
            Phase::Production { confirmed } => confirmed,
            _ => SeatSet::EMPTY,
        }
    }

    /// The trends and awards of this round, in draw order.
    #[inline]
    pub fn row(&self) -> impl Iterator<Item = Demand> {
        self.row.as_slice().iter().map(|&card| Demand(card))
    }

    /// The round being played, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds come after this one.
    #[inline]
    pub fn rounds_left(&self) -> u8 {
        self.rounds_total - self.round
    }

    /// The tokens on the CO2 tracker.
    #[inline]
    pub fn tracker(&self) -> u8 {
        self.tracker
    }
}

impl TradeJack {
    /// Whether the Carbon Dioxide variant is played.
    #[inline]
    pub fn has_co2(&self) -> bool {
        self.config.co2
    }

    /// The Value of a product under the trends of this round.
    #[inline]
    pub fn value_now(&self, state: &State, product: Product) -> u16 {
        self.value_after_trends(state.row.as_slice(), product)
    }

    /// The Green Credits of a source under the trends of this round.
    #[inline]
    pub fn credits_now(&self, state: &State, source: Source) -> u16 {
        self.credits_after_trends(state.row.as_slice(), source)
    }
}
