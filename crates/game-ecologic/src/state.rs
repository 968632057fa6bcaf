//! A position of Ecologic: one flat value (EL-3.2).

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::auction::{Auction, PassPolicy, Standing};
use ecotable_parts::{Pile, bits};

use crate::board::Board;
use crate::cards::{Effect, EventCard, INITIATIVES, Initiative, Kind, MOST_EVENTS, TADS, Tad};
use crate::deal::{Counters, PromiseList};
use crate::decision::Decision;

/// The most seats at a table (EL-R1).
pub const MOST_SEATS: usize = 4;

/// A position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    /// What is asked; [`Decision::Nothing`] only while the rules run on by themselves.
    pub(crate) ask: Decision,
    /// Who is asked.
    pub(crate) actor: Seat,
    /// Who may take part in the auction that runs; nobody while none does.
    pub(crate) bidders: SeatSet,
    /// Which part of the turn it is.
    pub(crate) stage: Stage,
    /// How many seats, promises, or tokens of an Oil Spill, of this stage are done.
    pub(crate) done: u8,
    /// The seat that opens the phases of this turn.
    pub(crate) leader: Seat,
    /// The turn, from 1; 0 while the first tokens are placed.
    pub(crate) turn: u8,
    /// The event of this turn.
    pub(crate) event: Option<EventCard>,
    /// What the event does; nothing while there is none.
    pub(crate) effect: Effect,
    /// What can be used only once in a turn and has been used.
    pub(crate) used: Used,
    /// The seats that have closed a token of their own accord in this turn.
    pub(crate) closed: SeatSet,
    /// The seats that sit out the Action phase.
    pub(crate) barred: SeatSet,
    /// The seats that still must close a token for lack of environment points.
    pub(crate) short: SeatSet,
    /// The levy that was named.
    pub(crate) levy: u8,
    /// The price that an event has shifted, and by how much.
    pub(crate) shift: Option<(Kind, i8)>,
    /// How many deals were proposed in this slot or WRAP.
    pub(crate) proposals: u8,
    /// How many deals each seat has answered with another one in this slot or WRAP.
    pub(crate) counters: Counters,
    pub(crate) event_deck: Pile<MOST_EVENTS>,
    /// The events of earlier turns.
    pub(crate) event_discard: CardSet,
    pub(crate) deck: Pile<INITIATIVES>,
    pub(crate) discard: CardSet,
    pub(crate) board: Board,
    /// Environment tokens that fell on lakes and were put aside (EL-R13); 0 where there is none.
    pub(crate) aside: [u8; 3],
    pub(crate) tads: [Territory; TADS],
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) promises: PromiseList,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Player {
    pub(crate) money: u16,
    pub(crate) enviro: i16,
    /// The marker shows "Minus" (EL-R35).
    pub(crate) minus: bool,
    /// Tokens in hand, first edition only.
    pub(crate) hand: [u8; 2],
    /// Those of them that were bought in this Action phase and wait for a later one (EL-3.8).
    pub(crate) kept: [u8; 2],
    pub(crate) initiatives: CardSet,
}

/// A Territory of Advanced Development: unsold, bought and about to be placed, or placed.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Territory {
    pub(crate) owner: Option<Seat>,
    pub(crate) place: Option<u8>,
}

/// What can be done only once in a turn.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Used {
    /// The purchase without bidding of The Only Contractor.
    pub(crate) contractor: bool,
    /// The veto.
    pub(crate) veto: bool,
    /// The auction for a territory that the leader opens in the first edition.
    pub(crate) tad: bool,
    /// The purchase of shares.
    pub(crate) shares: bool,
}

/// A set of cards, one bit for each place in the card list.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct CardSet(pub(crate) u32);

impl CardSet {
    #[inline]
    pub(crate) fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    #[inline]
    pub(crate) fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards as initiatives.
    #[inline]
    pub(crate) fn initiatives(self) -> impl Iterator<Item = Initiative> + Clone {
        bits(self.0).map(Initiative)
    }
}

