//! After warm-up, random play, copies and imagined positions take no memory from the heap.

use anyhow::Result;
use ecotable_bench::{Player, Visit, visit_all};
use ecotable_kernel::Game;

struct HotPath {
    games: u32,
}

impl Visit for HotPath {
    fn visit<G: Game>(&mut self, seats: &[u8]) -> Result<()> {
        for &seats in seats {
            let mut player = Player::<G>::new(seats, 7)?;
            // The buffer for the legal list grows to its final size.
            assert!((0..100).all(|_| player.play_out() > 0));
            let counted = allocation_counter::measure(|| whole_games(&mut player, 50));
            assert_eq!(counted.count_total, 0, "{} with {seats} players allocates", G::META.id);
            self.games += 1;
        }
        Ok(())
    }
}

/// Plays whole games, and in each position copies it and imagines what the seat cannot see.
fn whole_games<G: Game>(player: &mut Player<G>, games: u32) {
    let mut imagined = player.start();
    for _ in 0..games {
        let mut state = player.start();
        while let Some(seat) = player.asked(&state) {
            imagined.clone_from(&state);
            player.game.determinize(&mut imagined, seat, &mut player.rng);
            let mut copy = imagined.clone();
            player.decide(&mut copy);
            player.decide(&mut state);
        }
    }
}

#[test]
fn listing_applying_copying_and_imagining_allocate_nothing() -> Result<()> {
    let mut hot_path = HotPath { games: 0 };
    visit_all(&mut hot_path)?;
    assert!(hot_path.games > 0, "no game was measured");
    Ok(())
}

#[test]
fn the_counter_notices_an_allocation() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(counted.count_total, 1);
}
