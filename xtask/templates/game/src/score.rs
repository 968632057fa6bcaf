//! The end of the game and its result (SD-4).

use ecotable_kernel::{Outcome, Seat};

use crate::cards::Card;
use crate::game::Seedling;
use crate::state::State;

impl Seedling {
    /// The points of the bed (SD-4.2).
    pub(crate) fn score(&self, state: &State, seat: Seat) -> i32 {
        state.player(seat).bed.cards().map(|number| i32::from(self.cards.points(Card(number)))).sum()
    }

    /// Ranks by score once the last turn is over (SD-4.2).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let score = |seat| self.score(state, seat);
        self.actor(state).is_none().then(|| Outcome::ranked(self.seats, score, score))
    }
}
