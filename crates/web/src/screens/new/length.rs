//! How long a match will take, roughly.

use ecotable_kernel::Phrase;

use super::draft::{Draft, Kind};
use crate::boards;
use crate::screens::game_words::GameWords;
use crate::text::Text;

/// A sentence about the length of the match as it is filled in.
pub(super) fn sentence(game: &GameWords<'_>, draft: &Draft) -> Text {
    match draft.rounds(game.listing) {
        Some(rounds) => {
            let word = boards::drawing(game.id()).round();
            let phrase = Phrase::new(format!("page-new-length-{word}s")).with("rounds", rounds);
            game.voice.say(&phrase.with("minutes", minutes(rounds, draft))).text()
        }
        None => match game.minutes() {
            Some(minutes) => {
                game.voice.say(&Phrase::new("page-new-length").with("minutes", minutes.as_str())).text()
            }
            None => game.voice.key("page-new-length-unknown"),
        },
    }
}

/// Minutes, rounded to five: a person takes about a minute and a half for a round, a bot half a minute, and a round takes
/// as long again to read and to count.
fn minutes(rounds: i64, draft: &Draft) -> i64 {
    let bots = draft.seats.iter().filter(|seat| seat.kind == Kind::Bot).count() as i64;
    let people = draft.count() as i64 - bots;
    let seconds = rounds * (120 + 50 * people + 20 * bots);
    ((seconds + 150) / 300).max(1) * 5
}
