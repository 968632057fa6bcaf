//! Where the names of streets are written: along their street, where nothing lies on them.

use ecotable_plastic_race::city::City;
use maud::{Markup, html};

use super::city::Written;
use super::line::{Line, Point, at, number, radius};

/// How wide a letter is, about, where names are largest.
const LETTER: f64 = 8.3;
/// How far the middle of a name is from the middle of its street.
const BESIDE: f64 = 20.5;
/// How far from the middle of its street a name may move, in steps to both sides.
const STEPS: u8 = 10;
const STEP: f64 = 6.0;
/// What is avoided: the more it would hide of a letter, the more it counts.
const HIDDEN: f64 = 9.0;
const CROSSED: f64 = 4.0;
const TOUCHED: f64 = 1.5;
/// How much room a letter would like to have around it.
const ROOM: f64 = 5.0;
/// What a name gives up for its place in the middle and above the street.
const MOVED: f64 = 0.04;
const BELOW: f64 = 0.6;

/// On which side of its street a name stands, as it is read.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Side {
    Above,
    Below,
}

impl Side {
    /// From the line to the foot of the letters.
    fn foot(self) -> &'static str {
        match self {
            Side::Above => "-15",
            Side::Below => "26",
        }
    }
}

/// Where a name is written.
struct Place {
    /// The middle of the name, along the line on which it is written.
    middle: f64,
    side: Side,
    /// Points in the middle of its letters.
    letters: Vec<Point>,
}

/// What a name should not lie on.
struct Taken<'a> {
    lines: &'a [Line],
    streets: Vec<Vec<Point>>,
    things: Vec<(Point, f64)>,
    places: Vec<Written>,
    names: Vec<Point>,
    canvas: (f64, f64),
}

/// The names of all streets.
pub fn names(city: &City, lines: &[Line]) -> Markup {
    let places = places(city, lines);
    html! {
        g {
            @for (edge, place) in city.file.edges.iter().zip(&places) {
                text class="sname fine" dy=(place.side.foot()) {
                    textPath href={ "#n-" (edge.id) } startOffset=(number(place.middle)) { (edge.label) }
                }
            }
        }
    }
}

/// Where each name is written; those with the least room choose first.
fn places(city: &City, lines: &[Line]) -> Vec<Place> {
    let mut taken = Taken::of(city, lines);
    let wide = |street: usize| LETTER * city.file.edges[street].label.chars().count() as f64;
    let room = |street: usize| length(&taken.streets[street]) - wide(street);
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by(|&a, &b| room(a).total_cmp(&room(b)));
    let mut found: Vec<(usize, Place)> = Vec::new();
    for street in order {
        let place = taken.best(street, wide(street));
        taken.names.extend(&place.letters);
        found.push((street, place));
    }
    found.sort_by_key(|(street, _)| *street);
    found.into_iter().map(|(_, place)| place).collect()
}

impl<'a> Taken<'a> {
    fn of(city: &City, lines: &'a [Line]) -> Self {
        let [width, height] = city.file.canvas;
        let mut things: Vec<(Point, f64)> =
            city.file.nodes.iter().map(|node| (at(node), radius(node.kind) + 4.0)).collect();
        // The compass.
        things.push(((962.0, 40.0), 30.0));
        Self {
            lines,
            streets: lines.iter().map(|line| line.points().collect()).collect(),
            things,
            places: city.file.nodes.iter().filter_map(Written::of).collect(),
            names: Vec::new(),
            canvas: (f64::from(width), f64::from(height)),
        }
    }

    /// The best place for a name of this width.
    fn best(&self, street: usize, wide: f64) -> Place {
        let course: Vec<Point> = self.lines[street].led().collect();
        let middle = length(&course) / 2.0;
        let mut best: Option<(f64, Place)> = None;
        for step in (0..=STEPS).map(|step| STEP * f64::from(step)).flat_map(|step| [step, -step]) {
            for side in [Side::Above, Side::Below] {
                let given = MOVED * step.abs() + if side == Side::Below { BELOW } else { 0.0 };
                if best.as_ref().is_some_and(|(cost, _)| *cost <= given) {
                    continue;
                }
                let letters = letters(&course, (middle + step, wide), side);
                let cost = given + letters.iter().map(|&point| self.cost(street, point)).sum::<f64>();
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, Place { middle: middle + step, side, letters }));
                }
            }
        }
        best.map_or_else(|| Place { middle, side: Side::Above, letters: Vec::new() }, |(_, place)| place)
    }

    /// What lies on a letter or touches it.
    fn cost(&self, street: usize, point: Point) -> f64 {
        let things = self.things.iter().map(|&(thing, size)| far(point, thing) - size);
        let names = self.names.iter().map(|&name| far(point, name) - 9.0);
        let (x, y) = point;
        let edge = x.min(y).min(self.canvas.0 - x).min(self.canvas.1 - y) - 10.0;
        let hidden = things.chain(names).fold(edge, f64::min);
        let others = self.streets.iter().enumerate().filter(|(other, _)| *other != street);
        let crossed = others.flat_map(|(_, points)| points).map(|&other| far(point, other) - 14.0);
        if hidden < 0.0 || self.places.iter().any(|place| place.is_near(point)) {
            return HIDDEN;
        }
        match crossed.fold(f64::INFINITY, f64::min) {
            near if near < 0.0 => CROSSED,
            near if near.min(hidden) < ROOM => TOUCHED,
            _ => 0.0,
        }
    }
}

/// Points in the middle of the letters of a name.
fn letters(course: &[Point], (middle, wide): (f64, f64), side: Side) -> Vec<Point> {
    let count = (wide / LETTER / 1.5).ceil().max(2.0) as u8;
    let place = |part: u8| middle + wide * (f64::from(part) / f64::from(count) - 0.5);
    (0..=count).filter_map(|part| beside(course, place(part), side)).collect()
}

/// The point beside a line, so far along it.
fn beside(course: &[Point], mut along: f64, side: Side) -> Option<Point> {
    for ends in course.windows(2) {
        let step = far(ends[0], ends[1]);
        if along <= step {
            let ((x, y), (to_x, to_y)) = (ends[0], ends[1]);
            let (dx, dy) = ((to_x - x) / step.max(0.1), (to_y - y) / step.max(0.1));
            let away = if side == Side::Above { BESIDE } else { -BESIDE };
            return Some((x + along * dx + away * dy, y + along * dy - away * dx));
        }
        along -= step;
    }
    None
}

fn length(course: &[Point]) -> f64 {
    course.windows(2).map(|ends| far(ends[0], ends[1])).sum()
}

/// How far two points are apart.
fn far(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
