//! What lies behind the streets: blocks of houses, water, parks and a sight of the city.

use ecotable_plastic_race::city::{City, Decor};
use maud::{Markup, PreEscaped, html};

use super::line::{Closed, Line, Point, at, moved, number, pair, smooth};

/// Blocks of houses, without end.
const BLOCKS: PreEscaped<&str> = PreEscaped(include_str!("../../../assets/svg/plastic-race-blocks.svg"));

/// How far the ground goes on around the city, where a drawing has more room than the city takes.
const AROUND: i32 = 700;
/// How far a park stays away from streets.
const PARK: f64 = 36.0;
/// The largest park.
const LARGEST: f64 = 62.0;
/// How many parks there are at most.
const MOST_PARKS: usize = 7;

/// An open place of the city, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Open {
    at: Point,
    size: f64,
}

/// The ground of a city.
pub fn ground(city: &City, lines: &[Line]) -> Markup {
    let [width, height] = city.file.canvas;
    let taken = taken(city, lines);
    let mut open = open_places(city, &taken);
    let sight = sight(city, &mut open);
    html! {
        defs { (BLOCKS) }
        @for (class, fill) in [(Some("land"), None), (None, Some("url(#blocks)"))] {
            rect class=[class] fill=[fill] x=(-AROUND) y=(-AROUND) width=(width + 2 * AROUND) height=(height + 2 * AROUND) {}
        }
        g {
            @for place in &open { (park(*place)) }
            @for decor in &city.file.decor { (area(decor)) }
            @let rivers = city.file.decor.iter().filter(|decor| !decor.points.is_empty());
            @for (number, decor) in rivers.enumerate() { (river(number, decor, city.file.canvas, &taken)) }
            @if let Some(at) = sight {
                use class="sight" href={ "#l-" (city.file.id) } transform=(moved(at)) {}
            }
        }
    }
}

fn points(list: &[[i32; 2]]) -> Vec<Point> {
    list.iter().map(|&[x, y]| (f64::from(x), f64::from(y))).collect()
}

fn middle(points: &[Point]) -> Point {
    let count = points.len().max(1) as f64;
    (
        points.iter().map(|point| point.0).sum::<f64>() / count,
        points.iter().map(|point| point.1).sum::<f64>() / count,
    )
}

/// What streets, nodes and names take, as points and the room around them.
fn taken(city: &City, lines: &[Line]) -> Vec<(Point, f64)> {
    let mut taken: Vec<(Point, f64)> =
        lines.iter().flat_map(|line| line.points().map(|point| (point, 14.0))).collect();
    taken.extend(city.file.nodes.iter().map(|node| (at(node), 30.0)));
    let named = city.file.nodes.iter().filter_map(|node| node.caption.as_ref());
    taken.extend(named.map(|&(x, y, _)| ((f64::from(x), f64::from(y)), 34.0)));
    taken
}

/// The points that streets, nodes, names and water leave free, the largest places first, none near another.
fn open_places(city: &City, taken: &[(Point, f64)]) -> Vec<Open> {
    let mut taken = taken.to_vec();
    for decor in &city.file.decor {
        taken.extend(points(&decor.points).into_iter().map(|point| (point, 40.0)));
        if !decor.shape.is_empty() {
            taken.push((middle(&points(&decor.shape)), 80.0));
        }
    }
    let [width, height] = city.file.canvas;
    let free = |point: Point| {
        let edge =
            point.0.min(point.1).min(f64::from(width) - point.0).min(f64::from(height) - point.1) - 4.0;
        let far = taken.iter().map(|&((x, y), size)| (x - point.0).hypot(y - point.1) - size);
        far.fold(LARGEST.min(edge), f64::min)
    };
    let mut found: Vec<Open> = (1..width / 30)
        .flat_map(|column| (1..height / 30).map(move |row| (column * 30, row * 30)))
        .map(|(x, y)| (f64::from(x), f64::from(y)))
        .map(|at| Open { at, size: free(at) })
        .filter(|place| place.size > PARK)
        .collect();
    found.sort_by(|a, b| b.size.total_cmp(&a.size));
    apart(&found)
}

/// The first of them, and further ones that touch none of those before.
fn apart(found: &[Open]) -> Vec<Open> {
    let mut kept: Vec<Open> = Vec::new();
    for place in found {
        let touches = |other: &Open| {
            (other.at.0 - place.at.0).hypot(other.at.1 - place.at.1) < other.size + place.size + 20.0
        };
        if kept.len() < MOST_PARKS && !kept.iter().any(touches) {
            kept.push(*place);
        }
    }
    kept
}

/// Where the sight of the city stands: on the landmark of the map, or in an open place, which it takes.
fn sight(city: &City, open: &mut Vec<Open>) -> Option<Point> {
    let landmark = city.file.decor.iter().find(|decor| decor.kind == "landmark");
    if let Some(decor) = landmark {
        return Some(middle(&points(&decor.shape)));
    }
    (!open.is_empty()).then(|| open.remove(0).at)
}

