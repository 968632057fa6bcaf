//! Sheets for planning: how to get somewhere, what to do with a street, what to do with a card.

use ecotable_kernel::{Narrate, Phrase, Seat};
use ecotable_plastic_race::city::{Node, Section};
use ecotable_plastic_race::{Action, Card, Drives, Goal, PhaseWords};
use maud::{Markup, html};

use super::deeds::{badge, label, place_name, street_name};
use super::faces::{self, capital, name};
use super::targets::{on_section, section_of};
use super::{Table, ways};
use crate::server::Fields;
use crate::table::PlanSheet;
use crate::text::Text;

/// How many ways are shown.
const MOST_WAYS: usize = 3;

/// The sheet of that name.
pub fn sheet(desk: &Table<'_>, plan: &str, asked: &Fields) -> Option<PlanSheet> {
    let seat = desk.me()?;
    match plan {
        "route" => route(desk, seat, asked),
        "section" => section(desk, seat, asked.get("section")?.parse().ok()?),
        "card" => card(desk, seat, asked.get("card")?.parse().ok()?),
        _ => None,
    }
}

/// Where somebody wants to go: a street or a place of this city.
fn goal(desk: &Table<'_>, to: &str) -> Option<(Goal, Text)> {
    let city = desk.game.city();
    if let Some(node) = city.node_named(to) {
        return Some((Goal::Node(node), place_name(desk, to)));
    }
    let section: Section = to.parse().ok()?;
    (section.index() < city.file.edges.len()).then(|| (Goal::Section(section), street_name(desk, section)))
}

/// The cheapest ways to a street or a place.
fn route(desk: &Table<'_>, seat: Seat, asked: &Fields) -> Option<PlanSheet> {
    let to = asked.get("to")?;
    let (goal, named) = goal(desk, to)?;
    let looked = desk.is_asked().then(|| Drives::towards(desk.game, &desk.view, goal, MOST_WAYS));
    let given_up = looked.as_ref().is_some_and(|ways| ways.given_up);
    let found = looked.map_or_else(Vec::new, |ways| ways.drives);
    let chosen: usize = asked.get("way").and_then(|way| way.parse().ok()).unwrap_or(0);
    let title = match goal {
        Goal::Node(_) => Phrase::new("pr-ui-plan-to").with("place", named.as_str()),
        Goal::Section(_) => Phrase::new("pr-ui-plan-over").with("street", named.as_str()),
    };
    let body = if found.is_empty() {
        html! { p { (desk.say(&nowhere(desk, goal, given_up))) } (ways::map(desk, None)) }
    } else {
        ways::draw(desk, seat, to, &found, chosen.min(found.len() - 1))
    };
    Some(PlanSheet { title: desk.say(&title).text(), body, rule: Some("PR-3.3") })
}

/// Why there is no way; where the truck stands at the street, the rule that forbids even the dearest payment.
fn nowhere(desk: &Table<'_>, goal: Goal, given_up: bool) -> Phrase {
    if let Goal::Section(section) = goal
        && desk.is_asked()
        && let Some(reason) = exits(desk).contains(&section).then(|| closed(desk, section)).flatten()
    {
        return reason;
    }
    Phrase::new(if !desk.is_asked() || !matches!(desk.view.phase, PhaseWords::Turn {}) {
        "pr-ui-plan-not-now"
    } else if desk.view.movement_over {
        "refusal-movement-over"
    } else if given_up {
        "pr-ui-plan-too-dear"
    } else {
        "pr-ui-plan-nowhere"
    })
}

/// The streets at the truck.
fn exits(desk: &Table<'_>) -> Vec<Section> {
    let city = desk.game.city();
    start(desk).map_or_else(Vec::new, |node| city.node(node).exits.iter().map(|exit| exit.section).collect())
}

/// Why a street at the truck cannot even be driven with any two cards.
fn closed(desk: &Table<'_>, section: Section) -> Option<Phrase> {
    desk.refused(Action::PairStep(section, None)).map(|refusal| desk.game.refusal(&refusal))
}

