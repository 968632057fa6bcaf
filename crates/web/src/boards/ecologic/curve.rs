//! The balance curve: where the companies stand on the landscape of the final score, now and after the next phases.

use ecotable_ecologic::{Ahead, Prospect};
use ecotable_kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::art::{company, mark};
use super::surface::{self, SIDE, Scale};
use super::{Table, in_edition};
use crate::parts::seat::seat_mark;
use crate::table::Fingerprint;
use crate::text::Text;

/// The landscape changes only when the numbers outgrow it.
pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&(desk.view.edition, scale(&ways(desk))));
}

pub fn ways_depend(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    fingerprint.add(&(desk.view.edition, desk.me()));
    for way in ways(desk) {
        fingerprint.add(&way.seats);
        way.stops().for_each(|stop| {
            fingerprint.add(&(stop.money, stop.enviro, desk.game.show_score(stop.score)));
        });
        way.ahead.iter().for_each(|ahead| {
            fingerprint.add(&ahead.short);
        });
    }
}

/// Marks that are nearer than this would hide each other.
const NEAR: f32 = 12.0;

/// One company or team on its way.
struct Way {
    seats: Vec<Seat>,
    now: Prospect,
    ahead: Vec<Ahead>,
}

impl Way {
    fn last(&self) -> Prospect {
        self.ahead.last().map_or(self.now, |ahead| ahead.prospect)
    }

    fn stops(&self) -> impl Iterator<Item = Prospect> {
        std::iter::once(self.now).chain(self.ahead.iter().map(|ahead| ahead.prospect))
    }
}

/// The companies, or the teams; the viewer's own comes last, so that it lies on top.
fn ways(desk: &Table<'_>) -> Vec<Way> {
    let seats = desk.view.players.len() as u8;
    let teams = desk.game.options().teams;
    let mut ways: Vec<Way> = Seat::all(if teams { 2 } else { seats })
        .map(|seat| {
            let seats = if teams { vec![seat, Seat(seat.0 + 2)] } else { vec![seat] };
            team(desk, seats)
        })
        .collect();
    ways.sort_by_key(|way| desk.me().is_some_and(|me| way.seats.contains(&me)));
    ways
}

/// A company, or two with their numbers added up.
fn team(desk: &Table<'_>, seats: Vec<Seat>) -> Way {
    let add = |one: &mut Prospect, other: Prospect| {
        one.money += other.money;
        one.enviro += other.enviro;
    };
    let mut way = Way {
        now: desk.game.standing(&desk.view, seats[0]),
        ahead: desk.game.foresee(&desk.view, seats[0]),
        seats,
    };
    for &partner in &way.seats[1..] {
        add(&mut way.now, desk.game.standing(&desk.view, partner));
        for (ahead, theirs) in way.ahead.iter_mut().zip(desk.game.foresee(&desk.view, partner)) {
            add(&mut ahead.prospect, theirs.prospect);
        }
    }
    way
}

/// The scale on which all of them find room.
fn scale(ways: &[Way]) -> Scale {
    let stops = ways.iter().flat_map(Way::stops);
    let numbers = stops.flat_map(|stop| [stop.money, stop.enviro.max(0).unsigned_abs()]);
    Scale::for_number(numbers.max().unwrap_or(0).max(12))
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let scale = scale(&ways(desk));
    let ground = desk.common_for("surface", scale, || surface::draw(scale));
    html! {
        section id="curve" class="panel curve" aria-labelledby="curve-title" {
            h2 class="panel-h" id="curve-title" { (desk.key("el-ui-curve")) }
            svg class="cv" viewBox={ "-48 -16 " (SIDE + 66.0) " " (SIDE + 58.0) } role="img" aria-label=(desk.key(&in_edition(desk.game, "el-ui-curve-says"))) {
                (ground)
                text class="cv-axis" x=(SIDE / 2.0) y=(SIDE + 38.0) { (super::money(desk)) }
                text class="cv-axis" transform={ "translate(-33 " (SIDE / 2.0) ") rotate(-90)" } { (super::enviro(desk)) }
                (draw_ways(desk))
            }
            (draw_table(desk))
        }
    }
}

