//! What a player who imagines a whole position may read from it.

use ecotable_kernel::{Seat, SeatSet};

use crate::action::Action;
use crate::cards::{Hand, PlantCard, Route, Routes};
use crate::city::{Node, Section};
use crate::colour::{Colour, Colours, Direction, Effect};
use crate::game::PlasticRace;
use crate::state::{Phase, State, Token};
use crate::track::Leg;

/// What is being decided, in few words.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wish {
    /// What to do next in the turn.
    Turn,
    /// Anything else.
    Other,
    /// What a seat answers to a collection.
    React,
    /// What is discarded at the end of a turn.
    Discard,
}

/// A section driven in this turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Driven {
    /// The section.
    pub section: Section,
    /// The colour, if it was driven in one.
    pub colour: Option<Colour>,
}

impl State {
    /// What is being decided.
    #[inline]
    pub fn wish(&self) -> Wish {
        match self.phase {
            Phase::Turn => Wish::Turn,
            Phase::React(_) => Wish::React,
            Phase::Discard => Wish::Discard,
            _ => Wish::Other,
        }
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The round being played, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The cards in a hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.player(seat).hand
    }

    /// The route cards of a seat.
    #[inline]
    pub fn routes(&self, seat: Seat) -> Routes {
        self.player(seat).routes
    }

    /// Where the truck of a seat stands.
    #[inline]
    pub fn truck(&self, seat: Seat) -> Node {
        self.player(seat).truck
    }

    /// The bin cards of a seat, one bit for each number.
    #[inline]
    pub fn bins(&self, seat: Seat) -> u8 {
        self.player(seat).bins
    }

    /// Whether a puncture lies in front of a seat.
    #[inline]
    pub fn is_punctured(&self, seat: Seat) -> bool {
        self.player(seat).puncture.is_some()
    }

    /// Whether a seat has a police token.
    #[inline]
    pub fn has_police(&self, seat: Seat) -> bool {
        self.player(seat).police
    }

    /// Who has the bonus card.
    #[inline]
    pub fn bonus(&self) -> Option<Seat> {
        self.bonus
    }

    /// The plant card and how many bins it still buys.
    #[inline]
    pub fn plant(&self) -> Option<(PlantCard, u8)> {
        self.plant.map(|card| (card, self.capacity))
    }

    /// The round in which the end was triggered.
    #[inline]
    pub fn trigger(&self) -> Option<u8> {
        self.trigger
    }

    /// Whether the active truck may not move any more in this turn.
    #[inline]
    pub fn is_movement_over(&self) -> bool {
        self.turn.movement_over
    }

    /// The reward nodes that have paid in this turn, one bit for each node.
    #[inline]
    pub fn rewards_used(&self) -> u64 {
        self.turn.rewards_used
    }

    /// The colour and the second colour of the play that can be prolonged, and the sections driven in it.
    #[inline]
    pub fn open_play(&self) -> Option<(Colours, u64)> {
        self.turn
            .open_play
            .map(|play| (play.colour.only().or(play.other.map_or(Colours::NONE, Colour::only)), play.driven))
    }

    /// The sections driven in this turn.
    pub fn track(&self) -> impl Iterator<Item = Driven> {
        self.turn.track.legs().iter().map(|&Leg { section, colour, .. }| Driven { section, colour })
    }

    /// The rolled die that is placed next.
    pub fn die_in_hand(&self) -> Option<Colour> {
        match self.phase {
            Phase::PlaceDie(colour, _) => Some(colour),
            _ => None,
        }
    }

    /// The colour that a payment is for.
    pub fn paying(&self) -> Option<Colour> {
        match self.phase {
            Phase::SpendCard(payment) | Phase::PayUnit(payment) => Some(payment.colour),
            _ => None,
        }
    }

    /// Which effect an opponent is being chosen for.
    pub fn aiming(&self) -> Option<Effect> {
        match self.phase {
            Phase::PickSeat(effect, _) => Some(effect),
            _ => None,
        }
    }

    /// Whether works are being placed.
    pub fn placing_works(&self) -> bool {
        matches!(self.phase, Phase::PlaceToken(Token::Works, _))
    }

    /// The sections with works or a one-way token.
    #[inline]
    pub fn tokens(&self) -> u64 {
        self.board.tokens()
    }

    /// The route card that is one too many.
    pub fn overflow(&self) -> Option<Route> {
        match self.phase {
            Phase::RouteOverflow(drawn, _) => Some(drawn),
            _ => None,
        }
    }
}

impl PlasticRace {
    /// The colours that a section can be driven in now: of its die, or as printed.
    #[inline]
    pub fn colours_now(&self, state: &State, section: Section) -> Colours {
        self.effective(&state.board, section)
    }

    /// Whether a section is a double lane.
    #[inline]
    pub fn is_double_lane(&self, section: Section) -> bool {
        self.is_double(section)
    }

    /// Whether the active seat could drive a section in a direction now, whatever its colour.
    #[inline]
    pub fn is_drivable(&self, state: &State, section: Section, direction: Direction) -> bool {
        let printed = direction == Direction::Forward || self.city.printed_one_way & section.bit() == 0;
        let against = match direction {
            Direction::Forward => state.board.backward,
            Direction::Backward => state.board.forward,
        };
        printed && (state.board.works | against) & !state.turn.police_passes & section.bit() == 0
    }

    /// Every bin number of the city, one bit each.
    #[inline]
    pub fn every_bin(&self) -> u8 {
        self.all_bins()
    }

    /// The last round, as far as it is known.
    #[inline]
    pub fn final_round(&self, state: &State) -> u8 {
        self.last_round(state)
    }

    /// What a route pays if the sections driven so far, and then these, complete it.
    pub fn route_points(&self, state: &State, route: Route, then: &[Driven]) -> u8 {
        let mut track = state.turn.track;
        for &Driven { section, colour } in then {
            self.add_leg(&mut track, Leg { section, direction: Direction::Forward, colour });
        }
        if self.completes(&track, route) { self.cards.route(route).points } else { 0 }
    }

    /// Whether several seats answer at the same time, and who.
    pub fn asked(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::React(answers) => self.opponents(state).without(answers.given),
            _ => SeatSet::one(state.active),
        }
    }

    /// Whether an action drives.
    pub fn is_drive(action: Action) -> bool {
        matches!(
            action,
            Action::Continue(..)
                | Action::Step(..)
                | Action::ShortcutStep(..)
                | Action::PairStep(..)
                | Action::DoubleStep(..)
        )
    }
}
