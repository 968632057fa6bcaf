//! The map of Europe with its seven regions. What is under way on it is sent company by company.

mod arrivals;
mod draft;
mod lines;
mod traffic;
mod trips;
mod ways;

use ecotable_ecotrade::Region;
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

pub use arrivals::{depends as arrivals_depend, draw as arrivals_draw, none_depends, none_draw};
pub use draft::{depends as draft_depends, draw as draft_draw};
pub use traffic::{movers_depend, movers_draw, routes_depend, routes_draw, signs_draw};
pub use trips::{Trip, underway};

use self::ways::HUBS;
use super::{Table, faces};
use crate::table::{Fingerprint, Mode};

/// The largest number of companies.
const SEATS: u8 = 4;

/// Where the names of the regions stand: middle, first line. Vehicles keep away from them.
const NAMES: [(i16, i16); 7] =
    [(176, 513), (326, 376), (444, 312), (332, 474), (775, 302), (630, 441), (590, 46)];

/// Land and sea never change.
pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&desk.can_act());
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let seats = || (0..SEATS).map(Seat);
    html! {
        section id="map" class="map" aria-labelledby="map-title" {
            (title_draw(desk))
            svg class="europe" viewBox="52 8 862 596" {
                (ground(desk))
                @for seat in seats() { (traffic::routes(desk, seat)) }
                (draft_draw(desk))
                (hubs())
                @for seat in seats() { (traffic::movers(desk, seat)) }
                (names(desk))
                @for seat in seats() { (traffic::signs(desk, seat)) }
            }
            div class="arrivals" { @for seat in seats() { (arrivals::list(desk, seat)) } }
            (none_draw(desk))
            (ways_on(desk))
        }
    }
}

pub fn title_depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&underway(&desk.view).count());
}

/// How much is under way, for those who do not see it.
pub fn title_draw(desk: &Table<'_>) -> Markup {
    let title = Phrase::new("et-ui-map").with("count", underway(&desk.view).count() as u32);
    html! { h2 class="vh" id="map-title" { (desk.say(&title)) } }
}

fn ground(desk: &Table<'_>) -> Markup {
    html! {
        g aria-hidden="true" {
            // Beside the land there is more sea, as wide as the place of the map is.
            rect class="sea" x="-1000" y="-200" width="3000" height="1000" {}
            rect x="-1000" y="-200" width="3000" height="1000" fill="url(#et-swell)" {}
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

fn hubs() -> Markup {
    html! {
        g class="hubs" aria-hidden="true" {
            @for (region, (x, y)) in Region::all().zip(HUBS) {
                g transform={ "translate(" (x) " " (y) ")" } {
                    g class={ "grow hub-" (region.0) } {
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
                @let name = desk.say(&faces::region(region)).text();
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
