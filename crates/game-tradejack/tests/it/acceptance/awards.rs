//! Awards.

use ecotable_kernel::Seat;
use ecotable_tradejack::Decider;

use crate::play::Play;
use crate::scene::{A, B, C, D, Scene, demand};

#[track_caller]
fn check_award(play: &Play, id: &str, winner: Seat, decided_by: Decider) {
    assert_eq!(play.award(id), Some((winner, decided_by)));
    let owner = &play.spectator().players[winner.index()];
    assert!(owner.awards.contains(&demand(id)[0]), "{id} lies in front of its owner");
}

#[test]
fn tj_a31_fewer_awards_then_less_capital() {
    // Capital after sales: A 14, B 15, C 9.
    let scene = Scene::new(3)
        .row("W7 - -")
        .capital(&[4, 5, 4])
        .lays(A, "SOAP-B+SILV-B SOAP-Y+SILV-Y")
        .lays(B, "DETG-B+SILV-B DETG-Y+SILV-Y")
        .lays(C, "NOODL-B+SILV-B");
    let fewer = scene.clone().awards(A, "W1").retail();
    assert_eq!(fewer.capital(), [14, 15, 9]);
    check_award(&fewer, "W7", B, Decider::FewerAwards);
    let less = scene.awards(A, "W1").awards(B, "W2").retail();
    check_award(&less, "W7", A, Decider::LessCapital);
    assert!(less.lines("award_won")[0].contains("compared=[2,2,1]"), "C is not in the tie");
}

#[test]
fn tj_a32_the_seat_closer_to_the_first_player() {
    let scene = Scene::new(4).first(C).row("W7 - -").lays(A, "SOAP-B+SILV-B").lays(D, "SOAP-Y+SILV-Y");
    let play = scene.retail();
    assert_eq!(play.capital(), [11, 6, 6, 11]);
    check_award(&play, "W7", D, Decider::CloserToFirst);
}

#[test]
fn tj_a33_gold_and_silver_count_the_same() {
    let scene = Scene::new(2).row("W6 - -").lays(A, "SOAP-B+GOLD-B SOAP-Y+GOLD-Y");
    let three = scene.clone().lays(B, "DETG-B+SILV-B DETG-Y+SILV-Y DETG-Y+SILV-Y").retail();
    check_award(&three, "W6", B, Decider::Most);
    let two = scene.lays(B, "DETG-B+SILV-B DETG-Y+SILV-Y").retail();
    assert_eq!(two.capital(), [6 + 12, 6 + 10]);
    check_award(&two, "W6", B, Decider::LessCapital);
}

#[test]
fn tj_a34_exclusively_alternative_does_not_count_sets() {
    let scene = Scene::new(3)
        .row("W4 - -")
        .lays(A, "SOAP-B+ALT-B")
        .lays(B, "DETG-B+ALT-B DETG-Y+ALT-Y DETG-Y+ALT-Y")
        .lays(C, "MARG-B+ALT-B MARG-Y+ALT-Y MARG-Y+GOLD-Y");
    let awards = scene.clone().awards(A, "W1").retail();
    check_award(&awards, "W4", B, Decider::FewerAwards);
    assert!(awards.lines("award_won")[0].contains("compared=[1,1,null]"), "C does not qualify");
    let capital = scene.capital(&[5, 3, 0]).retail();
    assert_eq!(capital.capital()[..2], [9, 15]);
    check_award(&capital, "W4", A, Decider::LessCapital);
}

#[test]
fn tj_a35_an_award_of_this_round_counts_for_the_next_one() {
    let scene = Scene::new(2).row("W2 W3 -").capital(&[10, 6]);
    let play = scene.lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y+SILV-Y").retail();
    assert_eq!(play.capital(), [15, 11]);
    check_award(&play, "W2", B, Decider::LessCapital);
    check_award(&play, "W3", A, Decider::FewerAwards);
}

#[test]
fn tj_a36_an_award_for_which_nobody_qualifies_does_not_return() {
    let scene = Scene::new(2).row("W5 - -").lays(A, "SOAP-B+SILV-B").lays(B, "SOAP-Y");
    let mut play = scene.retail();
    assert_eq!(play.award("W5"), None);
    let holds = |ids: &[_]| ids.contains(&demand("W5")[0]);
    assert!(holds(&play.spectator().demand_discard));
    assert!(!holds(&play.snapshot().demand_deck.unwrap()));
    play.idle_to_the_end();
    assert_eq!(play.lines("demand_revealed").iter().filter(|line| line.ends_with("=W5")).count(), 0);
    assert!(play.spectator().players.iter().all(|player| !holds(&player.awards)));
}
