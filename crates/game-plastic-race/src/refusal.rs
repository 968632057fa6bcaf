//! Why not: one variant for each rule that can forbid a decision.

use ecotable_kernel::Seat;

use crate::action::Action;
use crate::cards::Card;
use crate::city::{Exit, Place, Section};
use crate::colour::{Colour, Colours, Direction, Effect};
use crate::game::PlasticRace;
use crate::state::{Phase, State};

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// The seat is not asked.
    #[error("this seat is not asked now")]
    NotAsked,
    /// Another decision is wanted.
    #[error("another decision is wanted now")]
    OtherDecision,
    /// A dashed card must be driven in both colours.
    #[error("the dashed card must be driven in its second colour first")]
    MustGoOn,
    /// The truck may not move any more.
    #[error("movement is over in this turn")]
    MovementOver,
    /// No play is open.
    #[error("there is no play to be prolonged")]
    NoOpenPlay,
    /// The card is not in hand.
    #[error("{0} is not in hand")]
    NotInHand(Card),
    /// Of equal cards the first is named.
    #[error("of equal cards the one with the lowest number is named, not {0}")]
    EqualFace(Card),
    /// The section is elsewhere.
    #[error("{0} does not touch the truck's node")]
    NotAtTruck(Section),
    /// A printed direction.
    #[error("{0} is printed as a one-way street in the other direction")]
    PrintedDirection(Section),
    /// Works, or a one-way token.
    #[error("a token closes {0} in this direction")]
    Closed(Section),
    /// The section was driven in this play.
    #[error("{0} has been driven in this play")]
    DrivenAlready(Section),
    /// A double lane is paid in another way.
    #[error("{0} is a double lane")]
    DoubleLane(Section),
    /// The section is no double lane.
    #[error("{0} is not a double lane")]
    NoDoubleLane(Section),
    /// The payment does not have the colour.
    #[error("the payment does not have the colour of {0}")]
    WrongColour(Section),
    /// A colour is to be chosen, and none is named.
    #[error("{0} can be driven in a colour of choice, so one must be named")]
    ColourWanted(Section),
    /// The only possible colour is named.
    #[error("{0} can be driven only in this colour, so it is left out")]
    ColourGiven(Section),
    /// Two cards are needed.
    #[error("a pair needs two cards")]
    TooFewCards,
    /// The hand cannot pay the double lane.
    #[error("two units of one colour are needed")]
    Unpayable,
    /// The card has no effect that can be played so.
    #[error("{0} has no effect to be played")]
    NoEffect(Card),
    /// The card is no shortcut.
    #[error("{0} is no shortcut, or is used as one only by driving")]
    NoShortcut(Card),
    /// The second colour of a dashed card is out of reach from there.
    #[error("the second colour of {0} cannot be reached from there")]
    NeedsBoth(Card),
    /// The effect can do nothing now.
    #[error("the effect {0} can do nothing now")]
    Idle(Effect),
    /// The seat has no police token, or it can do nothing.
    #[error("there is no police token that could do something")]
    NoPoliceToken,
    /// The truck is not on a bin.
    #[error("the truck is not on a bin")]
    NotOnBin,
    /// Nothing was driven in this turn.
    #[error("the truck must have driven a section in this turn")]
    NotDriven,
    /// The seat has that bin card.
    #[error("the seat has this bin card already")]
    HasBin,
    /// A puncture lies in front of the seat.
    #[error("a puncture lies in front of this seat")]
    Punctured,
    /// The bin cannot be sold.
    #[error("bin {0} cannot be sold here and now")]
    NotSellable(u8),
    /// The hand is too large to go on.
    #[error("the hand must be discarded to five cards first")]
    HandTooLarge,
    /// The seat has no puncture.
    #[error("the seat has no puncture")]
    NoPuncture,
    /// The token may not go there.
    #[error("the token may not go there")]
    ForbiddenSite,
    /// The die may not go there, or is not there.
    #[error("no die can be taken from there or put there")]
    ForbiddenDie(Effect),
    /// The die shows this colour already.
    #[error("the die shows this colour already")]
    SameColour,
    /// The payment could not be completed.
    #[error("the rest could not be paid then")]
    RestUnpayable,
    /// The opponent cannot be chosen.
    #[error("seat {0} cannot be chosen")]
    ForbiddenSeat(Seat, Effect),
    /// The card does not match.
    #[error("{0} is not what was asked for")]
    NoMatch(Card),
    /// The police cannot do that.
    #[error("the police cannot do that")]
    ForbiddenPolice,
    /// The route card cannot be discarded.
    #[error("this route card cannot be discarded")]
    ForbiddenRoute,
}

