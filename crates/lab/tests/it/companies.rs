//! The companies of Ecologic are as strong as their names promise.

use ecotable_bots::ecologic::Companies;
use ecotable_ecologic::{Config, Edition};
use ecotable_lab::{Ranking, TournamentOptions, tournament};

fn meet(entrants: &[&str], edition: Edition, seats: u8, games: u64) -> Ranking {
    let options = TournamentOptions {
        config: Config { edition, ..Config::default() },
        seats,
        entrants: entrants.iter().map(ToString::to_string).collect(),
        games,
        seed: "companies".parse().unwrap(),
        threads: 0,
    };
    tournament::<Companies>(&options, &|_| ()).unwrap()
}

/// The first wins more than its part against the second, beyond chance.
fn check_stronger(first: &str, second: &str, seats: u8, games: u64) {
    for edition in [Edition::Ed1, Edition::Ed2] {
        let ranking = meet(&[first, second], edition, seats, games);
        let pairing = &ranking.pairings[0];
        assert!(
            pairing.interval.low > 0.5,
            "{first} against {second} with {seats} in {edition:?}: {pairing:?}"
        );
    }
}

#[test]
fn each_company_is_stronger_than_the_one_before() {
    for seats in [2, 4] {
        check_stronger("rookie", "random", seats, 60);
        check_stronger("merchant", "rookie", seats, 60);
        check_stronger("expert", "merchant", seats, 100);
    }
}

#[test]
fn balance_beats_greed_and_neglect() {
    check_stronger("balanced", "industrialist", 4, 60);
    check_stronger("balanced", "green", 4, 60);
}
