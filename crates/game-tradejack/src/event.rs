//! What happens in TradeJack, in the past tense.

use arrayvec::ArrayVec;
use ecotable_kernel::{PerSeat, Seat};
use serde::Serialize;

use crate::cards::{DemandId, Product, Source};

/// One fact.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// How many there are.
        of: u8,
        /// The First Player.
        first: Seat,
    },
    /// A trend or an award joined the row.
    DemandRevealed {
        /// The card.
        card: DemandId,
    },
    /// A Regulation came into force.
    RegulationRevealed {
        /// The card.
        card: DemandId,
    },
    /// A seat was dealt products.
    ProductsDealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// What the dealt products are, for their owner alone.
    ProductsDrawn {
        /// Their owner.
        seat: Seat,
        /// The products.
        products: ArrayVec<Product, 2>,
    },
    /// A discard pile was shuffled into a new deck.
    DeckReshuffled {
        /// Which one.
        deck: Deck,
    },
    /// The revealer drew sources.
    SourcesDrawn {
        /// Who.
        revealer: Seat,
        /// How many.
        count: u8,
    },
    /// What the drawn sources are, for the revealer alone.
    SourcesSeen {
        /// Who looked.
        revealer: Seat,
        /// The sources.
        sources: [Source; 2],
    },
    /// A source was turned up.
    SourceRevealed {
        /// Whose turn it is.
        revealer: Seat,
        /// The source.
        card: Source,
    },
    /// A banned source was discarded without an auction.
    BannedSourceDiscarded {
        /// The source.
        card: Source,
    },
    /// A seat bid.
    BidMade {
        /// Who.
        seat: Seat,
        /// The new total.
        amount: u16,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat could not outbid and was passed without being asked.
    PassedAutomatically {
        /// Who.
        seat: Seat,
    },
    /// The highest bidder took the source.
    SourceSold {
        /// Who.
        seat: Seat,
        /// The source.
        card: Source,
        /// The price.
        price: u16,
    },
    /// Nobody bid and the source was discarded.
    SourceUnsold {
        /// The source.
        card: Source,
    },
    /// Production began.
    ProductionBegan,
    /// A seat began a set, which only the seat itself knows.
    SetStarted {
        /// Who.
        seat: Seat,
        /// Its product.
        product: Product,
    },
    /// A seat finished a set, which only the seat itself knows.
    SetStaged {
        /// Who.
        seat: Seat,
        /// Its product.
        product: Product,
        /// Its source.
        card: Source,
    },
    /// A seat staged a product for offloading, which only the seat itself knows.
    OffloadStaged {
        /// Who.
        seat: Seat,
        /// The product.
        product: Product,
    },
    /// A seat took back all it had staged, which only the seat itself knows.
    StagingReset {
        /// Who.
        seat: Seat,
    },
    /// A seat confirmed its production.
    Confirmed {
        /// Who.
        seat: Seat,
    },
    /// A set with a dirty source was revealed.
    DirtySetRevealed {
        /// Whose.
        seat: Seat,
        /// Its product.
        product: Product,
        /// Its source.
        card: Source,
    },
    /// A set with a green source was revealed and not sold, because all had lost.
    CleanSetRevealed {
        /// Whose.
        seat: Seat,
        /// Its product.
        product: Product,
        /// Its source.
        card: Source,
    },
    /// Dirty sets put tokens on the CO2 tracker.
    Co2Rose {
        /// How many.
        tokens: u8,
        /// The tracker now.
        tracker: u8,
        /// The number at which all lose.
        limit: u8,
    },
    /// The CO2 limit was reached.
    AllLost,
    /// A set was revealed and sold.
    SetSold {
        /// Whose.
        seat: Seat,
        /// Its product.
        product: Product,
        /// Its source.
        card: Source,
        /// What it brought.
        sale: Sale,
    },
    /// Products were sold without a source.
    ProductsOffloaded {
        /// Whose.
        seat: Seat,
        /// The products.
        products: ArrayVec<Product, 24>,
        /// What they brought together.
        income: u16,
    },
    /// A seat received the income of the round.
    IncomeReceived {
        /// Who.
        seat: Seat,
        /// What its sales brought.
        income: u16,
        /// Its Capital now.
        capital: u16,
    },
    /// An award was won.
    AwardWon {
        /// By whom.
        seat: Seat,
        /// The card.
        card: DemandId,
        /// Its points.
        points: u8,
        /// What was compared, for each seat; `None` where a seat did not qualify.
        compared: PerSeat<Option<u16>>,
        /// What decided.
        decided_by: Decider,
    },
    /// Nobody qualified for an award.
    AwardUnclaimed {
        /// The card.
        card: DemandId,
    },
    /// The last round was over.
    GameEnded,
}

/// A deck that can be refilled.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The product deck.
    Products,
    /// The source deck.
    Sources,
}

/// What decided who takes an award (TJ-7.14 to TJ-7.17).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The highest number.
    Most,
    /// Fewer award cards.
    FewerAwards,
    /// Less Capital.
    LessCapital,
    /// The place closer to the First Player.
    CloserToFirst,
}

/// What a set brings, and how it came about (TJ-7.2).
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Sale {
    /// The printed Value of the product.
    pub value: u8,
    /// What trends add to the Value.
    pub bonus: u8,
    /// The Green Credits: as printed, then after each trend that changed them.
    pub credits: ArrayVec<u16, 4>,
    /// Value, bonus and Green Credits together.
    pub income: u16,
}
