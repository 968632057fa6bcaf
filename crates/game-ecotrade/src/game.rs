//! EcoTrade as a game of the kernel: dispatch only.

use ecotable_kernel::{ConfigError, Flaw, Game, GameRng, Meta, Outcome, Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::cards::{Cards, Region, SeaLinks};
use crate::config::{self, Config};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::snapshot::Snapshot;
use crate::state::{Node, State};
use crate::view::View;

/// The rules of a match: its options, and what follows from them.
#[derive(Clone, Debug)]
pub struct EcoTrade {
    pub(crate) config: Config,
    pub(crate) seats: u8,
    pub(crate) cards: &'static Cards,
    /// For each region, one bit for each that counts as adjacent.
    pub(crate) adjacent: [u8; Region::COUNT + 1],
}

impl EcoTrade {
    /// The cards of the game.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }
}

impl Game for EcoTrade {
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
        let cards = Cards::standard();
        let sea_links = if config.sea_links { SeaLinks::On } else { SeaLinks::Off };
        Ok(Self { config: *config, seats, cards, adjacent: cards.adjacency(sea_links) })
    }

    fn config(&self) -> Config {
        self.config
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        self.set_up(step)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match &state.node {
            Node::ReturnCard { choices } => self.undecided(choices),
            Node::Over => SeatSet::EMPTY,
            _ => SeatSet::one(state.current),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match state.node {
            Node::ReturnCard { .. } => Self::list_returns(state.player(seat), into),
            Node::TurnMenu => self.list_menu(state, into),
            Node::Combine { cards } => self.list_combinations(state.mover(), cards, into),
            Node::TopCard { cards } => self.list_tops(state.mover(), cards, into),
            Node::Means { cards, .. } => self.list_means(state.mover(), cards, into),
            Node::IncidentChoice { .. } => into.extend([Action::KeepIncident, Action::RedrawIncident]),
            Node::Over => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ReturnCard(slot) => self.check_return(state, seat, slot),
            Action::AddCard(slot) => self.check_add(state, slot),
            Action::DoneCombining => Self::check_done(state),
            Action::TopCard(slot) => self.check_top(state, slot),
            Action::By(means) => self.check_means(state, means),
            Action::KeepIncident | Action::RedrawIncident => Self::check_incident(state),
            _ => self.check_menu(state, action),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        if action.is_final() {
            step.reveal();
        }
        match action {
            Action::ReturnCard(slot) => self.choose_return(state, seat, slot, step),
            Action::TakeMarket(slot) => self.take_market(state, slot, step),
            Action::TakeDeck => self.take_deck(state, step),
            Action::StartWith(slot) => self.start_with(state, slot, step),
            Action::AddCard(slot) => self.add_card(state, slot, step),
            Action::DoneCombining => self.done_combining(state, step),
            Action::TopCard(slot) => Self::choose_top(state, slot, step),
            Action::By(means) => self.send(state, means, step),
            Action::KeepIncident => self.keep_incident(state, step),
            Action::RedrawIncident => self.redraw_incident(state, step),
            Action::Buy(card) => self.buy(state, card, step),
            Action::BuyLevel(card, level) => self.buy_level(state, card, level, step),
            Action::AdvanceTo(card, level) => self.advance(state, card, level, step),
            Action::Bank => self.bank(state, step),
            Action::EndTurn => self.end_turn(state, step),
            Action::Pass => self.pass(state, step),
        }
    }

    /// The returned cards stand in seat order from the first player, in whatever order they were chosen (ET-3.2.7).
    fn arrange(&self, state: &State, decisions: &mut [(Seat, Action)]) {
        let is_return = |(_, action): &&(Seat, Action)| matches!(action, Action::ReturnCard(_));
        let returns = decisions.iter().take_while(is_return).count();
        decisions[..returns].sort_by_key(|(seat, _)| seat.distance_from(state.first, self.seats));
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
