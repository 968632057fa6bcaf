//! Where a street runs, and where things lie on it.

use std::fmt::Write;

use ecotable_plastic_race::city::{City, NodeEntry, NodeKind, Section};

/// A point of the drawing.
pub type Point = (f64, f64);

/// The line of a section, which the city gives: a quadratic curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    from: Point,
    bend: Point,
    to: Point,
    /// How much of both ends lies under what stands there.
    under: (f64, f64),
}

/// Where a node is drawn.
pub fn at(node: &NodeEntry) -> Point {
    (f64::from(node.x), f64::from(node.y))
}

/// The size of what stands at a node.
pub fn radius(kind: NodeKind) -> f64 {
    match kind {
        NodeKind::Junction => 13.0,
        NodeKind::Reward => 25.0,
        NodeKind::Bin | NodeKind::Light => 30.0,
        NodeKind::Plant => 38.0,
    }
}

/// How much longer than its street the line is on which its name is written, at each end.
const LEAD: f64 = 70.0;

impl Line {
    /// The line of a section.
    pub fn of(city: &City, section: Section) -> Self {
        let curve = city.curve(section);
        let [from, bend, to] =
            [curve.from, curve.control, curve.to].map(|[x, y]| (f64::from(x), f64::from(y)));
        let [first, second] =
            city.ends[section.index()].map(|node| radius(city.file.nodes[node.index()].kind));
        Self { from, bend, to, under: (first, second) }
    }

    /// All lines of a city, in the order of its sections.
    pub fn all(city: &City) -> Vec<Self> {
        city.all_sections().map(|section| Self::of(city, section)).collect()
    }

    /// The point at a part of the way.
    pub fn point(&self, part: f64) -> Point {
        let rest = 1.0 - part;
        let mix = |a: f64, b: f64, c: f64| rest * rest * a + 2.0 * rest * part * b + part * part * c;
        (mix(self.from.0, self.bend.0, self.to.0), mix(self.from.1, self.bend.1, self.to.1))
    }

    /// The direction at a part of the way, in degrees.
    pub fn angle(&self, part: f64) -> f64 {
        let slope = |a: f64, b: f64, c: f64| (1.0 - part) * (b - a) + part * (c - b);
        let (dx, dy) =
            (slope(self.from.0, self.bend.0, self.to.0), slope(self.from.1, self.bend.1, self.to.1));
        dy.atan2(dx).to_degrees()
    }

    /// The part of the way at a part of what is seen of it between the things at its ends.
    pub fn seen(&self, part: f64) -> f64 {
        let length = (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1).max(1.0);
        let (start, end) = (self.under.0 / length, 1.0 - self.under.1 / length);
        start + (end - start) * part
    }

    /// The line as it is written in a drawing.
    pub fn path(&self) -> String {
        curve(self.from, self.bend, self.to)
    }

    /// The same in the direction in which it is driven: backward from its second end.
    pub fn driven(&self, backward: Backward) -> String {
        match backward {
            Backward::Yes => curve(self.to, self.bend, self.from),
            Backward::No => self.path(),
        }
    }

    /// The same from left to right, for words along it, and somewhat longer at both ends: a word may be longer than its street.
    pub fn read(&self) -> String {
        let Self { from, bend, to, .. } = self.rightward();
        let [start, end] = self.leads();
        format!("M{}L{}Q{} {}L{}", pair(start), pair(from), pair(bend), pair(to), pair(end))
    }

    /// Points along that longer line.
    pub fn led(&self) -> impl Iterator<Item = Point> {
        let (line, [start, end]) = (self.rightward(), self.leads());
        let inside = (0..=16u8).map(move |step| line.point(f64::from(step) / 16.0));
        std::iter::once(start).chain(inside).chain(std::iter::once(end))
    }

    fn rightward(&self) -> Self {
        match self.from.0 <= self.to.0 {
            true => *self,
            false => Self { from: self.to, to: self.from, ..*self },
        }
    }

    /// The ends of the longer line.
    fn leads(&self) -> [Point; 2] {
        let Self { from, bend, to, .. } = self.rightward();
        let beyond = |end: Point, inside: Point| {
            let (dx, dy) = (end.0 - inside.0, end.1 - inside.1);
            let part = LEAD / dx.hypot(dy).max(1.0);
            (end.0 + part * dx, end.1 + part * dy)
        };
        [beyond(from, bend), beyond(to, bend)]
    }

    /// Points along the line.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=8u8).map(|step| self.point(f64::from(step) / 8.0))
    }
}

/// Whether a section is driven from its second end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Backward {
    /// From the first end.
    No,
    /// From the second.
    Yes,
}

fn curve(from: Point, bend: Point, to: Point) -> String {
    format!("M{}Q{} {}", pair(from), pair(bend), pair(to))
}

/// A point as it is written in a drawing.
pub fn pair((x, y): Point) -> String {
    format!("{} {}", number(x), number(y))
}

/// A number with at most one digit after the point.
pub fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() / 10.0;
    let mut text = String::new();
    // A text takes everything that is written to it; no number is written as minus nothing.
    let _ = write!(text, "{}", if tenths == 0.0 { 0.0 } else { tenths });
    text
}

/// Moves something to a point.
pub fn moved(point: Point) -> String {
    format!("translate({})", pair(point))
}

/// Moves something to a point and turns it.
pub fn turned(point: Point, degrees: f64) -> String {
    format!("translate({}) rotate({})", pair(point), number(degrees))
}

/// A smooth line through points; closed, it is an area.
pub fn smooth(points: &[Point], closed: Closed) -> String {
    let count = points.len();
    let Some(&first) = points.first() else { return String::new() };
    let mut path = format!("M{}", pair(first));
    let pick = |index: isize| -> Point {
        let last = count as isize - 1;
        points[match closed {
            Closed::Yes => index.rem_euclid(count as isize),
            Closed::No => index.clamp(0, last),
        } as usize]
    };
    let pieces = if closed == Closed::Yes { count } else { count - 1 };
    for index in 0..pieces as isize {
        let (before, start, end, after) = (pick(index - 1), pick(index), pick(index + 1), pick(index + 2));
        let lead = (start.0 + (end.0 - before.0) / 6.0, start.1 + (end.1 - before.1) / 6.0);
        let trail = (end.0 - (after.0 - start.0) / 6.0, end.1 - (after.1 - start.1) / 6.0);
        // A text takes everything that is written to it.
        let _ = write!(path, "C{} {} {}", pair(lead), pair(trail), pair(end));
    }
    if closed == Closed::Yes {
        path.push('Z');
    }
    path
}

/// Whether a line comes back to where it began.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Closed {
    /// It does not.
    No,
    /// It does.
    Yes,
}
