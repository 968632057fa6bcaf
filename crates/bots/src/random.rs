//! The baseline: any legal action, each equally likely.

use ecotable_kernel::{Game, GameRng, Peek, Phrase};

use crate::bot::{Bot, Decision};

/// A player without a plan.
#[derive(Debug)]
pub struct Random<G: Game> {
    rng: GameRng,
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A random player; the same seed makes the same choices.
    pub fn new(seed: u64) -> Self {
        Self { rng: GameRng::quick(seed), legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn decide(&mut self, peek: Peek<'_, G>) -> Decision<G::Action> {
        let action = self.choose(peek);
        let reason = if self.legal.len() == 1 {
            Phrase::new("reason-only")
        } else {
            Phrase::new("reason-random").with("choices", self.legal.len() as i64)
        };
        Decision { action, reason }
    }

    fn choose(&mut self, peek: Peek<'_, G>) -> G::Action {
        peek.legal_actions(&mut self.legal);
        *self.rng.pick(&self.legal).expect("a seat that is asked has an action")
    }
}
