//! The Environment phase: exchange, balance, shut-downs (EL-3.10).

use ecotable_kernel::{Seat, SeatSet, Step};

use crate::action::Action;
use crate::cards::{Effect, Kind, Tad};
use crate::config::{Edition, HarmlessEvents};
use crate::decision::Decision;
use crate::event::{Event, Loss};
use crate::game::Ecologic;
use crate::state::{Stage, State};

/// How the environment points of a seat change (EL-3.10).
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, serde::Serialize)]
pub struct Balance {
    /// Tokens on the board: each costs 1.
    pub tokens: u8,
    /// What the initiatives give.
    pub initiatives: u8,
    /// Tokens that the event of the turn spares.
    pub exempt: u8,
    /// What the Nature Reserve gives.
    pub reserve: u8,
}

impl Balance {
    /// All together.
    pub fn change(&self) -> i16 {
        i16::from(self.initiatives) + i16::from(self.exempt) + i16::from(self.reserve)
            - i16::from(self.tokens)
    }
}

impl Ecologic {
    /// The leader may exchange first; then all balances are drawn up at the same time.
    pub(crate) fn next_in_exchange(&self, state: &mut State, step: &mut Step<Event>) {
        if state.effect == Effect::Exchange && state.done == 0 {
            return state.ask(state.leader, Decision::Exchange);
        }
        state.short = SeatSet::EMPTY;
        for seat in state.leader.clockwise(self.seats) {
            self.balance_books(state, seat, step);
        }
        state.enter(Stage::Shutdown);
    }

    /// The change of a seat's environment points in this turn.
    pub(crate) fn balance(&self, state: &State, seat: Seat) -> Balance {
        let cards = state.player(seat).initiatives.initiatives();
        Balance {
            tokens: state.board.tokens_of(seat),
            initiatives: cards.map(|card| self.face(card).enviro).sum(),
            exempt: self.exempt(state, seat),
            reserve: self.touching_tad(state, Tad::Nr, seat),
        }
    }

    /// The level-1 refineries whose tokens cost nothing in this turn (EL-R45).
    fn exempt(&self, state: &State, seat: Seat) -> u8 {
        let spared = match (state.effect, self.config.harmless_events) {
            (Effect::HarmlessOil, HarmlessEvents::Split) => [true, false],
            (Effect::HarmlessMineral, HarmlessEvents::Split) => [false, true],
            (Effect::HarmlessOil | Effect::HarmlessMineral, HarmlessEvents::AllLevel1) => [true, true],
            _ => return 0,
        };
        let small = |&(kind, _, level): &(Kind, u8, u8)| level == 1 && spared[kind.index()];
        state.board.each_refinery(seat).filter(small).count() as u8
    }

    fn balance_books(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let balance = self.balance(state, seat);
        let change = balance.change();
        let (enviro, is_short) = self.balanced(state.player(seat).enviro, change);
        let player = state.player_mut(seat);
        player.enviro = enviro;
        if is_short {
            player.minus = self.edition() == Edition::Ed2;
        } else if enviro >= 0 {
            player.minus = false;
        }
        step.tell(|| Event::EnvironmentBalanced { seat, balance, change, enviro });
        if is_short {
            state.short.insert(seat);
            step.tell(|| Event::ShutDown { seat });
        }
    }

    /// The environment points after a change, and whether a token must be closed for it (EL-3.10, EL-R35).
    #[inline]
    pub(crate) fn balanced(&self, enviro: i16, change: i16) -> (i16, bool) {
        let after = enviro + change;
        let in_debt = self.config.minus_debt && self.edition() == Edition::Ed2;
        match (after >= 0, change < 0) {
            (true, _) => (after, false),
            (false, true) => (if in_debt { -1 } else { 0 }, true),
            (false, false) => (enviro, false),
        }
    }

    /// Who is short of environment points closes one token, if it has any.
    pub(crate) fn next_shutdown(&self, state: &mut State) {
        while !state.short.is_empty() && state.done < self.seats {
            let seat = self.current(state);
            if state.short.contains(seat) && state.board.tokens_of(seat) > 0 {
                return state.ask(seat, Decision::Shutdown);
            }
            self.shutdown_done(state, seat);
        }
        state.enter(Stage::Cartel);
    }

    fn shutdown_done(&self, state: &mut State, seat: Seat) {
        state.short.remove(seat);
        state.next_seat();
    }

    /// The token that is shut down.
    pub(crate) fn shut_down(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        self.lose_token(state, (seat, kind), cell, (Loss::ShutDown, step));
        self.shutdown_done(state, seat);
    }

    /// The leader changes money into environment points, or back.
    pub(crate) fn exchange(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        let seat = state.actor;
        match action {
            Action::ToEnviro(amount) => {
                state.player_mut(seat).money -= u16::from(amount);
                self.gain_enviro(state, seat, amount.into());
                step.tell(|| Event::ChangedToEnviro { seat, amount });
            }
            Action::ToMoney(amount) => {
                state.player_mut(seat).enviro -= i16::from(amount);
                state.player_mut(seat).money += u16::from(amount);
                step.tell(|| Event::ChangedToMoney { seat, amount });
            }
            _ => {}
        }
        state.next_seat();
    }
}
