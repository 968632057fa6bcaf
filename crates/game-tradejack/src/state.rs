//! A position of TradeJack: one flat value.

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::auction::Auction;
use ecotable_parts::{Counts, Pile};

use crate::cards::{
    Demand, MOST_CARDS, MOST_DEMAND, PRODUCT_FACES, Product, SOURCE_FACES, Source, SourceNames,
};

/// The most seats at a table (TJ-R1).
pub const MOST_SEATS: usize = 6;
/// The most products that one seat can hold. Play gives 2 in each of 8 rounds; the rest is room for positions
/// made by hand.
pub const MOST_PRODUCTS: usize = 24;
/// The most demand cards that a Quick Game throws away.
pub const MOST_THROWN: usize = 6;

/// A position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    pub(crate) phase: Phase,
    /// The seat with the First Player Card.
    pub(crate) first: Seat,
    /// The round being played, from 1.
    pub(crate) round: u8,
    /// How many rounds the game has.
    pub(crate) rounds_total: u8,
    /// The CO2 tokens on the tracker.
    pub(crate) tracker: u8,
    /// The source names that Regulations ban.
    pub(crate) banned: SourceNames,
    /// The Regulations in force.
    pub(crate) regulations: DemandSet,
    /// Trends and unclaimed awards of earlier rounds.
    pub(crate) demand_discard: DemandSet,
    pub(crate) demand_deck: Pile<MOST_DEMAND>,
    /// What a Quick Game threw away unseen.
    pub(crate) thrown: Pile<MOST_THROWN>,
    /// The three counting cards of this round, in draw order.
    pub(crate) row: Pile<3>,
    pub(crate) product_deck: Pile<MOST_CARDS>,
    pub(crate) source_deck: Pile<MOST_CARDS>,
    pub(crate) product_discard: Counts<PRODUCT_FACES>,
    pub(crate) source_discard: Counts<SOURCE_FACES>,
    pub(crate) players: [Player; MOST_SEATS],
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Player {
    pub(crate) capital: u16,
    /// Products in hand, not staged.
    pub(crate) products: Counts<PRODUCT_FACES>,
    /// Sources in hand, not staged.
    pub(crate) sources: Counts<SOURCE_FACES>,
    pub(crate) staged: Staged,
    pub(crate) awards: DemandSet,
}

/// A seat's private staging area in production (TJ-6).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Staged {
    /// The product of a set that still lacks its source.
    pub(crate) started: Option<Product>,
    /// The products of finished sets, or those to be offloaded, in the order in which they were staged.
    pub(crate) products: Pile<MOST_PRODUCTS>,
    /// The sources of the same sets; none if the products are to be offloaded.
    pub(crate) sources: Pile<MOST_PRODUCTS>,
}

impl Staged {
    /// The finished sets, in the order in which they were staged.
    pub(crate) fn sets(&self) -> impl Iterator<Item = (Product, Source)> {
        let sources = self.sources.as_slice();
        self.products.as_slice().iter().zip(sources).map(|(&p, &s)| (Product(p), Source(s)))
    }

    /// The products to be offloaded, in the order in which they were staged.
    pub(crate) fn offloaded(&self) -> impl Iterator<Item = Product> {
        let products = if self.has_sets() { &[] } else { self.products.as_slice() };
        products.iter().map(|&face| Product(face))
    }

    /// Whether a set is finished.
    #[inline]
    pub(crate) fn has_sets(&self) -> bool {
        !self.sources.is_empty()
    }

    /// Whether a product is to be offloaded.
    #[inline]
    pub(crate) fn has_offloaded(&self) -> bool {
        self.sources.is_empty() && !self.products.is_empty()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.started.is_none() && self.products.is_empty()
    }

    /// Every staged product, that of a started set included.
    pub(crate) fn all_products(&self) -> impl Iterator<Item = u8> {
        self.products.as_slice().iter().copied().chain(self.started.map(|product| product.0))
    }
}

/// A set of demand cards, one bit for each place in the card list.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct DemandSet(pub(crate) u32);

impl DemandSet {
    pub(crate) fn insert(&mut self, card: Demand) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Demand> {
        ecotable_parts::bits(self.0).map(Demand)
    }
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// The revealer, who alone sees both drawn sources, says which is turned up first (TJ-R8).
    Choosing {
        /// Whose turn it is.
        revealer: Seat,
        /// The drawn sources, the first one on top.
        drawn: [Source; 2],
    },
    /// Bids go round for the source that lies face up.
    Bidding {
        /// The source for sale and the one that waits.
        offer: Offer,
        /// The bids.
        auction: Auction,
    },
    /// All seats stage cards at the same time and in secret.
    Production {
        /// The seats that have confirmed.
        confirmed: SeatSet,
    },
    /// The game is over.
    Over(End),
}

/// The sources that one revealer offers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offer {
    /// Whose turn it is.
    pub(crate) revealer: Seat,
    /// The source that lies face up.
    pub(crate) lot: Source,
    /// The source that lies face down and comes next.
    pub(crate) covered: Option<Source>,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum End {
    /// All rounds are played.
    Scored,
    /// Too much CO2: all lose together.
    AllLost,
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
}
