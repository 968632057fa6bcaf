//! Who is there, and who is to come.

use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::{Place, Who};
use maud::{Markup, html};

use super::Waiting;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::Fingerprint;
use crate::text::Text;

pub(super) fn depends(waiting: &Waiting<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&waiting.moment.places.as_slice()).add(&waiting.eye.device);
}

pub(super) fn draw(waiting: &Waiting<'_>) -> Markup {
    let (voice, most) = (waiting.voice, usize::from(*waiting.moment.game.meta.seats.end()));
    let places = &waiting.moment.places;
    html! {
        section id="gather-places" class="panel gather-places" aria-labelledby="places-title" {
            h2 id="places-title" { (voice.key("page-places-title")) }
            ol class="places" {
                @for (seat, place) in (0u8..).map(Seat).zip(places.iter()) { (line(waiting, seat, place)) }
            }
            @if waiting.arranges() && places.len() < most {
                form method="post" action=(waiting.action("place")) {
                    button class="btn btn-s" name="do" value="add" { (icon("plus")) (voice.key("page-new-add")) }
                }
            }
        }
    }
}

fn line(waiting: &Waiting<'_>, seat: Seat, place: &Place) -> Markup {
    html! {
        li class={ "place" @if place.who == Who::Nobody { " is-free" } } id={ "place-" (seat.0) } {
            (seat_mark(seat))
            div class="place-main" {
                span class="place-who" { (who(waiting, seat, place)) }
                span class="place-tags" { (tags(waiting, seat, place)) }
            }
            @if waiting.is_mine(seat) { (rename(waiting, seat, place)) }
            @if waiting.arranges() && !place.host { (arrange(waiting, seat, place)) }
        }
    }
}

fn who(waiting: &Waiting<'_>, seat: Seat, place: &Place) -> Text {
    match &place.who {
        Who::Nobody => waiting.voice.key("page-places-free"),
        Who::Person(name) => name.to_string().into(),
        Who::Bot(_) | Who::Forgotten => waiting.voice.name(seat).text(),
    }
}

fn tags(waiting: &Waiting<'_>, seat: Seat, place: &Place) -> Markup {
    let voice = waiting.voice;
    let is_first = waiting.eye.device.seats.first() == Some(seat);
    // Whoever shares the host's device does not host.
    let hosts = waiting.moment.places.iter().position(|place| place.host) == Some(seat.index());
    html! {
        @if let Who::Bot(bot) = &place.who { span class="muted small" { (waiting.game().bot_line(bot)) } }
        @if waiting.is_mine(seat) {
            span class="chip chip-live" { (voice.key(if is_first { "page-places-you" } else { "page-places-here" })) }
        }
        @if hosts { span class="chip" { (voice.key("page-places-host")) } }
        @if waiting.misses(seat, place) { span class="chip" { (voice.key("page-places-away")) } }
    }
}

fn rename(waiting: &Waiting<'_>, seat: Seat, place: &Place) -> Markup {
    let voice = waiting.voice;
    let name = place.nickname().map(|name| name.as_str()).unwrap_or_default();
    html! {
        details class="pop" {
            summary class="btn btn-quiet btn-s" { (voice.key("page-places-rename")) }
            div class="pop-body" {
                form method="post" action=(waiting.action("name")) {
                    input type="hidden" name="seat" value=(seat.0);
                    label { span { (voice.key("page-joining-name")) }
                        input class="field" name="name" value=(name) maxlength="60" required data-keep; }
                    @if let Some(note) = waiting.game().names() { p class="muted small" { (note) } }
                    button class="btn btn-s" { (voice.key("page-save")) }
                }
                @if !place.host {
                    form method="post" action=(waiting.action("leave")) {
                        button class="btn btn-quiet btn-s" name="seat" value=(seat.0) { (voice.key("page-places-leave")) }
                    }
                }
            }
        }
    }
}

/// What the host may do with somebody else's place.
fn arrange(waiting: &Waiting<'_>, seat: Seat, place: &Place) -> Markup {
    let voice = waiting.voice;
    let fewest = usize::from(*waiting.moment.game.meta.seats.start());
    let named = |key: &'static str| voice.say(&Phrase::new(key).with("number", seat.0 + 1)).text();
    html! {
        form class="place-acts" method="post" action=(waiting.action("place")) {
            input type="hidden" name="seat" value=(seat.0);
            @if !matches!(place.who, Who::Bot(_)) {
                input type="hidden" name="bot" value=(waiting.moment.game.usual_bot());
                button class="btn btn-s" name="do" value="bot" {
                    (icon("bot")) (voice.key("page-places-bot")) span class="vh" { (named("page-places-of")) }
                }
            }
            @if place.who != Who::Nobody {
                button class="btn btn-s" name="do" value="open" {
                    (voice.key("page-places-open")) span class="vh" { (named("page-places-of")) }
                }
            }
            @if waiting.moment.places.len() > fewest {
                button class="btn btn-quiet btn-s btn-icon" name="do" value="remove" {
                    (icon("cross")) span class="vh" { (named("page-places-remove")) }
                }
            }
        }
    }
}
