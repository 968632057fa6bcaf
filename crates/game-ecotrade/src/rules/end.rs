//! The end of a turn, end triggers and last turns (ET-3.7).

use ecotable_kernel::{Seat, Step};

use crate::config::LastTurns;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::state::{End, Node, Reason, State};

impl EcoTrade {
    /// The first trigger is fixed; later ones change nothing (ET-3.7).
    pub(crate) fn trigger_end(&self, state: &mut State, seat: Seat, reason: Reason, step: &mut Step<Event>) {
        if state.end.is_some() {
            return;
        }
        state.end = Some(End { reason, seat, turns_left: self.turns_after(state) });
        step.tell(|| Event::EndTriggered { seat, reason });
    }

    /// How many turns follow the present one, if the end was triggered in it (ET-3.7.3, ET-3.7.4).
    pub(crate) fn turns_after(&self, state: &State) -> u8 {
        match self.config.last_turns {
            LastTurns::OneEach => self.seats,
            LastTurns::FinishRound => {
                let rest_of_round = self.seats - 1 - state.current.distance_from(state.first, self.seats);
                rest_of_round + self.seats
            }
        }
    }

    /// The next seat, or the end.
    pub(crate) fn next_turn(&self, state: &mut State, step: &mut Step<Event>) {
        match &mut state.end {
            Some(end) if end.turns_left == 0 => return self.finish(state, step),
            Some(end) => end.turns_left -= 1,
            None if state.passes_in_a_row >= self.seats => {
                step.tell(|| Event::AllPassed);
                return self.finish(state, step);
            }
            None => {}
        }
        state.current = state.current.next(self.seats);
        if state.current == state.first {
            state.round = state.round.saturating_add(1);
        }
        self.begin_turn(state, step);
    }

    /// The settlement (ET-5.1).
    fn finish(&self, state: &mut State, step: &mut Step<Event>) {
        state.node = Node::Over;
        for seat in Seat::all(self.seats) {
            step.tell(|| Event::Settled { seat, settlement: self.settlement(state, seat) });
        }
        step.tell(|| Event::GameEnded);
    }

    /// The seats whose last turns are still to come, in order.
    pub(crate) fn last_turns(&self, state: &State) -> impl Iterator<Item = Seat> {
        let (current, seats) = (state.current.0, self.seats);
        let turns_left = state.end.map_or(0, |end| end.turns_left);
        let first = turns_left - turns_left.min(seats) + 1;
        (first..=turns_left).map(move |turn| Seat((current + turn) % seats))
    }
}
