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
    /// A bow from one point to another, bent towards a third.
    pub fn bow(from: Point, bend: Point, to: Point) -> Self {
        let point = |step: u8| {
            let part = f32::from(step) / 5.0;
            between(between(from, bend, part), between(bend, to, part), part)
        };
        Self((0..=5).map(point).collect())
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

    fn length(&self) -> f32 {
        self.0.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
    }

    /// The line before and after a part of its length.
    pub fn cut(&self, part: f32) -> (Self, Self) {
        let mut left = self.length() * part.clamp(0.0, 1.0);
        for (index, pair) in self.0.windows(2).enumerate() {
            let step = distance(pair[0], pair[1]);
            if left <= step {
                let middle = between(pair[0], pair[1], if step > 0.0 { left / step } else { 0.0 });
                let mut first = self.0[..=index].to_vec();
                first.push(middle);
                let mut second = vec![middle];
                second.extend(&self.0[index + 1..]);
                return (Self(first), Self(second));
            }
            left -= step;
        }
        (self.clone(), Self(self.0[self.0.len() - 1..].to_vec()))
    }

    /// The place at a part of its length.
    pub fn at(&self, part: f32) -> Point {
        let mut left = self.length() * part.clamp(0.0, 1.0);
        for pair in self.0.windows(2) {
            let step = distance(pair[0], pair[1]);
            if left <= step {
                return between(pair[0], pair[1], if step > 0.0 { left / step } else { 0.0 });
            }
            left -= step;
        }
        self.0.last().copied().unwrap_or_default()
    }

    /// What a path of a drawing is made of.
    pub fn path(&self) -> String {
        let mut path = String::with_capacity(self.0.len() * 8);
        for (index, &(x, y)) in self.0.iter().enumerate() {
            path.push(if index == 0 { 'M' } else { 'L' });
            // A text takes everything that is written to it.
            let _ = write!(path, "{} {}", x.round() as i32, y.round() as i32);
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
