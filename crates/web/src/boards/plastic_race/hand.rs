//! The viewer's street cards, and the route cards with how far they have come.

use ecotable_kernel::Phrase;
use ecotable_plastic_race::{Action, Card, Kind, PhaseWords, Route};
use maud::{Markup, html};

use super::Table;
use super::faces::{self, Tap};
use super::progress::{Progress, progress};
use super::targets::sheet;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.own).add(&desk.me()).add(&drawn(desk));
    if view.own.as_ref().is_some_and(|own| !own.routes.is_empty()) {
        fingerprint.add(&(desk.me() == Some(view.active))).add(&view.routes_checked);
        fingerprint.add(&view.track).add(&view.earlier);
    }
    match &view.phase {
        // All that a card does then is to tell what can be done with it.
        PhaseWords::Turn {} => fingerprint.add(&desk.is_asked()),
        phase if desk.is_asked() => fingerprint.add(phase).add(&desk.legal),
        _ => fingerprint.add(&false),
    };
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        div id="hand" class="hand" data-arrows {
            @if let Some(own) = &desk.view.own {
                div class="grp" {
                    h3 class="eyebrow" { (desk.say(&Phrase::new("pr-ui-hand").with("count", own.hand.len() as u32))) }
                    @if own.hand.is_empty() { p class="none" { (desk.key("pr-ui-hand-empty")) } }
                    ul {
                        @for (card, count) in distinct(desk, &own.hand) {
                            li id={ "h-" (card) } { (faces::draw(desk, card, count, &tap(desk, card))) }
                        }
                    }
                }
                @if !own.routes.is_empty() || drawn(desk).is_some() {
                    div class="grp" {
                        h3 class="eyebrow" { (desk.key("pr-ui-routes")) }
                        ul class="routes" {
                            @for &route in &own.routes { li id={ "h-" (route) } { (route_card(desk, route)) } }
                            @if let Some(route) = drawn(desk).filter(|route| !own.routes.contains(route)) {
                                li id={ "h-" (route) } { (route_card(desk, route)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The cards, equal ones as one, and how many there are of each.
fn distinct(desk: &Table<'_>, hand: &[Card]) -> Vec<(Card, u8)> {
    let first = desk.game.cards().distinct(hand.iter().copied().collect());
    let others = (hand.len() as u8).saturating_sub(first.len());
    let copies = |card| if desk.game.cards().street(card).kind == Kind::Wild { others + 1 } else { 1 };
    first.cards().map(|card| (card, copies(card))).collect()
}

/// The route card that the viewer has just drawn and that is one too many.
fn drawn(desk: &Table<'_>) -> Option<Route> {
    match desk.view.phase {
        PhaseWords::RouteOverflow { drawn, .. } => drawn,
        _ => None,
    }
}

/// What pressing a card does now.
fn tap(desk: &Table<'_>, card: Card) -> Tap {
    if !desk.is_asked() {
        return Tap::Look;
    }
    let action = match desk.view.phase {
        PhaseWords::Turn {} => return Tap::Choose(format!("{}&card={card}", sheet(desk, "card"))),
        PhaseWords::SpendCard { .. } => Action::SpendCard(card),
        PhaseWords::PayUnit { .. } => Action::PayUnit(card),
        PhaseWords::GiveCard { .. } => Action::GiveCard(card),
        PhaseWords::SwapOwn { .. } => Action::SwapOwn(card),
        PhaseWords::SwapTheirs { .. } => Action::SwapTheirs(card),
        PhaseWords::Discard {} => Action::Discard(card),
        _ => return Tap::Look,
    };
    if desk.may(action) { Tap::Act(action) } else { Tap::WhyNot(action) }
}

fn route_card(desk: &Table<'_>, route: Route) -> Markup {
    let discard = Action::RouteOverflow(route);
    let mine = desk.me() == Some(desk.view.active);
    let now = if mine { progress(desk.game, &desk.view, route) } else { Progress::default() };
    let complete = now.complete && !desk.view.routes_checked;
    let inner = html! {
        (faces::route(desk.game, desk.voice, route, now.driven))
        @if complete { span class="route-done" { (desk.key("pr-ui-route-complete")) } }
    };
    html! {
        @if desk.may(discard) {
            button class="routecard is-hot" form="act" name="action" value=(discard) {
                span class="vh" { (desk.say(&ecotable_kernel::Narrate::action(desk.game, discard))) " " } (inner)
            }
        } @else {
            a class={ "routecard" @if complete { " is-complete" } } href={ (desk.address("card")) "/" (route) } data-sheet { (inner) }
        }
    }
}