/// Where everybody stands and goes.
pub fn draw_ways(desk: &Table<'_>) -> Markup {
    let ways = ways(desk);
    let scale = scale(&ways);
    html! {
        svg id="curve-ways" overflow="visible" {
            @for way in &ways { (trail(scale, way)) }
            @for (index, way) in ways.iter().enumerate() { (points(scale, way, below(scale, way, &ways[..index]))) }
        }
    }
}

fn spot(scale: Scale, stop: Prospect) -> (f32, f32) {
    scale.point(f32::from(stop.money), f32::from(stop.enviro.max(0)))
}

/// The way from now to after the next phases.
fn trail(scale: Scale, way: &Way) -> Markup {
    let mut path = String::new();
    for (index, stop) in way.stops().enumerate() {
        let (x, y) = spot(scale, stop);
        path += &format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    html! {
        g class=(company(way.seats[0])) {
            path class="cv-way-c" d=(path) {}
            path class="cv-way" d=(path) {}
            @for ahead in &way.ahead {
                @let (x, y) = spot(scale, ahead.prospect);
                circle class={ "cv-stop" @if ahead.short { " is-short" } } cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="4.5" {}
            }
        }
    }
}

/// How many of the others who were drawn before lie nearly where this one does.
fn below(scale: Scale, way: &Way, before: &[Way]) -> u8 {
    let (x, y) = spot(scale, way.now);
    let near = |(ox, oy): (f32, f32)| (x - ox).abs() < NEAR && (y - oy).abs() < NEAR;
    before.iter().filter(|other| near(spot(scale, other.now))).count() as u8
}

/// The marks of a company or a team; whoever would hide another moves aside as far as its letter needs.
fn points(scale: Scale, way: &Way, aside: u8) -> Markup {
    let (x, y) = spot(scale, way.now);
    let (x, y) = (x + NEAR * f32::from(aside), y - NEAR / 2.0 * f32::from(aside));
    html! {
        @for (index, &seat) in way.seats.iter().enumerate() {
            g transform=(format!("translate({:.1} {y:.1}) scale(1.06)", x + 18.0 * index as f32)) { (mark(seat)) }
        }
    }
}

/// The same in numbers.
pub fn draw_table(desk: &Table<'_>) -> Markup {
    let mut rows = ways(desk);
    rows.sort_by_key(|way| way.seats[0]);
    html! {
        table id="curve-table" class="cv-table" {
            thead {
                tr {
                    th scope="col" { span class="vh" { (desk.key("el-ui-company")) } }
                    th scope="col" { (desk.key("el-ui-score-now")) }
                    th scope="col" { (desk.key("el-ui-score-then")) }
                }
            }
            tbody {
                @for way in &rows {
                    tr class=[desk.me().is_some_and(|me| way.seats.contains(&me)).then_some("is-me")] {
                        th scope="row" {
                            @for &seat in &way.seats { (seat_mark(seat)) span class="vh" { (desk.voice.name(seat)) " " } }
                        }
                        td { (desk.game.show_score(way.now.score)) }
                        td {
                            (desk.game.show_score(way.last().score))
                            span class="vh" { " " (numbers(desk, way)) }
                        }
                    }
                }
            }
        }
    }
}

fn numbers(desk: &Table<'_>, way: &Way) -> Text {
    let last = way.last();
    desk.say(
        &Phrase::new(in_edition(desk.game, "el-ui-curve-row"))
            .with("money", way.now.money)
            .with("enviro", i64::from(way.now.enviro))
            .with("then_money", last.money)
            .with("then_enviro", i64::from(last.enviro)),
    )
    .text()
}
