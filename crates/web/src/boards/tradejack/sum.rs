//! What a set brings, as an equation.

use ecotable_tradejack::{DemandFace, Product, Source, Trend};
use maud::{Markup, html};

use super::Table;
use crate::screens::icon::icon;

/// A step from the printed Green Credits to those that count.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// A trend adds so many.
    Plus(u8),
    /// A trend doubles what there is.
    Twice,
}

/// The trends that change the Green Credits of a source, in the order of the row.
pub fn steps(desk: &Table<'_>, source: Source) -> Vec<Step> {
    let trends = desk.game.row_seen(&desk.view).filter_map(|face| match face {
        DemandFace::Trend(trend) => Some(trend),
        DemandFace::Award(_) | DemandFace::Regulation { .. } => None,
    });
    let cards = desk.game.cards();
    let mut has_credits = cards.credits_of(source) > 0;
    let step = |trend| match trend {
        Trend::Dual { source: wanted, source_bonus, .. } if source.name() == usize::from(wanted) => {
            has_credits |= source_bonus > 0;
            Some(Step::Plus(source_bonus))
        }
        Trend::GreenBonus(bonus) if cards.green.contains(source) => Some(Step::Plus(bonus)),
        // Twice nothing is not worth a step.
        Trend::DoubleCredits if has_credits => Some(Step::Twice),
        Trend::Dual { .. } | Trend::GreenBonus(_) | Trend::DoubleCredits => None,
    };
    trends.filter_map(step).collect()
}

/// The equation of a set.
pub fn sum(desk: &Table<'_>, product: Product, source: Source) -> Markup {
    let sale = desk.game.sale_seen(&desk.view, product, source);
    let steps = steps(desk, source);
    html! {
        p class="sum" {
            span { (icon("coin")) (sale.value) }
            @if sale.bonus > 0 { span class="t" { "+" (sale.bonus) } }
            span class="op" { "+" }
            (credits(desk.game.cards().credits_of(source), &steps))
            span class="op" { "=" }
            span class="eq" { (sale.income) }
        }
    }
}

/// The Green Credits with their steps; what was added before a doubling stands in brackets.
fn credits(printed: u8, steps: &[Step]) -> Markup {
    let is_sum = |place: usize| place > 0 && matches!(steps[place - 1], Step::Plus(_));
    let closes = |place: usize| steps[place] == Step::Twice && is_sum(place);
    html! {
        @for _ in (0..steps.len()).filter(|&place| closes(place)) { span class="op" { "(" } }
        span { (icon(if printed == 0 { "noleaf" } else { "leaf" })) (printed) }
        @for (place, step) in steps.iter().enumerate() {
            @if closes(place) { span class="op" { ")" } }
            @match step {
                Step::Plus(bonus) => span class="t" { "+" (bonus) },
                Step::Twice => span class="t" { "×2" },
            }
        }
    }
}
