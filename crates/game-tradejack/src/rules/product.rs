//! The product phase (TJ-4).

use arrayvec::ArrayVec;
use ecotable_kernel::Step;

use crate::cards::Product;
use crate::event::Event;
use crate::game::TradeJack;
use crate::state::{MOST_SEATS, State};

/// How many products each seat gets in a round (TJ-4.1).
const PRODUCTS_A_ROUND: usize = 2;

impl TradeJack {
    /// Deals one product each in order of distance, then a second one (TJ-4.1).
    pub(crate) fn deal_products(&self, state: &mut State, step: &mut Step<Event>) {
        let mut dealt = [const { ArrayVec::<Product, PRODUCTS_A_ROUND>::new_const() }; MOST_SEATS];
        for _ in 0..PRODUCTS_A_ROUND {
            for seat in state.first.clockwise(self.seats) {
                if let Some(product) = Self::draw_product(state, step) {
                    state.player_mut(seat).products.add(product.0);
                    dealt[seat.index()].push(product);
                }
            }
        }
        for seat in state.first.clockwise(self.seats) {
            let products = &dealt[seat.index()];
            step.tell(|| Event::ProductsDealt { seat, count: products.len() as u8 });
            step.whisper(seat, || Event::ProductsDrawn { seat, products: products.clone() });
        }
    }
}
