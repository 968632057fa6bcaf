//! A bot decides by what its seat knows, and by nothing else.

use ecotable_bots::{Plain, create};
use ecotable_kernel::{Game, GameRng, Peek, Seat, Step};
use ecotable_testkit::lots::{Config, Lots};

/// The positions of a random game, a few decisions apart.
fn positions(game: &Lots) -> Vec<<Lots as Game>::State> {
    let mut step = Step::simulated(GameRng::quick(1));
    let mut rng = GameRng::quick(2);
    let mut state = game.setup(&mut step);
    let (mut legal, mut positions) = (Vec::new(), Vec::new());
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        if decisions % 7 == 0 {
            positions.push(state);
        }
        game.legal_actions(&state, seat, &mut legal);
        game.apply(&mut state, seat, *rng.pick(&legal).unwrap(), &mut step);
        decisions += 1;
    }
    positions
}

#[test]
fn bots_decide_the_same_in_two_worlds_that_their_seat_cannot_tell_apart() {
    let game = Lots::new(&Config::default(), 3).unwrap();
    let mut rng = GameRng::quick(3);
    let mut different = 0;
    for (seed, state) in (0..).zip(positions(&game)) {
        let seat = game.to_act(&state).first().unwrap();
        let twin = Peek::new(&game, &state, seat).imagine(&mut rng);
        different += u32::from(twin != state);
        for bot in ["random", "search:150"] {
            let decide =
                |world| create::<Plain<Lots>>(bot, seed).unwrap().decide(Peek::new(&game, world, seat));
            assert_eq!(decide(&state), decide(&twin), "{bot} in seat {seat}, position {seed}");
        }
    }
    assert!(different > 10, "only {different} twins were another world at all");
}

#[test]
fn thinking_changes_nothing_at_the_table() {
    let game = Lots::new(&Config::default(), 3).unwrap();
    let state = game.setup(&mut Step::quiet("1".parse().unwrap()));
    let before = state;
    create::<Plain<Lots>>("search:50", 1).unwrap().choose(Peek::new(&game, &state, Seat(0)));
    assert_eq!(state, before);
}
