//! What moves in the city: trucks, dice, tokens, and the way driven in this turn. It lies over the city.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::city::{City, Exit, Node, NodeKind};
use ecotable_plastic_race::{Colour, Direction, LegWords};
use maud::{Markup, html};

use super::Table;
use super::city::{frame, letter, paint, printed};
use super::line::{Backward, Line, Point, at, moved, turned};
use crate::parts::seat::seat_letter;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.dice).add(&view.works).add(&view.one_way).add(&view.police_passes);
    fingerprint.add(&view.track).add(&view.active);
    view.players.iter().for_each(|player| {
        fingerprint.add(&player.truck);
    });
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let lines = Line::all(desk.game.city());
    html! {
        div id="traffic" class="layer" {
            svg class="map" viewBox=(frame(desk.game.city())) aria-hidden="true" {
                (track(&lines, &desk.view.track, desk.view.active))
                (tokens(desk, &lines))
                @for seat in Seat::all(desk.view.players.len() as u8) { (parked(desk, seat)) }
            }
            (told(desk))
        }
    }
}

/// The way driven in this turn.
fn track(lines: &[Line], legs: &[LegWords], seat: Seat) -> Markup {
    let way: String = legs.iter().map(|leg| lines[leg.section.index()].path()).collect();
    html! {
        g id="track" class={ "seat-" (small(seat)) } {
            @if !way.is_empty() { path class="gh-3" d=(way) {} path class="gh-1" d=(way) {} }
        }
    }
}

/// The small letter of a seat in classes.
pub fn small(seat: Seat) -> char {
    seat_letter(seat).to_ascii_lowercase()
}

/// Dice, works, one-way tokens and passes.
pub fn tokens(desk: &Table<'_>, lines: &[Line]) -> Markup {
    let view = &desk.view;
    html! {
        @for token in &view.one_way {
            @let line = &lines[token.section.index()];
            @let part = line.seen(0.2);
            @let turn = if token.direction == Direction::Backward { 180.0 } else { 0.0 };
            g transform=(turned(line.point(part), line.angle(part) + turn)) {
                g class="grow-w" { circle class="ow" r="16" {} path class="ow-a" d="M-10-3.5H1V-9L11 0L1 9V3.5H-10Z" {} }
            }
        }
        @for section in &view.works {
            @let line = &lines[section.index()];
            g transform=(moved(line.point(line.seen(0.8)))) { g class="grow-w" { use href="#m-works" {} } }
        }
        @for section in &view.police_passes {
            @let line = &lines[section.index()];
            g transform=(moved(line.point(line.seen(0.35)))) { g class="grow-w" { use href="#m-police" {} } }
        }
        @for die in &view.dice { (die_at(desk, lines[die.section.index()].point(0.5), die.colour)) }
    }
}

/// A die, which covers the printed letter.
pub fn die_at(desk: &Table<'_>, point: Point, colour: Colour) -> Markup {
    let colour = printed(colour);
    html! {
        g transform=(moved(point)) {
            g class={ "grow-t die lb-" (paint(colour)) } {
                rect class="die-s" x="-15" y="-11" width="34" height="32" rx="8" {}
                rect class="die-b" x="-17" y="-13" width="34" height="34" rx="8" {}
                rect class="die-f" x="-17" y="-17" width="34" height="34" rx="8" {}
                g class="die-p" { circle cx="-11" cy="-11" r="2.4" {} circle cx="11" cy="-11" r="2.4" {} circle cx="-11" cy="11" r="2.4" {} circle cx="11" cy="11" r="2.4" {} }
                text class="die-t" y="6.5" { (letter(desk.voice, colour)) }
            }
        }
    }
}

/// The node of a seat's truck, as soon as it stands on one.
pub fn stands_at(desk: &Table<'_>, seat: Seat) -> Option<Node> {
    let truck = desk.view.players.get(seat.index())?.truck.as_ref()?;
    desk.game.city().node_named(truck)
}

/// Where a truck is drawn; nowhere before its light is chosen.
pub fn parking(desk: &Table<'_>, seat: Seat) -> Option<Point> {
    let city = desk.game.city();
    let node = stands_at(desk, seat)?;
    let entry = &city.file.nodes[node.index()];
    let here = |other: &Seat| stands_at(desk, *other) == Some(node);
    let number = Seat::all(seat.0).filter(here).count();
    let alone = Seat::all(desk.view.players.len() as u8).filter(here).count() == 1;
    let (x, y) = at(entry);
    if alone && entry.kind == NodeKind::Junction {
        return Some((x, y - 8.0));
    }
    let places = beside(city, node);
    Some(places.get(number).or(places.last()).copied().unwrap_or((x, y)))
}

