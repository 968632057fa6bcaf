//! The traders of TradeJack are as strong as their names promise.

use ecotable_bots::tradejack::Traders;
use ecotable_lab::{Ranking, TournamentOptions, tournament};
use ecotable_tradejack::Config;

fn meet(entrants: &[&str], seats: u8, games: u64) -> Ranking {
    let options = TournamentOptions {
        config: Config::default(),
        seats,
        entrants: entrants.iter().map(ToString::to_string).collect(),
        games,
        seed: "traders".parse().unwrap(),
        threads: 0,
    };
    tournament::<Traders>(&options, &|_| ()).unwrap()
}

/// The first wins more than its part against the second, beyond chance.
fn check_stronger(first: &str, second: &str, seats: u8, games: u64) {
    let ranking = meet(&[first, second], seats, games);
    let pairing = &ranking.pairings[0];
    assert!(pairing.interval.low > 0.5, "{first} against {second} with {seats}: {pairing:?}");
}

#[test]
fn each_character_is_stronger_than_the_one_before() {
    for seats in [2, 4] {
        check_stronger("rookie", "random", seats, 60);
        check_stronger("merchant", "rookie", seats, 120);
        check_stronger("expert", "merchant", seats, 60);
    }
}

#[test]
fn the_search_is_stronger_than_the_expert() {
    check_stronger("search:200", "expert", 2, 24);
}
