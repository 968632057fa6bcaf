//! Curves: how the cost of a decision and of a copy change in the course of a game. A bend is a bug.

use std::hint::black_box;

use anyhow::Result;
use ecotable_kernel::Game;

use crate::clock::Effort;
use crate::play::Player;
use crate::row::Row;

/// Into how many parts the course of a game is divided.
pub const PARTS: u64 = 10;

/// How many games are looked at.
const GAMES: u64 = 32;

/// The cost of a decision and of a copy in each tenth of the game.
pub fn progress<G: Game>(seats: u8, effort: Effort) -> Result<Vec<Row>> {
    let mut player = Player::<G>::new(seats, 5)?;
    let games = (0..GAMES).map(|_| recorded(&mut player)).collect::<Vec<_>>();
    Ok((0..PARTS).map(|part| tenth(&mut player, &games, (part, seats), effort)).collect())
}

/// Every position of a random game but the last.
fn recorded<G: Game>(player: &mut Player<G>) -> Vec<G::State> {
    let (mut positions, mut state) = (Vec::new(), player.start());
    while player.asked(&state).is_some() {
        positions.push(state.clone());
        player.decide(&mut state);
    }
    positions
}

/// One tenth: every position in it is copied, and one decision is played on the copy.
fn tenth<G: Game>(
    player: &mut Player<G>,
    games: &[Vec<G::State>],
    (part, seats): (u64, u8),
    effort: Effort,
) -> Row {
    let within = |game: &[G::State]| {
        let place = |part: u64| game.len() as u64 * part / PARTS;
        game[place(part) as usize..place(part + 1) as usize].to_vec()
    };
    let mut positions: Vec<G::State> = games.iter().flat_map(|game| within(game)).collect();
    let choices: usize =
        positions.iter().filter_map(|state| player.asked(state).map(|seat| player.list(state, seat))).sum();
    let mut copy = positions[0].clone();
    let ns_copy = effort.ns_each(&mut positions, |state| {
        copy.clone_from(state);
        black_box(&mut copy);
    });
    let ns_both = effort.ns_each(&mut positions, |state| {
        copy.clone_from(state);
        player.decide(black_box(&mut copy))
    });
    let mut row = Row::new("curve", "ours", G::META.id, seats);
    row.add("part", part as f64 + 1.0);
    row.add("branching", choices as f64 / positions.len() as f64);
    row.add("ns_step", ns_both - ns_copy);
    row.add("ns_clone", ns_copy);
    row
}
