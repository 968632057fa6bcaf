//! What a seat may do beside its main action: close a token, discard initiatives, place tokens from the hand (EL-3.8).

use ecotable_kernel::{Seat, Step};
use ecotable_parts::bits;

use crate::action::Action;
use crate::cards::{Initiative, Kind};
use crate::decision::Decision;
use crate::event::{Discard, Event, Loss};
use crate::game::Ecologic;
use crate::rules::list::list_removals;
use crate::state::State;

impl Ecologic {
    /// Tokens from the hand, one token to close, shares to buy, initiatives to discard, in the order of their numbers.
    #[inline]
    pub(crate) fn list_housekeeping(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        if state.player(seat).hand != state.player(seat).kept {
            self.list_hand(state, seat, into);
        }
        if !state.closed.contains(seat) {
            list_removals(state, seat, into);
        }
        if Self::buys_shares(state, seat) {
            self.list_shares(state, seat, into);
        }
        into.extend(state.player(seat).initiatives.initiatives().map(Action::Card));
    }

    /// The places for tokens in hand, as far as they were not bought in this Action phase.
    pub(crate) fn list_hand(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        for kind in Kind::BOTH {
            if state.player(seat).placeable(kind) > 0 {
                into.extend(bits(self.cells(state, seat, kind)).map(|cell| Action::Place(kind, cell)));
            }
        }
    }

    fn list_shares(&self, state: &State, seat: Seat, into: &mut impl Extend<Action>) {
        for cell in state.board.single_tokens() {
            for owner in Seat::all(self.seats) {
                let kinds = Kind::BOTH
                    .into_iter()
                    .filter(|&kind| self.sells_shares(state, seat, (cell, owner, kind)));
                into.extend(kinds.map(|kind| Action::Token(cell, owner, kind)));
            }
        }
    }

    /// Puts a token on the board; who is first on a cell takes its environment token (EL-2.5).
    pub(crate) fn put_token(
        &self,
        state: &mut State,
        (seat, kind): (Seat, Kind),
        cell: u8,
        step: &mut Step<Event>,
    ) {
        state.board.put(self.map, seat, kind, cell);
        let enviro = self.take_enviro(state, seat, cell, step);
        step.tell(|| Event::TokenPlaced { seat, kind, cell, enviro });
    }

    /// The environment token of a cell goes to the seat.
    pub(crate) fn take_enviro(&self, state: &mut State, seat: Seat, cell: u8, step: &mut Step<Event>) -> u8 {
        let value = state.board.take_enviro(cell);
        if value > 0 {
            if self.config.face_down {
                step.reveal();
            }
            self.gain_enviro(state, seat, value.into());
        }
        value
    }

    /// A seat gains environment points; the Minus mark goes as soon as there are any (EL-R35).
    pub(crate) fn gain_enviro(&self, state: &mut State, seat: Seat, points: i16) {
        let debt = self.config.minus_debt;
        let player = state.player_mut(seat);
        player.enviro += points;
        if player.enviro > 0 || (debt && player.enviro == 0) {
            player.minus = false;
        }
    }

    /// Takes a token off the board, back to its owner's supply (EL-R15).
    pub(crate) fn lose_token(
        &self,
        state: &mut State,
        (seat, kind): (Seat, Kind),
        cell: u8,
        (cause, step): (Loss, &mut Step<Event>),
    ) {
        state.board.take(self.map, seat, kind, cell);
        step.tell(|| Event::TokenRemoved { seat, kind, cell, cause });
    }

    /// A token from the hand.
    pub(crate) fn place_from_hand(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        state.player_mut(seat).hand[kind.index()] -= 1;
        self.put_token(state, (seat, kind), cell, step);
        state.ask = Decision::Nothing;
    }

    /// A seat closes a token of its own accord, once in a turn.
    pub(crate) fn close_token(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        state.closed.insert(seat);
        self.lose_token(state, (seat, kind), cell, (Loss::Closed, step));
        state.ask = Decision::Nothing;
    }

    /// An own initiative goes to the discard pile.
    pub(crate) fn discard_card(&self, state: &mut State, card: Initiative, step: &mut Step<Event>) {
        let seat = state.actor;
        let cause = match state.ask {
            Decision::Brain => Discard::BrainDrain,
            Decision::Upkeep => Discard::Upkeep,
            _ => Discard::Wanted,
        };
        state.player_mut(seat).initiatives.remove(card.0);
        state.discard.insert(card.0);
        step.tell(|| Event::CardDiscarded { seat, card, cause });
    }
}
