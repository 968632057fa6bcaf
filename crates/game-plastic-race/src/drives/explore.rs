//! Trying out what can be driven, the cheapest first.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use ecotable_kernel::{Game, GameRng, Step};
use ecotable_parts::Pile;

use crate::action::Action;
use crate::cards::{Hand, STREET_CARDS};
use crate::city::{Node, Section};
use crate::colour::{Colour, Effect};
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{OpenPlay, Phase, State};

/// How many positions are imagined at most, but for those that follow from the last one.
pub(super) const MOST_SPOTS: usize = 3000;

/// What a drive costs, the most important first.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Cost {
    /// Cards, those that a payment under way will cost at least, and the police token.
    pub cards: u8,
    /// Wild cards among them.
    pub wilds: u8,
    /// Sections.
    pub sections: u8,
}

/// An imagined position on the way.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    /// Where it came from, and by which decision.
    pub came: Option<(u32, Action)>,
    /// The section that was just driven, and where it led.
    pub arrival: Option<(Section, Node)>,
    /// The cards spent so far.
    pub spent: Hand,
    /// Whether the police token was used.
    pub token_used: bool,
    /// Whether cards were just drawn.
    pub drew: bool,
    pub cost: Cost,
}

/// Which imagined positions can be compared: those where the same can be driven on, if cards and streets allow it.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Key {
    truck: Node,
    run: Option<OpenPlay>,
    token: bool,
    paying: Option<(Section, Colour, u8, u8)>,
    stage: u8,
    arrival: Option<(Section, Node)>,
}

/// What is left to drive on with.
#[derive(Clone, Copy, Debug)]
struct Means {
    /// The cards that the driver still has of those known.
    hand: u64,
    /// The sections driven in the open play.
    driven: u64,
    /// The sections with a police pass.
    passes: u64,
    cost: Cost,
}

impl Means {
    /// Whether whatever can be driven with the other means can be driven with these too, for no more.
    fn covers(&self, other: &Self, strict: Strict) -> bool {
        let driven = match strict {
            Strict::Yes => self.driven == other.driven,
            Strict::No => self.driven & !other.driven == 0,
        };
        driven && other.hand & !self.hand == 0 && other.passes & !self.passes == 0 && self.cost <= other.cost
    }
}

/// Whether a run must have driven the same sections to be compared: where a dashed card brings a duty, having driven fewer
/// of them can bind the driver (PR-6.5).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Strict {
    No,
    Yes,
}

struct Explorer<'a> {
    game: &'a PlasticRace,
    /// The cards that the driver has now; others are drawn on the way and not counted on.
    known: Hand,
    spots: Vec<Spot>,
    states: Vec<Option<Box<State>>>,
    queue: BinaryHeap<Reverse<(Cost, u32)>>,
    /// The best means with which each position was reached.
    reached: BTreeMap<Key, Vec<Means>>,
    strict: Strict,
    step: Step<Event>,
}

/// What is within reach of the active truck, and its order by cost: everything, or as much as is enough. Whatever is left
/// out is at least as dear as all that was found.
pub(super) fn explore(
    game: &PlasticRace,
    state: &State,
    mut enough: impl FnMut(&[Spot], u32) -> bool,
) -> (Vec<Spot>, Vec<u32>) {
    let mut explorer = Explorer {
        game,
        known: state.mover().hand,
        spots: Vec::new(),
        states: Vec::new(),
        queue: BinaryHeap::new(),
        reached: BTreeMap::new(),
        strict: if game.config.dashed_partial { Strict::No } else { Strict::Yes },
        step: Step::simulated(GameRng::quick(0)),
    };
    let (mut order, mut legal) = (Vec::new(), Vec::new());
    if state.phase == Phase::Turn {
        explorer.begin(state);
    }
    while let Some(Reverse((_, place))) = explorer.queue.pop() {
        let Some(state) = explorer.states[place as usize].take() else { continue };
        if explorer.is_outdone(&state, place) {
            continue;
        }
        order.push(place);
        if enough(&explorer.spots, place) || explorer.spots.len() >= MOST_SPOTS {
            break;
        }
        game.legal_actions(&state, state.active, &mut legal);
        legal.iter().for_each(|&action| explorer.follow(place, &state, action));
    }
    (explorer.spots, order)
}

