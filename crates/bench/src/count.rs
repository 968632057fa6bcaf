//! `count GAME SEATS K`: plays K random games and nothing else, so that valgrind counts what they cost.

use anyhow::{Result, ensure};
use ecotable_kernel::Game;

use crate::games::{Visit, visit_all};
use crate::play::Player;
use crate::yardstick::{Xoshiro, Yardstick};

/// The name of the yardstick among the games.
pub const YARDSTICK: &str = "yardstick";

/// Plays `games` random games and returns how many decisions they took.
pub fn count(game: &str, seats: u8, games: u64) -> Result<u64> {
    if game == YARDSTICK {
        ensure!((2..=6).contains(&seats), "the yardstick is for 2 to 6 seats");
        let mut rng = Xoshiro::new(1);
        return Ok((0..games).map(|_| Yardstick::new(seats, &mut rng).play_out(&mut rng)).sum());
    }
    let mut counting = Counting { game, seats, games, decisions: None };
    visit_all(&mut counting)?;
    counting.decisions.ok_or_else(|| anyhow::anyhow!("there is no game `{game}`"))
}

struct Counting<'a> {
    game: &'a str,
    seats: u8,
    games: u64,
    decisions: Option<u64>,
}

impl Visit for Counting<'_> {
    fn visit<G: Game>(&mut self, _: &[u8]) -> Result<()> {
        if G::META.id == self.game {
            let mut player = Player::<G>::new(self.seats, 1)?;
            self.decisions = Some((0..self.games).map(|_| player.play_out()).sum());
        }
        Ok(())
    }
}
