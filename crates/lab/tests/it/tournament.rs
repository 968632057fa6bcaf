//! Tournaments.

use std::sync::atomic::{AtomicU64, Ordering};

use ecotable_bots::{Character, Plain, Random, Roster, Uniform};
use ecotable_lab::{Encounter, LabError, Ranking, TournamentOptions, WHOLE, tournament};
use ecotable_testkit::lots::{Config, Lots};

/// Lots with a bot that is `random` under another name.
struct Crowd;

impl Roster for Crowd {
    type Game = Lots;
    type Policy = Uniform;
    const CHARACTERS: &'static [Character<Lots>] =
        &[Character { name: "chance", make: |seed| Box::new(Random::new(seed)) }];
}

fn options(entrants: &[&str], seats: u8, games: u64) -> TournamentOptions<Lots> {
    TournamentOptions {
        config: Config { rounds: 5 },
        seats,
        entrants: entrants.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: "1".parse().unwrap(),
        threads: 1,
    }
}

fn ranking(options: &TournamentOptions<Lots>) -> Ranking {
    tournament::<Crowd>(options, &|_| ()).unwrap()
}

#[test]
fn the_stronger_bot_comes_first() {
    let ranking = ranking(&options(&["random", "search:20", "search:300"], 2, 40));
    let order: Vec<_> = ranking.entrants.iter().map(|entrant| entrant.bot.as_str()).collect();
    assert_eq!(order, ["search:300", "search:20", "random"]);
    assert!(ranking.entrants[1].rating.interval.low > ranking.entrants[2].rating.interval.high);
    let elos: f64 = ranking.entrants.iter().map(|entrant| entrant.rating.elo).sum();
    assert!(elos.abs() < 1e-6);
}

#[test]
fn bots_that_play_the_same_share_every_mirrored_pair_evenly() {
    for seats in [2, 3, 4, 5] {
        let pairing = &ranking(&options(&["random", "chance"], seats, 60)).pairings[0];
        assert_eq!(pairing.share, 0.5, "{seats} seats");
    }
}

#[test]
fn the_ranking_is_the_same_on_any_number_of_threads() {
    let options = options(&["random", "search:10", "chance"], 3, 12);
    let one = ranking(&options);
    for threads in [2, 0] {
        assert_eq!(one, ranking(&TournamentOptions { threads, ..options.clone() }));
    }
}

#[test]
fn a_pairing_does_not_depend_on_who_else_takes_part() {
    let two = ranking(&options(&["random", "search:10"], 2, 12));
    let three = ranking(&options(&["chance", "random", "search:10"], 2, 12));
    assert_eq!(two.pairings[0], three.pairings[2]);
}

#[test]
fn games_are_rounded_up_to_full_rounds_of_arrangements_and_all_are_heard_of() {
    for (seats, games) in [(2, 14), (3, 18), (4, 18), (5, 20), (6, 20)] {
        let options = options(&["random", "chance", "search:1"], seats, 13);
        let heard = AtomicU64::new(0);
        let ranking = tournament::<Crowd>(&options, &|games| {
            heard.fetch_add(games, Ordering::Relaxed);
        });
        assert!(ranking.unwrap().pairings.iter().all(|pairing| pairing.games == games), "{seats} seats");
        assert_eq!(options.total_games(), 3 * games);
        assert_eq!(heard.into_inner(), options.total_games());
    }
}

/// The interval of a pairing with these results of its mirrored pairs.
fn interval(pairs: Vec<u32>) -> (f64, f64) {
    let encounter = Encounter { first: 0, second: 1, pairs };
    let ranking = Ranking::new(&["a".to_owned(), "b".to_owned()], &[encounter]);
    let interval = ranking.pairings[0].interval;
    (interval.low, interval.high)
}

#[test]
fn intervals_know_that_mirrored_games_hang_together() {
    let alternate = |one, other| (0..100).map(|pair| if pair % 2 == 0 { one } else { other }).collect();
    let (low, high) = interval(alternate(0, 2 * WHOLE));
    assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001, "{low} to {high}");
    // Pairs that are mostly split say more about the bots than pairs that one bot takes whole.
    let (split_low, split_high) = interval(alternate(WHOLE * 3 / 4, WHOLE * 5 / 4));
    assert!(split_low > low + 0.04 && split_high < high - 0.04, "{split_low} to {split_high}");
    let (low, high) = interval(vec![2 * WHOLE; 20]);
    assert!((0.8..0.9).contains(&low) && high == 1.0, "{low} to {high}");
}

#[test]
fn tables_have_a_line_for_each_bot_and_each_pairing() {
    let ranking = ranking(&options(&["random", "search:10", "chance"], 2, 6));
    assert_eq!(ranking.to_csv().lines().count(), 1 + 3);
    assert!(ranking.to_csv().starts_with("place,bot,elo,elo_low,elo_high,win_share,games\n1,search:10,"));
    let text = ranking.to_text();
    assert_eq!(text.lines().count(), 4 + 1 + 4);
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
}

#[test]
fn a_tournament_needs_two_different_bots() {
    let error = |entrants| tournament::<Plain<Lots>>(&options(entrants, 2, 2), &|_| ()).unwrap_err();
    assert!(matches!(error(&["random"]), LabError::Entrants));
    assert!(matches!(error(&["random", "search:1", "random"]), LabError::Entrants));
    assert!(matches!(error(&["random", "nobody"]), LabError::Bot(_)));
}
