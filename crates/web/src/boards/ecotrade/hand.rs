//! The viewer's cards. In the turn menu a card begins a shipment, and further cards join it.

use ecotable_ecotrade::{Action, NodeView, Shipment};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::Table;
use super::faces::{Kind, Tap, draw as draw_card};
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.own).add(&desk.is_asked());
    if desk.is_asked() {
        fingerprint.add(&desk.view.node);
        for slot in 0..4 {
            fingerprint.add(&(desk.may(Action::StartWith(slot)), desk.may(Action::AddCard(slot))));
            fingerprint.add(&desk.may(Action::TopCard(slot)));
        }
        fingerprint.add(&desk.view.main);
    }
    fingerprint.add(&matches!(desk.view.node, NodeView::Over));
    fingerprint.add(&matches!(desk.view.node, NodeView::ReturnCard { .. }));
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let Some(own) = &desk.view.own else { return html! { div id="hand" hidden {} } };
    let count = own.hand.iter().flatten().count();
    let over = matches!(desk.view.node, NodeView::Over);
    html! {
        section id="hand" class={ "hold" @if matches!(desk.view.node, NodeView::ReturnCard { .. }) { " is-first" } } aria-labelledby="hand-title" {
            h3 class="eyebrow" id="hand-title" {
                (desk.say(&Phrase::new("et-ui-hand").with("count", count as u32)))
            }
            @if count == 0 { p class="none" { (desk.key("et-ui-hand-empty")) } }
            ul class="hand" data-arrows {
                @for (slot, card) in (0u8..).zip(own.hand) {
                    @if let Some(card) = card { (item(desk, slot, card, own.returning == Some(slot))) }
                }
            }
            @if count > 0 && !over {
                a class=(plan_class(desk)) href=(desk.asking("plan/shipment", "")) data-sheet data-hotkey="b" {
                    (icon("search")) (desk.key("et-ui-plan-shipment"))
                }
            }
        }
    }
}

/// The planner is the usual next step as long as a shipment can be started and nothing has been done.
fn plan_class(desk: &Table<'_>) -> &'static str {
    let starts = desk.legal.iter().any(|action| matches!(action, Action::StartWith(_)));
    let ends = desk.legal.iter().any(|action| matches!(action, Action::EndTurn | Action::Pass));
    if starts && !ends { "btn btn-primary btn-s plan-way" } else { "btn btn-s plan-way" }
}

fn item(desk: &Table<'_>, slot: u8, card: Shipment, returning: bool) -> Markup {
    let (tap, mark) = tap(desk, slot, card);
    let acts = matches!(tap, Tap::Act(..));
    html! {
        li id={ "h-" (card) } class=[returning.then_some("is-returning")] {
            (draw_card(desk, card, Kind::Card, &tap, mark))
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
