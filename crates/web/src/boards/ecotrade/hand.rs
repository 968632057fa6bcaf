//! The viewer's cards. In the turn menu a card begins a shipment, and further cards join it.

use ecotable_ecotrade::{Action, NodeView, Shipment};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Table;
use super::faces::{Tap, draw as draw_card};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

/// How many cards a hand can hold.
const PLACES: u8 = 4;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.own.is_some()).add(&is_first(desk)).add(&wanted(desk));
}

/// Whether cards are chosen for the first time.
fn is_first(desk: &Table<'_>) -> bool {
    matches!(desk.view.node, NodeView::ReturnCard { .. })
}

/// The question that is answered with a card of the hand and nothing else, which brings the hand into sight.
fn wanted(desk: &Table<'_>) -> Option<&'static str> {
    match desk.view.node {
        NodeView::ReturnCard { .. } => Some("return"),
        NodeView::Combine { .. } => Some("combine"),
        NodeView::TopCard { .. } => Some("top"),
        _ => None,
    }
    .filter(|_| desk.is_asked())
}

/// How many cards the viewer holds.
fn count(desk: &Table<'_>) -> usize {
    desk.view.own.as_ref().map_or(0, |own| own.hand.iter().flatten().count())
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="hand" class={ "hold" @if is_first(desk) { " is-first" } } aria-labelledby="hand-title"
            data-show=[wanted(desk)] hidden[desk.view.own.is_none()] {
            (head_draw(desk))
            ul class="hand" data-arrows { @for place in 0..PLACES { (card(desk, place)) } }
            (plan_draw(desk))
        }
    }
}

pub fn head_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&count(desk)).add(&is_over(desk));
}

fn is_over(desk: &Table<'_>) -> bool {
    desk.view.node == NodeView::Over
}

/// How many cards there are.
pub fn head_draw(desk: &Table<'_>) -> Markup {
    let count = count(desk);
    html! {
        div id="hand-head" {
            h3 class="eyebrow" id="hand-title" { (desk.say(&Phrase::new("et-ui-hand").with("count", count as u32))) }
            @if count == 0 && !is_over(desk) { p class="none" { (desk.key("et-ui-hand-empty")) } }
        }
    }
}

pub fn plan_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&can_plan(desk)).add(plan_class(desk)).add(&desk.me());
}

fn can_plan(desk: &Table<'_>) -> bool {
    count(desk) > 0 && !is_over(desk)
}

/// The way to the planner.
pub fn plan_draw(desk: &Table<'_>) -> Markup {
    html! {
        a id="hand-plan" class=(plan_class(desk)) href=(desk.asking("plan/shipment", "")) data-sheet data-hotkey="b" hidden[!can_plan(desk)] {
            (icon("search")) (desk.key("et-ui-plan-shipment"))
        }
    }
}

/// The planner is the usual next step as long as a shipment can be started and nothing has been done.
fn plan_class(desk: &Table<'_>) -> &'static str {
    let starts = desk.legal.iter().any(|action| matches!(action, Action::StartWith(_)));
    let ends = desk.legal.iter().any(|action| matches!(action, Action::EndTurn | Action::Pass));
    if starts && !ends { "btn btn-primary btn-s plan-way" } else { "btn btn-s plan-way" }
}

pub fn card_depends<const PLACE: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&held(desk, PLACE));
    if let Some((held, _)) = held(desk, PLACE) {
        fingerprint.add(&tap(desk, PLACE, held)).add(&desk.me());
    }
}

/// A card of the viewer, and whether it goes back under the deck.
fn held(desk: &Table<'_>, place: u8) -> Option<(Shipment, bool)> {
    let own = desk.view.own.as_ref()?;
    let card = own.hand.get(usize::from(place)).copied().flatten()?;
    Some((card, own.returning == Some(place)))
}

pub fn card_draw<const PLACE: u8>(desk: &Table<'_>) -> Markup {
    card(desk, PLACE)
}

fn card(desk: &Table<'_>, place: u8) -> Markup {
    html! {
        @match held(desk, place) {
            Some((card, returning)) => (item(desk, place, card, returning)),
            None => li id={ "hand-" (place) } hidden {},
        }
    }
}

fn item(desk: &Table<'_>, slot: u8, card: Shipment, returning: bool) -> Markup {
    let (tap, mark) = tap(desk, slot, card);
    let acts = matches!(tap, Tap::Act(..));
    html! {
        li id={ "hand-" (slot) } class=[returning.then_some("is-returning")] {
            (draw_card(desk, card, &tap, mark))
            @if acts {
                a class="about" href={ (desk.address("card")) "/" (card) } data-sheet {
                    span aria-hidden="true" { "i" }
                    span class="vh" { (desk.say(&Phrase::new("et-ui-about").with("card", desk.game.say_shipment(card)))) }
                }
            }
            @if returning { span class="note" { (desk.key("et-ui-returning")) } }
        }
    }
}

fn tap(desk: &Table<'_>, slot: u8, card: Shipment) -> (Tap, &'static str) {
    if !desk.is_asked() {
        return (Tap::Look, "");
    }
    let act = |action: Action, key: &'static str| Tap::Act(action.to_string(), key);
    match &desk.view.node {
        NodeView::ReturnCard { .. } => (act(Action::ReturnCard(slot), "et-ui-return"), ""),
        NodeView::TurnMenu => {
            let action = Action::StartWith(slot);
            if desk.may(action) {
                (act(action, "et-ui-start"), "")
            } else {
                (Tap::NotNow(action.to_string()), "")
            }
        }
        NodeView::Combine { cards } => combine(desk, slot, cards.contains(&card), act),
        NodeView::TopCard { cards } => {
            let action = Action::TopCard(slot);
            match (desk.may(action), cards.contains(&card)) {
                (true, _) => (act(action, "et-ui-top"), "is-chosen"),
                (false, true) => (Tap::WhyNot(action.to_string()), "is-chosen"),
                (false, false) => (Tap::Look, ""),
            }
        }
        NodeView::Means { cards, .. } => (Tap::Look, if cards.contains(&card) { "is-chosen" } else { "" }),
        NodeView::IncidentChoice { .. } | NodeView::Over => (Tap::Look, ""),
    }
}

/// A card while others are chosen: it joins them, or says why not.
fn combine(
    desk: &Table<'_>,
    slot: u8,
    chosen: bool,
    act: impl Fn(Action, &'static str) -> Tap,
) -> (Tap, &'static str) {
    let action = Action::AddCard(slot);
    if chosen {
        (Tap::Look, "is-chosen")
    } else if desk.may(action) {
        (act(action, "et-ui-add"), "")
    } else {
        (Tap::WhyNot(action.to_string()), "")
    }
}
