//! The numbers of the seats, and what stands in the bar and below the sentence.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::{PhaseWords, PlasticRace, PlayerView};
use maud::{Markup, html};

use super::Table;
use super::deeds::place_name;
use crate::screens::icon::icon;
use crate::table::{Fingerprint, SeatFacts};

pub fn chips_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&(view.round, view.last_round)).add(&view.plant.as_ref().map(|plant| plant.capacity));
}

pub fn chips(desk: &Table<'_>) -> Markup {
    let view = &desk.view;
    let round = match view.last_round {
        Some(last) if last == view.round => Phrase::new("pr-ui-round-last").with("round", view.round),
        Some(last) => Phrase::new("pr-ui-round-of").with("round", view.round).with("last", last),
        None => Phrase::new("pr-ui-round").with("round", view.round),
    };
    html! {
        span class="chip" { (desk.say(&desk.game.say_city())) }
        span class={ "chip" @if view.last_round.is_some() { " chip-warn" } } { (desk.say(&round)) }
        @if let Some(plant) = &view.plant {
            span class="chip wide" { (icon("plant")) (desk.say(&Phrase::new("pr-ui-plant-left").with("count", plant.capacity))) }
        }
    }
}

pub fn situation_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.phase).add(&view.active).add(&view.movement_over);
    // What is told to a seat that decides depends on who it is.
    fingerprint.add(&(desk.me() == Some(view.active))).add(&missing(desk));
    if matches!(view.phase, PhaseWords::React { .. } | PhaseWords::ChooseLight { .. } | PhaseWords::Over {}) {
        fingerprint.add(&desk.me());
        view.players.iter().for_each(|player| {
            fingerprint.add(&player.score);
        });
    }
    if let PhaseWords::GiveCard { target, .. } | PhaseWords::SwapTheirs { target, .. } = view.phase {
        fingerprint.add(&(desk.me() == Some(target)));
    }
}

/// The bins that the viewer lacks, while it is their turn.
fn missing(desk: &Table<'_>) -> Option<Vec<u8>> {
    let seat = desk.me().filter(|&seat| seat == desk.view.active && desk.is_asked())?;
    let own = &desk.view.players.get(seat.index())?.bins;
    Some((1..=desk.game.city().bins).filter(|bin| !own.contains(bin)).collect())
}

/// What the viewer still lacks.
pub fn detail(desk: &Table<'_>) -> Option<Phrase> {
    let missing = missing(desk)?;
    if !matches!(desk.view.phase, PhaseWords::Turn {}) {
        return None;
    }
    if missing.is_empty() {
        return Some(Phrase::new("pr-ui-detail-all"));
    }
    let numbers: Vec<Phrase> =
        missing.iter().map(|&bin| Phrase::new("pr-ui-number").with("number", bin)).collect();
    Some(Phrase::new("pr-ui-detail-missing").with("bins", numbers))
}

pub fn seat_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.players.get(seat.index())).add(&(view.bonus == Some(seat), view.active == seat));
    fingerprint.add(&view.reserve.bonus);
}

pub fn seat(desk: &Table<'_>, seat: Seat) -> SeatFacts {
    let player = desk.view.players.get(seat.index());
    SeatFacts {
        main: html! { @if let Some(player) = player { (score(desk, player)) } },
        more: html! { @if let Some(player) = player { (more(desk, seat, player)) } },
        said: None,
        leads: false,
    }
}

fn score(desk: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        span data-count { (player.score) }
        small { " " (desk.say(&Phrase::new("pr-ui-points-unit").with("points", player.score))) }
    }
}

fn more(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        span class="bins" { (bins(desk, player)) }
        span { (icon("cards")) b { (player.hand_size) } span class="vh" { " " (desk.say(&Phrase::new("pr-ui-n-cards").with("count", player.hand_size))) } }
        @if player.route_count > 0 {
            span { (icon("route")) b { (player.route_count) } span class="vh" { " " (desk.say(&Phrase::new("pr-ui-n-routes").with("count", player.route_count))) } }
        }
        (holdings(desk, seat, player))
        (whereabouts(desk, player))
    }
}

/// Where the truck stands, as soon as it does.
fn whereabouts(desk: &Table<'_>, player: &PlayerView) -> Markup {
    html! { @if let Some(node) = &player.truck { span class="where" { (place_name(desk, node)) } } }
}

/// Police token, puncture and bonus card.
fn holdings(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Markup {
    html! {
        @if player.police { span { (icon("police")) span class="vh" { (desk.key("pr-ui-has-police")) } } }
        @if player.puncture.is_some() { span class="flat" { (icon("puncture")) span class="vh" { (desk.key("pr-ui-has-puncture")) } } }
        @if desk.view.bonus == Some(seat) { span { (icon("bonus")) span class="vh" { (desk.key("pr-ui-has-bonus")) } } }
    }
}

/// A place for each bin of the city; those that the seat has are filled.
fn bins(desk: &Table<'_>, player: &PlayerView) -> Markup {
    let named: Vec<Phrase> = player.bins.iter().map(|&bin| PlasticRace::say_bin(bin)).collect();
    let told = if named.is_empty() {
        Phrase::new("pr-ui-has-no-bins")
    } else {
        Phrase::new("pr-ui-has-bins").with("bins", named)
    };
    html! {
        span class="vh" { (desk.say(&told)) }
        @for bin in 1..=desk.game.city().bins {
            span class={ "binlet" @if player.bins.contains(&bin) { " is-on" } } aria-hidden="true" { (bin) }
        }
    }
}

pub fn own_depends(desk: &Table<'_>, seat: Seat, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.view.players.get(seat.index())).add(&desk.view.bonus);
}

pub fn own(desk: &Table<'_>, seat: Seat) -> Markup {
    let Some(player) = desk.view.players.get(seat.index()) else { return html! {} };
    html! {
        span class="chip chip-live" { (score(desk, player)) }
        span class="chip bins" { (bins(desk, player)) }
        span class="chip holds" { (holdings(desk, seat, player)) (whereabouts(desk, player)) }
        @if player.puncture.is_some() { span class="chip chip-warn" { (desk.key("pr-ui-punctured")) } }
    }
}
