//! The Incident: a card that is turned over when a shipment sets out.

use ecotable_ecotrade::NodeView;
use ecotable_kernel::Phrase;
use ecotable_rooms::Mark;
use maud::{Markup, html};

use super::numbers::{Triple, told};
use super::recall::Revealed;
use super::{Table, art, faces};
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Mode};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.recall.incident).add(&is_open(desk)).add(&shown(desk));
}

/// Whoever turns over an Incident is shown it, wherever on the page they are.
fn shown(desk: &Table<'_>) -> Option<Mark> {
    let revealed = desk.recall.incident.filter(|revealed| !revealed.past)?;
    (desk.me() == Some(revealed.seat)).then_some(revealed.mark)
}

/// Whether the seat still decides about it.
fn is_open(desk: &Table<'_>) -> bool {
    matches!(desk.view.node, NodeView::IncidentChoice { .. })
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="incident" class=(class(desk)) aria-labelledby="incident-title" data-show=[shown(desk)] hidden[desk.recall.incident.is_none()] {
            @match &desk.recall.incident {
                Some(revealed) if revealed.past => (past(desk, revealed)),
                Some(revealed) => (inside(desk, revealed)),
                None => {},
            }
        }
    }
}

fn class(desk: &Table<'_>) -> &'static str {
    match &desk.recall.incident {
        Some(revealed) if revealed.past => "moment is-past",
        _ => "moment",
    }
}

/// An Incident of the last turn, in a line.
fn past(desk: &Table<'_>, revealed: &Revealed) -> Markup {
    let key = if revealed.affects { "et-ui-incident-was-hit" } else { "et-ui-incident-was-elsewhere" };
    let told = Phrase::new(key)
        .with("seat", revealed.seat)
        .with("incident", desk.game.say_incident(revealed.incident));
    html! {
        h2 class="verdict" id="incident-title" { (seat_mark(revealed.seat)) span { (desk.say(&told)) } }
    }
}

fn inside(desk: &Table<'_>, revealed: &Revealed) -> Markup {
    let title = Phrase::new("et-ui-incident").with("seat", revealed.seat);
    html! {
        div class="flip" id={ "incident-" (revealed.mark) } {
            div class="flip-in" {
                div class="flip-back card card-back" aria-hidden="true" { span class="card-art" { (art::picture("x-back")) } }
                div class="flip-face" { (card(desk, revealed)) }
            }
        }
        div class={ "told " (if revealed.affects { "is-hit" } else { "is-miss" }) } id={ "told-" (revealed.mark) } {
            h2 class="felt-h" id="incident-title" { (seat_mark(revealed.seat)) (desk.say(&title)) }
            p class="verdict" { (icon(if revealed.affects { "warning" } else { "check" })) span { (desk.say(&verdict(desk, revealed))) } }
            @if let (Some(before), Some(after)) = (revealed.before, revealed.after) { (step(desk, before, after)) }
        }
    }
}

fn card(desk: &Table<'_>, revealed: &Revealed) -> Markup {
    let drawing = faces::incident(desk.game, desk.voice, revealed.incident);
    html! {
        @if desk.eye.mode == Mode::Wall { (drawing) } @else {
            a href={ (desk.address("card")) "/" (revealed.incident) } data-sheet { (drawing) }
        }
    }
}

fn verdict(desk: &Table<'_>, revealed: &Revealed) -> Phrase {
    let key = match (revealed.affects, is_open(desk)) {
        (false, _) => "et-ui-incident-elsewhere",
        (true, true) => "et-ui-incident-open",
        (true, false) => "et-ui-incident-hit",
    };
    Phrase::new(key)
}

fn step(desk: &Table<'_>, before: Triple, after: Triple) -> Markup {
    html! {
        p class="step" {
            (told(desk, before)) (icon("next")) (told(desk, after))
        }
    }
}
