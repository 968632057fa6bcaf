//! The start of the match: for the host a button, for the others what they wait for.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Pace, Who};
use maud::{Markup, html};

use super::Waiting;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Mode};
use crate::text::Text;

pub(super) fn depends(waiting: &Waiting<'_>, fingerprint: &mut Fingerprint) {
    let moment = waiting.moment;
    fingerprint.add(&moment.places.as_slice()).add(&moment.pace).add(&waiting.eye.device);
}

pub(super) fn draw(waiting: &Waiting<'_>) -> Markup {
    html! {
        section id="gather-start" class="panel gather-start" aria-label=(waiting.voice.key("page-start-title")) {
            p id="status" class="gather-status" role="status" { (status(waiting)) }
            @if waiting.arranges() { (host(waiting)) } @else if waiting.eye.mode != Mode::Wall { (guest(waiting)) }
        }
    }
}

/// One sentence: what is going on.
fn status(waiting: &Waiting<'_>) -> Text {
    let places = &waiting.moment.places;
    let free = places.iter().filter(|place| place.who == Who::Nobody).count();
    let voice = waiting.voice;
    let mut seats = (0u8..).map(Seat).zip(places.iter());
    if free == 0 && seats.any(|(seat, place)| waiting.misses(seat, place)) {
        return voice.key("page-start-missing");
    }
    let count = i64::try_from(free).unwrap_or(i64::MAX);
    let host = (0u8..).map(Seat).zip(places.iter()).find(|(_, place)| place.host).map(|(seat, _)| seat);
    match (waiting.arranges(), host) {
        (true, _) => voice.say(&Phrase::new("page-start-host").with("free", count)).text(),
        (false, Some(seat)) => {
            voice.say(&Phrase::new("page-start-guest").with("free", count).with("seat", seat)).text()
        }
        (false, None) => voice.say(&Phrase::new("page-start-nobody").with("free", count)).text(),
    }
}

fn host(waiting: &Waiting<'_>) -> Markup {
    let voice = waiting.voice;
    html! {
        form method="post" action=(waiting.action("start")) {
            button class="btn btn-primary btn-wide" { (icon("play")) (voice.key("page-start-button")) }
        }
        p class="muted small" { (voice.key("page-start-note")) }
        form class="pace" method="post" action=(waiting.action("pace")) {
            fieldset {
                legend { (voice.key("page-pace")) }
                div class="segments" {
                    @for pace in Pace::ALL {
                        button class="segment-btn" name="pace" value=(pace.name())
                            aria-pressed=(if pace == waiting.moment.pace { "true" } else { "false" }) {
                            (voice.key(&format!("page-pace-{}", pace.name().replace('_', "-"))))
                        }
                    }
                }
            }
        }
    }
}

fn guest(waiting: &Waiting<'_>) -> Markup {
    let voice = waiting.voice;
    let seated = waiting.eye.device.seats.iter().next().is_some();
    html! {
        @if !seated {
            @if let Some(code) = waiting.moment.code {
                a class="btn btn-primary btn-wide" href={ "/j/" (code) } { (voice.key("page-start-join")) }
            }
        }
        p class="links" {
            a href={ "/rules/" (waiting.moment.game.meta.id) } { (icon("book")) (voice.key("page-rules")) }
            a href={ "/cards/" (waiting.moment.game.meta.id) } { (voice.key("page-cards")) }
        }
    }
}