/// What is for sale.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Item {
    /// A token of this type.
    Token(Kind),
    /// This initiative.
    Initiative(Initiative),
    /// This territory.
    Tad(Tad),
}

/// The parts of a turn in which seats are asked one after the other (EL-3.1).
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// First tokens.
    Start1,
    /// Second tokens.
    Start2,
    /// The event of the turn.
    Event,
    /// The tokens that an Oil Spill costs the leader.
    Spill,
    /// Due promises.
    Settle,
    /// The price shift.
    Media,
    /// The exposition.
    Expo,
    /// The slots.
    Slots,
    /// The second slots of Stock Market Rise.
    SecondSlots,
    /// The International Trading Platform.
    Platform,
    /// The initiatives offered in the first edition.
    Cards,
    /// The end of the Action phase.
    Wrap,
    /// Exchange of money and environment points.
    Exchange,
    /// Shut-downs.
    Shutdown,
    /// The cartel.
    Cartel,
    /// Running costs.
    Upkeep,
    /// All promises at the end of the game.
    LastSettle,
    /// The game is over.
    Over,
}

impl State {
    /// A position before anything has happened: nobody has anything, and only the board is laid out.
    pub(crate) fn bare(board: Board, leader: Seat) -> Self {
        Self {
            ask: Decision::Nothing,
            actor: leader,
            bidders: SeatSet::EMPTY,
            stage: Stage::Start1,
            done: 0,
            leader,
            turn: 0,
            event: None,
            effect: Effect::Grind,
            used: Used::default(),
            closed: SeatSet::EMPTY,
            barred: SeatSet::EMPTY,
            short: SeatSet::EMPTY,
            levy: 0,
            shift: None,
            proposals: 0,
            counters: Counters::default(),
            event_deck: Pile::default(),
            event_discard: CardSet::default(),
            deck: Pile::default(),
            discard: CardSet::default(),
            board,
            aside: [0; 3],
            tads: [Territory::default(); TADS],
            players: [Player::default(); MOST_SEATS],
            promises: PromiseList::default(),
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether a seat owns a placed territory.
    #[inline]
    pub(crate) fn owns(&self, seat: Seat, tad: Tad) -> bool {
        let territory = &self.tads[tad.index()];
        territory.owner == Some(seat) && territory.place.is_some()
    }

    /// Whether the Academy protects a seat (EL-4.1).
    #[inline]
    pub(crate) fn is_protected(&self, seat: Seat) -> bool {
        self.owns(seat, Tad::Ac)
    }

    /// Whether a seat owns an initiative.
    #[inline]
    pub(crate) fn has_card(&self, seat: Seat, card: Initiative) -> bool {
        self.player(seat).initiatives.contains(card.0)
    }

    /// The running auction, of which everybody sees how it stands.
    #[inline]
    pub(crate) fn running(&self, standing: Standing) -> Auction {
        Auction::restore(self.bidders, PassPolicy::Final, standing)
    }

    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Decision) {
        self.actor = seat;
        self.ask = ask;
    }

    /// This seat of the stage is done.
    #[inline]
    pub(crate) fn next_seat(&mut self) {
        self.done += 1;
        self.forget_proposals();
        self.ask = Decision::Nothing;
    }

    /// The next part of the turn begins.
    #[inline]
    pub(crate) fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.done = 0;
        self.forget_proposals();
        self.ask = Decision::Nothing;
    }

    #[inline]
    fn forget_proposals(&mut self) {
        self.proposals = 0;
        self.counters = Counters::default();
    }
}

impl Player {
    /// How many tokens of a type may be placed from the hand in this Action phase (EL-3.8).
    #[inline]
    pub(crate) fn placeable(&self, kind: Kind) -> u8 {
        self.hand[kind.index()] - self.kept[kind.index()]
    }

    /// Environment points as they count for halving, exchange and scoring (EL-R35).
    #[inline]
    pub(crate) fn enviro_points(&self) -> u16 {
        self.enviro.max(0).unsigned_abs()
    }
}