impl ecotable_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked
            | Self::OtherDecision
            | Self::NotInHand(_)
            | Self::EqualFace(_)
            | Self::ColourWanted(_)
            | Self::NoEffect(_) => "PR-3.6",
            Self::HandTooLarge => "PR-3.8",
            Self::MustGoOn | Self::NeedsBoth(_) => "PR-6.5",
            Self::ColourGiven(_) => "PR-R69",
            Self::MovementOver => "PR-R15",
            Self::NoOpenPlay | Self::NotAtTruck(_) | Self::WrongColour(_) => "PR-3.3",
            Self::PrintedDirection(_) => "PR-R40",
            Self::Closed(_) => "PR-3.1",
            Self::DrivenAlready(_) => "PR-R7",
            Self::DoubleLane(_) | Self::NoDoubleLane(_) | Self::Unpayable | Self::RestUnpayable => "PR-3.5",
            Self::TooFewCards => "PR-R11",
            Self::NoShortcut(_) => "PR-4.10",
            Self::Idle(effect) | Self::ForbiddenDie(effect) | Self::ForbiddenSeat(_, effect) => effect.rule(),
            Self::NoPoliceToken | Self::ForbiddenPolice => "PR-4.11",
            Self::NotOnBin | Self::NotDriven => "PR-R14",
            Self::HasBin => "PR-4.16",
            Self::Punctured => "PR-4.12",
            Self::NotSellable(_) => "PR-R23",
            Self::NoPuncture => "PR-3.11",
            Self::ForbiddenSite => "PR-3.7",
            Self::SameColour => "PR-R43",
            Self::NoMatch(_) => "PR-4.4",
            Self::ForbiddenRoute => "PR-4.15",
        }
    }
}

