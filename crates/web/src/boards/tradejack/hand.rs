//! The viewer's cards. In production a product begins a set, and a source finishes it.

use ecotable_kernel::Phrase;
use ecotable_tradejack::{Action, Own, PhaseView, Product, Source};
use maud::{Markup, PreEscaped, html};

use super::Table;
use super::faces::{Card, Tap, draw as draw_card};
use crate::parts::space::Space;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Shared};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.own).add(&desk.view.regulations).add(&(producing(desk), over(desk)));
}

/// Whether cards are used now.
fn producing(desk: &Table<'_>) -> bool {
    matches!(desk.view.phase, PhaseView::Production { .. }) && desk.is_asked()
}

/// Whether no card will be used any more.
fn over(desk: &Table<'_>) -> bool {
    matches!(desk.view.phase, PhaseView::Over { .. })
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let sells = producing(desk) && offers_offloading(desk);
    html! {
        div id="hand" class="hand" data-arrows {
            @if let Some(own) = &desk.view.own {
                (Space(8000))
                div class="grp" {
                    (heading(desk, "tj-ui-products", own.products.len()))
                    @if !own.products.is_empty() {
                        ul {
                            @for (product, count) in own.products.each() {
                                li id={ "h-" (PreEscaped(product.as_str())) } {
                                    (product_card(desk, product, count))
                                    @if sells { (offload(desk, product)) }
                                }
                            }
                        }
                    }
                }
                div class="grp" {
                    (heading(desk, "tj-ui-sources", own.sources.len()))
                    @if !own.sources.is_empty() {
                        ul {
                            @for (source, count) in own.sources.each() {
                                li id={ "h-" (PreEscaped(source.as_str())) } { (source_card(desk, own, source, count)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many there are, and if there are none, that; drawn once for everybody who has as many.
fn heading(desk: &Table<'_>, title: &'static str, count: usize) -> Shared {
    let words = || desk.say(&Phrase::new(title).with("count", count as u32)).text();
    desk.common_for("heading", (title, count), || {
        html! {
            h3 class="eyebrow" { (words()) }
            @if count == 0 { p class="none" { (desk.key("tj-ui-no-cards")) } }
        }
    })
}

fn product_card(desk: &Table<'_>, product: Product, count: u8) -> Shared {
    let set = Action::StartSet(product);
    let (tap, mark) = if !producing(desk) {
        // The preview says which one goes with what is for sale; the stylesheet marks that one.
        (Tap::Look, "")
    } else if desk.may(set) {
        (Tap::Act(set, "tj-ui-do-set"), "is-hot")
    } else {
        (not_now(desk, set), "")
    };
    draw_card(desk, Card::Product(product), count, &tap, mark)
}

/// Without a mark if it is only a matter of order: a set waits for its source.
fn not_now(desk: &Table<'_>, action: Action) -> Tap {
    let own = desk.view.own.as_ref();
    if own.is_some_and(|own| own.started.is_some() || !own.offloaded.is_empty()) {
        Tap::NotNow(action)
    } else {
        Tap::WhyNot(action)
    }
}

/// Whether selling without a source is worth a button: it is as long as nothing else was begun.
fn offers_offloading(desk: &Table<'_>) -> bool {
    let own = desk.view.own.as_ref();
    !desk.game.has_co2() && own.is_some_and(|own| own.sets.is_empty() && own.started.is_none())
}

fn offload(desk: &Table<'_>, product: Product) -> Shared {
    let what =
        || desk.say(&Phrase::new("tj-ui-sell-what").with("product", desk.game.say_product(product))).text();
    desk.common_for("offload", product, || {
        let label = desk.key("tj-ui-sell-for-1");
        html! {
            button class="btn" form="act" name="action" value=(Action::Offload(product)) aria-label={ (label) ": " (what()) } {
                (icon("coin")) (label)
            }
        }
    })
}

fn source_card(desk: &Table<'_>, own: &Own, source: Source, count: u8) -> Shared {
    let used = Action::UseSource(source);
    let banned = desk.game.banned_seen(&desk.view).contains(source);
    let (tap, mark) = if producing(desk) && desk.may(used) {
        (Tap::Act(used, "tj-ui-do-use"), "is-hot")
    } else if (banned && !over(desk)) || (producing(desk) && own.started.is_some()) {
        (Tap::WhyNot(used), "")
    } else if producing(desk) {
        (Tap::NotNow(used), "")
    } else {
        (Tap::Look, "")
    };
    draw_card(desk, Card::Source(source), count, &tap, mark)
}
