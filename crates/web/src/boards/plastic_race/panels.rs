//! The numbers of the seats, and what stands in the bar and below the sentence.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::city::Place;
use ecotable_plastic_race::{Action, PhaseWords, PlasticRace, PlayerView};
use maud::{Markup, html};

use super::Table;
use super::deeds::place_name;
use super::traffic::stands_at;
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
        span class="chip wide" { (desk.say(&desk.game.say_city())) }
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
    fingerprint.add(&(desk.me() == Some(view.active))).add(&told(desk));
    if matches!(view.phase, PhaseWords::React { .. } | PhaseWords::ChooseLight { .. } | PhaseWords::Over {}) {
        fingerprint.add(&desk.me());
        view.players.iter().for_each(|player| {
            fingerprint.add(&player.score);
        });
    }
    if matches!(view.phase, PhaseWords::React { .. }) {
        fingerprint.add(&desk.may(Action::Puncture));
    }
    if let PhaseWords::GiveCard { target, .. } | PhaseWords::SwapTheirs { target, .. } = view.phase {
        fingerprint.add(&(desk.me() == Some(target)));
    }
}

/// What there is to say to the seat whose turn it is.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
enum Told {
    /// It can collect this bin now.
    Collects(u8),
    /// It can sell at the plant now.
    Sells,
    /// The card that was played takes it on.
    GoesOn,
    /// These bins it lacks.
    Lacks(Vec<u8>),
}

/// What there is to say to the viewer, while it is their turn.
fn told(desk: &Table<'_>) -> Option<Told> {
    let seat = desk.me().filter(|&seat| seat == desk.view.active && desk.is_asked())?;
    if !matches!(desk.view.phase, PhaseWords::Turn {}) {
        return None;
    }
    let city = desk.game.city();
    if desk.may(Action::Collect)
        && let Place::Bin(bin) = city.node(stands_at(desk, seat)?).place
    {
        return Some(Told::Collects(bin));
    }
    if desk.legal.iter().any(|action| matches!(action, Action::SellBin(_))) {
        return Some(Told::Sells);
    }
    if desk.legal.iter().any(|action| matches!(action, Action::Continue(..))) {
        return Some(Told::GoesOn);
    }
    let own = &desk.view.players.get(seat.index())?.bins;
    Some(Told::Lacks((1..=city.bins).filter(|bin| !own.contains(bin)).collect()))
}

/// What is possible at this place, or what the viewer still lacks.
pub fn detail(desk: &Table<'_>) -> Option<Phrase> {
    Some(match told(desk)? {
        Told::Collects(bin) => Phrase::new("pr-ui-detail-collect").with("bin", PlasticRace::say_bin(bin)),
        Told::Sells => Phrase::new("pr-ui-detail-sell"),
        Told::GoesOn => Phrase::new("pr-ui-detail-go-on"),
        Told::Lacks(bins) if bins.is_empty() => Phrase::new("pr-ui-detail-all"),
        Told::Lacks(bins) => {
            let number = |&bin: &u8| Phrase::new("pr-ui-number").with("number", bin);
            let numbers: Vec<Phrase> = bins.iter().map(number).collect();
            Phrase::new("pr-ui-detail-missing").with("bins", numbers)
        }
    })
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
        span class="bins" { (bins(desk, seat, player)) }
        span { (icon("cards")) b data-count { (player.hand_size) } span class="vh" { " " (desk.say(&Phrase::new("pr-ui-n-cards").with("count", player.hand_size))) } }
        @if player.route_count > 0 {
            span { (icon("route")) b data-count { (player.route_count) } span class="vh" { " " (desk.say(&Phrase::new("pr-ui-n-routes").with("count", player.route_count))) } }
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

/// The id of a bin on the map.
fn stands(desk: &Table<'_>, bin: u8) -> Option<String> {
    let node = desk.game.city().file.nodes.iter().find(|node| node.bin == Some(bin));
    node.map(|node| format!("place-{}", node.id))
}

/// A place for each bin of the city; those that the seat has are filled.
fn bins(desk: &Table<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let named: Vec<Phrase> = player.bins.iter().map(|&bin| PlasticRace::say_bin(bin)).collect();
    let told = if named.is_empty() {
        Phrase::new("pr-ui-has-no-bins")
    } else {
        Phrase::new("pr-ui-has-bins").with("bins", named)
    };
    html! {
        span class="vh" { (desk.say(&told)) }
        @for bin in 1..=desk.game.city().bins {
            @if player.bins.contains(&bin) {
                // It has come from where it stands in the city.
                span id={ "bin-" (seat) "-" (bin) } data-from=[stands(desk, bin)] class="binlet is-on" aria-hidden="true" { (bin) }
            } @else {
                span class="binlet" aria-hidden="true" { (bin) }
            }
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
        span class="chip bins" { (bins(desk, seat, player)) }
        span class="chip holds" { (holdings(desk, seat, player)) (whereabouts(desk, player)) }
        @if player.puncture.is_some() { span class="chip chip-warn" { (desk.key("pr-ui-punctured")) } }
    }
}
