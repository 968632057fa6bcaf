//! Lots with one thing broken.

use std::marker::PhantomData;

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};
use ecotable_testkit::lots::{Action, Config, Event, Lots, Refusal, Snapshot, State, View};
use serde::Serialize;

/// One way to break a game: whatever is not overridden is as in Lots.
pub trait Fault: Clone + std::fmt::Debug + Send + Sync + 'static {
    fn config(game: &Lots) -> Config {
        game.config()
    }
    fn setup(game: &Lots, step: &mut Step<Event>) -> State {
        game.setup(step)
    }
    fn to_act(game: &Lots, state: &State) -> SeatSet {
        game.to_act(state)
    }
    fn legal_actions(game: &Lots, state: &State, seat: Seat, into: &mut Vec<Action>) {
        game.legal_actions(state, seat, into);
    }
    fn check(game: &Lots, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.check(state, seat, action)
    }
    fn is_listed(action: Action) -> bool {
        Lots::is_listed(action)
    }
    fn apply(game: &Lots, state: &mut State, (seat, action): (Seat, Action), step: &mut Step<Event>) {
        game.apply(state, seat, action, step);
    }
    fn leak(_game: &Lots, _state: &State, _viewer: Viewer) -> Vec<u8> {
        Vec::new()
    }
    fn determinize(game: &Lots, state: &mut State, seat: Seat, rng: &mut GameRng) {
        game.determinize(state, seat, rng);
    }
    fn outcome(game: &Lots, state: &State) -> Option<Outcome> {
        game.outcome(state)
    }
    fn restore(game: &Lots, snapshot: &Snapshot) -> Result<State, Flaw> {
        game.restore(snapshot)
    }
    fn audit(game: &Lots, state: &State) -> Result<(), Flaw> {
        game.audit(state)
    }
}

/// Lots with a fault.
#[derive(Clone, Debug)]
pub struct Bent<F>(Lots, PhantomData<F>);

/// A view of Lots, and what should not be in it.
#[derive(Debug, Eq, PartialEq, Serialize)]
pub struct BentView(View, Vec<u8>);

impl<F: Fault> Game for Bent<F> {
    type Config = Config;
    type State = State;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = Event;
    type View = BentView;
    type Refusal = Refusal;

    const META: Meta = Lots::META;

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        Lots::new(config, seats).map(|game| Self(game, PhantomData))
    }
    fn config(&self) -> Config {
        F::config(&self.0)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn setup(&self, step: &mut Step<Event>) -> State {
        F::setup(&self.0, step)
    }
    fn to_act(&self, state: &State) -> SeatSet {
        F::to_act(&self.0, state)
    }
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        F::legal_actions(&self.0, state, seat, into);
    }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        F::check(&self.0, state, seat, action)
    }
    fn is_listed(action: Action) -> bool {
        F::is_listed(action)
    }
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        F::apply(&self.0, state, (seat, action), step);
    }
    fn view(&self, state: &State, viewer: Viewer) -> BentView {
        BentView(self.0.view(state, viewer), F::leak(&self.0, state, viewer))
    }
    fn determinize(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        F::determinize(&self.0, state, seat, rng);
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        F::outcome(&self.0, state)
    }
    fn snapshot(&self, state: &State) -> Snapshot {
        self.0.snapshot(state)
    }
    fn restore(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        F::restore(&self.0, snapshot)
    }
    fn audit(&self, state: &State) -> Result<(), Flaw> {
        F::audit(&self.0, state)
    }
}
