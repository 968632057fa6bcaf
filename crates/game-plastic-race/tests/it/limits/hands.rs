//! Hands, opponents and the street deck at their limits.

use ecotable_kernel::Seat;
use ecotable_plastic_race::Event;
use ecotable_plastic_race::city::CityName::{Athens, Berlin};

use crate::scene::{Scene, seconds};

/// All street cards but some.
fn all_but(some: &[&str]) -> String {
    let ids = (1..=59).map(|n| format!("ST{n:02}"));
    ids.filter(|id| !some.contains(&id.as_str())).collect::<Vec<_>>().join(" ")
}

#[test]
fn pr_4_3_a_hand_of_six_can_be_stolen_from_twice_and_one_of_five_once() {
    let scene = Scene::new(Athens, 3).hand(0, "ST06 ST07 ST08").hand(1, "ST01 ST02 ST03 ST04 ST05 ST09");
    let mut play = scene.play();
    play.go("effect ST06, effect ST07");
    assert_eq!(play.view().players[1].hand_size, 4);
    assert_eq!(play.refused("effect ST08"), "PR-4.3");
}

#[test]
fn pr_4_3_a_stolen_card_can_be_used_at_once() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST06").hand(1, "ST13 ST01 ST07 ST19 ST25");
    let mut play = scene.play();
    play.go("effect ST06");
    assert!(!play.starting("step").is_empty(), "all cards of the victim are blue, and so is s01");
}

#[test]
fn pr_4_4_only_opponents_with_cards_are_asked_and_they_give_effects_too() {
    let scene = Scene::new(Athens, 4).hand(0, "ST09").hand(2, "ST34 ST36 ST10");
    let mut play = scene.play();
    play.go("effect ST09");
    assert!(
        play.has_told(|event| matches!(event, Event::TargetChosen { target: Seat(2), .. })),
        "the only one"
    );
    play.go("ask_for puncture");
    assert_eq!((play.asked(), seconds(&play.options(2)).as_str()), (vec![2], "ST34 ST36"));
    play.go("give_card ST36");
    assert_eq!((play.hand(0).as_str(), play.hand(2).as_str()), ("ST36", "ST10 ST34"));
    assert!(play.offers("effect ST36"), "it can be used in this turn");
}

#[test]
fn pr_4_4_a_two_coloured_card_matches_each_of_its_colours_and_no_effect() {
    for (wanted, given) in [("orange", "ST54"), ("green", "ST54"), ("blue", ""), ("shortcut", "")] {
        let mut play = Scene::new(Athens, 2).hand(0, "ST09").hand(1, "ST54 ST55").play();
        play.go(&format!("effect ST09, ask_for {wanted}"));
        assert_eq!(play.hand(0), given, "{wanted}");
    }
}

#[test]
fn pr_4_5_both_sides_choose_freely_and_the_new_card_can_be_used() {
    let scene = Scene::new(Athens, 3).truck(0, "b4").hand(0, "ST12 ST03 ST10").hand(1, "ST13 ST02");
    let mut play = scene.play();
    play.go("effect ST12");
    assert_eq!(play.options(0), ["swap_own ST03", "swap_own ST10"], "seat 2 has no card, and ST12 is played");
    play.go("swap_own ST10, swap_theirs ST13");
    assert_eq!((play.hand(0).as_str(), play.hand(1).as_str()), ("ST03 ST13", "ST02 ST10"));
    assert!(play.offers("step ST13 s01"));
}

#[test]
fn pr_4_14_a_draw_ends_when_both_piles_are_empty() {
    let scene = Scene::new(Athens, 2).hand(0, "ST18").hand(1, &all_but(&["ST18", "ST01", "ST02"]));
    let mut play = scene.deck("ST01").discard("ST02").play();
    play.go("effect ST18");
    assert_eq!((play.hand(0).as_str(), play.view().street_deck), ("ST01 ST02", 0));
    assert!(play.has_told(|event| matches!(event, Event::CardsDrawn { count: 2, .. })));
}

#[test]
fn pr_4_14_a_drawing_reward_without_cards_gives_nothing() {
    let scene = Scene::new(Berlin, 2).hand(0, "ST01").hand(1, &all_but(&["ST01"])).deck("");
    let mut play = scene.play();
    play.go("step ST01 s25");
    assert_eq!((play.hand(0).as_str(), play.view().rewards_used.len()), ("", 1));
    assert!(
        !play.has_told(|event| matches!(event, Event::CardsDrawn { .. })),
        "the card played stays in the row"
    );
    play.go("end_turn, refill");
    assert_eq!(play.hand(0), "ST01", "at the end of the turn it is shuffled in again");
}

#[test]
fn pr_3_8_what_is_discarded_at_the_end_may_be_drawn_again_from_a_new_deck() {
    let scene = Scene::new(Athens, 2).hand(0, "ST01 ST02").hand(1, &all_but(&["ST01", "ST02"])).deck("");
    let mut play = scene.play();
    play.go("end_turn, discard ST01, discard ST02, refill");
    assert_eq!(play.hand(0), "ST01 ST02");
    assert!(play.has_told(|event| matches!(event, Event::StreetDeckReshuffled)));
}

#[test]
fn pr_3_8_a_hand_of_five_draws_nothing_and_need_not_discard() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST01 ST02 ST03 ST04 ST05").play();
    play.go("end_turn, refill");
    assert_eq!((play.hand(0).as_str(), play.view().street_deck), ("ST01 ST02 ST03 ST04 ST05", 54));
}

#[test]
fn pr_3_8_only_the_active_seat_is_refilled() {
    let mut play = Scene::new(Athens, 3).hand(0, "ST01").hand(1, "ST02").hand(2, "").play();
    play.go("end_turn, refill");
    let sizes: Vec<_> = play.view().players.iter().map(|player| player.hand_size).collect();
    assert_eq!(sizes, [5, 1, 0]);
}

#[test]
fn pr_r11_a_pair_may_be_two_wild_cards_and_is_paid_at_once() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST58 ST59").play();
    play.go("pair_step s01");
    assert_eq!((play.truck(0).as_str(), play.view().players[0].hand_size), ("r1", 0), "nothing to choose");
}
