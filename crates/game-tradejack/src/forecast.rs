//! What a seat could earn this round, from nothing but what it may know: for previews before a decision.

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
        self.explain_sale(&view.row_places, product, source)
    }

    /// The Value of a product under the trends of this round.
    pub fn value_seen(&self, view: &View, product: Product) -> u16 {
        self.value_after_trends(&view.row_places, product)
    }

    /// The Green Credits of a source under the trends of this round.
    pub fn credits_seen(&self, view: &View, source: Source) -> u16 {
        self.credits_after_trends(&view.row_places, source)
    }

    /// What the trends and awards of this round do, in draw order.
    pub fn row_seen(&self, view: &View) -> impl Iterator<Item = DemandFace> {
        view.row_places.iter().map(|&card| self.cards.face_of(Demand(card)))
    }

    /// The source names that Regulations in force ban.
    pub fn banned_seen(&self, view: &View) -> SourceNames {
        view.banned
    }

    /// Whether a regulation of this match bans the source, now or later.
    pub fn may_be_banned(&self, source: Source) -> bool {
        self.cards.each_demand().any(|(_, card)| {
            let bans =
                matches!(card.face, DemandFace::Regulation { bans } if usize::from(bans) == source.name());
            bans && self.is_in_game(card)
        })
    }

    /// Whether a set with the source puts a token on the CO2 tracker, in that variant (TJ-10.5).
    pub fn is_dirty(&self, source: Source) -> bool {
        !self.cards.green.contains(source)
    }

    /// What the viewer would earn with the best use of its cards, with one source more if `extra` says which.
    ///
    /// Cards that are laid out already count as cards in hand. Dirty sets with which all would lose bring nothing
    /// (TJ-10.6). Nothing for a spectator.
    pub fn forecast(&self, view: &View, extra: Option<Source>) -> Forecast {
        let Some(own) = &view.own else { return Forecast::default() };
        let row = &view.row_places;
        let staged = own.sets.iter().map(|&(product, _)| product);
        let products = own.products.cards().chain(staged).chain(own.offloaded.iter().copied());
        let products: Vec<Product> = products.chain(own.started).collect();
        let sources = own.sources.cards().chain(own.sets.iter().map(|&(_, source)| source)).chain(extra);
        let sources: Vec<Source> = sources.filter(|&source| !view.banned.contains(source)).collect();
        let best = |colour: Colour, dirty: usize| {
            let values = products.iter().filter(|product| product.colour() == colour);
            let values = values.map(|&product| self.value_after_trends(row, product)).collect();
            let sources = sources.iter().copied().filter(|source| source.colour() == colour);
            Forecast::best(values, self.best_credits(row, sources, dirty))
        };
        let dirty = sources.iter().filter(|&&source| self.is_dirty(source)).count();
        let left = self.dirty_sets_left(view);
        let sets = if dirty <= left {
            best(Colour::Blue, dirty).and(best(Colour::Yellow, dirty))
        } else {
            let shared =
                (0..=left).map(|blue| best(Colour::Blue, blue).and(best(Colour::Yellow, left - blue)));
            shared.max_by_key(|sets| (sets.income, sets.credits)).unwrap_or_default()
        };
        let offloaded = if self.config.co2 { 0 } else { products.len() as u16 };
        if offloaded > sets.income { Forecast { income: offloaded, ..Forecast::default() } } else { sets }
    }

    /// How many sets with dirty sources can be sold this round before all lose, if nobody else plays any (TJ-10.6).
    fn dirty_sets_left(&self, view: &View) -> usize {
        match self.config.co2 {
            true => usize::from(self.co2_limit().saturating_sub(view.tracker + 1)),
            false => usize::MAX,
        }
    }

    /// The Green Credits of these sources, the best first, with no more than so many dirty sources among them.
    fn best_credits(&self, row: &[u8], sources: impl Iterator<Item = Source>, mut dirty: usize) -> Vec<u16> {
        let mut rated: Vec<_> =
            sources.map(|source| (self.credits_after_trends(row, source), !self.is_dirty(source))).collect();
        rated.sort_unstable_by(|a, b| b.cmp(a));
        rated.retain(|&(_, clean)| {
            let used = clean || dirty > 0;
            dirty -= usize::from(used && !clean);
            used
        });
        rated.into_iter().map(|(credits, _)| credits).collect()
    }
}

impl Forecast {
    /// As many sets of one colour as can be made. No set costs anything, so the best ones of each are used.
    fn best(mut values: Vec<u16>, credits: Vec<u16>) -> Self {
        values.sort_unstable_by(|a, b| b.cmp(a));
        let sets = values.into_iter().zip(credits);
        sets.fold(Self::default(), |sum, (value, credits)| {
            sum.and(Self { income: value + credits, credits, sets: 1 })
        })
    }

    fn and(self, other: Self) -> Self {
        Self {
            income: self.income + other.income,
            credits: self.credits + other.credits,
            sets: self.sets + other.sets,
        }
    }
}
