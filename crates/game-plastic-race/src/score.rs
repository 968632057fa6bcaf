//! The score (PR-5).

use ecotable_kernel::{Outcome, Seat};

use crate::game::PlasticRace;
use crate::state::{Phase, State};

/// What a bin card is worth that is still held.
const BIN_POINTS: i32 = 2;
/// What the bonus card is worth.
const BONUS_POINTS: i32 = 3;

impl PlasticRace {
    /// Counters, bin cards and the bonus card of a seat (PR-5.3).
    #[inline]
    pub fn score(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let bonus = if state.bonus == Some(seat) { BONUS_POINTS } else { 0 };
        i32::from(player.counters) + BIN_POINTS * player.bins.count_ones() as i32 + bonus
    }

    /// Most points win, equal points share the victory (PR-5.4).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        let score = |seat| self.score(state, seat);
        (state.phase == Phase::Over).then(|| Outcome::ranked(self.seats, score, score))
    }
}
