//! Lots: a toy auction game with hidden hands, the smallest that has everything the engine must cope with.
//!
//! Its rules are in the `RULES.md` of this crate.

mod action;
mod event;
mod narrate;
mod refusal;
mod rules;
mod snapshot;
mod state;
mod view;

use ecotable_kernel::{
    ConfigError, Flaw, Game, GameRng, Meta, OptionKind, OptionSpec, Outcome, Seat, SeatSet, Step, Viewer,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, ActionError};
pub use event::Event;
pub use refusal::Refusal;
pub use snapshot::{PhaseInWords, Snapshot};
pub use state::{Auction, Card, Hand, Phase, State};
pub use view::View;

/// The most seats at a table of Lots.
pub const MOST_SEATS: usize = 6;
/// How many cards there are (LO-1).
pub const CARDS: usize = 60;

/// The options of Lots.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// How many rounds are played (LO-1).
    pub rounds: u8,
}

impl Default for Config {
    fn default() -> Self {
        Self { rounds: 10 }
    }
}

/// The rules of a match of Lots.
#[derive(Clone, Debug)]
pub struct Lots {
    rounds: u8,
    seats: u8,
}

impl Game for Lots {
    type Config = Config;
    type State = State;
    type Snapshot = Snapshot;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const META: Meta = Meta {
        id: "lots",
        rules_version: 1,
        seats: 2..=MOST_SEATS as u8,
        options: &[OptionSpec { name: "rounds", kind: OptionKind::Numbers(&[10, 5, 3, 1]) }],
    };

    fn new(config: &Config, seats: u8) -> Result<Self, ConfigError> {
        Self::META.check_seats(seats)?;
        Self::META.option(&format!("rounds={}", config.rounds))?;
        Ok(Self { rounds: config.rounds, seats })
    }

    fn config(&self) -> Config {
        Config { rounds: self.rounds }
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup(&self, step: &mut Step<Event>) -> State {
        rules::setup(self, step)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Auction(_) | Phase::Selling => SeatSet::one(state.actor),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match &state.phase {
            Phase::Auction(auction) => {
                into.push(Action::Pass);
                into.extend((1..1 + rules::largest_raise(state, auction, seat)).map(Action::Raise));
            }
            Phase::Selling => {
                into.push(Action::Keep);
                into.extend((1..1 + state.hand(seat).len()).map(Action::Sell));
            }
            Phase::Over => {}
        }
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        rules::check(state, seat, action)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Pass => rules::pass(self, state, seat, step),
            Action::Raise(by) => rules::raise(self, state, seat, by, step),
            Action::Keep => rules::keep(self, state, seat, step),
            Action::Sell(place) => rules::sell(self, state, seat, place, step),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    #[inline]
    fn determinize(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        state.reshuffle_unseen(self.seats, seat, rng);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let score = |seat| rules::score(state, seat);
        (state.phase == Phase::Over).then(|| Outcome::ranked(self.seats, score, score))
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        Snapshot::of(self, state)
    }

    fn restore(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        let state = snapshot.to_state(self)?;
        self.audit(&state)?;
        Ok(state)
    }

    fn audit(&self, state: &State) -> Result<(), Flaw> {
        snapshot::audit(self, state)
    }
}
