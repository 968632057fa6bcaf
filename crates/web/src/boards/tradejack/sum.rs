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
    let trends = desk.view.row.iter().filter_map(|&id| match desk.game.demand_face(id) {
        Some(DemandFace::Trend(trend)) => Some(trend),
        _ => None,
    });
    let green = desk.game.cards().green.contains(source);
    let step = |trend| match trend {
        Trend::Dual { source: wanted, source_bonus, .. } => {
            (source.name() == usize::from(wanted)).then_some(Step::Plus(source_bonus))
        }
        Trend::DoubleCredits => (desk.game.cards().credits_of(source) > 0).then_some(Step::Twice),
        Trend::GreenBonus(bonus) => green.then_some(Step::Plus(bonus)),
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
    let doubled = steps.iter().rposition(|&step| step == Step::Twice);
    let bracket = doubled.filter(|&place| place > 0);
    html! {
        @if bracket.is_some() { span class="op" { "(" } }
        span { (icon(if printed == 0 { "noleaf" } else { "leaf" })) (printed) }
        @for (place, step) in steps.iter().enumerate() {
            @if bracket == Some(place) { span class="op" { ")" } }
            @match step {
                Step::Plus(bonus) => span class="t" { "+" (bonus) },
                Step::Twice => span class="t" { "×2" },
            }
        }
    }
}
