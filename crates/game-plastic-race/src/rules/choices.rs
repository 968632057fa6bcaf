//! The decisions other than those of the turn itself: their options, and taking the only one (PR-3.6).

use ecotable_kernel::{Seat, Step};

use crate::action::{Action, Wanted};
use crate::cards::{Card, Route};
use crate::city::{Light, Section};
use crate::colour::{Colour, Direction, Effect};
use crate::event::Event;
use crate::game::PlasticRace;
use crate::rules::FULL_HAND;
use crate::state::{Phase, State, Token};
use crate::words::bits;

/// The options of a decision: sets of cards, sections, seats and the like, in the order of the list.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Choices([u64; 3]);

impl Choices {
    fn of(first: u64) -> Self {
        Self([first, 0, 0])
    }

    fn and(first: u64, second: u64) -> Self {
        Self([first, second, 0])
    }

    /// The place and the number of the only option.
    #[inline]
    fn only(&self) -> Option<(usize, u8)> {
        let mut only = None;
        for (place, &set) in self.0.iter().enumerate().filter(|(_, set)| **set != 0) {
            if only.is_some() || !set.is_power_of_two() {
                return None;
            }
            only = Some((place, set.trailing_zeros() as u8));
        }
        only
    }

    /// How many options there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|set| set.count_ones()).sum()
    }
}

impl PlasticRace {
    /// The options of the decision that is wanted; none in a turn and in a React window, which have lists of their own.
    #[inline]
    pub(crate) fn choices(&self, state: &State) -> Choices {
        self.some_choices(state, u32::MAX)
    }

    /// The options of the decision that is wanted; where that is dear, only until there are enough.
    #[inline]
    fn some_choices(&self, state: &State, enough: u32) -> Choices {
        let hand = state.mover().hand;
        match state.phase {
            Phase::Turn | Phase::React(_) | Phase::Over => Choices::default(),
            Phase::ChooseLight(_) => Choices::of((1 << self.city.lights.len()) - 1),
            Phase::SpendCard(payment) => Choices::of(self.spendable(hand, &payment)),
            Phase::PayUnit(payment) => {
                Choices::and(self.unit_choices(hand, &payment), u64::from(self.pair_pays(hand, &payment)))
            }
            Phase::RewardChoice(_) => Choices::and(1, 1),
            Phase::LiftDie(_) | Phase::PickDie => Choices::of(state.board.dice.on),
            Phase::PlaceDie(..) => Choices::of(self.die_sites(state)),
            Phase::DieColour(section) => {
                let shown = state.board.dice.at(section).map_or(0, |colour| 1 << colour as u8);
                Choices::of(0x3F & !shown)
            }
            Phase::PickToken(token) => Choices::of(self.movable(state, token)),
            Phase::PlaceToken(token, moved) => Choices::of(self.sites(state, token, moved, enough)),
            Phase::OneWayDirection(section, moved) => {
                Choices::of(self.arrow_directions(state, section, moved))
            }
            Phase::PickSeat(effect, _) => Choices::of(self.targets(state, effect)),
            Phase::AskFor(_) => Choices([0x3F, 0xFFF, 0]),
            Phase::GiveCard(target, wanted) => {
                Choices::of(self.matching(state.player(target).hand, wanted).0)
            }
            Phase::SwapOwn(_) | Phase::Discard => {
                let refill = state.phase == Phase::Discard && hand.len() <= FULL_HAND;
                Choices::and(self.cards.distinct(hand).0, u64::from(refill))
            }
            Phase::SwapTheirs(target, _) => Choices::of(self.cards.distinct(state.player(target).hand).0),
            Phase::PoliceOption(by) => {
                Choices([self.removals(state, by), self.reversals(state, by), Self::passes(state)])
            }
            Phase::RouteOverflow(drawn, _) => Choices::of(self.overflow_choices(state, drawn)),
        }
    }

