//! What is under way on the map: a line for each shipment, and a vehicle of its means on it.

use std::fmt::Write;

use ecotable_ecotrade::Means;
use ecotable_kernel::Seat;
use maud::{Markup, html};

use super::lines::Point;
use super::trips::{Trip, of};
use crate::boards::ecotrade::numbers::Triple;
use crate::boards::ecotrade::{Table, art, words};
use crate::parts::seat::seat_letter;
use crate::table::{Fingerprint, Mode};

pub fn routes_depend<const SEAT: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    of(desk, Seat(SEAT)).for_each(|trip| {
        fingerprint.add(&(trip.slot, &trip.shipment.cards, trip.shipment.means, trip.shipment.time));
        fingerprint.add(&trip.done.to_bits());
    });
}

pub fn routes_draw<const SEAT: u8>(desk: &Table<'_>) -> Markup {
    routes(desk, Seat(SEAT))
}

/// The lines of a company.
pub(super) fn routes(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        svg id={ "routes-" (seat.0) } class=(art::company(seat)) aria-hidden="true" {
            @for trip in of(desk, seat) { (route(trip)) }
        }
    }
}

fn route(trip: &Trip) -> Markup {
    let way = format!("way-{}-{}", trip.seat.0, trip.slot);
    let done = whole(trip.line.length() * trip.done);
    html! {
        defs { path id=(way) d=(trip.line.path()) {} }
        use class="rt-c" href={ "#" (way) } {}
        use class="rt-left" href={ "#" (way) } {}
        use class="rt-done" href={ "#" (way) } stroke-dasharray={ (done) " 9999" } {}
        (dots("bead", beads(trip)))
        // Where other ways begin and end there is the number of a region.
        @if trip.shipment.means == Means::Ship { (dots("stop", [0.0, 1.0].map(|end| trip.line.at(end)))) }
    }
}

/// The places between a vehicle and its end at which it will be in the next turns.
fn beads(trip: &Trip) -> impl Iterator<Item = Point> {
    let time = trip.shipment.time;
    let part = move |number: u8| f32::from(number) / f32::from(time);
    (1..time).map(move |number| trip.line.at(trip.done + (1.0 - trip.done) * part(number)))
}

/// Round dots with an edge: lines without length that have round ends.
fn dots(class: &str, places: impl IntoIterator<Item = Point>) -> Markup {
    let mut path = String::new();
    for (x, y) in places {
        // A text takes everything that is written to it.
        let _ = write!(path, "M{} {}h0", whole(x), whole(y));
    }
    html! { @if !path.is_empty() { path class={ (class) "-edge" } d=(path) {} path class=(class) d=(path) {} } }
}

fn whole(number: f32) -> i32 {
    number.round() as i32
}

pub fn movers_depend<const SEAT: u8>(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    of(desk, Seat(SEAT)).for_each(|trip| {
        let label = trip.label.map(|(x, y)| (whole(x), whole(y)));
        fingerprint.add(&(trip.slot, &trip.shipment, whole(trip.at.0), whole(trip.at.1)));
        fingerprint.add(&(trip.is_leftward(), label));
    });
}

pub fn movers_draw<const SEAT: u8>(desk: &Table<'_>) -> Markup {
    movers(desk, Seat(SEAT))
}

/// The vehicles of a company.
pub(super) fn movers(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        svg id={ "movers-" (seat.0) } class=(art::company(seat)) {
            @for trip in of(desk, seat) { (mover(desk, trip)) }
        }
    }
}

/// A vehicle with its label; it opens what there is to know about the shipment.
fn mover(desk: &Table<'_>, trip: &Trip) -> Markup {
    let told = desk.say(&words::trip(desk, trip.seat, &trip.shipment)).text();
    let name = format!("{}-{}", trip.seat.0, trip.slot);
    html! {
        g class={ "mover" (calm(trip)) } id={ "trip-" (name) } transform=(place(trip)) {
            @if desk.eye.mode == Mode::Wall {
                g role="img" aria-label=(told) { (vehicle(trip)) }
            } @else {
                a href={ (desk.address("plan")) "/trip?trip=" (name) } data-sheet { title { (told) } g aria-hidden="true" { (vehicle(trip)) } }
            }
        }
    }
}

/// A vehicle that has room around it tells more.
fn calm(trip: &Trip) -> &'static str {
    if trip.label.is_some() { " is-calm" } else { "" }
}

fn place(trip: &Trip) -> String {
    format!("translate({} {})", whole(trip.at.0), whole(trip.at.1 - 8.0))
}

pub fn signs_draw<const SEAT: u8>(desk: &Table<'_>) -> Markup {
    signs(desk, Seat(SEAT))
}

/// What stands above the vehicles of a company, and covers the names of the regions rather than being covered by them.
pub(super) fn signs(desk: &Table<'_>, seat: Seat) -> Markup {
    html! {
        svg id={ "signs-" (seat.0) } class={ "signs " (art::company(seat)) } aria-hidden="true" {
            @for trip in of(desk, seat) {
                g class={ "sign" (calm(trip)) } id={ "sign-" (seat.0) "-" (trip.slot) } transform=(place(trip)) { (badges(trip)) }
            }
        }
    }
}

/// The vehicle, with its three numbers where there is room for them.
fn vehicle(trip: &Trip) -> Markup {
    html! {
        g class="grow-v" {
            use class="hit" href="#et-hit" {}
            use href={ "#et-c-" (trip.shipment.means.as_str()) } transform=[trip.is_leftward().then_some("scale(-1 1)")] {}
            @if let Some((x, y)) = trip.label {
                g class="tags" transform={ "translate(" (whole(x)) " " (whole(y) + 8) ")" } { (numbers(trip)) }
            }
        }
    }
}

fn numbers(trip: &Trip) -> Markup {
    let Triple { time, growth, impact } = (&trip.shipment).into();
    html! {
        use href="#et-tag" {}
        use href={ "#" (art::mark(trip.seat)) } x="-62" {}
        text class="tag-t" y="5" { tspan x="-16" { (time) } tspan x="19" { (growth) } tspan x="60" { (impact) } }
    }
}

/// Company and Time, in one sign or two.
fn badges(trip: &Trip) -> Markup {
    let time = trip.shipment.time;
    // A triangle has its room further down.
    let low = if trip.seat.0 == 2 { "-7" } else { "-11" };
    html! {
        g class="grow badges" {
            use class="b-two" href={ "#" (art::mark(trip.seat)) } x="-15" y="-26" {}
            use class="b-two" href="#et-t" x="15" y="-26" {}
            text class="b-two tbadge-t" x="15" y="-20.5" { (time) }
            use class="b-one" href={ "#et-s-" (letter(trip.seat)) } y="-16" {}
            text class="b-one seat-l" y=(low) { (time) }
        }
    }
}

/// The small letter of a company.
fn letter(seat: Seat) -> char {
    seat_letter(seat).to_ascii_lowercase()
}
