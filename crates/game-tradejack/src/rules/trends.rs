//! What a set brings under the trends of the row (TJ-7.2 to TJ-7.6).
//!
//! Trends look at the product and at the source apart from each other, so the income of a set is the sum of two
//! numbers, and how cards of one colour are paired does not matter.

use arrayvec::ArrayVec;

use crate::cards::{Demand, DemandFace, Product, Source, Trend};
use crate::event::Sale;
use crate::game::TradeJack;

impl TradeJack {
    /// The Value of a product under a row of demand cards: no trend doubles it (TJ-7.4).
    #[inline]
    pub(crate) fn value_after_trends(&self, row: &[u8], product: Product) -> u16 {
        let printed = u16::from(self.cards.value_of(product));
        self.trends(row).fold(printed, |value, trend| match trend {
            Trend::Dual { product: wanted, product_bonus, .. } if product.name() == usize::from(wanted) => {
                value + u16::from(product_bonus)
            }
            _ => value,
        })
    }

    /// The Green Credits of a source under a row of demand cards, in the order of the row (TJ-7.3 to TJ-7.6).
    #[inline]
    pub(crate) fn credits_after_trends(&self, row: &[u8], source: Source) -> u16 {
        let printed = u16::from(self.cards.credits_of(source));
        self.trends(row).fold(printed, |credits, trend| match trend {
            Trend::Dual { source: wanted, source_bonus, .. } if source.name() == usize::from(wanted) => {
                credits + u16::from(source_bonus)
            }
            Trend::DoubleCredits => 2 * credits,
            Trend::GreenBonus(bonus) if self.cards.green.contains(source) => credits + u16::from(bonus),
            Trend::Dual { .. } | Trend::GreenBonus(_) => credits,
        })
    }

    fn trends(&self, row: &[u8]) -> impl Iterator<Item = Trend> {
        row.iter().filter_map(|&card| match self.cards.face_of(Demand(card)) {
            DemandFace::Trend(trend) => Some(trend),
            DemandFace::Award(_) | DemandFace::Regulation { .. } => None,
        })
    }

    /// What a set brings with every step shown, for telling (TJ-7.2).
    pub(crate) fn explain_sale(&self, row: &[u8], product: Product, source: Source) -> Sale {
        let value = self.cards.value_of(product);
        let all = self.value_after_trends(row, product);
        let mut credits = ArrayVec::new();
        for seen in 0..=row.len() {
            let now = self.credits_after_trends(&row[..seen], source);
            if credits.last() != Some(&now) {
                credits.push(now);
            }
        }
        let income = all + credits.last().copied().unwrap_or(0);
        Sale { value, bonus: (all - u16::from(value)) as u8, credits, income }
    }
}
