//! The ranking at the end of a match.

use ecotable_kernel::{Outcome, Phrase, Seat, Standing, Verdict};

use crate::voice::Voice;

/// One line for each seat, the best first.
pub fn lines(outcome: &Outcome, voice: &Voice) -> Vec<String> {
    let mut standings: Vec<(Seat, &Standing)> = (0u8..).map(Seat).zip(&outcome.standings).collect();
    standings.sort_by_key(|(seat, standing)| (standing.rank, *seat));
    let lost = (outcome.verdict == Verdict::AllLost).then(|| voice.word("play-all-lost"));
    let place = |(seat, standing): (Seat, &Standing)| {
        let phrase = Phrase::new("play-place").with("rank", standing.rank).with("seat", seat);
        voice.say(&phrase.with("score", outcome.written(standing.score).as_str()))
    };
    lost.into_iter().chain(standings.into_iter().map(place)).collect()
}
