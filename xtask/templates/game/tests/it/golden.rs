//! Recorded games, which a change of the rules shows as a difference.

use ecotable_seedling::{Card, Seedling, View};
use ecotable_testkit::golden;

/// A view in one line.
fn show(_: &Seedling, view: &View) -> String {
    let cards = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let beds: Vec<_> = view.beds.iter().map(|bed| format!("[{}]", cards(bed))).collect();
    format!("hand {}, beds {}, deck {}", cards(&view.own_hand), beds.join(" "), view.deck_size)
}

#[test]
fn golden_games_play_as_they_are_written() {
    let games =
        golden::run_dir::<Seedling>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), show).unwrap();
    assert_eq!(games, 1);
}
