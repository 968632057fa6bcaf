//! The kernel's promises, tested from outside with the toy games of the test kit.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod meta;
mod outcome;
mod phrase;
mod record;
mod rng;
mod seat;
mod seed;
mod step;
mod table;
mod undo;

use ecotable_kernel::{Game, Seat, Table};
use ecotable_testkit::lots::Lots;
use ecotable_testkit::pebbles::Pebbles;

/// A table of `seats` with seed 7.
fn table<G: Game>(seats: u8) -> Table<G> {
    Table::new(G::new(&G::Config::default(), seats).unwrap(), "7".parse().unwrap()).0
}

fn lots(seats: u8) -> Table<Lots> {
    table(seats)
}

fn pebbles(seats: u8) -> Table<Pebbles> {
    table(seats)
}

/// Plays `SEAT ACTION` lines.
fn play<G: Game>(table: &mut Table<G>, lines: &[&str]) {
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let action = action.parse().map_err(|_| "an action").unwrap();
        table.play(Seat(seat.parse().unwrap()), action).unwrap();
    }
}

/// Plays the first action of each list to the end.
fn finish<G: Game>(table: &mut Table<G>) {
    while let Some(seat) = table.to_act().first() {
        let action = table.legal_actions(seat)[0];
        table.play(seat, action).unwrap();
    }
}
