//! The yardstick is the same game as Lots in the framework, or its ratios mean nothing.

use ecotable_bench::{Player, Xoshiro, Yardstick, count};
use ecotable_testkit::lots::Lots;

/// Decisions a game over many random games, in thousandths.
fn mean_length(game: &str, seats: u8) -> u64 {
    let games = 3000;
    count(game, seats, games).expect("both games can be counted") * 1000 / games
}

#[test]
fn random_games_are_as_long_as_in_the_framework() {
    for seats in 2..=6 {
        let (plain, ours) = (mean_length("yardstick", seats), mean_length("lots", seats));
        assert!(plain.abs_diff(ours) * 100 < plain, "{seats} players: {plain} against {ours}");
    }
}

#[test]
fn cards_and_coins_stay_within_the_rules() {
    let mut rng = Xoshiro::new(3);
    for seats in 2..=6 {
        let mut game = Yardstick::new(seats, &mut rng);
        assert_eq!(game.choices(), 6, "30 coins allow raises of 1 to 5, and a pass");
        game.play_out(&mut rng);
        assert!(game.is_over());
        let total: i32 = (0..seats).map(|seat| game.score(seat)).sum();
        assert!(total > 0 && total < i32::from(seats) * 30 + 2 * 390);
    }
}

#[test]
fn an_imagined_position_can_be_played_on() {
    let mut rng = Xoshiro::new(4);
    let mut game = Yardstick::new(4, &mut rng);
    while !game.is_over() {
        let before = game.choices();
        game.determinize(&mut rng);
        assert_eq!(game.choices(), before, "the actor knows its own choices");
        game.apply(rng.below(before));
    }
}

#[test]
fn an_unknown_game_is_refused_by_name() {
    let error = count("chess", 2, 1).expect_err("chess is not among the games");
    assert_eq!(error.to_string(), "there is no game `chess`");
    assert!(Player::<Lots>::new(7, 1).is_err());
}