impl PlasticRace {
    /// Why an action that is not in the list of the seat is not.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        match state.phase {
            Phase::Turn => self.why_not_in_turn(state, action),
            _ => self.why_not_chosen(state, seat, action),
        }
    }

    fn why_not_in_turn(&self, state: &State, action: Action) -> Refusal {
        let drives = Self::is_drive(action);
        match action {
            Action::Effect(_)
            | Action::PoliceToken
            | Action::Collect
            | Action::SellBin(_)
            | Action::EndTurn => {}
            _ if drives => {}
            _ => return Refusal::OtherDecision,
        }
        let mut legal = Vec::new();
        self.list_turn(state, &mut legal);
        if legal.last() != Some(&Action::EndTurn) {
            return Refusal::MustGoOn;
        }
        match action {
            Action::Effect(card) => self.why_no_effect(state, card),
            Action::PoliceToken => Refusal::NoPoliceToken,
            Action::Collect => self.why_no_collect(state),
            Action::SellBin(bin) => Refusal::NotSellable(bin),
            _ if state.turn.movement_over => Refusal::MovementOver,
            _ => self.why_no_drive(state, action, &legal),
        }
    }

    fn why_no_effect(&self, state: &State, card: Card) -> Refusal {
        match self.cards.street(card).effect {
            _ if !state.mover().hand.contains(card) => Refusal::NotInHand(card),
            None => Refusal::NoEffect(card),
            Some(Effect::Shortcut) => Refusal::NoShortcut(card),
            Some(effect) => Refusal::Idle(effect),
        }
    }

    fn why_no_collect(&self, state: &State) -> Refusal {
        let player = state.mover();
        match self.city.node(player.truck).place {
            Place::Bin(_) if state.turn.track.is_empty() => Refusal::NotDriven,
            Place::Bin(bin) if player.bins & (1 << bin) != 0 => Refusal::HasBin,
            Place::Bin(_) => Refusal::Punctured,
            _ => Refusal::NotOnBin,
        }
    }

    fn why_no_drive(&self, state: &State, action: Action, legal: &[Action]) -> Refusal {
        let (card, section, colour) = match action {
            Action::Continue(section, colour)
            | Action::PairStep(section, colour)
            | Action::DoubleStep(section, colour) => (None, section, colour),
            Action::Step(card, section, colour) => (Some(card), section, colour),
            Action::ShortcutStep(card, section) => (Some(card), section, None),
            _ => return Refusal::OtherDecision,
        };
        if let Some(refusal) = card.and_then(|card| self.why_no_card(state, card, action)) {
            return refusal;
        }
        let Some(exit) = self.city.exit(state.mover().truck, section) else {
            return Refusal::NotAtTruck(section);
        };
        if let Some(refusal) = self.why_no_way(state, exit, action) {
            return refusal;
        }
        let possible = self.possible_colours(state, action, section);
        match (action, colour) {
            (Action::PairStep(..), _) if state.mover().hand.len() < 2 => Refusal::TooFewCards,
            (_, None) if possible.len() > 1 => Refusal::ColourWanted(section),
            (_, Some(named)) if !possible.contains(named) => Refusal::WrongColour(section),
            (_, Some(_)) if legal.binary_search(&action.without_colour()).is_ok() => {
                Refusal::ColourGiven(section)
            }
            (Action::DoubleStep(..), _) => Refusal::Unpayable,
            (Action::Step(card, ..), _) if self.needs_both(card) && !possible.is_empty() => {
                Refusal::NeedsBoth(card)
            }
            _ => Refusal::WrongColour(section),
        }
    }

    /// The colours in which an action could drive a section, whatever is in hand for a double lane.
    fn possible_colours(&self, state: &State, action: Action, section: Section) -> Colours {
        let shown = match state.board.dice.at(section) {
            None if self.is_double(section) => Colours::ALL,
            _ => self.effective(&state.board, section),
        };
        match (action, state.turn.open_play) {
            (Action::Step(card, ..), _) => self.cards.pays[card.index()].and(shown),
            (Action::Continue(..), Some(play)) => {
                shown.and(play.colour.only().or(play.other.map_or(Colours::NONE, Colour::only)))
            }
            _ => shown,
        }
    }

    fn why_no_card(&self, state: &State, card: Card, action: Action) -> Option<Refusal> {
        let hand = state.mover().hand;
        if !hand.contains(card) {
            return Some(Refusal::NotInHand(card));
        }
        if !self.cards.distinct(hand).contains(card) {
            return Some(Refusal::EqualFace(card));
        }
        let shortcut = self.cards.street(card).effect == Some(Effect::Shortcut);
        (matches!(action, Action::ShortcutStep(..)) && !shortcut).then_some(Refusal::NoShortcut(card))
    }

    fn why_no_way(&self, state: &State, exit: Exit, action: Action) -> Option<Refusal> {
        let section = exit.section;
        let printed = self.city.printed_one_way & section.bit() != 0;
        let double = self.is_double(section);
        match action {
            _ if printed && exit.direction == Direction::Backward => Some(Refusal::PrintedDirection(section)),
            Action::Continue(..) if state.turn.open_play.is_none() => Some(Refusal::NoOpenPlay),
            Action::Continue(..)
                if state.turn.open_play.is_some_and(|play| play.driven & section.bit() != 0) =>
            {
                Some(Refusal::DrivenAlready(section))
            }
            Action::DoubleStep(..) if !double => Some(Refusal::NoDoubleLane(section)),
            Action::Continue(..) | Action::Step(..) | Action::PairStep(..) if double => {
                Some(Refusal::DoubleLane(section))
            }
            Action::Continue(..) if state.turn.open_play.is_some_and(|play| play.shortcut) => None,
            Action::ShortcutStep(..) => None,
            _ if !self.is_drivable(state, section, exit.direction) => Some(Refusal::Closed(section)),
            _ => None,
        }
    }

    fn why_not_chosen(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let hand = state.player(seat).hand;
        match (state.phase, action) {
            (Phase::React(_), Action::Puncture) => Refusal::NoPuncture,
            (Phase::Discard, Action::Refill) => Refusal::HandTooLarge,
            (Phase::PayUnit(_), Action::PayPair) => Refusal::RestUnpayable,
            (Phase::SpendCard(_), Action::SpendCard(card))
            | (Phase::PayUnit(_), Action::PayUnit(card))
            | (Phase::GiveCard(..), Action::GiveCard(card))
            | (Phase::SwapOwn(_), Action::SwapOwn(card))
            | (Phase::SwapTheirs(..), Action::SwapTheirs(card))
            | (Phase::Discard, Action::Discard(card)) => match state.phase {
                _ if !hand.contains(card) => Refusal::NotInHand(card),
                Phase::GiveCard(..) => Refusal::NoMatch(card),
                _ if !self.cards.distinct(hand).contains(card) => Refusal::EqualFace(card),
                _ => Refusal::RestUnpayable,
            },
            (Phase::LiftDie(_), Action::PickDie(_)) | (Phase::PlaceDie(..), Action::PlaceDie(_)) => {
                Refusal::ForbiddenDie(Effect::RollDice)
            }
            (Phase::PickDie, Action::PickDie(_)) => Refusal::ForbiddenDie(Effect::SetDie),
            (Phase::DieColour(_), Action::DieColour(_)) => Refusal::SameColour,
            (Phase::PickToken(_), Action::PickToken(_))
            | (Phase::PlaceToken(..), Action::PlaceWorks(_) | Action::PlaceOneWay(_))
            | (Phase::OneWayDirection(..), Action::OneWayDirection(_)) => Refusal::ForbiddenSite,
            (Phase::PickSeat(effect, ..), Action::PickSeat(target)) => Refusal::ForbiddenSeat(target, effect),
            (Phase::PoliceOption(_), Action::Remove(_) | Action::Reverse(_) | Action::Pass(_)) => {
                Refusal::ForbiddenPolice
            }
            (Phase::RouteOverflow(..), Action::RouteOverflow(_)) => Refusal::ForbiddenRoute,
            _ => Refusal::OtherDecision,
        }
    }
}
