//! Paying for an item and putting it where it belongs (EL-3.6.4).

use ecotable_kernel::{Seat, Step};

use crate::cards::{Kind, Tad};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{Item, State};

impl Ecologic {
    /// A purchase without bidding.
    pub(crate) fn hand_over(
        &self,
        state: &mut State,
        (seat, item): (Seat, Item),
        price: u16,
        step: &mut Step<Event>,
    ) {
        step.tell(|| Event::Bought { seat, item, price });
        self.deliver(state, (seat, item), price, step);
    }

    /// The seat pays the bank and gets the item; tokens and territories must then be placed.
    pub(crate) fn deliver(
        &self,
        state: &mut State,
        (seat, item): (Seat, Item),
        paid: u16,
        _step: &mut Step<Event>,
    ) {
        state.player_mut(seat).money -= paid;
        match item {
            Item::Token(kind) => state.ask(seat, Decision::PlaceBought { kind }),
            Item::Tad(tad) => {
                state.tads[tad.index()].owner = Some(seat);
                state.ask(seat, Decision::Site { tad });
            }
            Item::Initiative(card) => {
                state.player_mut(seat).initiatives.insert(card.0);
                self.finish(state, item);
            }
        }
    }

    /// The bought token goes on the board; a far sector costs 1 more.
    pub(crate) fn place_bought(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        if self.cells(state, seat, kind) >> cell & 1 == 0 {
            state.player_mut(seat).money -= 1;
            step.tell(|| Event::FarSectorPaid { seat, cell });
        }
        self.put_token(state, (seat, kind), cell, step);
        self.finish(state, Item::Token(kind));
    }

    /// The bought token stays in hand and waits for a later Action phase (first edition).
    pub(crate) fn keep_bought(&self, state: &mut State, kind: Kind, step: &mut Step<Event>) {
        let seat = state.actor;
        let player = state.player_mut(seat);
        player.hand[kind.index()] += 1;
        player.kept[kind.index()] += 1;
        step.tell(|| Event::TokenKept { seat, kind });
        self.finish(state, Item::Token(kind));
    }

    /// The territory is placed and works at once; on a lake it takes the environment token.
    pub(crate) fn place_tad(&self, state: &mut State, tad: Tad, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        state.tads[tad.index()].place = Some(cell);
        let enviro = self.take_enviro(state, seat, cell, step);
        step.tell(|| Event::TadPlaced { seat, tad, cell, enviro });
        self.finish(state, Item::Tad(tad));
    }
}
