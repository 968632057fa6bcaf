//! The demand phase (TJ-3).

use ecotable_kernel::Step;

use crate::cards::{Demand, DemandFace};
use crate::event::Event;
use crate::game::TradeJack;
use crate::state::State;

/// How many counting cards a round has (TJ-3.1).
pub(crate) const ROW: usize = 3;

impl TradeJack {
    /// Begins the next round: demand, products, then bids.
    pub(crate) fn begin_round(&self, state: &mut State, step: &mut Step<Event>) {
        state.round += 1;
        let State { round, rounds_total: of, first, .. } = *state;
        step.tell(|| Event::RoundBegan { round, of, first });
        self.reveal_demand(state, step);
        self.deal_products(state, step);
        self.begin_bidding(state, step);
    }

    /// Turns over demand cards until the row has three that count (TJ-3.1 to TJ-3.3).
    fn reveal_demand(&self, state: &mut State, step: &mut Step<Event>) {
        step.reveal();
        state.row.clear();
        while state.row.len() < ROW
            && let Some(card) = state.demand_deck.draw()
        {
            let id = self.cards.id_of(Demand(card));
            if let DemandFace::Regulation { bans } = self.cards.face_of(Demand(card)) {
                state.regulations.insert(Demand(card));
                state.banned.insert(bans);
                step.tell(|| Event::RegulationRevealed { card: id });
            } else {
                state.row.push(card);
                step.tell(|| Event::DemandRevealed { card: id });
            }
        }
    }
}
