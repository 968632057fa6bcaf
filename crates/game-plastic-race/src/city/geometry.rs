//! Whether a map can be drawn: no sections cross, and nothing is too close (PR-8.7). Whole numbers only.

use super::file::{CityFile, EdgeEntry, NodeEntry};

/// The least distance between nodes, and between a node and a section that does not touch it.
pub(super) const ROOM: i64 = 60;
/// Into how many straight pieces a curve is cut.
const PIECES: i64 = 16;
/// Coordinates are counted in parts of a pixel.
const SCALE: i64 = PIECES * PIECES;

type Point = (i64, i64);

/// The sections of a map as lines.
pub(super) fn lines(file: &CityFile) -> Vec<Vec<Point>> {
    file.edges.iter().map(|edge| line(file, edge)).collect()
}

fn line(file: &CityFile, edge: &EdgeEntry) -> Vec<Point> {
    let node = |id: &str| file.nodes.iter().find(|node| node.id == id);
    let (Some(from), Some(to)) = (node(&edge.from), node(&edge.to)) else { return Vec::new() };
    let Some(curve) = edge.curve else { return vec![place(from), place(to)] };
    let (a, c) = (at(from), at(to));
    let b = (i64::from(curve[0]), i64::from(curve[1]));
    let part = |a: i64, b: i64, c: i64, t: i64| {
        (PIECES - t) * (PIECES - t) * a + 2 * (PIECES - t) * t * b + t * t * c
    };
    (0..=PIECES).map(|t| (part(a.0, b.0, c.0, t), part(a.1, b.1, c.1, t))).collect()
}

fn at(node: &NodeEntry) -> Point {
    (i64::from(node.x), i64::from(node.y))
}

fn place(node: &NodeEntry) -> Point {
    (SCALE * i64::from(node.x), SCALE * i64::from(node.y))
}

/// Whether two lines cross; meeting in a common end is not crossing.
pub(super) fn cross(a: &[Point], b: &[Point]) -> bool {
    a.windows(2).any(|p| b.windows(2).any(|q| pieces_cross((p[0], p[1]), (q[0], q[1]))))
}

fn pieces_cross(a: (Point, Point), b: (Point, Point)) -> bool {
    let turn =
        |a: Point, b: Point, c: Point| ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum();
    turn(a.0, a.1, b.0) * turn(a.0, a.1, b.1) < 0 && turn(b.0, b.1, a.0) * turn(b.0, b.1, a.1) < 0
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
