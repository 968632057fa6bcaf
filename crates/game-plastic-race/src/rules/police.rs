//! The police: a card or a token against works and one-way tokens (PR-4.11).

use ecotable_kernel::Step;

use crate::city::Section;
use crate::config::PolicePower;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, PoliceBy, State};
use crate::words::bits;

impl PlasticRace {
    /// The sections for which a pass can still be had.
    #[inline]
    pub(super) fn passes(state: &State) -> u64 {
        if state.turn.movement_over { 0 } else { state.board.tokens() & !state.turn.police_passes }
    }

    /// The one-way tokens that can be removed.
    #[inline]
    pub(super) fn removals(&self, state: &State, by: PoliceBy) -> u64 {
        let pass_only = by == PoliceBy::Token && self.config.police_token == PolicePower::PassOnly;
        if pass_only { 0 } else { state.board.one_way() }
    }

    /// The one-way tokens that can be turned round.
    pub(super) fn reversals(&self, state: &State, by: PoliceBy) -> u64 {
        if !self.config.police_reverse {
            return 0;
        }
        let turns = |&section: &u8| self.may_reverse(state, Section(section));
        bits(self.removals(state, by)).filter(turns).fold(0, |set, section| set | 1 << section)
    }

    /// Whether the police can do something. What can be turned can also be removed, so that need not be asked.
    #[inline]
    pub(super) fn is_police_playable(&self, state: &State, by: PoliceBy) -> bool {
        Self::passes(state) | self.removals(state, by) != 0
    }

    /// The token goes back to the reserve, and the police comes.
    pub(super) fn use_police_token(state: &mut State, step: &mut Step<Event>) {
        let seat = state.active;
        state.mover_mut().police = false;
        step.tell(|| Event::PoliceTokenUsed { seat });
        state.phase = Phase::PoliceOption(PoliceBy::Token);
    }

    pub(super) fn remove_arrow(state: &mut State, section: Section, step: &mut Step<Event>) {
        let seat = state.active;
        state.board.forward &= !section.bit();
        state.board.backward &= !section.bit();
        step.tell(|| Event::OneWayRemoved { seat, section });
        state.phase = Phase::Turn;
    }

    pub(super) fn reverse_arrow(state: &mut State, section: Section, step: &mut Step<Event>) {
        let seat = state.active;
        state.board.forward ^= section.bit();
        state.board.backward ^= section.bit();
        let direction = state.board.arrow(section);
        step.tell(|| Event::OneWayReversed { seat, section, direction });
        state.phase = Phase::Turn;
    }

    pub(super) fn grant_pass(state: &mut State, section: Section, step: &mut Step<Event>) {
        let seat = state.active;
        state.turn.police_passes |= section.bit();
        step.tell(|| Event::PassGranted { seat, section });
        state.phase = Phase::Turn;
    }
}
