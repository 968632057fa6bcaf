//! What happens in EcoTrade, in the past tense.

use arrayvec::ArrayVec;
use ecotable_kernel::Seat;
use serde::Serialize;

use crate::ids::{Development, Incident, Level, Shipment};
use crate::means::Means;
use crate::score::Settlement;
use crate::state::{HAND, MOST_MARKET, Reason, Underway};

/// A shipment as all see it: its cards, the top one first, its means and its tokens.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Started {
    /// The cards, the top one first.
    pub cards: ArrayVec<Shipment, HAND>,
    /// The means.
    pub means: Means,
    /// Time tokens.
    pub time: u8,
    /// Growth tokens.
    pub growth: u8,
    /// Impact tokens.
    pub impact: u8,
}

impl Started {
    pub(crate) fn of(shipment: &Underway) -> Self {
        Self {
            cards: shipment.all_cards().collect(),
            means: shipment.means,
            time: shipment.time,
            growth: shipment.growth,
            impact: shipment.impact,
        }
    }
}

/// One fact.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A game began.
    GameBegan {
        /// The first player.
        first: Seat,
    },
    /// A seat was dealt cards.
    CardsDealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// What the dealt cards are, for their owner alone.
    CardsSeen {
        /// Their owner.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Shipment, HAND>,
    },
    /// A seat chose the card that it returns.
    ReturnChosen {
        /// Who.
        seat: Seat,
    },
    /// Which card it is, for the seat alone.
    CardReturned {
        /// Who.
        seat: Seat,
        /// The card.
        card: Shipment,
    },
    /// The market was revealed.
    MarketRevealed {
        /// The cards, by slots.
        cards: ArrayVec<Shipment, MOST_MARKET>,
    },
    /// A hand was laid open.
    HandOpened {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Shipment, HAND>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round.
        round: u8,
        /// Whether it is the seat's last turn.
        last: bool,
    },
    /// Local contracts paid in the Upkeep.
    UpkeepGained {
        /// Whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// A shipment lost a Time token.
    ShipmentMoved {
        /// Whose.
        seat: Seat,
        /// Its board slot.
        slot: u8,
        /// The Time tokens left.
        time: u8,
    },
    /// A shipment arrived.
    ShipmentCompleted {
        /// Whose.
        seat: Seat,
        /// Its board slot.
        slot: u8,
        /// Its cards.
        cards: ArrayVec<Shipment, HAND>,
        /// What it brought.
        growth: u8,
        /// What it did to the environment.
        impact: u8,
    },
    /// A card was taken from the market.
    MarketCardTaken {
        /// By whom.
        seat: Seat,
        /// From which slot.
        slot: u8,
        /// The card.
        card: Shipment,
    },
    /// An empty market slot got a new card.
    MarketRefilled {
        /// The slot.
        slot: u8,
        /// The card.
        card: Shipment,
    },
    /// The freight-exchange platform paid.
    PlatformGained {
        /// Whom.
        seat: Seat,
        /// How much.
        amount: u16,
    },
    /// A card was taken from the deck.
    DeckCardTaken {
        /// By whom.
        seat: Seat,
        /// For how much.
        price: u16,
    },
    /// Which card it is, for its owner alone unless hands are open.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Shipment,
    },
    /// A shipment was begun, which only the seat itself knows.
    ShipmentPlanned {
        /// Who.
        seat: Seat,
        /// Its first card.
        card: Shipment,
    },
    /// A card joined the shipment, which only the seat itself knows.
    CardAdded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Shipment,
    },
    /// No more cards join the shipment, which only the seat itself knows.
    CombiningDone {
        /// Who.
        seat: Seat,
    },
    /// The top card was chosen, which only the seat itself knows.
    TopChosen {
        /// Who.
        seat: Seat,
        /// The card.
        card: Shipment,
    },
    /// A shipment set out; the numbers are those before its Incident.
    ShipmentStarted {
        /// Whose.
        seat: Seat,
        /// Its board slot.
        slot: u8,
        /// The shipment.
        shipment: Started,
    },
    /// The Incident discard pile was shuffled into a new deck.
    IncidentsReshuffled,
    /// An Incident was revealed.
    IncidentRevealed {
        /// For whom.
        seat: Seat,
        /// The card.
        incident: Incident,
        /// Whether it touches the shipment's means.
        affects: bool,
    },
    /// A seat let the Incident stand.
    IncidentKept {
        /// Who.
        seat: Seat,
        /// The card.
        incident: Incident,
    },
    /// A seat discarded the Incident to reveal another.
    IncidentDiscarded {
        /// Who.
        seat: Seat,
        /// The card.
        incident: Incident,
    },
    /// The Incident changed the shipment.
    IncidentApplied {
        /// Whose.
        seat: Seat,
        /// Its board slot.
        slot: u8,
        /// The shipment now.
        shipment: Started,
    },
    /// A Development was bought.
    DevelopmentBought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Development,
        /// Its price.
        cost: u16,
    },
    /// A Development was bought at a level.
    LevelBought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Development,
        /// The level.
        level: Level,
        /// Its price.
        cost: u16,
    },
    /// A Development was advanced.
    LevelAdvanced {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Development,
        /// The new level.
        level: Level,
        /// The difference in price.
        cost: u16,
    },
    /// Growth tokens were moved to the tracker.
    TokensBanked {
        /// By whom.
        seat: Seat,
        /// How many.
        amount: u16,
    },
    /// A seat ended its turn.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The end became certain.
    EndTriggered {
        /// By whom.
        seat: Seat,
        /// Why.
        reason: Reason,
    },
    /// All seats passed one after the other.
    AllPassed,
    /// A seat's score was reckoned.
    Settled {
        /// Whose.
        seat: Seat,
        /// How it came about.
        settlement: Settlement,
    },
    /// The game was over.
    GameEnded,
}
