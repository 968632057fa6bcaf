//! TradeJack as a game of the kernel: dispatch only.

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::cards::Cards;
use crate::config::{self, Config};
use crate::deck;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::snapshot::Snapshot;
use crate::state::{Phase, State};
use crate::view::View;

/// The rules of a match: its options and its cards.
#[derive(Clone, Debug)]
pub struct TradeJack {
    pub(crate) config: Config,
    pub(crate) seats: u8,
    pub(crate) cards: Cards,
}

impl TradeJack {
    /// The cards of the match.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }
}

impl Game for TradeJack {
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
        let cards = match &config.deck {
            Some(list) => list.cards().map_err(|why| config::option("deck", why))?,
            None => deck::standard_cards(),
        };
        let game = Self { config: config.clone(), seats, cards };
        game.check_demand()?;
        Ok(game)
    }

    fn config(&self) -> Config {
        self.config.clone()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        let mut state = self.set_up(step);
        self.begin_round(&mut state, step);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match &state.phase {
            Phase::Choosing { revealer, .. } => SeatSet::one(*revealer),
            Phase::Bidding { auction, .. } => SeatSet::one(auction.actor()),
            Phase::Production { confirmed } => SeatSet::all(self.seats).without(*confirmed),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match &state.phase {
            Phase::Choosing { drawn, .. } => Self::list_choices(*drawn, into),
            Phase::Bidding { auction, .. } => Self::list_bids(auction, state.player(seat).capital, into),
            Phase::Production { .. } => self.list_production(state, seat, into),
            Phase::Over(_) => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass => Self::check_pass(state, seat),
            Action::Bid(total) => Self::check_bid(state, seat, total),
            Action::First(card) => Self::check_first(state, seat, card),
            Action::StartSet(product) => Self::check_start_set(state, seat, product),
            Action::UseSource(source) => Self::check_use_source(state, seat, source),
            Action::Offload(product) => self.check_offload(state, seat, product),
            Action::Confirm => Self::check_confirm(state, seat),
            Action::Reset => Self::check_reset(state, seat),
        }
    }

    fn is_listed(action: Action) -> bool {
        action != Action::Reset
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Pass => self.pass(state, seat, step),
            Action::Bid(total) => self.bid(state, seat, total, step),
            Action::First(card) => self.choose_first(state, card, step),
            Action::StartSet(product) => Self::start_set(state, seat, product, step),
            Action::UseSource(source) => Self::use_source(state, seat, source, step),
            Action::Offload(product) => Self::offload(state, seat, product, step),
            Action::Confirm => self.confirm(state, seat, step),
            Action::Reset => Self::reset_staging(state, seat, step),
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
