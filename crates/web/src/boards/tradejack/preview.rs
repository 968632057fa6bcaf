//! What the source for sale would be worth to the viewer, with the arithmetic.

use std::cmp::Reverse;

use ecotable_kernel::Phrase;
use ecotable_tradejack::{AwardKind, DemandFace, PhaseView, Product, Source};
use maud::{Markup, html};

use super::Table;
use super::sum::sum;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&lot(desk));
    if lot(desk).is_some() {
        fingerprint.add(&desk.view.own).add(&desk.view.row).add(&desk.view.regulations);
        fingerprint.add(&desk.view.tracker).add(&is_last_round(desk));
    }
}

/// The source for sale.
pub fn lot(desk: &Table<'_>) -> Option<Source> {
    match desk.view.phase {
        PhaseView::Bidding { lot, .. } => Some(lot),
        _ => None,
    }
}

/// Whether no round follows, so that nothing is worth keeping.
pub fn is_last_round(desk: &Table<'_>) -> bool {
    desk.view.round == desk.view.rounds_total
}

/// The product of the viewer that would go best with the source for sale.
pub fn partner(desk: &Table<'_>, lot: Source) -> Option<Product> {
    let own = desk.view.own.as_ref()?;
    let fitting = own.products.each().map(|(product, _)| product);
    let fitting = fitting.filter(|product| product.colour() == lot.colour());
    // Of equals the first in the hand.
    fitting.min_by_key(|&product| Reverse(desk.game.value_seen(&desk.view, product)))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let lot = lot(desk);
    let partner = lot.and_then(|lot| partner(desk, lot));
    html! {
        section id="preview" class="preview" aria-labelledby="preview-title" hidden[lot.is_none()]
            data-with=[partner.map(Product::as_str)] {
            @if let Some(lot) = lot {
                @match partner {
                    Some(product) => (with_partner(desk, lot, product)),
                    None => {
                        h2 id="preview-title" { (desk.key("tj-ui-preview-nothing")) }
                        @let later = if is_last_round(desk) { "tj-ui-preview-no-use" } else { "tj-ui-preview-no-product" };
                        p { (desk.key(later)) }
                    }
                }
            }
        }
    }
}

fn with_partner(desk: &Table<'_>, lot: Source, product: Product) -> Markup {
    let title = Phrase::new("tj-ui-preview").with("product", desk.game.say_product(product));
    let (with, without) = (desk.game.forecast(&desk.view, Some(lot)), desk.game.forecast(&desk.view, None));
    let worth = with.income.saturating_sub(without.income);
    html! {
        h2 id="preview-title" { (desk.say(&title)) }
        (sum(desk, product, lot))
        p {
            (desk.key("tj-ui-preview-best")) " "
            b { (desk.say(&Phrase::new("tj-ui-preview-numbers").with("with", with.income).with("without", without.income))) }
            " " (desk.say(&Phrase::new("tj-ui-preview-worth").with("worth", worth)))
            @if with.credits > 0 && wants_credits(desk) {
                " " (desk.say(&Phrase::new("tj-ui-preview-credits").with("credits", with.credits)))
            }
            @if let Some(token) = token(desk, lot) { " " (desk.key(token)) }
        }
    }
}

/// What a set with the source does to the CO2 tracker, in that variant.
fn token(desk: &Table<'_>, lot: Source) -> Option<&'static str> {
    let last = desk.view.tracker + 1 >= desk.game.co2_limit();
    let puts = desk.game.has_co2() && desk.game.is_dirty(lot);
    puts.then_some(if last { "tj-ui-preview-last-token" } else { "tj-ui-preview-token" })
}

/// Whether an award of this round counts Green Credits.
fn wants_credits(desk: &Table<'_>) -> bool {
    desk.game
        .row_seen(&desk.view)
        .any(|face| matches!(face, DemandFace::Award(award) if award.kind == AwardKind::MostGreenCredits))
}
