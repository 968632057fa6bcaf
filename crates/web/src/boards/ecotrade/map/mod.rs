//! The map of Europe with its seven regions and everything that is under way.

mod lines;
mod trips;
mod ways;

use ecotable_ecotrade::{Means, NodeView, Region, Shipment};
use ecotable_kernel::Phrase;
use maud::{Markup, html};

pub use trips::underway;

use self::trips::{Trip, trips};
use self::ways::{HUBS, way};
use super::numbers::{Triple, told};
use super::{Table, art, faces, words};
use crate::parts::seat::{seat_letter, seat_mark};
use crate::screens::icon::icon;
use crate::table::{Fingerprint, Mode};

/// From so many vehicles on their labels would hide each other.
const FEW: usize = 7;

/// Where the names of the regions stand: middle, first line.
const NAMES: [(i16, i16); 7] =
    [(176, 513), (310, 370), (444, 312), (332, 474), (775, 302), (630, 441), (590, 46)];

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    desk.view.players.iter().for_each(|player| {
        fingerprint.add(&player.board);
    });
    fingerprint.add(&draft(desk)).add(&desk.can_act());
}

/// The cards of the shipment that the viewer is putting together; nobody else sees them.
fn draft<'a>(desk: &'a Table<'_>) -> &'a [Shipment] {
    match &desk.view.node {
        NodeView::Combine { cards } | NodeView::TopCard { cards } | NodeView::Means { cards, .. } => cards,
        _ => &[],
    }
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let trips = trips(desk);
    let title = Phrase::new("et-ui-map").with("count", trips.len() as u32);
    html! {
        section id="map" class="map" aria-labelledby="map-title" {
            h2 class="vh" id="map-title" { (desk.say(&title)) }
            svg class={ "europe" @if trips.len() < FEW { " is-calm" } } viewBox="52 8 862 596" preserveAspectRatio="xMinYMid" data-arrows="map" {
                (ground(desk))
                (planned(desk))
                @for trip in &trips { (route(trip)) }
                (hubs(desk))
                (names(desk))
                @for trip in &trips { (mover(desk, trip)) }
            }
            (arrivals(desk))
            (ways_on(desk))
        }
    }
}

fn ground(desk: &Table<'_>) -> Markup {
    html! {
        g aria-hidden="true" {
            rect class="sea" x="40" width="900" height="620" {}
            rect x="40" width="900" height="620" fill="url(#et-swell)" {}
            use class="grat" href="#et-grat" {}
            use class="shelf" href="#et-land" {}
            use class="land-lip" href="#et-land" y="6" {}
            @for region in Region::all() { use class={ "region r" (region.0) } href={ "#et-r" (region.0) } {} }
            use class="fine" href="#et-fine" {}
            @if desk.game.are_adjacent(Region(1), Region(4)) { use class="link is-sea" href="#et-sea-links" {} }
            use class="link-c" href="#et-links" {}
            use class="link" href="#et-links" {}
            use class="fine" href="#et-rose" x="858" y="70" {}
        }
    }
}

/// The shipment that is being put together, before its means is known.
fn planned(desk: &Table<'_>) -> Markup {
    let cards = draft(desk).iter().map(|&card| desk.game.cards().shipment(card));
    html! {
        @if !draft(desk).is_empty() {
            g class="planned" aria-hidden="true" {
                @for (number, card) in (0u8..).zip(cards) {
                    @let line = way(card.origin, card.destination, Means::Road, f32::from(number) * 7.0 - 4.0);
                    path class="plan-c" d=(line.path()) {}
                    path class="plan-l" d=(line.path()) {}
                }
            }
        }
    }
}

fn route(trip: &Trip<'_>) -> Markup {
    let (done, left) = trip.line.cut(trip.done);
    let time = trip.shipment.time;
    let bead = |number: u8| trip.line.at(trip.done + (1.0 - trip.done) * f32::from(number) / f32::from(time));
    let (start, end) = (trip.line.at(0.0), trip.line.at(1.0));
    html! {
        g class={ "trip " (art::company(trip.seat)) } aria-hidden="true" {
            path class="rt-c" d=(trip.line.path()) {}
            path class="rt-left" d=(left.path()) {}
            path class="rt-done" d=(done.path()) {}
            circle class="stop" cx=(whole(start.0)) cy=(whole(start.1)) r="6" {}
            @for number in 1..time {
                @let (x, y) = bead(number);
                circle class="bead" cx=(whole(x)) cy=(whole(y)) r="5" {}
            }
            circle class="stop" cx=(whole(end.0)) cy=(whole(end.1)) r="6" {}
        }
    }
}

fn whole(number: f32) -> i32 {
    number.round() as i32
}

fn hubs(desk: &Table<'_>) -> Markup {
    let drafted = |region: Region, origin: bool| {
        draft(desk)
            .iter()
            .map(|&card| desk.game.cards().shipment(card))
            .any(|card| if origin { card.origin == region } else { card.destination == region })
    };
    html! {
        g class="hubs" aria-hidden="true" {
            @for (region, (x, y)) in Region::all().zip(HUBS) {
                g transform={ "translate(" (x) " " (y) ")" } {
                    g class={ "grow hub-" (region.0) @if drafted(region, true) { " is-from" } @if drafted(region, false) { " is-to" } } {
                        circle class="halo" r="22" {}
                        circle class="hubc" r="14" {}
                        text class="hub-n" y="5.5" { (region.0) }
                    }
                }
            }
        }
    }
}

