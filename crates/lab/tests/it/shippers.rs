//! The shippers of EcoTrade are as strong as their names promise.

use ecotable_bots::ecotrade::Shippers;
use ecotable_ecotrade::Config;
use ecotable_lab::{TournamentOptions, tournament};

/// The first wins more than its part against the second, beyond chance.
fn check_stronger(first: &str, second: &str, seats: u8, games: u64) {
    let options = TournamentOptions {
        config: Config::default(),
        seats,
        entrants: vec![first.to_owned(), second.to_owned()],
        games,
        seed: "shippers".parse().unwrap(),
        threads: 0,
    };
    let ranking = tournament::<Shippers>(&options, &|_| ()).unwrap();
    let pairing = &ranking.pairings[0];
    assert!(pairing.interval.low > 0.5, "{first} against {second} with {seats}: {pairing:?}");
}

#[test]
fn each_strength_is_stronger_than_the_one_before() {
    for seats in [2, 4] {
        check_stronger("rookie", "random", seats, 200);
        check_stronger("merchant", "rookie", seats, 300);
        check_stronger("expert", "merchant", seats, 600);
    }
}
