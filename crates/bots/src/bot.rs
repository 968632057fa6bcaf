//! What a bot is.

use ecotable_kernel::{Game, Peek, Phrase};

/// A decision and the sentence that explains it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Decision<A> {
    /// What the bot does.
    pub action: A,
    /// Why, for hints and debriefings.
    pub reason: Phrase,
}

/// A player. It gets what its seat may know and nothing else, and thinks with chance of its own.
pub trait Bot<G: Game>: Send {
    /// Decides for a seat that is asked.
    fn decide(&mut self, peek: Peek<'_, G>) -> Decision<G::Action>;

    /// As [`Bot::decide`], without a reason: for simulations, where nobody listens.
    fn choose(&mut self, peek: Peek<'_, G>) -> G::Action {
        self.decide(peek).action
    }
}
