//! How vehicles get from region to region: trucks and trains along the borders that regions share, planes through the
//! air, ships around Europe and along the Danube. This is only how it looks; what counts is the Time.

use ecotable_ecotrade::{Means, Region};

use super::lines::{Line, Point, Way};

/// The middle of each region, by its number.
pub const HUBS: [Point; 7] = [
    (198.0, 478.0),
    (298.0, 337.0),
    (441.0, 278.0),
    (456.0, 426.0),
    (647.0, 278.0),
    (607.0, 410.0),
    (491.0, 117.0),
];

/// Which regions are joined on the map, and where the line between them bends.
const JOINED: [(u8, u8, Point); 10] = [
    (1, 2, (259.0, 416.0)),
    (2, 3, (374.0, 319.0)),
    (2, 4, (370.0, 394.0)),
    (3, 4, (437.0, 353.0)),
    (3, 5, (544.0, 295.0)),
    (3, 6, (514.0, 357.0)),
    (3, 7, (479.0, 202.0)),
    (4, 6, (532.0, 430.0)),
    (5, 6, (617.0, 341.0)),
    (5, 7, (582.0, 185.0)),
];

/// The way of ships around Europe, from the Baltic Sea to Greece.
const SEA: [Point; 22] = [
    (566.0, 186.0),
    (520.0, 193.0),
    (470.0, 199.0),
    (420.0, 204.0),
    (376.0, 202.0),
    (346.0, 172.0),
    (338.0, 205.0),
    (312.0, 248.0),
    (262.0, 288.0),
    (188.0, 304.0),
    (166.0, 340.0),
    (196.0, 384.0),
    (112.0, 398.0),
    (92.0, 450.0),
    (96.0, 526.0),
    (132.0, 572.0),
    (196.0, 580.0),
    (268.0, 556.0),
    (350.0, 536.0),
    (428.0, 508.0),
    (452.0, 566.0),
    (560.0, 574.0),
];

/// The port of each region, and where on the way of ships it lies.
const PORTS: [(Point, usize); 7] = [
    ((252.0, 532.0), 17),
    ((240.0, 362.0), 11),
    ((388.0, 218.0), 4),
    ((452.0, 456.0), 19),
    ((572.0, 204.0), 0),
    ((612.0, 548.0), 21),
    ((362.0, 130.0), 5),
];

fn hub(region: Region) -> Point {
    HUBS[usize::from(region.0.clamp(1, 7)) - 1]
}

/// The way from region to region; `beside` keeps the ways of companies apart.
pub fn way(from: Region, to: Region, means: Means, beside: f32) -> Way {
    let line = match means {
        Means::Road | Means::Train => by_land(from, to).beside(beside),
        Means::Plane => by_air(from, to).beside(beside),
        Means::Ship if is_on_the_danube(from, to) => by_land(from, to).beside(beside + 8.0),
        Means::Ship => by_sea(from, to).beside(beside),
    };
    line.measured()
}

/// Whether barges go there rather than ships round half of Europe.
fn is_on_the_danube(from: Region, to: Region) -> bool {
    [(3, 6), (6, 3), (5, 6), (6, 5)].contains(&(from.0, to.0))
}

/// A bow to the north, so that planes fly high, the same there and back.
fn by_air(from: Region, to: Region) -> Line {
    let (start, end) = (hub(from), hub(to));
    let middle = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let bent = if dx > 0.0 { curve(from, to) } else { -curve(from, to) };
    Line::bow(start, (middle.0 + dy * bent, middle.1 - dx * bent), end)
}

/// How far a bow is bent. Some would meet the number of a region between as if planes landed there: they are flatter,
/// higher or bent the other way.
fn curve(from: Region, to: Region) -> f32 {
    match (from.0.min(to.0), from.0.max(to.0)) {
        (1, 3) | (4, 7) => -0.3,
        (1, 5) => 0.15,
        (2, 5) => 0.5,
        _ => 0.3,
    }
}

/// The shortest way over regions that touch.
fn by_land(from: Region, to: Region) -> Line {
    let mut best: [Option<(u8, u8)>; 8] = [None; 8];
    best[usize::from(from.0 & 7)] = Some((0, 0));
    for _ in 0..6 {
        for (one, other, _) in JOINED {
            for (here, there) in [(one, other), (other, one)] {
                let Some((steps, _)) = best[usize::from(here)] else { continue };
                let known = best[usize::from(there)];
                if known.is_none_or(|(other, _)| steps + 1 < other) {
                    best[usize::from(there)] = Some((steps + 1, here));
                }
            }
        }
    }
    let mut stops = vec![to.0];
    while let Some((1.., before)) = stops.last().and_then(|&stop| best[usize::from(stop & 7)]) {
        stops.push(before);
    }
    let mut line = Line::default();
    for pair in stops.windows(2).rev() {
        line.join(joined(pair[1], pair[0]));
    }
    line
}

/// The line between two regions that touch.
fn joined(from: u8, to: u8) -> Line {
    let found = JOINED.iter().find(|(one, other, _)| (*one, *other) == (from.min(to), from.max(to)));
    let (start, end) = (hub(Region(from)), hub(Region(to)));
    Line::bow(start, found.map_or(start, |(_, _, bend)| *bend), end)
}

fn by_sea(from: Region, to: Region) -> Line {
    let port = |region: Region| PORTS[usize::from(region.0.clamp(1, 7)) - 1];
    let ((start, first), (end, last)) = (port(from), port(to));
    let way = &SEA[first.min(last)..=first.max(last)];
    let mut points = vec![if first < last { start } else { end }];
    points.extend(way);
    points.push(if first < last { end } else { start });
    let line = Line::through(&points);
    if first < last { line } else { line.back() }
}