/// Why a card does not drive over the streets at the truck.
fn why_not(desk: &Table<'_>, card: Card, actions: &[Action]) -> Markup {
    let driven = |section: &Section| actions.iter().any(|&action| section_of(action) == Some(*section));
    let shut = exits(desk).into_iter().filter(|section| !driven(section));
    let reasons: Vec<(Section, Phrase)> = shut
        .filter_map(|section| Some((section, desk.refused(Action::Step(card, section, None))?)))
        .map(|(section, refusal)| (section, desk.game.refusal(&refusal)))
        .collect();
    html! {
        @if !desk.view.movement_over && !reasons.is_empty() {
            h3 class="small" { (desk.key("pr-ui-plan-not-over")) }
            ul class="bring" {
                @for (section, reason) in &reasons { li { (badge(desk, *section, None)) " " (desk.say(reason)) } }
            }
        }
    }
}

/// Everything that can be done with a street now.
fn section(desk: &Table<'_>, seat: Seat, section: Section) -> Option<PlanSheet> {
    desk.game.city().file.edges.get(section.index())?;
    let actions: Vec<Action> = on_section(desk, section).collect();
    let body = choices(desk, seat, &actions);
    Some(PlanSheet { title: street_name(desk, section), body, rule: Some("PR-3.6") })
}

/// Everything that can be done with a card now.
fn card(desk: &Table<'_>, seat: Seat, card: Card) -> Option<PlanSheet> {
    desk.view.own.as_ref().filter(|own| own.hand.contains(&card))?;
    let uses = |action: &Action| match *action {
        Action::Step(used, ..) | Action::ShortcutStep(used, _) | Action::Effect(used) => used == card,
        _ => false,
    };
    let actions: Vec<Action> = desk.legal.iter().copied().filter(uses).collect();
    let sheet = super::album::sheet(desk.game, desk.voice, &card.to_string())?;
    let effect = Action::Effect(card);
    let idle = desk.game.cards().street(card).effect.is_some() && !desk.may(effect);
    let body = html! {
        div class="card-plan" {
            (faces::plain(desk.game, desk.voice, card))
            div {
                @for line in &sheet.effects { p { (line) } }
                @if desk.view.movement_over { p { (desk.key("refusal-movement-over")) } }
                @if !actions.is_empty() || !desk.view.movement_over { (choices(desk, seat, &actions)) }
                (why_not(desk, card, &actions))
                @if idle {
                    a class="btn btn-s" href=(desk.asking("why", &effect.to_string())) aria-disabled="true" data-sheet {
                        (desk.key("pr-ui-why-effect"))
                    }
                }
            }
        }
    };
    Some(PlanSheet { title: capital(&name(desk.game, desk.voice, card)), body, rule: sheet.rule })
}

/// A form with a button for each action.
fn choices(desk: &Table<'_>, seat: Seat, actions: &[Action]) -> Markup {
    html! {
        @if actions.is_empty() {
            p { (desk.key("pr-ui-plan-nothing")) }
        } @else {
            form class="choices-form" method="post" action=(desk.address("act")) {
                (ways::carried(desk, seat))
                @for &action in actions {
                    button class="deed" name="action" value=(action) {
                        span class="vh" { (desk.say(&desk.game.action(action))) " " }
                        span class="deed-in" aria-hidden="true" { (said(desk, action)) }
                    }
                }
            }
        }
    }
}

/// What a button says: how it is paid, and where it leads.
fn said(desk: &Table<'_>, action: Action) -> Markup {
    let paid = match action {
        Action::Step(card, ..) | Action::ShortcutStep(card, _) => faces::mini(desk, card),
        Action::PairStep(..) => html! { span { (desk.key("pr-ui-any-two")) } },
        Action::Continue(..) => html! { span { (desk.key("pr-ui-group-go-on")) } },
        _ => html! {},
    };
    html! { (paid) (label(desk, action)) }
}

/// The node where a drive begins.
pub fn start(desk: &Table<'_>) -> Option<Node> {
    super::traffic::stands_at(desk, desk.view.active)
}
