//! The market: the prices of tokens, territories for sale, and the deck of initiatives.

use ecotable_ecologic::{Action, Decision, Kind, Tad};
use ecotable_kernel::{Narrate, Phrase};
use maud::{Markup, html};

use super::cards::tad_picture;
use super::{Table, art, moving, tray};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// How many prices a scale shows.
const SCALE: u8 = 12;

/// The market itself has nothing that changes; prices and shop are zones inside it.
pub fn depends(_desk: &Table<'_>, _fingerprint: &mut Fingerprint) {}

pub fn prices_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&(desk.view.prices, desk.view.shift));
    desk.legal.iter().filter(|action| matches!(action, Action::Shift(..))).for_each(|action| {
        fingerprint.add(action);
    });
}

pub fn shop_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(
        view.edition,
        view.tad_nominal,
        &view.tads_for_sale,
        desk.can_act(),
        offers_tads(desk),
    ));
    view.tads_for_sale.iter().for_each(|&tad| {
        fingerprint.add(&moving::in_shop(desk, tad));
    });
    let here = |action: &&Action| matches!(action, Action::OpenTad(_) | Action::BuyTad(_));
    desk.legal.iter().filter(here).for_each(|action| {
        fingerprint.add(action);
    });
}

/// Whether the viewer is asked something that may be answered with a territory; `true` for buying without bidding.
fn offers_tads(desk: &Table<'_>) -> Option<bool> {
    match desk.view.decision {
        Decision::Slot | Decision::Wrap if desk.is_asked() => Some(false),
        Decision::Platform if desk.is_asked() => Some(true),
        _ => None,
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="market" class="market" aria-labelledby="market-title" {
            h2 class="vh" id="market-title" { (desk.key("el-ui-market")) }
            (draw_prices(desk))
            (draw_shop(desk))
        }
    }
}

/// What tokens cost.
pub fn draw_prices(desk: &Table<'_>) -> Markup {
    html! {
        div id="prices" class="prices" {
            (scale(desk, Kind::Oil, desk.view.prices.oil))
            (scale(desk, Kind::Mineral, desk.view.prices.mineral))
        }
    }
}

/// Territories for sale, and the deck of initiatives.
pub fn draw_shop(desk: &Table<'_>) -> Markup {
    html! {
        div id="shop" class="shop" {
            @if !desk.view.tads_for_sale.is_empty() {
                ul class="tads" aria-label=(super::own_words(desk, "el-ui-tads")) data-arrows {
                    @for &tad in &desk.view.tads_for_sale { li { (territory(desk, tad)) } }
                }
            }
            (draw_deck(desk))
        }
    }
}

fn scale(desk: &Table<'_>, kind: Kind, price: u8) -> Markup {
    let first = price.saturating_sub(SCALE - 5).max(1);
    let name = match kind {
        Kind::Oil => "el-ui-price-oil",
        Kind::Mineral => "el-ui-price-mineral",
    };
    let shifted = desk.view.shift.filter(|shift| shift.kind == kind);
    html! {
        div class={ "price price-" (kind.word()) } {
            svg class="price-sign" viewBox="-18 -18 36 36" aria-hidden="true" { use href=(art::sign(kind)) {} }
            p class="price-name" {
                (desk.key(name)) " " b data-count { (price) }
                @if let Some(shift) = shifted {
                    " " span class="chip chip-warn" { (super::panels::signed(shift.by.into())) }
                }
            }
            div class="scale-box" aria-hidden="true" {
                ol class="scale" {
                    @for number in first..first + SCALE { li class=[(number < price).then_some("is-past")] { (number) } }
                }
                span class={ "price-now s" (price - first) } data-count { (price) }
            }
            (shifts(desk, kind))
        }
    }
}

/// How far publicity may move the price.
fn shifts(desk: &Table<'_>, wanted: Kind) -> Markup {
    let steps: Vec<(Action, i8)> = desk
        .legal
        .iter()
        .filter_map(|&action| match action {
            Action::Shift(kind, by) if kind == wanted => Some((action, by)),
            _ => None,
        })
        .collect();
    html! {
        @if !steps.is_empty() {
            div class="pick-row" data-arrows {
                @for (action, by) in steps {
                    button class="bid" form="act" name="action" value=(action) {
                        (super::panels::signed(by.into())) span class="vh" { " " (desk.say(&desk.game.action(action))) }
                    }
                }
            }
        }
    }
}

fn territory(desk: &Table<'_>, tad: Tad) -> Markup {
    let name = desk.say(&desk.game.say_tad(tad)).text();
    let inner = html! { span class="tad-art" data-moves=[moving::in_shop(desk, tad)] { (tad_picture(tad)) } span class="tad-name" { (name) } };
    html! {
        @if desk.can_act() {
            a class="tad" href={ (desk.address("card")) "/" (tad.id()) } data-sheet { (inner) }
        } @else {
            span class="tad" { (inner) }
        }
        @match offers_tads(desk) {
            Some(true) => (act(desk, Action::BuyTad(tad))),
            Some(false) => {
                (act(desk, Action::OpenTad(tad)))
                @if desk.legal.contains(&Action::BuyTad(tad)) { (act(desk, Action::BuyTad(tad))) }
            }
            None => span class="tad-price" { (desk.say(&Phrase::new("el-ui-from").with("price", desk.view.tad_nominal))) },
        }
    }
}

fn act(desk: &Table<'_>, action: Action) -> Markup {
    let (key, price) = match action {
        Action::BuyTad(_) => ("el-ui-buy-for", tray::at_once(desk, desk.view.tad_nominal)),
        _ => ("el-ui-from", desk.view.tad_nominal.into()),
    };
    let label = desk.say(&Phrase::new(key).with("price", price)).text();
    let named = desk.say(&desk.game.action(action)).text();
    html! {
        @if desk.may(action) {
            button class="btn btn-s" form="act" name="action" value=(action) { (label) span class="vh" { ": " (named) } }
        } @else {
            a class="btn btn-s" href=(desk.asking("why", &action.to_string())) aria-disabled="true" data-sheet {
                (label) span class="vh" { ": " (named) }
            }
        }
    }
}

pub fn deck_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&(desk.view.initiatives_left, &desk.view.initiative_discard));
}

/// The initiatives to come, and those that are gone.
pub fn draw_deck(desk: &Table<'_>) -> Markup {
    let left = Phrase::new("el-ui-deck").with("count", desk.view.initiatives_left);
    let thrown = &desk.view.initiative_discard;
    let cards: Vec<Phrase> = thrown.iter().map(|&card| desk.game.say_initiative(card)).collect();
    html! {
        div id="deck" class="deck" {
            p { i data-moves=(moving::top_card(desk.view.initiatives_left)) {} (icon("el-e")) (desk.say(&left)) }
            @if !thrown.is_empty() {
                p class="discard" {
                    @for card in thrown { i data-moves=(card) {} }
                    span class="vh" { (desk.say(&Phrase::new("el-ui-discarded").with("cards", cards))) }
                    span aria-hidden="true" { (desk.say(&Phrase::new("el-ui-discard").with("count", thrown.len() as u32))) }
                }
            }
        }
    }
}
