//! Rolling, placing and setting dice (PR-4.1, PR-4.2).

use ecotable_kernel::Step;

use crate::city::Section;
use crate::colour::Colour;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{DICE, Phase, State};

/// How many dice are rolled at once.
const ROLLED: u8 = 2;

impl PlasticRace {
    /// Two dice of the reserve are rolled; if there are not two, placed ones are lifted first.
    pub(super) fn begin_roll(&self, state: &mut State, step: &mut Step<Event>) {
        if DICE - state.board.dice.len() >= ROLLED {
            Self::roll(state, step);
        } else {
            state.phase = Phase::LiftDie(ROLLED);
        }
    }

    pub(super) fn lift_die(state: &mut State, section: Section, step: &mut Step<Event>) {
        let Phase::LiftDie(left) = state.phase else { return };
        let seat = state.active;
        state.board.dice.lift(section);
        step.tell(|| Event::DieLifted { seat, section });
        if left > 1 {
            state.phase = Phase::LiftDie(left - 1);
        } else {
            Self::roll(state, step);
        }
    }

    fn roll(state: &mut State, step: &mut Step<Event>) {
        let seat = state.active;
        let colours = [(); 2].map(|()| Colour::ALL[step.rng().below(6) as usize]);
        step.tell(|| Event::DiceRolled { seat, colours });
        state.phase = Phase::PlaceDie(colours[0], Some(colours[1]));
    }

    /// The sections on which a die may be placed.
    #[inline]
    pub(super) fn die_sites(&self, state: &State) -> u64 {
        self.city.all & !self.city.untouchable & !state.board.dice.on
    }

    pub(super) fn place_die(state: &mut State, section: Section, step: &mut Step<Event>) {
        let Phase::PlaceDie(colour, next) = state.phase else { return };
        let seat = state.active;
        state.board.dice.put(section, colour);
        step.tell(|| Event::DiePlaced { seat, section, colour });
        state.phase = next.map_or(Phase::Turn, |colour| Phase::PlaceDie(colour, None));
    }

    pub(super) fn set_die(state: &mut State, colour: Colour, step: &mut Step<Event>) {
        let Phase::DieColour(section) = state.phase else { return };
        let seat = state.active;
        state.board.dice.lift(section);
        state.board.dice.put(section, colour);
        step.tell(|| Event::DieSet { seat, section, colour });
        state.phase = Phase::Turn;
    }
}
