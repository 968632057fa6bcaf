//! TradeJack with the card list of `tests/golden/own_cards/few.toml`, so that golden games can be played with it:
//! their first line has room for options only.

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};
use ecotable_tradejack::{Action, Config, Event, Refusal, Snapshot, State, TradeJack, View, deck};

const FEW: &str = include_str!("../golden/own_cards/few.toml");

/// The same rules with other cards.
#[derive(Clone, Debug)]
pub struct OwnCards(pub TradeJack);

impl Game for OwnCards {
    type Config = Config;
    type State = State;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = TradeJack::META;

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        let list = deck::read(FEW).expect("the file is a good card list");
        TradeJack::new(&Config { deck: Some(list), ..config.clone() }, seats).map(Self)
    }

    fn config(&self) -> Config {
        Config { deck: None, ..self.0.config() }
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        self.0.setup(step)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        self.0.legal_actions(state, seat, into);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.0.check(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        self.0.apply(state, seat, action, step);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }

    fn determinize(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        self.0.determinize(state, seat, rng);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        self.0.snapshot(state)
    }

    fn restore(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        self.0.restore(snapshot)
    }

    fn audit(&self, state: &State) -> Result<(), Flaw> {
        self.0.audit(state)
    }
}
