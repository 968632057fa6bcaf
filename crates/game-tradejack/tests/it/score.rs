//! End and scoring (TJ-9).

use ecotable_kernel::Verdict;
use ecotable_tradejack::Config;

use crate::play::Play;
use crate::scene::{A, B, C, Scene, demand};

/// Capital and awards of each seat at the end, and the scores and places they lead to.
#[track_caller]
fn check(seats: &[(u16, &str)], expected: &[(i32, u8)]) {
    let capital: Vec<u16> = seats.iter().map(|seat| seat.0).collect();
    let scene = Scene::new(seats.len() as u8).round(6).demand_left("").regulations("R1 R2").capital(&capital);
    let scene =
        [A, B, C].into_iter().zip(seats).fold(scene, |scene, (seat, held)| scene.awards(seat, held.1));
    let play = scene.next_round();
    let outcome = play.table.outcome().expect("the last round is over");
    assert_eq!(outcome.verdict, Verdict::Ranked);
    let found: Vec<_> = outcome.standings.iter().map(|standing| (standing.score, standing.rank)).collect();
    assert_eq!(found, expected, "{seats:?}");
}

#[test]
fn tj_9_1_the_game_ends_when_fewer_than_three_counting_cards_are_left() {
    let rest = |left: &str| {
        let scene = Scene::new(2).round(5).regulations("R1").demand_left(left);
        let play = scene.next_round();
        (play.table.outcome().is_some(), play.spectator().decks.demand, play.spectator().regulations)
    };
    assert_eq!(rest("T9 T10 W8 R2"), (false, 1, demand("R1")));
    assert_eq!(rest("T9 R2 T10 W8"), (false, 0, demand("R1 R2")));
    assert_eq!(rest("R2"), (true, 1, demand("R1")), "a regulation left over has no effect");
    assert_eq!(rest("T9 T10 R2"), (true, 3, demand("R1")));
    assert_eq!(rest(""), (true, 0, demand("R1 R2")));
}

#[test]
fn tj_9_1_the_demand_deck_is_never_refilled() {
    let mut play = Play::new(&Config { advanced: true, ..Config::default() }, 2, "clock");
    play.idle_to_the_end();
    let end = play.spectator();
    assert_eq!((end.round, end.demand_discard.len()), (8, 24));
}

#[test]
fn tj_9_2_reputation_is_capital_plus_points() {
    // W5 has 6 points, W6 5, W7 4, W2 3.
    check(&[(10, "W5 W6"), (10, "W7"), (10, "W2")], &[(21, 1), (14, 2), (13, 3)]);
    let scene = Scene::new(2).round(6).demand_left("").regulations("R1 R2").hand(A, "PNUT-B GOLD-B GOLD-B");
    let play = scene.next_round();
    let scores: Vec<i32> = play.table.outcome().unwrap().standings.iter().map(|s| s.score).collect();
    assert_eq!(scores, [6, 6], "cards left in the hand are worth nothing");
}

#[test]
fn tj_9_3_of_equals_the_one_with_more_awards_wins() {
    check(&[(20, "W5"), (19, "W7 W2"), (26, "")], &[(26, 2), (26, 1), (26, 3)]);
    check(&[(20, "W5"), (20, "W8"), (26, "")], &[(26, 1), (26, 1), (26, 3)]);
}

#[test]
fn tj_9_4_equals_share_a_place_and_the_next_one_is_skipped() {
    check(&[(9, ""), (9, ""), (9, "")], &[(9, 1), (9, 1), (9, 1)]);
    check(&[(30, ""), (9, ""), (9, "")], &[(30, 1), (9, 2), (9, 2)]);
    check(&[(9, ""), (30, ""), (30, "")], &[(9, 3), (30, 1), (30, 1)]);
}
