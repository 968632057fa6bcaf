//! Production: what the viewer has laid out, and who has confirmed.

use ecotable_kernel::{Phrase, Seat, SeatSet};
use ecotable_tradejack::{Own, PhaseView, Product};
use maud::{Markup, html};

use super::Table;
use super::faces::{Card, Tap, draw as draw_card};
use super::preview::is_last_round;
use super::sum::sum;
use crate::parts::seat::seat_mark;
use crate::parts::space::Space;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Shared};

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    if let PhaseView::Production { confirmed } = desk.view.phase {
        fingerprint.add(&confirmed).add(&desk.view.row).add(&desk.view.tracker).add(&is_last_round(desk));
        if let Some(own) = desk.view.own.as_ref().filter(|_| desk.can_act()) {
            fingerprint.add(&own.started).add(&own.sets).add(&own.offloaded);
        }
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let confirmed = match desk.view.phase {
        PhaseView::Production { confirmed } => Some(confirmed),
        _ => None,
    };
    html! {
        section id="work" class="work" aria-labelledby="work-title" hidden[confirmed.is_none()] {
            @if let Some(confirmed) = confirmed {
                (Space(2000))
                h2 class="felt-h" id="work-title" {
                    (desk.key("tj-ui-production"))
                    @if desk.me().is_some() { " " small { (desk.key("tj-ui-secret")) } }
                }
                (ready(desk, confirmed))
                @if let Some(own) = desk.view.own.as_ref().filter(|_| desk.can_act()) { (laid_out(desk, own)) }
            }
        }
    }
}

/// Who has confirmed, which looks the same to everybody.
fn ready(desk: &Table<'_>, confirmed: SeatSet) -> Shared {
    desk.common_for("ready", confirmed, || {
        html! {
            ol class="turns" aria-label=(desk.key("tj-ui-ready-list")) {
                @for seat in Seat::all(desk.view.players.len() as u8) {
                    @let done = confirmed.contains(seat);
                    li {
                        (seat_mark(seat))
                        span class="vh" { (desk.voice.name(seat)) " " }
                        @if done { (icon("check")) }
                        (desk.key(if done { "tj-ui-ready" } else { "tj-ui-not-ready" }))
                    }
                }
            }
        }
    })
}

fn laid_out(desk: &Table<'_>, own: &Own) -> Markup {
    let nothing = own.sets.is_empty() && own.started.is_none() && own.offloaded.is_empty();
    html! {
        @if nothing {
            @let later = if is_last_round(desk) { "tj-ui-keep-nothing" } else { "tj-ui-keep-cards" };
            p class="work-none" { (desk.key("tj-ui-nothing-laid-out")) " " (desk.key(later)) }
        } @else {
            ul class="sets" aria-label=(desk.key("tj-ui-laid-out")) {
                @for (number, &(product, source)) in own.sets.iter().enumerate() {
                    li class="set" id={ "set-" (number) } {
                        div class="set-cards" {
                            (draw_card(desk, Card::Product(product), 1, &Tap::Nothing, ""))
                            (draw_card(desk, Card::Source(source), 1, &Tap::Nothing, ""))
                        }
                        (sum(desk, product, source))
                    }
                }
                @if let Some(product) = own.started { (started(desk, product)) }
                @for &product in &own.offloaded {
                    li class="set" {
                        (draw_card(desk, Card::Product(product), 1, &Tap::Nothing, ""))
                        p class="sum" { span class="eq" { "1" } }
                    }
                }
            }
            p class="work-sum" { (outcome(desk, own)) }
        }
    }
}

/// A set that lacks its source.
fn started(desk: &Table<'_>, product: Product) -> Markup {
    html! {
        li class="set" {
            div class="set-cards" {
                (draw_card(desk, Card::Product(product), 1, &Tap::Nothing, "is-hot"))
                span class="slot" { (desk.key("tj-ui-needs-source")) }
            }
        }
    }
}

/// What all that is laid out brings, and what it does to the CO2 tracker.
fn outcome(desk: &Table<'_>, own: &Own) -> Markup {
    let tokens = tokens(desk, own);
    let brings = Phrase::new("tj-ui-brings").with("income", income(desk, own));
    html! {
        @if all_lose(desk, own) { (desk.key("tj-ui-brings-loss")) } @else {
            (desk.say(&brings))
            @if tokens > 0 { " " (desk.say(&Phrase::new("tj-ui-brings-tokens").with("tokens", tokens))) }
        }
    }
}

/// How many tokens the laid-out sets put on the CO2 tracker (TJ-10.5).
fn tokens(desk: &Table<'_>, own: &Own) -> u8 {
    let dirty = own.sets.iter().filter(|(_, source)| desk.game.is_dirty(*source)).count() as u8;
    if desk.game.has_co2() { dirty } else { 0 }
}

/// Whether all lose by what is laid out, whatever the others play (TJ-10.6).
pub fn all_lose(desk: &Table<'_>, own: &Own) -> bool {
    let tokens = tokens(desk, own);
    tokens > 0 && desk.view.tracker + tokens >= desk.game.co2_limit()
}

/// What all that is laid out brings.
pub fn income(desk: &Table<'_>, own: &Own) -> u16 {
    let sets =
        own.sets.iter().map(|&(product, source)| desk.game.sale_seen(&desk.view, product, source).income);
    sets.sum::<u16>() + own.offloaded.len() as u16
}
