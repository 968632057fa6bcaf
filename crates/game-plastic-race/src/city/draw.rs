//! The city as it is drawn: places, lines and names (PR-8.7).

use super::{City, Decor, EdgeEntry, Node, NodeEntry, Section};

/// A point of the drawing; its origin is top left, and y goes downwards.
pub type Point = [i32; 2];

/// Into how many parts a line is divided.
const PARTS: i32 = 16;

/// The line of a section, from its first end to its second.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Curve {
    /// The first end.
    pub from: Point,
    /// The control point of a quadratic curve; a straight line has none.
    pub control: Option<Point>,
    /// The second end.
    pub to: Point,
}

impl Curve {
    /// The point after so many sixteenths of the line.
    pub fn at(&self, sixteenths: u8) -> Point {
        let t = i32::from(sixteenths).min(PARTS);
        let rest = PARTS - t;
        let part = |axis: usize| match self.control {
            Some(control) => {
                let sum =
                    rest * rest * self.from[axis] + 2 * rest * t * control[axis] + t * t * self.to[axis];
                rounded(sum, PARTS * PARTS)
            }
            None => rounded(rest * self.from[axis] + t * self.to[axis], PARTS),
        };
        [part(0), part(1)]
    }

    /// The point in the middle of the line, where dice and tokens lie.
    pub fn middle(&self) -> Point {
        self.at(8)
    }

    /// Where the line leads in its middle, as a difference of coordinates: the direction of an arrow forward.
    pub const fn heading(&self) -> Point {
        [self.to[0] - self.from[0], self.to[1] - self.from[1]]
    }

    /// The line as the path of a vector drawing.
    pub fn path(&self) -> String {
        let ([x, y], [to_x, to_y]) = (self.from, self.to);
        match self.control {
            Some([cx, cy]) => format!("M{x} {y}Q{cx} {cy} {to_x} {to_y}"),
            None => format!("M{x} {y}L{to_x} {to_y}"),
        }
    }
}

/// Divides and rounds to the nearest whole number; coordinates are not negative.
const fn rounded(sum: i32, by: i32) -> i32 {
    (sum + by / 2) / by
}

impl City {
    /// Width and height of the drawing.
    pub fn canvas(&self) -> Point {
        self.file.canvas
    }

    /// Every node, in the order of the map.
    pub fn all_nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.nodes.len() as u8).map(Node)
    }

    /// Every section, in the order of the map.
    pub fn all_sections(&self) -> impl Iterator<Item = Section> + use<> {
        (0..self.sections()).map(Section)
    }

    /// A node as the map describes it: id, kind, name, caption, bin and reward.
    pub fn drawn_node(&self, node: Node) -> &NodeEntry {
        &self.file.nodes[node.index()]
    }

    /// A section as the map describes it: printed colour, name, label, direction and kind.
    pub fn drawn_section(&self, section: Section) -> &EdgeEntry {
        &self.file.edges[section.index()]
    }

    /// What is drawn behind the streets.
    pub fn decor(&self) -> &[Decor] {
        &self.file.decor
    }

    /// Where a node is drawn.
    pub fn point(&self, node: Node) -> Point {
        let entry = self.drawn_node(node);
        [entry.x, entry.y]
    }

    /// The line of a section.
    pub fn curve(&self, section: Section) -> Curve {
        let [from, to] = self.ends[section.index()];
        Curve { from: self.point(from), control: self.drawn_section(section).curve, to: self.point(to) }
    }
}
