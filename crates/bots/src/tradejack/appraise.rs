//! What a source is worth to a seat.

use ecotable_kernel::{Game, Seat};
use ecotable_tradejack::{Colour, Products, Source, Sources, State, TradeJack};

use super::awards;
use super::style::{Sight, Style};

/// What a product that cannot be matched yet is worth for each point of its Value.
const WAITING_PRODUCT: f32 = 0.5;
/// What any source is worth beyond its Green Credits, because it makes a product sell.
const MAKES_A_SET: f32 = 1.2;
/// How many products of one colour a seat gets in a round, on average.
const PRODUCTS_TO_COME: f32 = 1.0;

/// A seat that judges cards in a position, looking only at what that seat knows.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub game: &'a TradeJack,
    pub state: &'a State,
    pub seat: Seat,
    pub style: &'a Style,
}

impl Judge<'_> {
    /// What the source for sale is worth, before the bot decides which part of it to pay.
    pub fn worth(&self, lot: Source) -> f32 {
        if self.style.sight == Sight::Card {
            return f32::from(self.game.cards().credits_of(lot)) + MAKES_A_SET;
        }
        if !self.is_usable(lot) {
            return 0.0;
        }
        self.gain(lot) + self.style.ambition * awards::gain(self, lot)
    }

    /// The most that the seat pays for the source.
    pub fn price(&self, worth: f32) -> f32 {
        let part = if self.state.rounds_left() == 0 { self.style.late } else { self.style.early };
        part * worth
    }

    /// Whether the seat would put the source into a set: neither banned nor, with CO2, too dangerous.
    pub fn is_usable(&self, source: Source) -> bool {
        let dirty = self.game.cards().credits_of(source) == 0;
        !(self.state.is_banned(source) || dirty && self.is_dangerous())
    }

    /// Whether one more dirty set could lose the game for all.
    fn is_dangerous(&self) -> bool {
        if !self.game.has_co2() {
            return false;
        }
        let dirty = |source: Source| self.game.cards().credits_of(source) == 0;
        let staged = self.state.staged_sets(self.seat).filter(|&(_, source)| dirty(source)).count();
        let others: usize = match self.style.sight {
            Sight::Card => return false,
            Sight::Hand => 0,
            Sight::Table => Seat::all(self.game.seats())
                .filter(|&seat| seat != self.seat)
                .map(|seat| self.state.sources(seat).cards().filter(|&card| dirty(card)).count())
                .sum(),
        };
        usize::from(self.state.tracker()) + staged + others + 1 >= usize::from(self.game.co2_limit())
    }

    /// What the hand gains by the source, in this round and later.
    fn gain(&self, lot: Source) -> f32 {
        let colour = lot.colour();
        let products = self.state.products(self.seat);
        let sources = self.state.sources(self.seat);
        let now = f32::from(self.game.credits_now(self.state, lot));
        let (matched, unmatched) = self.best_products(&products, &sources, colour);
        if let Some(value) = unmatched {
            return value + now - self.waiting_product(value);
        }
        let held = self.count(&sources, colour);
        match self.worst_used(&sources, colour, matched) {
            Some(worst) if f32::from(self.game.credits_now(self.state, worst)) < now => {
                let replaced = f32::from(self.game.credits_now(self.state, worst));
                now - replaced + self.later(worst, held - matched)
            }
            _ => self.later(lot, held - matched),
        }
    }

    /// How many products of the colour find a source, and the Value of the best one that does not.
    fn best_products(&self, products: &Products, sources: &Sources, colour: Colour) -> (usize, Option<f32>) {
        let usable = self.count(sources, colour);
        let mut values = arrayvec::ArrayVec::<u16, 24>::new();
        for product in products.cards().filter(|product| product.colour() == colour) {
            let _ = values.try_push(self.game.value_now(self.state, product));
        }
        values.sort_unstable_by(|a, b| b.cmp(a));
        (usable.min(values.len()), values.get(usable).map(|&value| f32::from(value)))
    }

    fn count(&self, sources: &Sources, colour: Colour) -> usize {
        sources.cards().filter(|&card| card.colour() == colour && self.is_usable(card)).count()
    }

    /// The weakest source of the colour that will be used in this round.
    fn worst_used(&self, sources: &Sources, colour: Colour, used: usize) -> Option<Source> {
        let mut cards = arrayvec::ArrayVec::<Source, 32>::new();
        for card in sources.cards().filter(|&card| card.colour() == colour && self.is_usable(card)) {
            let _ = cards.try_push(card);
        }
        cards.sort_unstable_by_key(|&card| std::cmp::Reverse(self.game.credits_now(self.state, card)));
        cards.get(used.checked_sub(1)?).copied()
    }

    /// What a source is worth that waits for a product, with so many others of its colour waiting already.
    fn later(&self, source: Source, waiting: usize) -> f32 {
        let room = PRODUCTS_TO_COME * f32::from(self.state.rounds_left()) - waiting as f32;
        let chance = (room / (1.0 + waiting as f32)).clamp(0.0, 1.0);
        let credits = f32::from(self.game.cards().credits_of(source));
        self.style.patience * chance * (credits + MAKES_A_SET)
    }

    /// What the product is worth if it has to wait for another source.
    fn waiting_product(&self, value: f32) -> f32 {
        if self.state.rounds_left() == 0 { 0.0 } else { WAITING_PRODUCT * self.style.patience * value }
    }
}
