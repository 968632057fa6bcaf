//! How a match ended, as a picture of numbers.

use ecotable_kernel::{Outcome, Phrase, Seat, Standing, Verdict};
use ecotable_rooms::Moment;
use maud::{Markup, html};

use crate::parts::seat::{seat_letter, seat_mark};
use crate::voice::Voice;

/// The final standings: a table with a bar for each score, the best first.
pub fn standings(
    voice: Voice<'_>,
    moment: &Moment,
    outcome: &Outcome,
    sum: impl Fn(Seat) -> Option<Phrase>,
) -> Markup {
    let mut rows: Vec<(Seat, &Standing)> = (0u8..).map(Seat).zip(&outcome.standings).collect();
    rows.sort_by_key(|(seat, standing)| (standing.rank, seat.0));
    let scale = Scale::of(outcome);
    let helped = moment.places.iter().any(|place| place.helped);
    html! {
        table class="standings" {
            caption class="vh" { (voice.key("page-standings")) }
            thead class="vh" {
                tr { @for key in ["rank", "player", "score"] { th scope="col" { (voice.key(&format!("page-standings-{key}"))) } } }
            }
            tbody { @for (seat, standing) in rows { (row(voice, moment, (seat, standing, outcome.written(standing.score), sum(seat)), &scale)) } }
        }
        @if outcome.verdict == Verdict::AllLost { p class="muted" { (voice.key("page-standings-all-lost")) } }
        @if helped { p class="muted small" { "* " (voice.key("page-standings-helped")) } }
    }
}

fn row(
    voice: Voice<'_>,
    moment: &Moment,
    (seat, standing, score, sum): (Seat, &Standing, String, Option<Phrase>),
    scale: &Scale,
) -> Markup {
    let helped = moment.places.get(seat.index()).is_some_and(|place| place.helped);
    html! {
        tr class=[(standing.rank == 1).then_some("is-first")] {
            td class="rank" { (voice.say(&Phrase::new("page-standings-place").with("rank", standing.rank))) }
            th scope="row" { span class="who" { (seat_mark(seat)) span { (voice.name(seat)) @if helped { " *" } @if let Some(sum) = &sum { small { (voice.say(sum)) } } } } }
            td class="score" {
                (scale.bar(seat, standing.score))
                b { (score) }
            }
        }
    }
}

/// Where zero is, and how long a point.
struct Scale {
    lowest: i32,
    width: i32,
}

impl Scale {
    fn of(outcome: &Outcome) -> Self {
        let scores = || outcome.standings.iter().map(|standing| standing.score);
        let lowest = scores().min().unwrap_or(0).min(0);
        let highest = scores().max().unwrap_or(0).max(0);
        Self { lowest, width: highest.saturating_sub(lowest).max(1) }
    }

    /// A bar from zero to the score, on a line a thousand units long.
    fn bar(&self, seat: Seat, score: i32) -> Markup {
        let at = |value: i32| i64::from(value.saturating_sub(self.lowest)) * 1000 / i64::from(self.width);
        let (from, to) = (at(score.min(0)), at(score.max(0)));
        let letter = seat_letter(seat).to_ascii_lowercase();
        html! {
            svg class="score-bar" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true" {
                rect class="track" width="1000" height="20" rx="4" {}
                rect class={ "seat-" (letter) } x=(from) width=(to - from) height="20" rx="4" {}
            }
        }
    }
}
