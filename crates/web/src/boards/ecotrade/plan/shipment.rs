//! The planner of a shipment: which cards travel together, and what each means makes of them.

use ecotable_ecotrade::{Action, Laid, Means, NodeView, Offer, Refusal, Shipment, Trial};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::super::faces;
use super::super::means::{Choose, Column, columns};
use super::super::{Table, score, trial, words};
use super::{arrival, decide};
use crate::screens::icon::icon;
use crate::server::Fields;
use crate::table::PlanSheet;

/// What is being planned.
struct Plan<'a> {
    paper: Trial<'a>,
    /// The hand, slot by slot.
    hand: [Option<Shipment>; 4],
    /// The hand slots that are part of the real shipment already.
    fixed: u8,
    /// The chosen hand slots.
    chosen: u8,
    /// The wish for the top card.
    top: Option<u8>,
    /// Whether it can be sent now.
    now: bool,
}

/// The planner with the cards and the top card that were asked for.
pub fn sheet(desk: &Table<'_>, asked: &Fields) -> Option<PlanSheet> {
    let paper = trial::of(desk)?;
    let hand = desk.view.own.as_ref()?.hand;
    let fixed = paper.chosen();
    let slot = |text: &str| {
        text.parse().ok().filter(|slot: &u8| hand.get(usize::from(*slot)).copied().flatten().is_some())
    };
    let chosen = asked.all("card").filter_map(slot).fold(fixed, |set, slot| set | 1 << slot);
    let plan = Plan { paper, hand, fixed, chosen, top: asked.get("top").and_then(slot), now: is_turn(desk) };
    Some(PlanSheet {
        title: desk.key("et-ui-plan-title"),
        body: html! {
            p class="plan-lead" { (desk.key("et-ui-plan-lead")) }
            (choice(desk, &plan))
            (result(desk, &plan))
        },
        rule: Some("ET-3.5"),
    })
}

/// Whether the viewer decides in the course of a turn.
fn is_turn(desk: &Table<'_>) -> bool {
    let planning = !matches!(desk.view.node, NodeView::ReturnCard { .. } | NodeView::IncidentChoice { .. });
    desk.is_asked() && planning
}

/// The cards to choose from; what does not fit says why.
fn choice(desk: &Table<'_>, plan: &Plan<'_>) -> Markup {
    html! {
        form class="plan-form" method="get" action=(desk.address("plan/shipment")) data-sheet {
            (desk.carried())
            fieldset class="plan-cards" {
                legend { (desk.key("et-ui-plan-cards")) }
                @for (slot, card) in (0u8..).zip(plan.hand) {
                    @if let Some(card) = card { (card_choice(desk, plan, slot, card)) }
                }
            }
            @if let Ok(Laid { tops: Some(tops), top, .. }) = plan.paper.lay(plan.chosen, plan.top) { (top_choice(desk, plan, tops, top)) }
            button class="btn btn-s plan-show" { (desk.key("et-ui-plan-show")) }
        }
    }
}

fn card_choice(desk: &Table<'_>, plan: &Plan<'_>, slot: u8, card: Shipment) -> Markup {
    let is_chosen = plan.chosen >> slot & 1 == 1;
    let fits = if is_chosen { Ok(()) } else { plan.paper.joins(plan.chosen, slot) };
    let fixed = plan.fixed >> slot & 1 == 1;
    let id = format!("plan-card-{slot}");
    html! {
        div class={ "plan-card" @if is_chosen { " is-chosen" } @if fits.is_err() { " is-off" } } {
            input type="checkbox" name="card" value=(slot) id=(id) checked[is_chosen] disabled[fixed || fits.is_err()] data-auto;
            label for=(id) { (faces::told_waybill(desk, card)) }
            @if fixed {
                span class="reason" { (desk.key("et-ui-plan-fixed")) }
            } @else if let Err(refusal) = &fits {
                (words::reason(desk, refusal))
            } @else if !is_chosen && plan.chosen != 0 {
                span class="reason is-good" { (icon("check")) (desk.key("et-ui-plan-fits")) }
            }
        }
    }
}

/// The choice of the top card, where the rules leave it open.
fn top_choice(desk: &Table<'_>, plan: &Plan<'_>, tops: [u8; 2], top: u8) -> Markup {
    html! {
        fieldset class="plan-tops" {
            legend { (desk.key("et-ui-plan-top")) }
            @for slot in tops {
                @if let Some(card) = plan.hand.get(usize::from(slot)).copied().flatten() {
                    label class="check" {
                        input type="radio" name="top" value=(slot) checked[slot == top] data-auto;
                        (desk.say(&desk.game.say_shipment(card)))
                    }
                }
            }
        }
    }
}

fn result(desk: &Table<'_>, plan: &Plan<'_>) -> Markup {
    html! {
        section class="plan-result" aria-live="polite" {
            @match plan.paper.lay(plan.chosen, plan.top) {
                Ok(laid) => (compared(desk, plan, &laid)),
                Err(Refusal::NotAskedNow) => p class="muted" { (desk.key("et-ui-plan-none")) },
                Err(refusal) => p { (words::reason(desk, &refusal)) },
            }
        }
    }
}

fn compared(desk: &Table<'_>, plan: &Plan<'_>, laid: &Laid) -> Markup {
    let now = plan.paper.settlement();
    let column = |means: Means| {
        let offer = laid.offers.iter().find(|offer| offer.means == means).copied();
        let more = offer.map_or_else(|| html! {}, |offer| below(desk, plan, laid, offer));
        Column { means, offer, more, choose: Choose::Look }
    };
    let heading = Phrase::new("et-ui-plan-compare").with("cards", words::goods(desk, &laid.cards));
    html! {
        h3 { (desk.say(&heading)) }
        @match (&laid.steps, plan.now) {
            (Err(refusal), true) => p class="plan-not" { (words::reason(desk, refusal)) },
            (_, false) => p class="plan-not" { (desk.key("et-ui-plan-later")) },
            (Ok(_), true) => {},
        }
        (columns(desk, Means::ALL.into_iter().map(column).collect()))
        p class="muted small" { (desk.say(&Phrase::new("et-ui-plan-now").with("score", now.score))) " " (desk.key("et-ui-plan-incident")) }
        (score::scale(desk, &now))
    }
}

/// What the means does to the score, and the button that sends the shipment.
fn below(desk: &Table<'_>, plan: &Plan<'_>, laid: &Laid, offer: Offer) -> Markup {
    let (now, then) = (plan.paper.settlement(), plan.paper.arrived(offer));
    let mut actions = laid.steps.clone().unwrap_or_default();
    actions.push(Action::By(offer.means));
    let send = desk.say(&Phrase::new(format!("action-{}", offer.means.as_str()))).text();
    html! {
        p class="worst" { (desk.say(&worst(desk, plan, offer))) }
        (arrival(desk, &now, &then))
        @if plan.now && laid.steps.is_ok() {
            // Several means are equal choices.
            (decide(desk, &actions, html! { button class={ "btn btn-s" @if laid.offers.len() == 1 { " btn-primary" } } { (send) } }))
        }
    }
}

/// What the worst Incident can make of it, number by number.
fn worst(desk: &Table<'_>, plan: &Plan<'_>, offer: Offer) -> Phrase {
    let worst = trial::worst(desk, &plan.paper, offer);
    Phrase::new("et-ui-plan-worst")
        .with("time", worst.time)
        .with("growth", worst.growth)
        .with("impact", worst.impact)
}
