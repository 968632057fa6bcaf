//! What every game of the catalogue owes to those who know it only by its id.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod auctions;
mod every_game;
mod names;
mod secrets;
mod tables;
mod translations;
mod words;

use ecotable_catalog::{AnyTable, Listing, Setup, new_table};
use ecotable_kernel::Seed;
use serde_json::{Value, json};

/// A seed from a text.
fn seed(text: &str) -> Seed {
    text.parse().unwrap()
}

/// What a match of `game` is set up with.
fn setup(game: &Listing, config: Value) -> Setup {
    Setup { seats: *game.meta.seats.start(), config, seed: seed("catalogue") }
}

/// A match with the fewest seats and no options.
fn table(game: &Listing) -> Box<dyn AnyTable> {
    new_table(game.meta.id, &setup(game, json!({}))).unwrap().table
}

/// Plays at most `decisions` decisions of the random bot.
fn play_on(table: &mut dyn AnyTable, decisions: usize) {
    for _ in 0..decisions {
        let Some(seat) = table.to_act().first() else { break };
        let advice = table.advise(seat, "random", table.ply()).unwrap();
        table.play(seat, &advice.action).unwrap();
    }
}
