//! Events that every seat answers: the Union Levy and the switch to BAT (EL-4.2).

use ecotable_kernel::{Seat, Step};

use crate::cards::Kind;
use crate::config::BatUnit;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::State;

impl Ecologic {
    /// The leader names the levy; then each seat that is not protected pays it or is barred.
    pub(crate) fn next_levy(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = self.current(state);
        if seat == state.leader {
            if state.player(seat).money == 0 {
                return self.no_levy(state);
            }
            return state.ask(seat, Decision::LevySet);
        }
        if state.is_protected(seat) {
            step.tell(|| Event::Protected { seat });
            return self.levy_answered(state);
        }
        if state.player(seat).money < u16::from(state.levy) {
            return self.bar(state, seat, step);
        }
        state.ask(seat, Decision::LevyPay);
    }

    /// There is no levy: all seats of this event are done.
    pub(crate) fn no_levy(&self, state: &mut State) {
        state.done = self.seats - 1;
        state.next_seat();
    }

    /// The leader names the amount and pays it to the bank.
    pub(crate) fn set_levy(&self, state: &mut State, amount: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        state.levy = amount;
        state.player_mut(seat).money -= u16::from(amount);
        step.tell(|| Event::LevySet { seat, amount });
        self.levy_answered(state);
    }

    /// A seat pays the levy.
    pub(crate) fn pay_levy(&self, state: &mut State, step: &mut Step<Event>) {
        let (seat, amount) = (state.actor, state.levy);
        state.player_mut(seat).money -= u16::from(amount);
        step.tell(|| Event::LevyPaid { seat, amount });
        self.levy_answered(state);
    }

    /// A seat that has not paid sits out the Action phase.
    pub(crate) fn bar(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        state.barred.insert(seat);
        step.tell(|| Event::Barred { seat });
        self.levy_answered(state);
    }

    fn levy_answered(&self, state: &mut State) {
        state.next_seat();
        if state.done >= self.seats {
            state.levy = 0;
        }
    }

    /// Each seat with refineries is asked until it has paid or has none left.
    pub(crate) fn next_bat(&self, state: &mut State) {
        let seat = self.current(state);
        if state.board.tokens_of(seat) == 0 { state.next_seat() } else { state.ask(seat, Decision::Bat) }
    }

    /// What the switch to BAT costs a seat now.
    pub(crate) fn bat_price(&self, state: &State, seat: Seat) -> u8 {
        match self.config.bat_unit {
            BatUnit::Refinery => state.board.refinery_count(seat),
            BatUnit::Token => state.board.tokens_of(seat),
        }
    }

    /// Pays for all refineries and gains as many environment points.
    pub(crate) fn pay_bat(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.actor;
        let amount = self.bat_price(state, seat);
        state.player_mut(seat).money -= u16::from(amount);
        self.gain_enviro(state, seat, amount.into());
        step.tell(|| Event::BatPaid { seat, amount });
        state.next_seat();
    }

    /// Closes a refinery completely.
    pub(crate) fn close_refinery(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        let tokens = state.board.level(cell, seat, kind);
        (0..tokens).for_each(|_| state.board.take(self.map, seat, kind, cell));
        step.tell(|| Event::RefineryClosed { seat, kind, cell, tokens });
        state.ask = Decision::Nothing;
    }
}
