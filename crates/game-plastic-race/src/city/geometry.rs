//! Whether a map can be drawn: no sections cross, and nothing is too close (PR-8.7). Whole numbers only.

use super::draw::{Curve, PARTS};
use super::file::{CityFile, NodeEntry};

/// The least distance between nodes, and between a node and a section that does not touch it.
pub(super) const ROOM: i64 = 60;
/// Coordinates are counted in parts of a unit.
const SCALE: i64 = PARTS * PARTS;

type Point = (i64, i64);

/// The sections of a map as lines of straight parts, as they are drawn.
pub(super) fn lines(file: &CityFile) -> Vec<Vec<Point>> {
    let line = |edge| Curve::of(file, edge).map_or_else(Vec::new, |curve| curve.parts().collect());
    file.edges.iter().map(line).collect()
}

fn at(node: &NodeEntry) -> Point {
    (i64::from(node.x), i64::from(node.y))
}

fn place(node: &NodeEntry) -> Point {
    (SCALE * i64::from(node.x), SCALE * i64::from(node.y))
}

/// Whether two lines cross or touch; meeting in a common end is neither.
pub(super) fn cross(a: &[Point], b: &[Point]) -> bool {
    let end =
        [a.first(), a.last()].into_iter().flatten().find(|end| [b.first(), b.last()].contains(&Some(end)));
    let pairs = |p: &[Point], q: &[Point]| match end {
        Some(end) if p.contains(end) && q.contains(end) => leave_together(*end, p, q),
        _ => pieces_meet((p[0], p[1]), (q[0], q[1])),
    };
    a.windows(2).any(|p| b.windows(2).any(|q| pairs(p, q)))
}

/// On which side of the way from a to b a point lies; 0 on the way itself and beyond its ends.
fn side(a: Point, b: Point, c: Point) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// Whether two straight pieces have a point in common.
fn pieces_meet(a: (Point, Point), b: (Point, Point)) -> bool {
    let (first, second) =
        ([side(a.0, a.1, b.0), side(a.0, a.1, b.1)], [side(b.0, b.1, a.0), side(b.0, b.1, a.1)]);
    if first[0] * first[1] < 0 && second[0] * second[1] < 0 {
        return true;
    }
    let between = |(from, to): (Point, Point), p: Point| {
        (from.0.min(to.0)..=from.0.max(to.0)).contains(&p.0)
            && (from.1.min(to.1)..=from.1.max(to.1)).contains(&p.1)
    };
    (first[0] == 0 && between(a, b.0))
        || (first[1] == 0 && between(a, b.1))
        || (second[0] == 0 && between(b, a.0))
        || (second[1] == 0 && between(b, a.1))
}

/// Whether two pieces that begin in one point go on over the same ground.
fn leave_together(start: Point, p: &[Point], q: &[Point]) -> bool {
    let other = |piece: &[Point]| if piece[0] == start { piece[1] } else { piece[0] };
    let (a, b) = (other(p), other(q));
    let same_way = (a.0 - start.0) * (b.0 - start.0) + (a.1 - start.1) * (b.1 - start.1) > 0;
    side(start, a, b) == 0 && same_way
}

/// Whether a line leaves the canvas.
pub(super) fn leaves(line: &[Point], canvas: [i32; 2]) -> bool {
    let [width, height] = canvas.map(|side| i64::from(side) * SCALE);
    line.iter().any(|&(x, y)| !(0..=width).contains(&x) || !(0..=height).contains(&y))
}

/// Whether two nodes are too close.
pub(super) fn nodes_too_close(a: &NodeEntry, b: &NodeEntry) -> bool {
    let (a, b) = (at(a), at(b));
    square(a.0 - b.0) + square(a.1 - b.1) < square(ROOM)
}

/// Whether a line comes too close to a node.
pub(super) fn passes_too_close(line: &[Point], node: &NodeEntry) -> bool {
    line.windows(2).any(|piece| piece_too_close(piece[0], piece[1], place(node)))
}

fn piece_too_close(a: Point, b: Point, p: Point) -> bool {
    let (room, along) = (square(ROOM * SCALE), (b.0 - a.0, b.1 - a.1));
    let length = square(along.0) + square(along.1);
    let dot = (p.0 - a.0) * along.0 + (p.1 - a.1) * along.1;
    if dot <= 0 || dot >= length {
        let near = |q: Point| square(p.0 - q.0) + square(p.1 - q.1) < room;
        return near(a) || near(b);
    }
    let across = i128::from((p.0 - a.0) * along.1 - (p.1 - a.1) * along.0);
    across * across < i128::from(room) * i128::from(length)
}

fn square(n: i64) -> i64 {
    n * n
}
