//! The viewer's cards. In production a product begins a set, and a source finishes it.

use ecotable_kernel::{Narrate, Phrase};
use ecotable_tradejack::{Action, Own, PhaseView, Product, Source};
use maud::{Markup, html};

use super::Table;
use super::faces::{Card, Tap, draw as draw_card};
use super::preview;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Shared};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.own).add(&desk.view.regulations).add(&producing(desk));
    if let Some(lot) = preview::lot(desk) {
        fingerprint.add(&preview::partner(desk, lot));
    }
}

/// Whether cards are used now.
fn producing(desk: &Table<'_>) -> bool {
    matches!(desk.view.phase, PhaseView::Production { .. }) && desk.is_asked()
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        div id="hand" class="hand" data-arrows {
            @if let Some(own) = &desk.view.own {
                (group(desk, "tj-ui-products", own.products.len(), html! {
                    @for (product, count) in own.products.each() { (product_card(desk, product, count)) }
                }))
                (group(desk, "tj-ui-sources", own.sources.len(), html! {
                    @for (source, count) in own.sources.each() { (source_card(desk, own, source, count)) }
                }))
            }
        }
    }
}

fn group(desk: &Table<'_>, title: &'static str, count: usize, cards: Markup) -> Markup {
    html! {
        div class="grp" {
            (heading(desk, title, count))
            @if count == 0 { p class="none" { (desk.key("tj-ui-no-cards")) } } @else { ul { (cards) } }
        }
    }
}

/// How many there are, drawn once for everybody who has as many.
fn heading(desk: &Table<'_>, title: &'static str, count: usize) -> Shared {
    let words = || desk.say(&Phrase::new(title).with("count", count as u32));
    desk.common_for("heading", (title, count), || html! { h3 class="eyebrow" { (words()) } })
}

fn product_card(desk: &Table<'_>, product: Product, count: u8) -> Markup {
    let set = Action::StartSet(product);
    let (tap, mark) = if !producing(desk) {
        let hot = preview::lot(desk).and_then(|lot| preview::partner(desk, lot)) == Some(product);
        (Tap::Look, if hot { "is-hot" } else { "" })
    } else if desk.may(set) {
        (Tap::Act(set.to_string(), "tj-ui-do-set"), "is-hot")
    } else {
        (not_now(desk, set), "")
    };
    html! {
        li id={ "h-" (product.as_str()) } {
            (draw_card(desk, Card::Product(product), count, &tap, mark))
            @if producing(desk) && offers_offloading(desk) { (offload(desk, product)) }
        }
    }
}

/// Without a mark if it is only a matter of order: a set waits for its source.
fn not_now(desk: &Table<'_>, action: Action) -> Tap {
    let own = desk.view.own.as_ref();
    if own.is_some_and(|own| own.started.is_some() || !own.offloaded.is_empty()) {
        Tap::NotNow(action.to_string())
    } else {
        Tap::WhyNot(action.to_string())
    }
}

/// Whether selling without a source is worth a button: it is as long as nothing else was begun.
fn offers_offloading(desk: &Table<'_>) -> bool {
    let own = desk.view.own.as_ref();
    !desk.game.has_co2() && own.is_some_and(|own| own.sets.is_empty() && own.started.is_none())
}

fn offload(desk: &Table<'_>, product: Product) -> Shared {
    let name = || desk.say(&desk.game.action(Action::Offload(product)));
    desk.common_for("offload", product, || {
        html! {
            button class="btn" form="act" name="action" value=(Action::Offload(product)) aria-label=(name()) {
                (icon("coin")) (desk.key("tj-ui-sell-for-1"))
            }
        }
    })
}

fn source_card(desk: &Table<'_>, own: &Own, source: Source, count: u8) -> Markup {
    let used = Action::UseSource(source);
    let banned = desk.game.banned_seen(&desk.view).contains(source);
    let (tap, mark) = if producing(desk) && desk.may(used) {
        (Tap::Act(used.to_string(), "tj-ui-do-use"), "is-hot")
    } else if banned || (producing(desk) && own.started.is_some()) {
        (Tap::WhyNot(used.to_string()), "")
    } else if producing(desk) {
        (Tap::NotNow(used.to_string()), "")
    } else {
        (Tap::Look, "")
    };
    html! { li id={ "h-" (source.as_str()) } { (draw_card(desk, Card::Source(source), count, &tap, mark)) } }
}
