//! The first two tokens of each seat (EL-3.4).

use ecotable_kernel::{Seat, Step};
use ecotable_parts::bits;

use crate::action::Action;
use crate::cards::Kind;
use crate::config::Edition;
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::State;

impl Ecologic {
    /// Every place for a starting token; in the first edition the second one may stay in hand.
    pub(crate) fn list_start(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        if self.edition() == Edition::Ed1 {
            into.extend((state.ask == Decision::Start2).then_some(Action::Pass));
            return self.list_hand(state, seat, into);
        }
        for kind in Kind::BOTH {
            into.extend(bits(self.cells(state, seat, kind)).map(|cell| Action::Place(kind, cell)));
        }
    }

    /// A starting token; in the second edition it comes from the supply.
    pub(crate) fn place_start(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        if self.edition() == Edition::Ed1 {
            state.player_mut(seat).hand[kind.index()] -= 1;
        }
        self.put_token(state, (seat, kind), cell, step);
        state.next_seat();
    }
}
