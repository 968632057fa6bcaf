//! Ecologic as a game of the kernel: dispatch only.

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::board::Map;
use crate::cards::{INITIATIVES, Initiative, InitiativeFace, Printed, printed};
use crate::config::{self, Config, Edition, EventOrder, ScoreRounding};
use crate::decision::Decision;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::setup::Stock;
use crate::snapshot::Snapshot;
use crate::state::State;
use crate::view::View;

/// The rules of a match: its options, its map and its cards.
#[derive(Clone, Debug)]
pub struct Ecologic {
    pub(crate) config: Config,
    /// The options as everybody may see them.
    pub(crate) shown: Config,
    pub(crate) seats: u8,
    pub(crate) map: &'static Map,
    pub(crate) printed: &'static Printed,
    pub(crate) stock: Stock,
    pub(crate) faces: [InitiativeFace; INITIATIVES],
    pub(crate) deals: Deals,
    pub(crate) rounding: ScoreRounding,
    pub(crate) zero_as_one: bool,
}

/// Whether free deals are part of the match.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Deals {
    Allowed,
    Forbidden,
}

impl Ecologic {
    /// The edition that is played.
    #[inline]
    pub fn edition(&self) -> Edition {
        self.config.edition
    }

    /// The numbers on an initiative.
    #[inline]
    pub fn face(&self, card: Initiative) -> InitiativeFace {
        self.faces[usize::from(card.0)]
    }
}

impl Game for Ecologic {
    type Config = Config;
    type State = State;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = config::META;

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        let config = config.settled();
        config.check(seats)?;
        let first = config.edition == Edition::Ed1;
        let rounding = if first { ScoreRounding::Exact } else { ScoreRounding::PrintedTable };
        let rounding = config.score_rounding.unwrap_or(rounding);
        let (deals, zero_as_one) = (config.deals.unwrap_or(first), config.zero_as_one.unwrap_or(first));
        let shown = Config {
            events_per_level: (config.event_order != EventOrder::Scenario).then(|| config.per_level()),
            scenario: Vec::new(),
            deals: Some(deals),
            score_rounding: Some(rounding),
            zero_as_one: Some(zero_as_one),
            ..config.clone()
        };
        Ok(Self {
            seats,
            shown,
            map: Map::of(config.edition),
            printed: printed(config.edition),
            stock: Stock::new(&config),
            faces: std::array::from_fn(|card| Initiative(card as u8).face()),
            deals: if deals { Deals::Allowed } else { Deals::Forbidden },
            rounding,
            zero_as_one,
            config,
        })
    }

    fn config(&self) -> Config {
        self.config.clone()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        let mut state = self.set_up(step);
        self.go_on(&mut state, step);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        if state.ask == Decision::Over { SeatSet::EMPTY } else { SeatSet::one(state.actor) }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if seat == state.actor {
            self.list(state, into);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
    }

    fn is_listed(action: Action) -> bool {
        !matches!(action, Action::Propose(..) | Action::Counter(_))
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        self.perform(state, seat, action, step);
        // Mostly the next seat of an auction is asked, and nothing else happens.
        if !state.ask.surely_has_a_choice() {
            self.go_on(state, step);
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn determinize(&self, state: &mut State, _seat: Seat, rng: &mut GameRng) {
        self.imagine(state, rng);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        self.write_snapshot(state)
    }

    fn restore(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        self.read_snapshot(snapshot)
    }

    fn audit(&self, state: &State) -> Result<(), Flaw> {
        self.audit_state(state)
    }
}
