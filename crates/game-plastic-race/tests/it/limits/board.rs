//! Dice, tokens, rewards and the police at their limits.

use ecotable_plastic_race::Direction;
use ecotable_plastic_race::city::CityName::{Ankara, Athens, Rome};

use crate::scene::{Scene, seconds};

#[test]
fn pr_3_4_a_reward_that_could_do_nothing_is_used_all_the_same() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13 ST07 ST01 ST19").play();
    play.go("step ST13 s01");
    assert_eq!(play.view().rewards_used, ["r1"], "no die lies there to be set");
    play.go("effect ST01, place_die s20, place_die s21, step ST07 s01, step ST19 s01");
    assert_eq!(play.truck(0), "r1");
    assert!(play.offers("end_turn"), "it pays once a turn, and this was the second time");
}

#[test]
fn pr_r50_a_token_used_in_the_same_turn_does_not_come_back() {
    let scene = Scene::new(Rome, 2).hand(0, "ST10 ST16 ST22").police(0).works("s19");
    let mut play = scene.play();
    play.go("step ST10 s08, police_token, step ST16 s08, step ST22 s08");
    assert_eq!((play.truck(0).as_str(), play.view().players[0].police), ("r3", false));
}

#[test]
fn pr_r29_a_pass_is_for_the_section_whatever_comes_to_lie_on_it() {
    let scene = Scene::new(Athens, 2).truck(0, "jD").hand(0, "ST31 ST20 ST03 ST32");
    let mut play = scene.arrow("s05", Direction::Forward).play();
    assert!(!play.offers("step ST03 s05"));
    play.go("effect ST31, pass s05, effect ST20, place_works s05");
    assert!(play.offers("step ST03 s05"), "works that come later are ignored too");
    play.go("effect ST32");
    assert_eq!(play.options(0), ["remove s05", "reverse s05"], "one pass for a section is enough");
}

#[test]
fn pr_4_11_after_movement_works_alone_give_the_police_nothing_to_do() {
    let over = |scene: Scene| scene.hand(0, "ST31").edit(|start| start.movement_over = true).play();
    let works = over(Scene::new(Athens, 2).works("s05 s09"));
    assert_eq!(works.refused("effect ST31"), "PR-4.11");
    let mut arrow = over(Scene::new(Athens, 2).works("s09").arrow("s05", Direction::Forward));
    arrow.go("effect ST31");
    assert_eq!(arrow.options(0), ["remove s05", "reverse s05"]);
    assert_eq!(arrow.refused("pass s09"), "PR-4.11");
}

#[test]
fn pr_4_11_four_tokens_on_four_sections_give_eight_options() {
    let scene = Scene::new(Athens, 2).hand(0, "ST31").works("s01 s09");
    let scene = scene.arrow("s05", Direction::Forward).arrow("s20", Direction::Backward);
    let mut play = scene.play();
    play.go("effect ST31");
    assert_eq!(seconds(&play.options(0)), "s05 s20 s05 s20 s01 s05 s09 s20");
}

#[test]
fn pr_3_7_where_works_lie_an_arrow_may_point_into_a_dead_end() {
    let scene = Scene::new(Ankara, 2).truck(0, "r1").hand(0, "ST24");
    let mut open = scene.play();
    open.go("effect ST24, place_one_way s15");
    assert_eq!(open.view().one_way[0].direction, Direction::Backward, "only out of the dead end");
    let mut closed = scene.works("s15").play();
    closed.go("effect ST24, place_one_way s15");
    assert_eq!(closed.options(0), ["one_way_direction from_to", "one_way_direction to_from"]);
}

#[test]
fn pr_3_7_a_truck_that_is_locked_in_already_hinders_nobody() {
    let scene = Scene::new(Ankara, 2).truck(1, "b3").works("s15").hand(0, "ST20");
    let mut play = scene.play();
    play.go("effect ST20");
    assert!(play.offers("place_works s14"), "it could not reach the main network before");
}

#[test]
fn pr_4_1_all_dice_on_the_board_and_the_reward_lifts_two_as_the_card_does() {
    let scene = Scene::new(Athens, 2).truck(0, "j1").hand(0, "ST05").die("s01", "red").die("s02", "red");
    let mut play = scene.die("s03", "red").die("s04", "red").play();
    play.go("step ST05 s09, use");
    assert_eq!(seconds(&play.options(0)), "s01 s02 s03 s04");
    play.go("pick_die s02, pick_die s03");
    assert!(play.offers("place_die s02") && !play.offers("place_die s01"));
    play.go("place_die s02, place_die s03");
    assert_eq!((play.view().dice.len(), play.view().reserve.dice), (4, 0));
}

#[test]
fn pr_r36_a_die_lies_beside_works_and_an_arrow() {
    let scene = Scene::new(Athens, 2).hand(0, "ST01").works("s05").arrow("s05", Direction::Forward);
    let mut play = scene.play();
    play.go("effect ST01, place_die s05");
    assert_eq!((play.view().dice.len(), play.view().works.len(), play.view().one_way.len()), (1, 1, 1));
}

#[test]
fn pr_4_13_a_one_way_reward_moves_a_token_when_both_are_placed() {
    let scene = Scene::new(Athens, 2).truck(0, "jB").hand(0, "ST08");
    let scene = scene.arrow("s05", Direction::Forward).arrow("s20", Direction::Forward);
    let mut play = scene.play();
    play.go("step ST08 s03, use");
    assert_eq!(play.options(0), ["pick_token s05", "pick_token s20"]);
    play.go("pick_token s20, place_one_way s04, one_way_direction to_from");
    assert!(!play.offers("continue s04"), "the run is still open, and the new arrow points against it");
    assert!(play.view().open_play.is_some());
}
