//! Europe Plastic's Race as a game of the kernel: dispatch only.

use std::sync::Arc;

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::cards::Cards;
use crate::city::{City, Node};
use crate::config::{self, Config};
use crate::event::{Event, NodeId};
use crate::refusal::Refusal;
use crate::rules::Survey;
use crate::snapshot::Snapshot;
use crate::state::{Phase, State};
use crate::view::View;

/// The rules of a match: its options, its cards and its city.
#[derive(Clone, Debug)]
pub struct PlasticRace {
    pub(crate) config: Config,
    pub(crate) seats: u8,
    pub(crate) cards: &'static Cards,
    pub(crate) city: Arc<City>,
}

impl PlasticRace {
    /// The cards of the match.
    pub fn cards(&self) -> &Cards {
        self.cards
    }

    /// The city of the match.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// The id of a node.
    pub(crate) fn node_name(&self, node: Node) -> NodeId {
        NodeId::from(self.city.node_id(node)).unwrap_or_default()
    }
}

impl Game for PlasticRace {
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
        let city = match &config.map {
            Some(file) => Arc::new(City::new(file.clone()).map_err(|why| config::option("map", why))?),
            None => config.city.city(),
        };
        Ok(Self { config: config.clone(), seats, cards: Cards::standard(), city })
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
        match state.phase {
            Phase::ChooseLight(seat) | Phase::GiveCard(seat, _) | Phase::SwapTheirs(seat, _) => {
                SeatSet::one(seat)
            }
            Phase::React(answers) => self.opponents(state).without(answers.given),
            Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::one(state.active),
        }
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        match state.phase {
            Phase::React(answers) => self.awaited_answers(state, answers, viewer),
            _ => self.to_act(state),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match state.phase {
            Phase::Turn => self.list_turn(state, into),
            Phase::React(_) => self.list_answers(state, seat, into),
            _ => self.list_choices(state, into),
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.to_act(state).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        let mut legal = Vec::with_capacity(64);
        self.legal_actions(state, seat, &mut legal);
        match legal.binary_search(&action) {
            Ok(_) => Ok(()),
            Err(_) => Err(self.why_not(state, seat, action)),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        let (works, arrows) = (state.board.works, state.board.forward);
        let tokens = state.board.tokens();
        match state.phase {
            Phase::Turn => self.take_turn(state, action, step),
            Phase::React(_) => self.answer(state, seat, action, step),
            _ => self.choose(state, action, step),
        }
        self.advance(state, step);
        if !self.config.dashed_partial {
            self.lapse_duty(state);
        }
        if (works, arrows, tokens) != (state.board.works, state.board.forward, state.board.tokens()) {
            state.survey = Survey::new(&self.city, &state.board);
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