impl Explorer<'_> {
    fn begin(&mut self, state: &State) {
        let mut start = *state;
        start.street_deck = self.without_wilds_on_top(&state.street_deck);
        let spot = Spot {
            came: None,
            arrival: None,
            spent: Hand::default(),
            token_used: false,
            drew: false,
            cost: Cost::default(),
        };
        self.put(spot, start);
    }

    /// A drawn wild card would stand for all wild cards in the list, and it is not known.
    fn without_wilds_on_top(&self, deck: &Pile<STREET_CARDS>) -> Pile<STREET_CARDS> {
        let is_wild = |card: &&u8| self.game.cards.wild & (1 << **card) != 0;
        let (wilds, others): (Vec<u8>, Vec<u8>) = deck.as_slice().iter().partition(is_wild);
        wilds.into_iter().chain(others).collect()
    }

    /// Remembers a position to go on from, unless better means to go on from there are known.
    fn put(&mut self, spot: Spot, state: State) {
        let (key, means) = (Self::key(&state, spot.arrival), self.means(&state, spot.cost));
        let known = self.reached.entry(key).or_default();
        if known.iter().any(|other| other.covers(&means, self.strict)) {
            return;
        }
        known.retain(|other| !means.covers(other, self.strict));
        known.push(means);
        let place = self.spots.len() as u32;
        self.queue.push(Reverse((spot.cost, place)));
        self.spots.push(spot);
        self.states.push(Some(Box::new(state)));
    }

    /// Whether better means have been found since the position was put there.
    fn is_outdone(&self, state: &State, place: u32) -> bool {
        let spot = &self.spots[place as usize];
        let means = self.means(state, spot.cost);
        let better = |other: &Means| other.cost < means.cost && other.covers(&means, self.strict);
        self.reached.get(&Self::key(state, spot.arrival)).is_some_and(|known| known.iter().any(better))
    }

    fn means(&self, state: &State, cost: Cost) -> Means {
        Means {
            hand: state.mover().hand.0 & self.known.0,
            driven: state.turn.open_play.map_or(0, |play| play.driven),
            passes: state.turn.police_passes,
            cost,
        }
    }

    fn key(state: &State, arrival: Option<(Section, Node)>) -> Key {
        let (paying, stage) = match state.phase {
            Phase::SpendCard(pay) => (Some((pay.section, pay.colour, pay.cards, pay.units)), 1),
            Phase::PayUnit(pay) => (Some((pay.section, pay.colour, 0, pay.units)), 2),
            Phase::RewardChoice(_) => (None, 3),
            Phase::PoliceOption(_) => (None, 4),
            _ => (None, 0),
        };
        let player = state.mover();
        Key {
            truck: player.truck,
            run: state.turn.open_play.map(|play| OpenPlay { driven: 0, ..play }),
            token: player.police,
            paying,
            stage: stage + 8 * u8::from(state.turn.movement_over),
            arrival,
        }
    }

    /// Whether a decision belongs to driving with the cards that the driver has now.
    fn is_driving(&self, action: Action) -> bool {
        match action {
            Action::Continue(..)
            | Action::PairStep(..)
            | Action::DoubleStep(..)
            | Action::PayPair
            | Action::PoliceToken
            | Action::Pass(_)
            | Action::Skip => true,
            Action::Step(card, ..)
            | Action::ShortcutStep(card, _)
            | Action::SpendCard(card)
            | Action::PayUnit(card) => self.known.contains(card),
            Action::Effect(card) => {
                self.known.contains(card)
                    && self.game.cards.with_effect[Effect::Police as usize] & card.bit() != 0
            }
            _ => false,
        }
    }

    /// Tries a decision out.
    fn follow(&mut self, place: u32, before: &State, action: Action) {
        if !self.is_driving(action) {
            return;
        }
        let mut state = *before;
        self.game.apply(&mut state, before.active, action, &mut self.step);
        let (known, held) = (self.known.0, state.mover().hand.0);
        let arrived = state.mover().truck != before.mover().truck;
        let last = state.turn.track.legs().last().filter(|_| arrived);
        let spent = Hand(known & !held);
        let parent = &self.spots[place as usize];
        let token_used = parent.token_used || (before.mover().police && action == Action::PoliceToken);
        let spot = Spot {
            came: Some((place, action)),
            arrival: last.map(|leg| (leg.section, state.mover().truck)),
            spent,
            token_used,
            drew: held & !before.mover().hand.0 != 0,
            cost: Cost {
                cards: spent.len() + u8::from(token_used) + owed(&state),
                wilds: Hand(spent.0 & self.game.cards.wild).len(),
                sections: parent.cost.sections + u8::from(arrived),
            },
        };
        self.put(spot, state);
    }
}

/// How many cards a payment under way will cost at least.
fn owed(state: &State) -> u8 {
    match state.phase {
        Phase::SpendCard(payment) | Phase::PayUnit(payment) => payment.cards + payment.units,
        _ => 0,
    }
}
