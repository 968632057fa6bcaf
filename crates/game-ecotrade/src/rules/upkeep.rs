//! Upkeep: what happens before the turn menu (ET-3.3).

use ecotable_kernel::{Seat, Step};

use crate::event::Event;
use crate::game::EcoTrade;
use crate::ids::Development;
use crate::state::{Node, State, Turn};

/// What local contracts bring in every Upkeep (ET-1.5).
const UPKEEP: u16 = 2;

impl EcoTrade {
    /// A turn begins: Upkeep, except in the first turn of a seat, then the turn menu.
    pub(crate) fn begin_turn(&self, state: &mut State, step: &mut Step<Event>) {
        let (seat, round) = (state.current, state.round);
        let last = state.end.is_some_and(|end| end.turns_left < self.seats);
        state.turn = Turn::default();
        state.node = Node::TurnMenu;
        step.tell(|| Event::TurnBegan { seat, round, last });
        if round > 1 {
            self.upkeep(state, seat, step);
        }
    }

    fn upkeep(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let contracts = state.player(seat).developments.has(Development::LOCAL_CONTRACTS);
        let amount = UPKEEP + u16::from(contracts);
        step.tell(|| Event::UpkeepGained { seat, amount });
        self.gain(state, seat, amount, step);
        for slot in 0..usize::from(self.config.board_slots) {
            self.move_on(state, seat, slot, step);
        }
    }

    /// One Time token less; without any left the shipment is complete (ET-3.3.2).
    pub(crate) fn move_on(&self, state: &mut State, seat: Seat, slot: usize, step: &mut Step<Event>) {
        let place = &mut state.player_mut(seat).board[slot];
        let Some(shipment) = place else { return };
        shipment.time -= 1;
        if shipment.time > 0 {
            let time = shipment.time;
            step.tell(|| Event::ShipmentMoved { seat, slot: slot as u8, time });
            return;
        }
        let done = *shipment;
        *place = None;
        let player = state.player_mut(seat);
        player.impact += u16::from(done.impact);
        player.completed.extend_from(done.all_cards());
        step.tell(|| Event::ShipmentCompleted {
            seat,
            slot: slot as u8,
            cards: done.all_cards().collect(),
            growth: done.growth,
            impact: done.impact,
        });
        self.collect(state, seat, u16::from(done.growth), step);
    }
}
