//! A bot that plays Europe Plastic's Race in a style of its own.

use ecotable_kernel::{GameRng, Peek, Phrase};
use ecotable_plastic_race::{Action, PlasticRace, State};

use super::decide;
use super::plan::{MOST_SPOTS, Planner};
use super::style::Style;
use super::tour::{Roads, Tours};
use crate::bot::{Bot, Decision};

/// A driver. It plans in an imagined position, of which it reads only what its seat knows.
pub(super) struct Player {
    style: Style,
    rng: GameRng,
    /// Chance of its own for what it imagines: how much of it is used must not change what is decided.
    dreams: GameRng,
    legal: Vec<Action>,
    state: Option<State>,
}

impl Player {
    pub fn new(style: Style, seed: u64) -> Self {
        Self {
            style,
            rng: GameRng::quick(seed),
            dreams: GameRng::quick(!seed),
            legal: Vec::new(),
            state: None,
        }
    }
}

impl Bot<PlasticRace> for Player {
    fn decide(&mut self, peek: Peek<'_, PlasticRace>) -> Decision<Action> {
        peek.legal_actions(&mut self.legal);
        if let [only] = self.legal[..] {
            return Decision { action: only, reason: Phrase::new("reason-only") };
        }
        let mut state = self.state.take().unwrap_or_else(|| peek.imagine(&mut self.dreams));
        peek.imagine_into(&mut state, &mut self.dreams);
        let game = peek.game();
        let tours = Tours::new(game, Roads::open(game, &state));
        let planner = Planner {
            game,
            tours: &tours,
            state: &state,
            seat: peek.seat(),
            style: &self.style,
            most_spots: MOST_SPOTS,
        };
        let (action, why) = decide::decide(&planner, &self.legal, &mut self.rng);
        self.state = Some(state);
        Decision { action, reason: Phrase::new(format!("reason-plastic-{why}")) }
    }
}
