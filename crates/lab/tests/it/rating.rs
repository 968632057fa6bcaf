//! Strength from made-up results.

use ecotable_lab::{Encounter, WHOLE, ratings};

/// So many mirrored pairs in which the first bot gets the share that these strengths let expect.
fn encounter((first, second): (usize, usize), elos: &[f64], pairs: u32) -> Encounter {
    let share = 1.0 / (1.0 + 10f64.powf((elos[second] - elos[first]) / 400.0));
    let won = (share * f64::from(pairs)).round() as u32;
    let pairs = (0..pairs).map(|pair| if pair < won { 2 * WHOLE } else { 0 }).collect();
    Encounter { first, second, pairs }
}

fn all_against_all(elos: &[f64], pairs: u32) -> Vec<Encounter> {
    let pairings =
        (0..elos.len()).flat_map(|first| (first + 1..elos.len()).map(move |second| (first, second)));
    pairings.map(|pairing| encounter(pairing, elos, pairs)).collect()
}

#[test]
fn known_strengths_are_found_again() {
    let elos = [150.0, 50.0, 0.0, -200.0];
    let found = ratings(4, &all_against_all(&elos, 2000));
    for (rating, elo) in found.iter().zip(elos) {
        assert!((rating.elo - elo).abs() < 5.0, "{} instead of {elo}", rating.elo);
        assert!(
            rating.interval.low < elo && elo < rating.interval.high,
            "{:?} without {elo}",
            rating.interval
        );
    }
}

#[test]
fn more_games_make_narrower_intervals() {
    let width = |pairs| {
        let interval = ratings(2, &all_against_all(&[40.0, -40.0], pairs))[0].interval;
        interval.high - interval.low
    };
    assert!(width(1600) < 0.6 * width(400), "{} and {}", width(1600), width(400));
    assert!(width(400) < 0.6 * width(100), "{} and {}", width(400), width(100));
}

#[test]
fn a_bot_that_always_wins_is_far_ahead_but_not_without_end() {
    let always = Encounter { first: 0, second: 1, pairs: vec![2 * WHOLE; 50] };
    let found = ratings(2, &[always]);
    assert!((400.0..600.0).contains(&found[0].elo), "{}", found[0].elo);
    assert_eq!(found[0].elo, -found[1].elo);
}

#[test]
fn bots_that_never_met_keep_the_mean() {
    assert!(ratings(3, &[]).iter().all(|rating| rating.elo == 0.0));
}

#[test]
fn an_encounter_counts_games_and_shares() {
    let encounter = Encounter { first: 0, second: 1, pairs: vec![WHOLE, WHOLE, 2 * WHOLE, 0, WHOLE / 2] };
    assert_eq!(encounter.games(), 10);
    assert_eq!(encounter.share(), 0.45);
}
