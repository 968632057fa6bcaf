//! Seedling tested: one file for each section of RULES.md, the laws of all games, golden games and words.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cards;
mod golden;
mod laws;
mod planting;
mod score;
mod setup;
mod words;

use ecotable_kernel::{Game, Table};
use ecotable_seedling::{Card, Config, Seedling, Snapshot, State};

/// The rules of a match for two.
fn for_two() -> Seedling {
    Seedling::new(&Config::default(), 2).unwrap()
}

/// A match for two that is about to begin.
fn table() -> Table<Seedling> {
    Table::new(for_two(), "7".parse().unwrap()).0
}

/// A position for two with these cards in the hand and in the bed of seat 0; all others are in the deck.
fn position(turns: u8, hand: &[u8], bed: &[u8]) -> State {
    let game = for_two();
    let start = game.snapshot(table().state());
    let mut deck: Vec<Card> = start.deck.iter().chain(start.hands.iter().flatten()).copied().collect();
    let mut take = |numbers: &[u8]| -> Vec<Card> {
        let place = |deck: &[Card], number: u8| deck.iter().position(|card| card.0 == number).unwrap();
        numbers.iter().map(|&number| deck.swap_remove(place(&deck, number))).collect()
    };
    let (hand, bed) = (take(hand), take(bed));
    let words = Snapshot {
        turns,
        deck,
        hands: [hand, vec![]].into_iter().collect(),
        beds: [bed, vec![]].into_iter().collect(),
    };
    game.restore(&words).unwrap()
}
