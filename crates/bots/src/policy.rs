//! Quick players inside a search: they choose for every seat in the games that it imagines.

use ecotable_kernel::{Game, GameRng, MAX_SEATS, Seat};

/// A decision in an imagined game. The whole position is made up, so a policy may look at all of it; it plays
/// better sense if it looks only at what `seat` would know.
#[derive(Debug)]
pub struct Imagined<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The imagined position.
    pub state: &'a G::State,
    /// The seat that is asked.
    pub seat: Seat,
}

impl<G: Game> Clone for Imagined<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Imagined<'_, G> {}

/// How seats play in imagined games, in a few nanoseconds a decision.
pub trait Policy<G: Game>: Send {
    /// The index of one of the actions; there are at least two.
    fn pick(&mut self, imagined: Imagined<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> usize;

    /// Takes out of `legal` what is not worth trying in the tree; at least one action stays, in the same order.
    ///
    /// Without a shortlist all actions are tried, and long lists little by little.
    fn shortlist(&mut self, _imagined: Imagined<'_, G>, _legal: &mut Vec<G::Action>) {}

    /// Called once before a decision is simulated, with a position imagined for it.
    fn begin(&mut self, _imagined: Imagined<'_, G>) {}

    /// Called before each imagined game.
    fn restart(&mut self) {}

    /// What the rest of the game will bring, if there is no need to play it: the imagined game ends here.
    ///
    /// Without foresight every imagined game is played to its end.
    fn foresee(&mut self, _game: &G, _state: &G::State) -> Option<Foresight> {
        None
    }
}

/// What a game will probably come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// The final score that each seat can expect.
    pub scores: [f32; MAX_SEATS],
    /// How many points of lead make a victory about three times as likely as a defeat.
    pub spread: f32,
}

/// The policy of a game that has no better one: every action is equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    #[inline]
    fn pick(&mut self, _imagined: Imagined<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> usize {
        rng.below(legal.len() as u32) as usize
    }
}
