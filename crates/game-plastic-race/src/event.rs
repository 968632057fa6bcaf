//! What happens, in the past tense.

use arrayvec::{ArrayString, ArrayVec};
use ecotable_kernel::Seat;
use serde::Serialize;

use crate::action::Wanted;
use crate::cards::{Card, PlantCard, Route};
use crate::city::{Light, Section};
use crate::colour::{Colour, Direction, Effect, Reward};

/// The id of a node.
pub type NodeId = ArrayString<12>;

/// One fact.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the variants say what happened, and their fields who and what")]
pub enum Event {
    PlantCardDrawn {
        card: PlantCard,
        capacity: u8,
    },
    LightChosen {
        seat: Seat,
        light: Light,
    },
    RoundBegan {
        round: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    /// For everybody; what was drawn is told to the seat alone.
    CardsDrawn {
        seat: Seat,
        count: u8,
    },
    CardsSeen {
        seat: Seat,
        cards: ArrayVec<Card, 6>,
    },
    StreetDeckReshuffled,
    RouteDeckReshuffled,
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    ShortcutPlayed {
        seat: Seat,
        card: Card,
    },
    /// With several cards: a pair, which is no unit, or the units of a double lane.
    PaymentBegan {
        seat: Seat,
        section: Section,
        colour: Colour,
        units: u8,
    },
    PairOffered {
        seat: Seat,
    },
    CardSpent {
        seat: Seat,
        card: Card,
    },
    Drove {
        seat: Seat,
        section: Section,
        to: NodeId,
        colour: Option<Colour>,
    },
    EffectPlayed {
        seat: Seat,
        card: Card,
        effect: Effect,
    },
    RewardReached {
        seat: Seat,
        reward: Reward,
    },
    RewardUsed {
        seat: Seat,
        reward: Reward,
    },
    RewardSkipped {
        seat: Seat,
        reward: Reward,
    },
    DieLifted {
        seat: Seat,
        section: Section,
    },
    DiePicked {
        seat: Seat,
        section: Section,
    },
    DiceRolled {
        seat: Seat,
        colours: [Colour; 2],
    },
    DiePlaced {
        seat: Seat,
        section: Section,
        colour: Colour,
    },
    DieSet {
        seat: Seat,
        section: Section,
        colour: Colour,
    },
    TokenPicked {
        seat: Seat,
        section: Section,
    },
    SitePicked {
        seat: Seat,
        section: Section,
    },
    WorksPlaced {
        seat: Seat,
        section: Section,
        from: Option<Section>,
    },
    OneWayPlaced {
        seat: Seat,
        section: Section,
        direction: Direction,
        from: Option<Section>,
    },
    OneWayRemoved {
        seat: Seat,
        section: Section,
    },
    OneWayReversed {
        seat: Seat,
        section: Section,
        direction: Direction,
    },
    PassGranted {
        seat: Seat,
        section: Section,
    },
    PoliceTokenTaken {
        seat: Seat,
    },
    PoliceTokenUsed {
        seat: Seat,
    },
    CardStolen {
        seat: Seat,
        from: Seat,
    },
    TargetChosen {
        seat: Seat,
        target: Seat,
    },
    Asked {
        seat: Seat,
        target: Seat,
        wanted: Wanted,
    },
    CardGiven {
        seat: Seat,
        to: Seat,
    },
    NothingToGive {
        seat: Seat,
    },
    SwapOffered {
        seat: Seat,
        target: Seat,
    },
    CardsSwapped {
        seat: Seat,
        target: Seat,
    },
    /// For the two seats concerned.
    CardMoved {
        from: Seat,
        to: Seat,
        card: Card,
    },
    PunctureLaid {
        seat: Seat,
        target: Seat,
        card: Card,
    },
    CollectAnnounced {
        seat: Seat,
        bin: u8,
    },
    /// That a seat has answered, not what.
    Answered {
        seat: Seat,
    },
    Punctured {
        seat: Seat,
        by: Seat,
        card: Card,
    },
    TruckReturned {
        seat: Seat,
        section: Section,
        to: NodeId,
    },
    BinCollected {
        seat: Seat,
        bin: u8,
        extra_points: u8,
    },
    RewardDieRolled {
        seat: Seat,
        points: u8,
        routes: u8,
    },
    RouteDrawn {
        seat: Seat,
    },
    RouteSeen {
        seat: Seat,
        route: Route,
    },
    RouteDiscarded {
        seat: Seat,
        route: Route,
    },
    RouteCompleted {
        seat: Seat,
        route: Route,
        points: u8,
    },
    BinSold {
        seat: Seat,
        bin: u8,
        points: u8,
        capacity: u8,
    },
    BoardCleared,
    BonusTaken {
        seat: Seat,
    },
    EndTriggered {
        seat: Seat,
        last_round: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    GameEnded,
}
