//! What moves in the city: trucks, dice, tokens, and the way driven in this turn. It lies over the city.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::city::{City, Node, NodeKind, Section};
use ecotable_plastic_race::{Colour, Direction, LegWords};
use maud::{Markup, html};

use super::Table;
use super::city::{Written, frame, letter, paint, printed};
use super::line::{Backward, Line, Point, at, moved, turned};
use super::recall::Token;
use crate::parts::seat::seat_letter;
use crate::table::Fingerprint;

pub fn depends(desk: &Table<'_>, fingerprint: &mut Fingerprint) {
    let view = &desk.view;
    fingerprint.add(&view.dice).add(&view.works).add(&view.one_way).add(&view.police_passes);
    fingerprint.add(&view.track).add(&view.active).add(&desk.recall);
    view.players.iter().for_each(|player| {
        fingerprint.add(&player.truck);
    });
}

pub fn draw(desk: &Table<'_>) -> Markup {
    let lines = Line::all(desk.game.city());
    html! {
        div id="traffic" class="layer" {
            svg class="map" viewBox=(frame(desk.game.city())) aria-hidden="true" {
                (track(desk, &lines))
                (tokens(desk, &lines))
                (touched(desk, &lines))
                @for seat in Seat::all(desk.view.players.len() as u8) { (parked(desk, seat)) }
            }
            (told(desk))
        }
    }
}

/// The way driven in this turn, one line for each street in the direction in which it was driven; before the first street
/// of a turn, the way of the last one.
fn track(desk: &Table<'_>, lines: &[Line]) -> Markup {
    let legs = &desk.view.track;
    let before = desk.recall.driven.as_ref().filter(|_| legs.is_empty());
    html! {
        g id="track" class={ "seat-" (small(desk.view.active)) } {
            @for leg in legs { path class="gh-3 leg" d=(driven(desk, lines, leg)) {} }
        }
        @if let Some((seat, sections)) = before {
            g class={ "seat-" (small(*seat)) } {
                @let way: String = sections.iter().map(|section| lines[section.index()].path()).collect();
                path class="gh-3 last" d=(way) {}
            }
        }
    }
}

/// The line of a street as it was driven.
fn driven(desk: &Table<'_>, lines: &[Line], driven: &LegWords) -> String {
    let city = desk.game.city();
    let backward = city.node_named(&driven.from) == Some(city.ends[driven.section.index()][1]);
    leg(&lines[driven.section.index()], if backward { Direction::Backward } else { Direction::Forward })
}

/// The rings around what was put down or turned last.
fn touched(desk: &Table<'_>, lines: &[Line]) -> Markup {
    let view = &desk.view;
    let lies = |&&(section, token): &&(Section, Token)| match token {
        Token::Die => view.dice.iter().any(|die| die.section == section),
        Token::OneWay => view.one_way.iter().any(|token| token.section == section),
        Token::Works => view.works.contains(&section),
    };
    html! {
        @for &(section, token) in desk.recall.touched.iter().filter(lies) {
            @let line = &lines[section.index()];
            @let part = match token {
                Token::Die => 0.5,
                Token::OneWay => line.seen(0.2),
                Token::Works => line.seen(0.8),
            };
            g transform=(moved(line.point(part))) { circle class="news grow-w" r="24" {} }
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

/// Whether a truck that stands there, as large as on a phone, hides the number of a bin.
fn hides_number((bin_x, bin_y): Point, (x, y): Point) -> bool {
    (x - bin_x).abs() < 58.0 && (-30.0..52.0).contains(&(y - bin_y))
}

/// The places beside a node, those farthest from streets and other nodes first, none near another and, where that can be,
/// none on a name, on the number of a bin or over the edge. Farther out there is room for many trucks.
fn beside(city: &City, node: Node) -> Vec<Point> {
    let (x, y) = at(&city.file.nodes[node.index()]);
    let near = |&(to_x, to_y): &Point| (to_x - x).hypot(to_y - y) < 190.0;
    let taken: Vec<Point> = Line::all(city)
        .iter()
        .flat_map(|line| line.points().collect::<Vec<_>>())
        .chain(city.file.nodes.iter().map(at))
        .filter(near)
        .collect();
    let bins: Vec<Point> =
        city.file.nodes.iter().filter(|node| node.kind == NodeKind::Bin).map(at).filter(near).collect();
    let names: Vec<Written> = city.file.nodes.iter().filter_map(Written::of).collect();
    let [width, height] = city.file.canvas.map(f64::from);
    let free = |(to_x, to_y): Point| {
        let room = taken.iter().map(|&(x, y)| (x - to_x).hypot(y - to_y)).fold(60.0, f64::min);
        let hidden = names.iter().any(|name| name.is_under((to_x, to_y)))
            || bins.iter().any(|&bin| hides_number(bin, (to_x, to_y)));
        let outside = to_x < 46.0 || to_x > width - 46.0 || to_y < 34.0 || to_y > height - 30.0;
        room - if hidden { 150.0 } else { 0.0 } - if outside { 300.0 } else { 0.0 }
    };
    let ring = |far: f64, step: u8| {
        let angle = (f64::from(step) * 15.0).to_radians();
        (x + far * 56.0 * angle.cos(), y + far * 46.0 * angle.sin())
    };
    let rings = [(1.0, 0.0), (1.55, 18.0), (2.1, 50.0)];
    let places = rings.iter().flat_map(|&(far, worse)| (0..24).map(move |step| (ring(far, step), worse)));
    let mut places: Vec<(f64, Point)> = places.map(|(place, worse)| (free(place) - worse, place)).collect();
    places.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut chosen: Vec<Point> = Vec::new();
    for (_, (x, y)) in places {
        if chosen.iter().all(|&(other_x, other_y)| (x - other_x).abs() > 62.0 || (y - other_y).abs() > 44.0) {
            chosen.push((x, y));
        }
    }
    chosen
}

fn parked(desk: &Table<'_>, seat: Seat) -> Markup {
    let active = desk.view.active == seat;
    // A truck that has driven on follows the lines of its track.
    let legs = if active { desk.view.track.len() } else { 0 };
    html! {
        @if let Some(place) = parking(desk, seat) {
            g id={ "truck-" (seat) } class={ "mover" @if active { " is-turn" } } data-along="track" data-legs=(legs) transform=(moved(place)) {
                (truck(seat))
            }
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
    let street = |key: &'static str, section| Phrase::new(key).with("street", desk.game.say_section(section));
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