/// The names of the regions, on two lines where they are long.
fn names(desk: &Table<'_>) -> Markup {
    html! {
        g class="rnames" {
            @for (region, (x, y)) in Region::all().zip(NAMES) {
                @let name = desk.say(&faces::region(region));
                @let (first, second) = if region.0 == 7 { (name.as_str(), None) } else { halves(&name) };
                text class="rname" x=(x) y=(y) {
                    (first)
                    @if let Some(second) = second { " " tspan x=(x) dy="1.05em" { (second) } }
                }
            }
        }
    }
}

/// A name in two halves, cut at the last gap.
fn halves(name: &str) -> (&str, Option<&str>) {
    name.rsplit_once(' ').map_or((name, None), |(first, second)| (first, Some(second)))
}

/// A vehicle with its label; it opens what there is to know about the shipment.
fn mover(desk: &Table<'_>, trip: &Trip<'_>) -> Markup {
    let told = desk.say(&words::trip(desk, trip.seat, trip.shipment));
    let name = format!("{}-{}", trip.seat.0, trip.slot);
    let inner = vehicle(trip);
    html! {
        g class={ "mover " (art::company(trip.seat)) } id={ "trip-" (name) } transform={ "translate(" (whole(trip.at.0)) " " (whole(trip.at.1 - 8.0)) ")" } {
            @if desk.eye.mode == Mode::Wall {
                g role="img" aria-label=(told) { (inner) }
            } @else {
                a href={ (desk.address("plan")) "/trip?trip=" (name) } data-sheet { title { (told) } g aria-hidden="true" { (inner) } }
            }
        }
    }
}

fn vehicle(trip: &Trip<'_>) -> Markup {
    let turn = if trip.is_leftward() { "scale(-1 1)" } else { "scale(1 1)" };
    let (x, y) = (whole(trip.label.0), whole(trip.label.1) + 8);
    html! {
        g class="grow-v" {
            rect class="hit" x="-42" y="-30" width="84" height="58" rx="14" {}
            g transform=(turn) { use href={ "#et-v-" (trip.shipment.means.as_str()) } x="-48" y="-28" width="96" height="52" {} }
            g class="tags" transform={ "translate(" (x) " " (y) ")" } { (label(trip)) }
        }
        g class="grow badges" {
            g class="b-seat" transform="translate(-15 -26)" { (mark(trip)) }
            g class="b-time" transform="translate(15 -26)" { circle class="tbadge" r="13" {} text class="tbadge-t" y="5.5" { (trip.shipment.time) } }
            g class="b-both" transform="translate(0 -16)" { (shape(trip)) text class="seat-l" y=(if trip.seat.0 == 2 { "9" } else { "5" }) { (trip.shipment.time) } }
        }
    }
}

/// The shape of a company.
fn shape(trip: &Trip<'_>) -> Markup {
    let letter = seat_letter(trip.seat).to_ascii_lowercase();
    html! { use class="seat-shape" href={ "#sh-" (letter) } x="-14" y="-14" width="28" height="28" {} }
}

fn mark(trip: &Trip<'_>) -> Markup {
    let letter = seat_letter(trip.seat);
    html! {
        (shape(trip))
        text class="seat-l" y=(if letter == 'C' { "8" } else { "5" }) { (letter) }
    }
}

/// The three numbers beside a vehicle.
fn label(trip: &Trip<'_>) -> Markup {
    let Triple { time, growth, impact } = trip.shipment.into();
    html! {
        rect class="tag-b" x="-70" y="-14" width="142" height="28" rx="14" {}
        g transform="translate(-62 0)" { (mark(trip)) }
        @for (x, sign, number) in [(-43, "time", time), (-8, "growth", growth), (33, "impact", impact)] {
            use class={ "tag-i n-" (sign) } href={ "#i-" (sign) } x=(x) y="-8" width="16" height="16" {}
            text class="tag-t" x=(x + 27) y="5" { (number) }
        }
    }
}

/// What is under way as a list, the first to arrive on top; on a large map the vehicles say the same.
fn arrivals(desk: &Table<'_>) -> Markup {
    let mut list: Vec<_> = underway(&desk.view).collect();
    list.sort_by_key(|(seat, slot, shipment)| (shipment.time, *seat, *slot));
    html! {
        @if list.is_empty() {
            p class="arrivals-none" { (desk.key("et-ui-nothing-under-way")) }
        } @else {
            ol class="arrivals" {
                @for (seat, _, shipment) in list {
                    li class=(art::company(seat)) {
                        (seat_mark(seat))
                        (icon(shipment.means.as_str()))
                        span class="goods" { (desk.say(&words::goods(desk, &shipment.cards))) }
                        @if let Some(&card) = shipment.cards.first() { (faces::route(desk.game, card)) }
                        (told(desk, shipment.into()))
                    }
                }
            }
        }
    }
}

/// On a phone the table is long: the ways to its other parts.
fn ways_on(desk: &Table<'_>) -> Markup {
    let parts = [("market", "et-ui-market"), ("fields", "et-ui-fields"), ("mine", "et-ui-to-hand")];
    html! {
        @if desk.eye.mode != Mode::Wall {
            nav class="jump" aria-label=(desk.key("et-ui-parts")) {
                @for (part, key) in parts {
                    @if part != "mine" || desk.can_act() { a href={ "#" (part) } { (desk.key(key)) } }
                }
            }
        }
    }
}
