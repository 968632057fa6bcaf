//! The final score as a landscape over money and environment points: the more balanced, the higher.

use maud::{Markup, html};

/// The side of the drawing.
pub const SIDE: f32 = 240.0;

/// The scales that a drawing may have, and the score from one line to the next.
const SCALES: [(u16, u16); 7] = [(12, 4), (20, 5), (30, 10), (50, 20), (80, 20), (120, 40), (250, 100)];

/// A scale: its end, and the score from one line to the next.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Scale {
    /// The end of both axes.
    pub most: u16,
    step: u16,
}

impl Scale {
    /// The smallest scale on which a number finds room.
    pub fn for_number(number: u16) -> Self {
        let fits = SCALES.into_iter().find(|(most, _)| number <= *most);
        let (most, step) = fits.unwrap_or((number, (number / 4).max(1)));
        Self { most, step }
    }

    /// Where a pair of numbers lies on the drawing.
    pub fn point(self, money: f32, enviro: f32) -> (f32, f32) {
        let unit = SIDE / f32::from(self.most);
        (money * unit, SIDE - enviro * unit)
    }

    /// Marks on the axes.
    pub fn ticks(self) -> [u16; 3] {
        [0, self.most / 2, self.most]
    }

    /// Scores that have a line.
    fn lines(self) -> impl Iterator<Item = u16> {
        (1..).map(move |number| number * self.step).take_while(move |&score| score < 2 * self.most)
    }
}

/// The larger number that makes this score together with the smaller one: `x (x + z) / z = score`.
fn larger(score: f32, smaller: f32) -> f32 {
    smaller * smaller / (score - smaller)
}

/// The smaller number that makes this score together with the larger one.
fn smaller(score: f32, larger: f32) -> f32 {
    ((larger * larger + 4.0 * score * larger).sqrt() - larger) / 2.0
}

/// The line of all pairs that make a score, from the upper edge over the corner on the diagonal to the right edge.
fn line(scale: Scale, score: u16) -> Vec<(f32, f32)> {
    let (score, most) = (f32::from(score), f32::from(scale.most));
    let (from, to) = (score / 2.0, smaller(score, most));
    let steps = 10;
    let branch: Vec<(f32, f32)> = (0..=steps)
        .map(|step| from + (to - from) * (step as f32) / (steps as f32))
        .map(|small| (small, larger(score, small).min(most)))
        .collect();
    let upper = branch.iter().rev().map(|&(small, large)| scale.point(small, large));
    let lower = branch.iter().skip(1).map(|&(small, large)| scale.point(large, small));
    upper.chain(lower).collect()
}

fn path(points: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path += &format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    path
}

/// The landscape with its lines and their scores.
pub fn draw(scale: Scale) -> Markup {
    html! {
        rect class="cv-ground" x="0" y="0" width=(SIDE) height=(SIDE) rx="6" {}
        @for score in scale.lines() {
            @let points = line(scale, score);
            path class="cv-hill" d={ (path(&points)) "L" (SIDE) " 0Z" } {}
            path class="cv-line" d=(path(&points)) {}
        }
        path class="cv-ridge" d={ "M0 " (SIDE) "L" (SIDE) " 0" } {}
        @for score in scale.lines() {
            @let (x, y) = scale.point(f32::from(score) / 2.0, f32::from(score) / 2.0);
            @if x < SIDE - 22.0 { text class="cv-score" x=(format!("{:.1}", x + 4.0)) y=(format!("{:.1}", y + 16.0)) { (score) } }
        }
        @for tick in scale.ticks() {
            @let (x, y) = scale.point(f32::from(tick), f32::from(tick));
            text class="cv-tick cv-x" x=(format!("{x:.1}")) y=(SIDE + 19.0) { (tick) }
            @if tick > 0 { text class="cv-tick cv-y" x="-5" y=(format!("{:.1}", y + 6.0)) { (tick) } }
        }
    }
}
