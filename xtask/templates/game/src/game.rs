//! Seedling as a game of the kernel: dispatch only.

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::cards::Cards;
use crate::config::{self, Config};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::snapshot::Snapshot;
use crate::state::State;
use crate::view::View;

/// The rules of a match: its options and its cards.
#[derive(Clone, Debug)]
pub struct Seedling {
    pub(crate) config: Config,
    pub(crate) seats: u8,
    pub(crate) cards: Cards,
}

impl Game for Seedling {
    type Config = Config;
    type State = State;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = config::META;

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        config.check(seats)?;
        Ok(Self { config: config.clone(), seats, cards: Cards::printed() })
    }

    fn config(&self) -> Config {
        self.config.clone()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        self.set_up(step)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        self.actor(state).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        self.list_planting(state, seat, into);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass => self.check_pass(state),
            Action::Plant(card) => self.check_plant(state, seat, card),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Pass => self.pass(state, seat, step),
            Action::Plant(card) => self.plant(state, seat, card, step),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn determinize(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        self.imagine(state, seat, rng);
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