    /// What an option with a number means that stands in this place.
    #[inline]
    fn option(phase: &Phase, place: usize) -> fn(u8) -> Action {
        match (phase, place) {
            (Phase::ChooseLight(_), _) => |n| Action::ChooseLight(Light(n)),
            (Phase::SpendCard(_), _) => |n| Action::SpendCard(Card(n)),
            (Phase::PayUnit(_), 0) => |n| Action::PayUnit(Card(n)),
            (Phase::PayUnit(_), _) => |_| Action::PayPair,
            (Phase::RewardChoice(_), 0) => |_| Action::Use,
            (Phase::RewardChoice(_), _) => |_| Action::Skip,
            (Phase::LiftDie(_) | Phase::PickDie, _) => |n| Action::PickDie(Section(n)),
            (Phase::PlaceDie(..), _) => |n| Action::PlaceDie(Section(n)),
            (Phase::DieColour(_), _) => |n| Action::DieColour(Colour::ALL[usize::from(n)]),
            (Phase::PickToken(_), _) => |n| Action::PickToken(Section(n)),
            (Phase::PlaceToken(Token::Works, _), _) => |n| Action::PlaceWorks(Section(n)),
            (Phase::PlaceToken(Token::OneWay, _), _) => |n| Action::PlaceOneWay(Section(n)),
            (Phase::OneWayDirection(..), _) => |n| Action::OneWayDirection(Direction::ALL[usize::from(n)]),
            (Phase::PickSeat(..), _) => |n| Action::PickSeat(Seat(n)),
            (Phase::AskFor(_), 0) => |n| Action::AskFor(Wanted::Colour(Colour::ALL[usize::from(n)])),
            (Phase::AskFor(_), _) => |n| Action::AskFor(Wanted::Effect(Effect::ALL[usize::from(n)])),
            (Phase::GiveCard(..), _) => |n| Action::GiveCard(Card(n)),
            (Phase::SwapOwn(_), _) => |n| Action::SwapOwn(Card(n)),
            (Phase::SwapTheirs(..), _) => |n| Action::SwapTheirs(Card(n)),
            (Phase::PoliceOption(_), 0) => |n| Action::Remove(Section(n)),
            (Phase::PoliceOption(_), 1) => |n| Action::Reverse(Section(n)),
            (Phase::PoliceOption(_), _) => |n| Action::Pass(Section(n)),
            (Phase::RouteOverflow(..), _) => |n| Action::RouteOverflow(Route(n)),
            (Phase::Discard, 0) => |n| Action::Discard(Card(n)),
            (Phase::Discard, _) => |_| Action::Refill,
            (Phase::Turn | Phase::React(_) | Phase::Over, _) => |_| Action::EndTurn,
        }
    }

    /// Lists the options of the decision that is wanted.
    #[inline]
    pub(crate) fn list_choices(&self, state: &State, into: &mut Vec<Action>) {
        let choices = self.choices(state);
        for (place, set) in choices.0.into_iter().enumerate() {
            if set != 0 {
                into.extend(bits(set).map(Self::option(&state.phase, place)));
            }
        }
    }

    /// Takes every decision that has only one option, except those of the turn itself and of discarding.
    pub(crate) fn advance(&self, state: &mut State, step: &mut Step<Event>) {
        while !matches!(state.phase, Phase::Turn | Phase::Discard | Phase::React(_) | Phase::Over) {
            let Some((place, n)) = self.some_choices(state, 2).only() else { return };
            self.choose(state, Self::option(&state.phase, place)(n), step);
        }
    }

    /// Takes an option of the decision that is wanted.
    pub(crate) fn choose(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        match action {
            Action::ChooseLight(light) => self.choose_light(state, light, step),
            Action::SpendCard(card) | Action::PayUnit(card) => self.spend(state, card, step),
            Action::PayPair => Self::pay_with_pair(state, step),
            Action::Use | Action::Skip => self.answer_reward(state, action, step),
            Action::PickDie(section) if state.phase == Phase::PickDie => {
                let seat = state.active;
                step.tell(|| Event::DiePicked { seat, section });
                state.phase = Phase::DieColour(section);
            }
            Action::PickDie(section) => Self::lift_die(state, section, step),
            Action::PlaceDie(section) => Self::place_die(state, section, step),
            Action::DieColour(colour) => Self::set_die(state, colour, step),
            Action::PickToken(section) => {
                if let Phase::PickToken(token) = state.phase {
                    let seat = state.active;
                    step.tell(|| Event::TokenPicked { seat, section });
                    state.phase = Phase::PlaceToken(token, Some(section));
                }
            }
            Action::PlaceWorks(section) => Self::place_works(state, section, step),
            Action::PlaceOneWay(section) => {
                if let Phase::PlaceToken(_, moved) = state.phase {
                    let seat = state.active;
                    step.tell(|| Event::SitePicked { seat, section });
                    state.phase = Phase::OneWayDirection(section, moved);
                }
            }
            Action::OneWayDirection(direction) => Self::place_arrow(state, direction, step),
            Action::PickSeat(target) => Self::aim(state, target, step),
            Action::AskFor(wanted) => self.ask(state, wanted, step),
            Action::GiveCard(card) => Self::give(state, card, step),
            Action::SwapOwn(card) => Self::offer_swap(state, card, step),
            Action::SwapTheirs(card) => Self::swap(state, card, step),
            Action::Remove(section) => Self::remove_arrow(state, section, step),
            Action::Reverse(section) => Self::reverse_arrow(state, section, step),
            Action::Pass(section) => Self::grant_pass(state, section, step),
            Action::RouteOverflow(route) => self.discard_route(state, route, step),
            Action::Discard(card) => Self::discard(state, card, step),
            Action::Refill => self.refill(state, step),
            _ => {}
        }
    }

    fn answer_reward(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        let Phase::RewardChoice(reward) = state.phase else { return };
        let seat = state.active;
        if action == Action::Use {
            step.tell(|| Event::RewardUsed { seat, reward });
            return self.use_reward(state, reward, step);
        }
        step.tell(|| Event::RewardSkipped { seat, reward });
        state.phase = Phase::Turn;
    }
}
