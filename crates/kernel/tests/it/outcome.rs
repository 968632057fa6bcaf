//! Places, ties, sides, and common defeat.

use ecotable_kernel::{Outcome, Seat, Verdict};

fn ranked(scores: &[i32]) -> Outcome {
    let score = |seat: Seat| scores[seat.index()];
    Outcome::ranked(scores.len() as u8, score, score)
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.standings.iter().map(|standing| standing.rank).collect()
}

fn winners(outcome: &Outcome) -> Vec<u8> {
    outcome.winners().map(|seat| seat.0).collect()
}

#[test]
fn the_highest_score_wins() {
    let outcome = ranked(&[10, -5, 20]);
    assert_eq!((places(&outcome), winners(&outcome), outcome.winning_sides()), (vec![2, 3, 1], vec![2], 1));
    assert_eq!(outcome.standings[1].score, -5);
}

#[test]
fn equal_results_share_a_place_and_leave_out_the_next() {
    let outcome = ranked(&[7, 9, 7, 9, 1]);
    assert_eq!(places(&outcome), [3, 1, 3, 1, 5]);
    assert_eq!((winners(&outcome), outcome.winning_sides()), (vec![1, 3], 2));
}

#[test]
fn a_key_breaks_ties_that_the_score_leaves() {
    let awards = [2, 1, 3];
    let outcome = Outcome::ranked(3, |_| 12, |seat| (12, awards[seat.index()]));
    assert_eq!(places(&outcome), [2, 3, 1]);
    assert!(outcome.standings.iter().all(|standing| standing.score == 12));
}

#[test]
fn all_can_lose() {
    let outcome = Outcome::all_lost(3, |seat| i32::from(seat.0));
    assert_eq!((outcome.verdict, places(&outcome)), (Verdict::AllLost, vec![3, 3, 3]));
    assert_eq!((winners(&outcome), outcome.winning_sides()), (vec![], 0));
    assert_eq!(outcome.standings[2].score, 2);
}

#[test]
fn seats_of_one_side_share_one_victory() {
    let mut outcome = ranked(&[9, 9, 1, 1]);
    for (standing, side) in outcome.standings.iter_mut().zip([0, 0, 1, 1]) {
        standing.side = side;
    }
    assert_eq!((winners(&outcome), outcome.winning_sides()), (vec![0, 1], 1));
}

#[test]
fn a_result_survives_json() {
    let outcome = ranked(&[1, 2]);
    let json = serde_json::to_string(&outcome).unwrap();
    assert!(json.starts_with(r#"{"verdict":"ranked","standings":[{"score":1,"rank":2,"side":0}"#), "{json}");
    assert_eq!(serde_json::from_str::<Outcome>(&json).unwrap(), outcome);
}

#[test]
fn a_score_is_written_with_as_many_decimals_as_the_outcome_says() {
    let mut outcome = ranked(&[108, -5]);
    assert_eq!((outcome.written(108), outcome.written(-5)), ("108".to_owned(), "-5".to_owned()));
    outcome.decimals = 1;
    assert_eq!((outcome.written(108), outcome.written(-5)), ("10.8".to_owned(), "-0.5".to_owned()));
    outcome.decimals = 2;
    assert_eq!(outcome.written(1005), "10.05");
}

#[test]
fn decimals_are_told_only_where_there_are_some() {
    let mut outcome = ranked(&[1, 2]);
    let json = |outcome: &Outcome| serde_json::to_string(outcome).unwrap();
    assert!(!json(&outcome).contains("decimals"));
    outcome.decimals = 1;
    assert!(json(&outcome).contains(r#""decimals":1"#));
    assert_eq!(serde_json::from_str::<Outcome>(&json(&outcome)).unwrap(), outcome);
}
