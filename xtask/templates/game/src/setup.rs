//! Setting up a game (SD-2).

use ecotable_kernel::{Seat, Step};
use ecotable_parts::Pile;

use crate::cards::{CARDS, Card};
use crate::event::Event;
use crate::game::Seedling;
use crate::state::{MOST_SEATS, Player, State};

/// How many cards every seat is dealt (SD-2.1).
const FIRST_CARDS: usize = 3;

impl Seedling {
    /// Shuffles and deals (SD-2.1).
    pub(crate) fn set_up(&self, step: &mut Step<Event>) -> State {
        let mut deck: Pile<CARDS> = self.cards.all().collect();
        deck.shuffle(step.rng());
        let mut state = State { turns: 0, deck, players: [Player::default(); MOST_SEATS] };
        for seat in Seat::all(self.seats) {
            for _ in 0..FIRST_CARDS {
                let card = state.deck.draw();
                state.player_mut(seat).hand.extend(card);
            }
            step.whisper(seat, || Event::HandDealt {
                cards: state.player(seat).hand.cards().map(Card).collect(),
            });
        }
        state
    }
}
