//! Random games at full speed are ordinary games.

use ecotable_kernel::{Game, GameRng, Seed, Step, Table};
use ecotable_lab::playout;
use ecotable_testkit::lots::{Config, Lots};
use ecotable_testkit::pebbles::{self, Pebbles};

/// Plays the match with this seed twice: quietly, and again at a table with the same choices.
fn check<G: Game>(game: &G, seed: Seed) {
    let mut step = Step::quiet(seed);
    let mut state = game.setup(&mut step);
    let (mut legal, mut choices) = (Vec::new(), Vec::new());
    let mut rng = GameRng::quick(1);
    let decisions = playout(game, &mut state, &mut step, &mut legal, |_, n| {
        choices.push(rng.below(n));
        *choices.last().unwrap()
    });
    let (mut table, _) = Table::new(game.clone(), seed);
    for choice in choices {
        let seat = table.to_act().first().unwrap();
        let action = table.legal_actions(seat)[choice as usize];
        table.play(seat, action).unwrap();
    }
    assert_eq!(*table.state(), state);
    assert_eq!(table.ply(), u64::from(decisions));
    assert!(table.outcome().is_some());
}

#[test]
fn a_quiet_playout_is_the_match_with_that_seed() {
    for number in 0..20 {
        let seed = "1".parse::<Seed>().unwrap().of_series(number);
        check(&Lots::new(&Config::default(), 4).unwrap(), seed);
        check(&Pebbles::new(&pebbles::Config::default(), 3).unwrap(), seed);
    }
}

#[test]
fn a_simulated_playout_ends_as_well() {
    let game = Lots::new(&Config::default(), 4).unwrap();
    let mut step = Step::simulated(GameRng::quick(1));
    let mut state = game.setup(&mut step);
    let mut rng = GameRng::quick(2);
    let decisions = playout(&game, &mut state, &mut step, &mut Vec::new(), |_, n| rng.below(n));
    assert!((80..180).contains(&decisions), "{decisions}");
    assert!(game.outcome(&state).is_some());
}
