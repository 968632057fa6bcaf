//! The city as it is drawn: where its streets run (PR-8.7). Whoever draws a map or checks one takes the lines from here.

use super::{City, CityFile, EdgeEntry, Node, Section};

/// A point of the drawing; its origin is top left, and y goes downwards.
pub type Point = [i32; 2];

/// Into how many parts a line is divided.
pub(super) const PARTS: i64 = 16;
/// A street without a curve of its own bends a little: its control point lies beside its middle, away from the middle of
/// the city, by this part of its length.
const BEND: i32 = 10;

/// The line of a section, from its first end to its second: a quadratic curve.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Curve {
    /// The first end.
    pub from: Point,
    /// The control point.
    pub control: Point,
    /// The second end.
    pub to: Point,
}

impl Curve {
    /// The line of a section of a map whose ends are there.
    pub(super) fn of(file: &CityFile, edge: &EdgeEntry) -> Option<Self> {
        let end = |id: &str| file.nodes.iter().find(|node| node.id == id).map(|node| [node.x, node.y]);
        let (from, to) = (end(&edge.from)?, end(&edge.to)?);
        Some(Self { from, control: edge.curve.unwrap_or_else(|| bowed(from, to, file.canvas)), to })
    }

    /// The ends of the sixteen parts of the line, in 256ths of a unit, so that they are whole numbers.
    pub(super) fn parts(&self) -> impl Iterator<Item = (i64, i64)> + use<> {
        let [from, control, to] = [self.from, self.control, self.to].map(|point| point.map(i64::from));
        (0..=PARTS).map(move |t| {
            let rest = PARTS - t;
            let part =
                |axis: usize| rest * rest * from[axis] + 2 * rest * t * control[axis] + t * t * to[axis];
            (part(0), part(1))
        })
    }
}

/// A point beside the middle of a street, away from the middle of the city.
fn bowed(from: Point, to: Point, canvas: Point) -> Point {
    let sum = [from[0] + to[0], from[1] + to[1]];
    let along = [to[0] - from[0], to[1] - from[1]];
    let outward = i64::from(sum[0] - canvas[0]) * i64::from(-along[1])
        + i64::from(sum[1] - canvas[1]) * i64::from(along[0]);
    let side = if outward < 0 { -1 } else { 1 };
    let beside = |middle: i32, across: i32| (BEND / 2 * middle + side * across + BEND / 2).div_euclid(BEND);
    [beside(sum[0], -along[1]), beside(sum[1], along[0])]
}

impl City {
    /// Every node, in the order of the map.
    pub fn all_nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.nodes.len() as u8).map(Node)
    }

    /// Every section, in the order of the map.
    pub fn all_sections(&self) -> impl Iterator<Item = Section> + use<> {
        (0..self.sections()).map(Section)
    }

    /// A section as the map describes it: printed colour, name, label, direction and kind.
    pub fn drawn_section(&self, section: Section) -> &EdgeEntry {
        &self.file.edges[section.index()]
    }

    /// The line of a section.
    pub fn curve(&self, section: Section) -> Curve {
        Curve::of(&self.file, self.drawn_section(section)).expect("the ends of every section were checked")
    }
}
