//! The end of a turn, of a round and of the game (PR-3.8, PR-5).

use ecotable_kernel::{Seat, Step};

use crate::cards::Card;
use crate::city::Place;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, State};

/// To how many cards a hand is refilled.
pub(crate) const FULL_HAND: u8 = 5;

impl PlasticRace {
    /// The last round, as far as it is known: the one after the trigger, or the highest allowed.
    #[inline]
    pub(crate) fn last_round(&self, state: &State) -> u8 {
        state.trigger.map_or(self.config.max_rounds, |round| round + 1)
    }

    /// Whether a seat will certainly have another turn after the present one.
    #[inline]
    pub(crate) fn has_turn_to_come(&self, state: &State, seat: Seat) -> bool {
        state.round < self.last_round(state) || seat > state.active
    }

    /// Whether the active seat may have another turn: for certain, or because somebody can still trigger the end in the
    /// highest allowed round, after which one more is played (PR-R66).
    #[inline]
    fn may_move_again(&self, state: &State) -> bool {
        let others_follow = state.active.0 + 1 < self.seats;
        self.has_turn_to_come(state, state.active) || (state.trigger.is_none() && others_follow)
    }

    /// The end is triggered in this round, unless it was before (PR-5.1).
    pub(super) fn trigger_end(state: &mut State, step: &mut Step<Event>) {
        if state.trigger.is_none() {
            let (seat, last_round) = (state.active, state.round + 1);
            state.trigger = Some(state.round);
            step.tell(|| Event::EndTriggered { seat, last_round });
        }
    }

    pub(super) fn end_turn(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.active;
        step.tell(|| Event::TurnEnded { seat });
        state.turn.open_play = None;
        self.return_from_bin(state, step);
        self.check_routes(state, step);
        state.street_discard.0 |= std::mem::take(&mut state.played).0;
        if let Some(card) = state.mover_mut().puncture.take() {
            state.street_discard.add(card);
        }
        if self.may_move_again(state) {
            state.phase = Phase::Discard;
        } else {
            self.next_turn(state, step);
        }
    }

    /// A punctured truck does not stay on a bin that its seat lacks (PR-R33).
    fn return_from_bin(&self, state: &mut State, step: &mut Step<Event>) {
        let player = state.mover();
        if let Place::Bin(bin) = self.city.node(player.truck).place
            && player.puncture.is_some()
            && player.bins & (1 << bin) == 0
        {
            self.return_truck(state, step);
        }
    }

    pub(super) fn discard(state: &mut State, card: Card, step: &mut Step<Event>) {
        let seat = state.active;
        state.mover_mut().hand.take(card);
        state.street_discard.add(card);
        step.tell(|| Event::CardDiscarded { seat, card });
    }

    pub(super) fn refill(&self, state: &mut State, step: &mut Step<Event>) {
        let missing = FULL_HAND.saturating_sub(state.mover().hand.len());
        self.draw(state, state.active, missing, step);
        self.next_turn(state, step);
    }

    /// The next seat, perhaps in the next round, or the end.
    fn next_turn(&self, state: &mut State, step: &mut Step<Event>) {
        let next = state.active.next(self.seats);
        if next.0 == 0 {
            if state.round >= self.last_round(state) {
                state.phase = Phase::Over;
                step.tell(|| Event::GameEnded);
                return;
            }
            state.round += 1;
            let round = state.round;
            step.tell(|| Event::RoundBegan { round });
        }
        state.active = next;
        self.begin_turn(state, step);
    }

    /// Everything that belongs to one turn begins anew (PR-3.2).
    pub(crate) fn begin_turn(&self, state: &mut State, step: &mut Step<Event>) {
        state.turn.track.clear();
        state.turn.movement_over = false;
        state.turn.open_play = None;
        state.turn.rewards_used = 0;
        state.turn.police_passes = 0;
        state.turn.routes_checked = false;
        state.phase = Phase::Turn;
        let seat = state.active;
        step.tell(|| Event::TurnBegan { seat });
    }
}
