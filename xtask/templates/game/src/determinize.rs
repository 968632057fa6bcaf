//! Imagining what a seat cannot see.

use ecotable_kernel::{GameRng, Seat};
use ecotable_parts::Pile;

use crate::cards::CARDS;
use crate::game::Seedling;
use crate::state::State;

impl Seedling {
    /// Deals the other hands and the deck anew from all cards that the seat does not see.
    pub(crate) fn imagine(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        let mut unseen: Pile<CARDS> = state.deck;
        let others = || Seat::all(self.seats).filter(|&other| other != seat);
        for other in others() {
            unseen.extend(state.player(other).hand.cards());
        }
        unseen.shuffle(rng);
        for other in others() {
            let size = state.player(other).hand.len();
            state.player_mut(other).hand = (0..size).filter_map(|_| unseen.draw()).collect();
        }
        state.deck = unseen;
    }
}
