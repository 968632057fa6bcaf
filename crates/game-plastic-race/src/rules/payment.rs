//! Paying with pairs, and for double lanes (PR-3.5).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::cards::{Card, Hand};
use crate::city::Section;
use crate::colour::{Colour, Colours};
use crate::event::Event;
use crate::game::PlasticRace;
use crate::rules::driving::{Ways, list_colours};
use crate::state::{Lane, OpenPlay, Payment, Phase, State};

/// How many units a double lane costs.
const LANE_UNITS: u8 = 2;
/// How many cards stand for a wild card.
const PAIR: u8 = 2;

impl PlasticRace {
    /// The cards of a hand that pay a unit of a colour.
    #[inline]
    fn unit_cards(&self, hand: Hand, colour: Colour) -> Hand {
        let dashed = if self.config.dashed_partial { 0 } else { self.cards.dashed };
        Hand(hand.0 & (self.cards.with_colour[colour as usize] | self.cards.wild) & !dashed)
    }

    /// Whether so many loose cards and then so many units of a colour can be paid with a hand.
    fn is_payable(&self, hand: Hand, colour: Colour, cards: u8, units: u8) -> bool {
        let (all, showing) = (hand.len(), self.unit_cards(hand, colour).len());
        if all < cards {
            return false;
        }
        // Loose cards are taken from those that do not show the colour as long as there are any.
        let showing = showing - cards.saturating_sub(all - showing);
        let all = all - cards;
        match units {
            0 => true,
            1 => showing >= 1 || all >= 2,
            _ => showing >= 2 || (showing == 1 && all >= 3) || all >= 4,
        }
    }

    /// The cards that may be given next so that the rest can still be paid. Cards that show the colour are alike in
    /// that, and so are the others.
    pub(super) fn spendable(&self, hand: Hand, payment: &Payment) -> u64 {
        let (choice, colour) = (self.cards.distinct(hand).0, payment.colour);
        if payment.units == 0 {
            return if hand.len() >= payment.cards { choice } else { 0 };
        }
        let units = self.unit_cards(hand, colour).0;
        let fits = |cards: u64| {
            let rest = Hand(hand.0 & !(cards & cards.wrapping_neg()));
            cards != 0 && self.is_payable(rest, colour, payment.cards.saturating_sub(1), payment.units)
        };
        let [showing, other] = [choice & units, choice & !units];
        (if fits(showing) { showing } else { 0 }) | (if fits(other) { other } else { 0 })
    }

    /// The cards with which the next unit may be paid.
    pub(super) fn unit_choices(&self, hand: Hand, payment: &Payment) -> u64 {
        let rest = Payment { units: payment.units - 1, ..*payment };
        self.spendable(hand, &rest) & self.unit_cards(hand, payment.colour).0
    }

    /// Whether the next unit may be paid with a pair.
    pub(super) fn pair_pays(&self, hand: Hand, payment: &Payment) -> bool {
        self.is_payable(hand, payment.colour, PAIR, payment.units - 1)
    }

    /// Every `PairStep` (PR-3.6).
    pub(super) fn list_pairs(state: &State, ways: &Ways, into: &mut Vec<Action>) {
        if state.mover().hand.len() < PAIR {
            return;
        }
        for way in ways {
            let (section, colours) = (way.exit.section, way.drivable);
            list_colours(colours, colours, into, |colour| Action::PairStep(section, colour));
        }
    }

    /// Every `DoubleStep` (PR-3.6).
    pub(super) fn list_doubles(&self, state: &State, ways: &Ways, into: &mut Vec<Action>) {
        if self.city.double == 0 {
            return;
        }
        for way in ways.iter().filter(|way| way.open && self.is_double(way.exit.section)) {
            let section = way.exit.section;
            let hand = state.mover().hand;
            let payable = |&colour: &Colour| self.is_payable(hand, colour, 0, LANE_UNITS);
            match state.board.dice.at(section) {
                Some(colour) if payable(&colour) => into.push(Action::DoubleStep(section, None)),
                Some(_) => {}
                None => {
                    let colours = Colours::ALL.iter().filter(payable);
                    into.extend(colours.map(|colour| Action::DoubleStep(section, Some(colour))));
                }
            }
        }
    }

    /// Begins to pay with a pair.
    pub(super) fn begin_pair(
        &self,
        state: &mut State,
        section: Section,
        named: Option<Colour>,
        step: &mut Step<Event>,
    ) {
        let Some(colour) = named.or_else(|| self.effective(&state.board, section).single()) else { return };
        let seat = state.active;
        step.tell(|| Event::PaymentBegan { seat, section, colour, units: 0 });
        state.turn.open_play = None;
        let payment = Payment { section, colour, cards: PAIR, units: 0, lane: Lane::Single };
        state.phase = Phase::SpendCard(payment);
    }

    /// Begins to pay for a double lane.
    pub(super) fn begin_double(
        &self,
        state: &mut State,
        section: Section,
        named: Option<Colour>,
        step: &mut Step<Event>,
    ) {
        let Some(colour) = named.or_else(|| state.board.dice.at(section)) else { return };
        let seat = state.active;
        step.tell(|| Event::PaymentBegan { seat, section, colour, units: LANE_UNITS });
        state.turn.open_play = None;
        let payment = Payment { section, colour, cards: 0, units: LANE_UNITS, lane: Lane::Double };
        state.phase = Phase::PayUnit(payment);
    }

    /// One card is given, as part of a pair or as a unit; the last one drives.
    pub(super) fn spend(&self, state: &mut State, card: Card, step: &mut Step<Event>) {
        let payment = match state.phase {
            Phase::SpendCard(payment) => Payment { cards: payment.cards - 1, ..payment },
            Phase::PayUnit(payment) => Payment { units: payment.units - 1, ..payment },
            _ => return,
        };
        let seat = state.active;
        state.play_card(card);
        step.tell(|| Event::CardSpent { seat, card });
        state.phase = match payment {
            Payment { cards: 1.., .. } => Phase::SpendCard(payment),
            Payment { units: 1.., .. } => Phase::PayUnit(payment),
            _ => return self.drive_paid(state, payment, step),
        };
    }

    /// The next unit is paid with a pair.
    pub(super) fn pay_with_pair(state: &mut State, step: &mut Step<Event>) {
        if let Phase::PayUnit(payment) = state.phase {
            let seat = state.active;
            step.tell(|| Event::PairOffered { seat });
            state.phase = Phase::SpendCard(Payment { cards: PAIR, units: payment.units - 1, ..payment });
        }
    }

    /// A double lane is a play of its own; a pair drives on like a wild card.
    fn drive_paid(&self, state: &mut State, payment: Payment, step: &mut Step<Event>) {
        let Payment { section, colour, lane, .. } = payment;
        let Some(exit) = self.city.exit(state.mover().truck, section) else { return };
        state.phase = Phase::Turn;
        state.turn.open_play = match lane {
            Lane::Single => Some(OpenPlay::begun(section, colour, None)),
            Lane::Double => None,
        };
        self.drive(state, exit, Some(colour), step);
    }
}
