//! The turn: its phases and its event.

use ecotable_ecologic::{EventCard, PhaseName, printed};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Table;
use super::cards::{event_class, event_face, level};
use super::panels::{phase_key, signed};
use super::recall::Gain;
use crate::parts::seat::seat_mark;
use crate::screens::icon::icon;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.phase, &view.event, view.events_left, &view.event_discard)).add(&desk.can_act());
    fingerprint.add(&desk.recall.gains.as_slice());
}

/// The event of the turn.
pub fn card(desk: &Table<'_>) -> Option<EventCard> {
    printed(desk.view.edition).event(desk.view.event.as_deref()?)
}

pub fn draw(desk: &Table<'_>) -> Markup {
    html! {
        section id="event" class="turn" aria-labelledby="event-title" {
            h2 class="vh" id="event-title" { (desk.key("el-ui-event")) }
            (phases(desk))
            @match card(desk) {
                Some(card) => (event(desk, card)),
                None => p class="turn-none" { (desk.key(if desk.view.phase == PhaseName::Over { "el-ui-over" } else { "el-ui-setup" })) },
            }
            (backs(desk))
            (gains(desk))
        }
    }
}

fn phases(desk: &Table<'_>) -> Markup {
    let now = desk.view.phase;
    let all = [PhaseName::Event, PhaseName::Action, PhaseName::Environment, PhaseName::Income];
    let reached = all.iter().position(|&phase| phase == now);
    html! {
        ol class="phases" {
            @for (index, phase) in all.into_iter().enumerate() {
                li class=[reached.filter(|&reached| index < reached).map(|_| "is-past")]
                    aria-current=[(phase == now).then_some("step")] {
                    @if reached.is_some_and(|reached| index < reached) { (icon("check")) }
                    (desk.key(phase_key(phase)))
                }
            }
        }
    }
}

fn event(desk: &Table<'_>, card: EventCard) -> Markup {
    let class = event_class(desk.view.edition);
    let inner = event_face(desk.game, desk.voice, card);
    let id = &printed(desk.view.edition).face(card).id;
    html! {
        @if desk.can_act() {
            a class=(class) href={ (desk.address("card")) "/" (id) } data-sheet { (inner) }
        } @else {
            div class=(class) { (inner) }
        }
    }
}

/// What the last turn brought to everybody.
fn gains(desk: &Table<'_>) -> Markup {
    let known = |gain: &Gain| gain.enviro.zip(gain.money);
    html! {
        @if desk.recall.gains.iter().any(|gain| known(gain).is_some()) {
            div class="gains" {
                h3 { (desk.key("el-ui-last-turn")) }
                ul {
                    @for (seat, gain) in (0u8..).map(Seat).zip(&desk.recall.gains) {
                        @if let Some((enviro, money)) = known(gain) {
                            li {
                                (seat_mark(seat)) span class="vh" { (desk.voice.name(seat)) " " }
                                (icon("el-e")) span class="vh" { (super::enviro(desk)) " " } (signed(enviro))
                                (icon("el-p")) span class="vh" { " " (super::money(desk)) " " } (signed(money))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many events of each level are to come.
fn backs(desk: &Table<'_>) -> Markup {
    let [first, second, third] = desk.view.events_left;
    let told =
        Phrase::new("el-ui-events-left").with("first", first).with("second", second).with("third", third);
    html! {
        p class="backs" {
            span class="vh" { (desk.say(&told)) }
            @for (number, left) in (1u8..).zip(desk.view.events_left) {
                span class={ "back back-" (number) @if left == 0 { " is-out" } } aria-hidden="true" {
                    small { (level(number)) } b data-count { (left) }
                }
            }
        }
    }
}
