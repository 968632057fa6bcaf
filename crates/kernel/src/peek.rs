//! What a player may use to decide.

use crate::game::Game;
use crate::rng::GameRng;
use crate::seat::{Seat, Viewer};

/// The table as one seat may know it: bots get this and never the state.
#[derive(Debug)]
pub struct Peek<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Clone for Peek<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Peek<'_, G> {}

impl<'a, G: Game> Peek<'a, G> {
    /// What `seat` may know of a position.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules, which everybody knows.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The actions that the seat may take.
    pub fn legal_actions(&self, into: &mut Vec<G::Action>) {
        self.game.legal_actions(self.state, self.seat, into);
    }

    /// Whether the seat may take an action that need not be in the list, and otherwise why not.
    pub fn check(&self, action: G::Action) -> Result<(), G::Refusal> {
        self.game.check(self.state, self.seat, action)
    }

    /// A position that the seat cannot tell from the real one, with all it does not know drawn anew.
    pub fn imagine(&self, rng: &mut GameRng) -> G::State {
        let mut state = self.state.clone();
        self.game.determinize(&mut state, self.seat, rng);
        state
    }

    /// As [`Peek::imagine`], into a position that is used again.
    #[inline]
    pub fn imagine_into(&self, state: &mut G::State, rng: &mut GameRng) {
        state.clone_from(self.state);
        self.game.determinize(state, self.seat, rng);
    }
}
