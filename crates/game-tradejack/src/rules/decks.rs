//! Drawing from the product and source decks, and refilling them (TJ-8).

use ecotable_kernel::Step;
use ecotable_parts::{Counts, Pile};

use crate::cards::{MOST_CARDS, Product, Source};
use crate::event::{Deck, Event};
use crate::game::TradeJack;
use crate::state::State;

impl TradeJack {
    /// The top product, if there is one left anywhere (TJ-8.3, TJ-8.5).
    pub(crate) fn draw_product(state: &mut State, step: &mut Step<Event>) -> Option<Product> {
        refill(&mut state.product_deck, &mut state.product_discard, Deck::Products, step);
        state.product_deck.draw().map(Product)
    }

    /// The top source, if there is one left anywhere (TJ-8.3, TJ-8.5).
    pub(crate) fn draw_source(state: &mut State, step: &mut Step<Event>) -> Option<Source> {
        refill(&mut state.source_deck, &mut state.source_discard, Deck::Sources, step);
        state.source_deck.draw().map(Source)
    }
}

/// Shuffles the discard pile into an empty deck, at the moment a card is needed (TJ-8.3).
#[inline]
fn refill<const N: usize>(
    deck: &mut Pile<MOST_CARDS>,
    discard: &mut Counts<N>,
    name: Deck,
    step: &mut Step<Event>,
) {
    if !deck.is_empty() || discard.is_empty() {
        return;
    }
    deck.extend(discard.cards());
    discard.clear();
    deck.shuffle(step.rng());
    step.tell(|| Event::DeckReshuffled { deck: name });
}