/// The places beside a node, those farthest from streets first, none near another.
fn beside(city: &City, node: Node) -> Vec<Point> {
    let entry = &city.file.nodes[node.index()];
    let (x, y) = at(entry);
    let streets: Vec<f64> = leaving(city, node);
    let apart = |a: f64, b: f64| ((a - b).rem_euclid(360.0) - 180.0).abs();
    let free = |angle: f64| {
        let street = streets.iter().map(|&street| 180.0 - apart(angle, street)).fold(180.0, f64::min);
        let (to_x, to_y) = (x + 56.0 * angle.to_radians().cos(), y + 46.0 * angle.to_radians().sin());
        let name = entry
            .caption
            .as_ref()
            .map_or(99.0, |&(cx, cy, _)| (f64::from(cx) - to_x).hypot(f64::from(cy) - to_y));
        let [width, height] = city.file.canvas;
        let outside =
            to_x < 40.0 || to_x > f64::from(width) - 40.0 || to_y < 26.0 || to_y > f64::from(height) - 20.0;
        street + name.min(60.0) - if outside { 200.0 } else { 0.0 }
    };
    let mut angles: Vec<(f64, f64)> =
        (0..12u8).map(|step| f64::from(step) * 30.0).map(|angle| (free(angle), angle)).collect();
    angles.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut chosen: Vec<f64> = Vec::new();
    for (_, angle) in angles {
        if chosen.iter().all(|&other| 180.0 - apart(angle, other) > 55.0) {
            chosen.push(angle);
        }
    }
    let place = |angle: f64| (x + 56.0 * angle.to_radians().cos(), y + 46.0 * angle.to_radians().sin());
    chosen.into_iter().map(place).collect()
}

/// The directions in which streets leave a node, in degrees.
fn leaving(city: &City, node: Node) -> Vec<f64> {
    let start = |exit: &Exit| {
        let line = Line::of(city, exit.section);
        match exit.direction {
            Direction::Forward => line.angle(0.15),
            Direction::Backward => line.angle(0.85) + 180.0,
        }
    };
    city.node(node).exits.iter().map(start).collect()
}

fn parked(desk: &Table<'_>, seat: Seat) -> Markup {
    let turn = if desk.view.active == seat { "mover is-turn" } else { "mover" };
    html! {
        @if let Some(place) = parking(desk, seat) {
            g id={ "truck-" (seat) } class=(turn) transform=(moved(place)) { (truck(seat)) }
        }
    }
}

/// A truck with the mark of its seat.
pub fn truck(seat: Seat) -> Markup {
    let down = if seat.0 % 6 == 2 { "4.6" } else { "4" };
    html! {
        g class={ "truck grow-v seat-" (small(seat)) } {
            use href="#m-truck" {}
            use class="shape" href={ "#sh-" (small(seat)) } x="-23.5" y="-20" width="23" height="23" {}
            text x="-12" y="-8" dy=(down) { (seat_letter(seat)) }
        }
    }
}

/// The same in words, for those who do not see it.
fn told(desk: &Table<'_>) -> Markup {
    let street = |key: &str, section| Phrase::new(key).with("street", desk.game.say_section(section));
    let view = &desk.view;
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    let trucks = seats.map(|(seat, player)| match &player.truck {
        Some(node) => {
            Phrase::new("pr-ui-truck-at").with("seat", seat).with("place", desk.game.say_node(node))
        }
        None => Phrase::new("pr-ui-truck-without-light").with("seat", seat),
    });
    let dice = view.dice.iter().map(|die| {
        street("table-die", die.section)
            .with("colour", ecotable_plastic_race::PlasticRace::say_colour(die.colour))
    });
    let works = view.works.iter().map(|&section| street("table-works", section));
    let one_way = view.one_way.iter().map(|token| {
        let city = desk.game.city();
        let end = city.node_id(city.end_of(token.section, token.direction));
        street("table-one-way", token.section).with("place", desk.game.say_node(end))
    });
    html! {
        ul class="vh" { @for line in trucks.chain(dice).chain(works).chain(one_way) { li { (desk.say(&line)) } } }
    }
}

/// The line of a leg in the direction in which it is driven.
pub fn leg(line: &Line, direction: Direction) -> String {
    line.driven(if direction == Direction::Backward { Backward::Yes } else { Backward::No })
}
