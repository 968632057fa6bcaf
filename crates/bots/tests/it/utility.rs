//! What a result is worth.

use ecotable_bots::utility;
use ecotable_kernel::{Outcome, PerSeat, Seat, Standing, Verdict};

fn ranked(scores: &[i32]) -> Outcome {
    let score = |seat: Seat| scores[seat.index()];
    Outcome::ranked(scores.len() as u8, score, score)
}

fn value(scores: &[i32]) -> f32 {
    utility(&ranked(scores)).value[0]
}

#[test]
fn a_victory_is_worth_more_than_a_shared_one_and_that_more_than_a_defeat() {
    assert!(value(&[11, 10, 0]) > value(&[10, 10, 0]));
    assert!(value(&[10, 10, 0]) > value(&[10, 10, 10]));
    assert!(value(&[10, 10, 10]) > value(&[9, 10, 10]));
    // The margin never outweighs the victory.
    assert!(value(&[11, 10]) > value(&[10, 10]) + 0.3);
    assert!(value(&[99, 100]) < value(&[50, 50]));
}

#[test]
fn a_larger_margin_is_worth_a_little_more() {
    assert!(value(&[20, 10]) > value(&[11, 10]));
    assert!(value(&[9, 10]) > value(&[0, 10]));
    assert!(value(&[-5, -10]) > value(&[-9, -10]));
}

#[test]
fn values_of_ranked_games_are_between_0_and_1() {
    for scores in [[0, 0], [1000, 0], [0, 1000], [-1000, 1000], [i32::MAX, i32::MIN]] {
        let value = value(&scores);
        assert!((0.0..=1.0).contains(&value), "{scores:?}: {value}");
    }
}

#[test]
fn nothing_is_worse_than_losing_all_together() {
    let all_lost = utility(&Outcome::all_lost(2, |seat| if seat == Seat(0) { 100 } else { 0 }));
    assert!(all_lost.value[0] < value(&[0, 100]));
    assert_eq!(all_lost.share[0], 0.0);
}

#[test]
fn the_share_of_the_victory_is_divided_among_sides() {
    assert_eq!(utility(&ranked(&[5, 5, 5, 1])).share[..4], [1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0]);
    let side = |side, rank| Standing { score: 7, rank, side };
    let standings: PerSeat<_> = [side(0, 1), side(1, 2), side(0, 1), side(1, 2)].into_iter().collect();
    let teams = utility(&Outcome { verdict: Verdict::Ranked, standings, decimals: 0 });
    assert_eq!(teams.share[..4], [1.0, 0.0, 1.0, 0.0]);
    assert!(teams.value[2] > teams.value[1]);
}