/// A park with trees, round but not too round.
fn park(place: Open) -> Markup {
    let Open { at: (x, y), size } = place;
    let turn = (x * 3.0 + y * 7.0) % 6.0;
    let shape: Vec<Point> = (0..9u8)
        .map(|step| {
            let angle = f64::from(step) * std::f64::consts::TAU / 9.0;
            let far = size * (0.86 + 0.12 * (angle * 2.0 + turn).sin());
            (x + far * 1.1 * angle.cos(), y + far * 0.86 * angle.sin())
        })
        .collect();
    html! { path class="park" d=(smooth(&shape, Closed::Yes)) {} (trees(place)) }
}

fn trees(Open { at: (x, y), size }: Open) -> Markup {
    html! {
        g class="trees" {
            @for step in 0..8u8 {
                @let angle = f64::from(step) * 2.4 + x;
                @let far = size * 0.7 * (f64::from(step + 1) / 8.0).sqrt();
                circle cx=(number(x + far * angle.cos())) cy=(number(y + far * 0.8 * angle.sin()))
                    r=(number(4.0 + f64::from(step % 4))) {}
            }
        }
    }
}

/// A park, a landmark or a walled district.
fn area(decor: &Decor) -> Markup {
    let shape = points(&decor.shape);
    let name_at = decor.label_at.map_or_else(|| middle(&shape), |[x, y]| (f64::from(x), f64::from(y)));
    let down = if decor.kind == "landmark" { 34.0 } else { 5.0 };
    html! {
        @if !shape.is_empty() {
            @match decor.kind.as_str() {
                "vatican" => {
                    @let wall = cornered(&shape);
                    path class="vat" d=(wall) {} path class="vat-w" d=(wall) {}
                }
                "landmark" => path class="mound" d=(smooth(&shape, Closed::Yes)) {},
                _ => {
                    path class="park" d=(smooth(&shape, Closed::Yes)) {}
                    (trees(Open { at: middle(&shape), size: 48.0 }))
                }
            }
            text class="area fine" x=(number(name_at.0)) y=(number(name_at.1 + down)) { (decor.name) }
        }
    }
}

/// A line through corners, closed.
fn cornered(points: &[Point]) -> String {
    let corners: Vec<String> = points.iter().map(|&point| pair(point)).collect();
    format!("M{}Z", corners.join("L"))
}

/// A river with its banks, its ripples and its name.
fn river(number: usize, decor: &Decor, canvas: [i32; 2], taken: &[(Point, f64)]) -> Markup {
    let course = points(&decor.points);
    let path = smooth(&flowing(&course, canvas), Closed::No);
    let mut named = course;
    if named.first().map(|point| point.0) > named.last().map(|point| point.0) {
        named.reverse();
    }
    html! {
        path class="riv-b" d=(path) {} path class="riv" d=(path) {} path class="riv-l" d=(path) {}
        path id={ "river-" (number) } class="none" d=(smooth(&named, Closed::No)) {}
        text class="rivname fine" dy="5" {
            textPath href={ "#river-" (number) } startOffset={ (clearest(&named, &decor.name, taken)) "%" } { (decor.name) }
        }
    }
}

/// The course of a river, which goes on where it leaves the city.
fn flowing(course: &[Point], [width, height]: [i32; 2]) -> Vec<Point> {
    let leaves = |(x, y): Point| x.min(y).min(f64::from(width) - x).min(f64::from(height) - y) < 20.0;
    let beyond = |end: Point, inside: Point| {
        let part = f64::from(AROUND) / far(end, inside).max(1.0);
        (end.0 + part * (end.0 - inside.0), end.1 + part * (end.1 - inside.1))
    };
    let mut course = course.to_vec();
    if let [first, second, ..] = course[..]
        && leaves(first)
    {
        course.insert(0, beyond(first, second));
    }
    if let [.., second, last] = course[..]
        && leaves(last)
    {
        course.push(beyond(last, second));
    }
    course
}

/// At which hundredth of its course the name of a river has the most room.
fn clearest(course: &[Point], name: &str, taken: &[(Point, f64)]) -> u8 {
    let steps: Vec<f64> = course.windows(2).map(|ends| far(ends[0], ends[1])).collect();
    let long: f64 = steps.iter().sum();
    let letters = 14.0 * name.chars().count() as f64;
    let along = |mut rest: f64| {
        for (ends, step) in course.windows(2).zip(&steps) {
            if rest <= *step {
                let part = rest / step.max(1.0);
                return (
                    ends[0].0 + part * (ends[1].0 - ends[0].0),
                    ends[0].1 + part * (ends[1].1 - ends[0].1),
                );
            }
            rest -= step;
        }
        course.last().copied().unwrap_or_default()
    };
    let room = |hundredth: u8| {
        let start = long * f64::from(hundredth) / 100.0;
        let places = (0..=8u8).map(|part| along(start + letters * f64::from(part) / 8.0));
        let free =
            |place: Point| taken.iter().map(|&(point, size)| far(place, point) - size).fold(60.0, f64::min);
        places.map(free).fold(60.0, f64::min)
    };
    let last = 100.0 - 100.0 * letters / long.max(1.0);
    let places = (3..97u8).filter(|&hundredth| f64::from(hundredth) < last - 2.0);
    places.max_by(|&a, &b| room(a).total_cmp(&room(b))).unwrap_or(12)
}

/// How far two points are apart.
fn far(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
