//! A position of Seedling: one flat value.

use ecotable_kernel::Seat;
use ecotable_parts::{Counts, Pile};

use crate::cards::{CARDS, Card, NUMBERS};
use crate::game::Seedling;

/// The most seats at a table (SD-1.1).
pub const MOST_SEATS: usize = 4;

/// A position.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct State {
    /// How many turns are over.
    pub(crate) turns: u8,
    pub(crate) deck: Pile<CARDS>,
    pub(crate) players: [Player; MOST_SEATS],
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Player {
    pub(crate) hand: Counts<NUMBERS>,
    pub(crate) bed: Counts<NUMBERS>,
}

impl Player {
    /// The highest card in the bed.
    pub(crate) fn highest_planted(&self) -> Option<Card> {
        self.bed.cards().last().map(Card)
    }
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl Seedling {
    /// How many turns the game has (SD-4.1).
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        self.config.rounds * self.seats
    }

    /// Whose turn it is (SD-2.2); nobody's when the game is over.
    #[inline]
    pub(crate) fn actor(&self, state: &State) -> Option<Seat> {
        (state.turns < self.turns()).then(|| Seat(state.turns % self.seats))
    }
}
