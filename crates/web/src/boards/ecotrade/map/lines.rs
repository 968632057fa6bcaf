//! Lines on the map: points one after the other.

use std::fmt::Write;

/// A place on the map.
pub type Point = (f32, f32);

/// A line through points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line(pub Vec<Point>);

fn between(a: Point, b: Point, part: f32) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl Line {
    /// A bow from one point to another, bent towards a third; the longer it is, the more points it needs to look round.
    pub fn bow(from: Point, bend: Point, to: Point) -> Self {
        let length = distance(from, bend) + distance(bend, to);
        let steps = (length / 28.0).clamp(5.0, 14.0) as u8;
        let point = |step: u8| {
            let part = f32::from(step) / f32::from(steps);
            between(between(from, bend, part), between(bend, to, part), part)
        };
        Self((0..=steps).map(point).collect())
    }

    /// A soft line through all the points.
    pub fn through(points: &[Point]) -> Self {
        let at = |index: usize| points[index.min(points.len() - 1)];
        let mut line = vec![points[0]];
        for index in 0..points.len() - 1 {
            let (before, from, to, after) =
                (at(index.saturating_sub(1)), at(index), at(index + 1), at(index + 2));
            for step in 1..=3u8 {
                let t = f32::from(step) / 3.0;
                line.push((
                    soft([before.0, from.0, to.0, after.0], t),
                    soft([before.1, from.1, to.1, after.1], t),
                ));
            }
        }
        Self(line)
    }

    /// Adds another line at the end.
    pub fn join(&mut self, next: Self) {
        let skip = usize::from(!self.0.is_empty());
        self.0.extend(next.0.into_iter().skip(skip));
    }

    /// The same line the other way.
    #[must_use]
    pub fn back(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// The line beside this one; its ends stay where they are.
    #[must_use]
    pub fn beside(&self, by: f32) -> Self {
        let last = self.0.len() - 1;
        let moved = |(index, &(x, y)): (usize, &Point)| {
            let (before, after) = (self.0[index.saturating_sub(1)], self.0[(index + 1).min(last)]);
            let length = distance(before, after).max(1.0);
            let near_end = index.min(last - index).min(2) as f32 / 2.0;
            let (dx, dy) = ((after.0 - before.0) / length, (after.1 - before.1) / length);
            (x - dy * by * near_end, y + dx * by * near_end)
        };
        Self(self.0.iter().enumerate().map(moved).collect())
    }

    /// The line with its lengths.
    pub fn measured(self) -> Way {
        let mut length = 0.0;
        let steps = self.0.windows(2).map(|pair| distance(pair[0], pair[1]));
        let reach = steps.map(|step| {
            length += step;
            length
        });
        Way { reach: reach.collect(), line: self }
    }
}

/// A line that was measured, so that a place on it is found quickly.
#[derive(Clone, Debug)]
pub struct Way {
    line: Line,
    /// How far it is from its beginning to each further point.
    reach: Vec<f32>,
}

impl Way {
    /// How long it is.
    pub fn length(&self) -> f32 {
        self.reach.last().copied().unwrap_or_default()
    }

    /// The place at a part of its length.
    pub fn at(&self, part: f32) -> Point {
        let far = self.length() * part.clamp(0.0, 1.0);
        let points = &self.line.0;
        let index = self.reach.partition_point(|reach| *reach < far);
        let (Some(&from), Some(&to)) = (points.get(index), points.get(index + 1)) else {
            return points.last().copied().unwrap_or_default();
        };
        let before = index.checked_sub(1).map_or(0.0, |index| self.reach[index]);
        let step = self.reach[index] - before;
        between(from, to, if step > 0.0 { (far - before) / step } else { 0.0 })
    }

    /// What a path of a drawing is made of: its first point, then steps, which are shorter to write.
    pub fn path(&self) -> String {
        let mut path = String::with_capacity(self.line.0.len() * 6);
        let mut last = (0, 0);
        for (index, &(x, y)) in self.line.0.iter().enumerate() {
            let here = (x.round() as i32, y.round() as i32);
            let (across, down) = (here.0 - last.0, here.1 - last.1);
            let gap = if down < 0 { "" } else { " " };
            let sign = match index {
                0 => "M",
                1 => "l",
                _ if across < 0 => "",
                _ => " ",
            };
            // A text takes everything that is written to it.
            let _ = write!(path, "{sign}{across}{gap}{down}");
            last = here;
        }
        path
    }
}

/// A soft curve from the second number to the third.
fn soft([before, from, to, after]: [f32; 4], t: f32) -> f32 {
    let (rise, fall) = ((to - before) / 2.0, (after - from) / 2.0);
    let (square, cube) = (t * t, t * t * t);
    from * (2.0 * cube - 3.0 * square + 1.0)
        + rise * (cube - 2.0 * square + t)
        + to * (3.0 * square - 2.0 * cube)
        + fall * (cube - square)
}
