//! The end of the game and its result (TJ-9).

use ecotable_kernel::{Outcome, Seat};

use crate::game::TradeJack;
use crate::state::{End, Phase, State};

impl TradeJack {
    /// Capital plus the points of the awards won (TJ-9.2).
    pub fn reputation(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let points: i32 = player.awards.iter().map(|card| i32::from(self.cards.points_of(card))).sum();
        i32::from(player.capital) + points
    }

    /// Ranks by Reputation, then by award cards (TJ-9.3, TJ-9.4); or all have lost (TJ-10.6).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let reputation = |seat| self.reputation(state, seat);
        match state.phase {
            Phase::Over(End::Scored) => {
                let key = |seat| (reputation(seat), state.player(seat).awards.len());
                Some(Outcome::ranked(self.seats, reputation, key))
            }
            Phase::Over(End::AllLost) => Some(Outcome::all_lost(self.seats, reputation)),
            _ => None,
        }
    }
}
