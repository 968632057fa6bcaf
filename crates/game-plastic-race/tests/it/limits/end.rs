//! The last turns, and who wins.

use ecotable_kernel::Seat;
use ecotable_plastic_race::PhaseWords;
use ecotable_plastic_race::city::CityName::{Athens, Victoria};

use crate::scene::Scene;

#[test]
fn pr_3_8_in_the_last_turn_routes_are_still_paid() {
    let scene = Scene::new(Athens, 2).truck(1, "b1").bins(1, "1").routes(1, "RT01").hand(1, "ST06 ST05 ST03");
    let scene = scene.edit(|start| (start.round, start.end_trigger, start.active) = (3, Some(2), Seat(1)));
    let mut play = scene.play();
    play.go("step ST06 s08, step ST05 s09, skip, step ST03 s10, end_turn");
    assert_eq!(play.result(), (vec![0, 5], vec![2, 1]), "three for the route and two for the bin");
}

#[test]
fn pr_5_3_cards_routes_and_tokens_left_over_are_worth_nothing() {
    let scene = Scene::new(Athens, 2).police(0).hand(0, "ST01 ST02 ST55").routes(0, "RT09 RT10");
    let play = scene.edit(|start| start.phase = PhaseWords::Over {}).play();
    assert_eq!(play.result(), (vec![0, 0], vec![1, 1]));
}

#[test]
fn pr_5_4_five_seats_can_share_the_victory() {
    let scene = Scene::new(Athens, 5).edit(|start| {
        start.phase = PhaseWords::Over {};
        start.players.iter_mut().for_each(|player| player.counters = 7);
    });
    assert_eq!(scene.play().result(), (vec![7; 5], vec![1; 5]));
}

#[test]
fn pr_5_2_five_seats_play_to_the_end_of_the_round_after_the_trigger() {
    for (seat, left) in [(0usize, 9), (2, 7), (4, 5)] {
        let scene = Scene::new(Victoria, 5).truck(seat, "j12").hand(seat, "ST01").bins(seat, "2 3");
        let scene = scene.discard("ST34 ST35 ST36").edit(|start| start.active = Seat(seat as u8));
        let mut play = scene.play();
        play.go("step ST01 s17, collect, end_turn, refill");
        let mut turns = 0;
        while play.table.outcome().is_none() {
            play.go("end_turn");
            if play.view().phase == (PhaseWords::Discard {}) {
                play.go("refill");
            }
            turns += 1;
        }
        assert_eq!(turns, left, "seat {seat}");
    }
}

#[test]
fn pr_4_12_in_the_last_turn_of_all_nobody_can_be_punctured() {
    let scene = Scene::new(Athens, 3).hand(2, "ST36").edit(|start| {
        (start.round, start.end_trigger, start.active) = (3, Some(2), Seat(2));
    });
    assert_eq!(scene.play().refused("effect ST36"), "PR-4.12");
    let before = scene.edit(|start| start.end_trigger = Some(3)).play();
    assert!(before.offers("effect ST36"), "in the round of the trigger everybody has a turn to come");
}

#[test]
fn pr_4_12_a_trigger_gives_those_who_have_moved_a_turn_to_come() {
    let scene =
        Scene::new(Victoria, 3).truck(2, "j12").hand(2, "ST01 ST34").bins(2, "2 3").discard("ST35 ST36");
    let scene = scene.edit(|start| (start.round, start.active) = (60, Seat(2)));
    assert_eq!(scene.play().refused("effect ST34"), "PR-4.12", "round 60 would be the last one");
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    play.let_pass();
    assert!(play.offers("effect ST34"), "now there is a round 61");
}
