//! What happens in Ecologic, in the past tense.

use ecotable_kernel::Seat;
use serde::Serialize;

use crate::cards::{Initiative, Kind, Tad};
use crate::deal::Deal;
use crate::rules::{Balance, Income};
use crate::state::Item;

/// One fact.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields say who, what, where and how much")]
pub enum Event {
    /// The game was set up.
    GameBegan { leader: Seat },
    /// A turn began and its event was drawn.
    TurnBegan { turn: u8, leader: Seat, card: String },
    /// A seat passed.
    Passed { seat: Seat },
    /// A seat had no other choice and passed.
    PassedAutomatically { seat: Seat },
    /// A token was placed; the first on a cell takes its environment token.
    TokenPlaced { seat: Seat, kind: Kind, cell: u8, enviro: u8 },
    /// A bought token stayed in hand.
    TokenKept { seat: Seat, kind: Kind },
    /// A token left the board.
    TokenRemoved { seat: Seat, kind: Kind, cell: u8, cause: Loss },
    /// The Academy kept an event away from a seat.
    Protected { seat: Seat },
    /// The event of the turn gave money.
    MoneyGained { seat: Seat, amount: u16 },
    /// The event of the turn took money.
    MoneyLost { seat: Seat, amount: u16 },
    /// One seat gave another money.
    MoneyGiven { from: Seat, to: Seat, amount: u16 },
    /// The event of the turn took environment points.
    EnviroLost { seat: Seat, amount: u16 },
    /// One number became equal to the other.
    GreenInvested { seat: Seat, from: u16, to: u16 },
    /// A refinery was turned into tokens of the other type.
    Converted { seat: Seat, kind: Kind, cell: u8, tokens: u8, taken: u8 },
    /// A levy was named and paid by the leader.
    LevySet { seat: Seat, amount: u8 },
    /// A seat paid the levy.
    LevyPaid { seat: Seat, amount: u8 },
    /// A seat sits out the Action phase.
    Barred { seat: Seat },
    /// A seat paid for its refineries and gained as much for the environment.
    BatPaid { seat: Seat, amount: u8 },
    /// A refinery was closed completely.
    RefineryClosed { seat: Seat, kind: Kind, cell: u8, tokens: u8 },
    /// A price was shifted.
    PriceShifted { seat: Seat, kind: Kind, by: i8, price: u8 },
    /// An initiative was turned up.
    CardDrawn { seat: Seat, card: Initiative },
    /// Nobody took an initiative that lay open.
    CardUnsold { card: Initiative },
    /// A seat discarded an initiative.
    CardDiscarded { seat: Seat, card: Initiative, cause: Discard },
    /// A seat gave an initiative to another.
    CardGiven { from: Seat, to: Seat, card: Initiative },
    /// A seat swapped an initiative.
    CardSwapped { seat: Seat, old: Initiative, new: Initiative, price: u8 },
    /// The discarded initiatives became the new deck.
    DeckReshuffled,
    /// A seat announced an auction.
    AuctionAnnounced { seat: Seat, item: Item, nominal: u8 },
    /// The opening bid was made.
    AuctionOpened { seat: Seat, item: Item, amount: u8 },
    /// A seat bid.
    BidMade { seat: Seat, amount: u8 },
    /// An auction was won.
    AuctionWon { seat: Seat, item: Item, price: u8, paid: u16 },
    /// An auction was cancelled.
    AuctionVetoed { seat: Seat, item: Item },
    /// An item was bought without bidding.
    Bought { seat: Seat, item: Item, price: u16 },
    /// A seat paid 1 for a sector far from its own.
    FarSectorPaid { seat: Seat, cell: u8 },
    /// A territory was placed.
    TadPlaced { seat: Seat, tad: Tad, cell: u8, enviro: u8 },
    /// A token was bought from its owner.
    SharesBought { seat: Seat, owner: Seat, kind: Kind, cell: u8, price: u8 },
    /// Money became environment points.
    ChangedToEnviro { seat: Seat, amount: u8 },
    /// Environment points became money.
    ChangedToMoney { seat: Seat, amount: u8 },
    /// The environment points of a seat changed.
    EnvironmentBalanced { seat: Seat, balance: Balance, change: i16, enviro: i16 },
    /// A seat ran short of environment points.
    ShutDown { seat: Seat },
    /// Two seats formed a cartel.
    CartelFormed { seat: Seat, partner: Seat },
    /// A seat received its income.
    IncomeReceived { seat: Seat, income: Income, money: u16 },
    /// A seat paid its running costs.
    UpkeepPaid { seat: Seat, cost: u16, money: u16 },
    /// A deal was proposed.
    DealProposed { seat: Seat, partner: Seat, deal: Deal },
    /// A deal was accepted and carried out.
    DealAccepted { seat: Seat, proposer: Seat, deal: Deal },
    /// A deal was declined.
    DealDeclined { seat: Seat, proposer: Seat },
    /// A promise was paid, as far as the money went.
    PromisePaid { debtor: Seat, creditor: Seat, paid: u8, open: u8 },
    /// A promise was not kept.
    PromiseBroken { debtor: Seat, creditor: Seat, amount: u8 },
    /// The last turn was over.
    GameEnded,
}

/// Why a seat discarded an initiative.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// It wanted to.
    Wanted,
    /// The Brain Drain of the first edition.
    BrainDrain,
    /// It could not pay all its running costs.
    Upkeep,
}

/// Why a token left the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// Its owner closed it.
    Closed,
    /// A lawsuit.
    Lawsuit,
    /// An oil spill.
    Spill,
    /// There were not enough environment points.
    ShutDown,
}
