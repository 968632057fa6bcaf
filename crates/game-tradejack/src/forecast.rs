//! What a seat could earn this round, from nothing but what it may know: for previews before a decision.

use arrayvec::ArrayVec;

use crate::cards::{Colour, Demand, DemandFace, Product, Source, SourceNames};
use crate::event::Sale;
use crate::game::TradeJack;
use crate::view::View;

/// What a seat would earn with the best use of its cards, if production were now.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Forecast {
    /// The income, from sets or from offloading, whichever brings more.
    pub income: u16,
    /// The Green Credits of its sets together, trends included.
    pub credits: u16,
    /// How many sets that takes; none if offloading brings more.
    pub sets: u8,
}

impl TradeJack {
    /// What a set would bring this round, with every step shown (TJ-7.2).
    pub fn sale_seen(&self, view: &View, product: Product, source: Source) -> Sale {
        self.explain_sale(&self.row_of(view), product, source)
    }

    /// The Value of a product under the trends of this round.
    pub fn value_seen(&self, view: &View, product: Product) -> u16 {
        self.value_after_trends(&self.row_of(view), product)
    }

    /// The Green Credits of a source under the trends of this round.
    pub fn credits_seen(&self, view: &View, source: Source) -> u16 {
        self.credits_after_trends(&self.row_of(view), source)
    }

    /// The source names that Regulations in force ban.
    pub fn banned_seen(&self, view: &View) -> SourceNames {
        let mut banned = SourceNames::default();
        for id in &view.regulations {
            let card = self.cards.demand_named(id);
            if let Some(DemandFace::Regulation { bans }) = card.map(|card| self.cards.face_of(card)) {
                banned.insert(bans);
            }
        }
        banned
    }

    /// What the viewer would earn with the best use of its cards, with one source more if `extra` says which.
    ///
    /// Cards that are laid out already count as cards in hand. Nothing for a spectator.
    pub fn forecast(&self, view: &View, extra: Option<Source>) -> Forecast {
        let Some(own) = &view.own else { return Forecast::default() };
        let row = self.row_of(view);
        let banned = self.banned_seen(view);
        let staged = own.sets.iter().map(|&(product, _)| product);
        let products = || {
            own.products.cards().chain(staged.clone()).chain(own.offloaded.iter().copied()).chain(own.started)
        };
        let sources = own.sources.cards().chain(own.sets.iter().map(|&(_, source)| source)).chain(extra);
        let sources: Vec<Source> = sources.filter(|&source| !banned.contains(source)).collect();
        let mut sets = Forecast::default();
        for colour in Colour::BOTH {
            let values = products().filter(|product| product.colour() == colour);
            let values: Vec<u16> = values.map(|product| self.value_after_trends(&row, product)).collect();
            let credits = sources.iter().filter(|source| source.colour() == colour);
            let credits: Vec<u16> = credits.map(|&source| self.credits_after_trends(&row, source)).collect();
            sets.add_best(values, credits);
        }
        let offloaded = if self.config.co2 { 0 } else { products().count() as u16 };
        if offloaded > sets.income { Forecast { income: offloaded, ..Forecast::default() } } else { sets }
    }

    /// The row as the rules use it.
    fn row_of(&self, view: &View) -> ArrayVec<u8, 3> {
        view.row.iter().filter_map(|id| self.cards.demand_named(id)).map(|Demand(place)| place).collect()
    }
}

impl Forecast {
    /// Adds as many sets of one colour as can be made. No set costs anything, so the best ones of each are used.
    fn add_best(&mut self, mut values: Vec<u16>, mut credits: Vec<u16>) {
        let descending = |list: &mut Vec<u16>| list.sort_unstable_by(|a, b| b.cmp(a));
        descending(&mut values);
        descending(&mut credits);
        for (value, credits) in values.into_iter().zip(credits) {
            self.income += value + credits;
            self.credits += credits;
            self.sets += 1;
        }
    }
}
