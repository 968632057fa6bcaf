//! The numbers of the seats, and what stands in the bar and below the sentence.

use ecotable_ecotrade::{NodeView, Own, PlayerView};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::numbers::plain;
use super::{Table, words};
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Said, SeatFacts};

pub fn chips_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.round, view.first_player)).add(&view.end_trigger).add(&is_over(desk));
}

fn is_over(desk: &Table<'_>) -> bool {
    desk.view.node == NodeView::Over
}

pub fn chips(desk: &Table<'_>) -> Markup {
    let view = &desk.view;
    let limit = Phrase::new("et-ui-limit").with("limit", desk.game.growth_limit());
    html! {
        span class="chip" { (desk.say(&Phrase::new("et-ui-round").with("round", view.round))) }
        span class="chip wide" { (icon("growth")) (desk.say(&limit)) }
        @if let Some(end) = view.end_trigger.as_ref().filter(|_| !is_over(desk)) {
            span class="chip chip-warn" { (desk.say(&Phrase::new("et-ui-last-turns").with("count", end.turns_left))) }
        } @else if !is_over(desk) {
            span class="chip wide" { (icon("first")) (desk.say(&Phrase::new("et-ui-first").with("seat", view.first_player))) }
        }
    }
}

pub fn situation_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    let yours = desk.me() == Some(view.current);
    let full = view.own.as_ref().is_some_and(Own::is_full);
    fingerprint.add(&view.node).add(&view.main).add(&view.current).add(&yours).add(&(yours && full));
    if let Some(player) = view.players.get(view.current.index()).filter(|_| yours) {
        fingerprint.add(&(player.hand_size, player.free_slots, player.available_tokens, player.growth));
        fingerprint.add(&player.developments).add(&view.purchased);
        fingerprint.add(&(view.deck_size > 0 || view.market.iter().any(Option::is_some)));
    }
    if let NodeView::ReturnCard { chosen } = view.node {
        fingerprint.add(&desk.me().map(|seat| chosen.contains(seat)));
    }
    if is_over(desk) {
        view.players.iter().for_each(|player| {
            fingerprint.add(&player.settlement).add(&player.developments.len());
        });
    }
    fingerprint.add(&view.end_trigger);
}

/// What else matters now: the end that comes near.
pub fn detail(desk: &Table<'_>) -> Option<Phrase> {
    if is_over(desk) {
        return None;
    }
    let end = desk.view.end_trigger.as_ref()?;
    Some(Phrase::new("et-ui-detail-end").with("seat", end.seat).with("count", end.turns_left))
}

pub fn seat_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    if let Some(player) = desk.view.players.get(seat.index()) {
        fingerprint.add(&(player.growth, player.impact, player.hand_size, player.available_tokens));
        fingerprint.add(&(player.developments.len(), player.settlement.score, &player.known));
    }
    fingerprint.add(&(desk.view.first_player == seat));
}

pub fn seat(desk: &Table<'_>, seat: Seat) -> SeatFacts {
    let Some(player) = desk.view.players.get(seat.index()) else {
        return SeatFacts { main: html! {}, more: html! {} };
    };
    SeatFacts { main: main(desk, player), more: more(desk, seat, player) }
}

/// Whether a seat passed, and was not asked again yet.
fn has_passed(desk: &Table<'_>, seat: Seat) -> bool {
    let player = desk.view.players.get(seat.index());
    player.is_some_and(|player| player.passed_last_turn) && desk.view.current != seat && !is_over(desk)
}

pub fn said_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&has_passed(desk, seat));
}

pub fn said(desk: &Table<'_>, seat: Seat) -> Said {
    Said { words: has_passed(desk, seat).then(|| desk.key("et-ui-said-passed")), leads: false }
}

fn main(desk: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        span class="n-g" { (icon("growth")) span class="vh" { (desk.key("et-ui-growth")) " " } span data-count { (player.growth) } }
        span class="n-i" { (icon("impact")) span class="vh" { (desk.key("et-ui-impact")) " " } span data-count { (player.impact) } }
    }
}

fn more(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let fact = |name: &str, key: &'static str, number: u32| {
        let told = desk.say(&Phrase::new(key).with("count", number)).text();
        html! { span title=(told) { (icon(name)) b aria-hidden="true" { (number) } span class="vh" { (told) } } }
    };
    let known: Vec<_> = player.known.iter().map(|&card| desk.game.say_shipment(card)).collect();
    html! {
        @if desk.view.first_player == seat { span { (icon("first")) span class="vh" { (desk.key("et-ui-is-first")) } } }
        (fact("hand", "et-ui-n-cards", player.hand_size.into()))
        @if words::tokens_run_out(desk) { (fact("token", "et-ui-n-tokens", player.available_tokens.into())) }
        (fact("environmental", "et-ui-n-developments", player.developments.len() as u32))
        @let score = desk.say(&Phrase::new("et-ui-n-score").with("score", player.settlement.score)).text();
        span title=(score) { (icon("score")) b aria-hidden="true" { (plain(player.settlement.score)) } span class="vh" { (score) } }
        @if !known.is_empty() {
            span class="known" { (desk.say(&Phrase::new("et-ui-known").with("cards", known))) }
        }
    }
}

pub fn own_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    let player = desk.view.players.get(seat.index());
    fingerprint.add(&player.map(|player| (player.growth, player.impact)));
}

pub fn own(desk: &Table<'_>, seat: Seat) -> Markup {
    let Some(player) = desk.view.players.get(seat.index()) else { return html! {} };
    html! {
        span class="chip" { (icon("growth")) span data-count { (player.growth) } " " span class="unit" { (desk.key("et-ui-growth-unit")) } }
        span class="chip" { (icon("impact")) span data-count { (player.impact) } " " span class="unit" { (desk.key("et-ui-impact-unit")) } }
    }
}
