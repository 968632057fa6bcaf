//! Rulings on driving.

use ecotable_plastic_race::Direction;
use ecotable_plastic_race::city::CityName::{Ankara, Athens, Berlin, Paris, Rome, Victoria};

use crate::scene::{Scene, count};

#[test]
fn pr_r3_example_1_has_five_cards() {
    let play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13 ST08 ST55 ST49 ST36").play();
    assert_eq!(play.view().players[0].hand_size, 5);
}

#[test]
fn pr_r6_trucks_share_nodes_and_stop_anywhere() {
    let mut play = Scene::new(Athens, 3).truck(0, "jC").truck(1, "jD").truck(2, "jD").hand(0, "ST03").play();
    play.go("step ST03 s05");
    assert_eq!((play.truck(0), play.truck(1)), ("jD".to_owned(), "jD".to_owned()));
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_r7_no_section_twice_in_one_play() {
    let mut play = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST03").play();
    play.go("step ST03 s05");
    assert_eq!(play.refused("continue s05"), "PR-R7");
}

#[test]
fn pr_r8_a_dashed_card_may_be_used_for_one_colour() {
    let scene = Scene::new(Paris, 2).truck(0, "j6").hand(0, "ST38");
    let mut play = scene.play();
    play.go("step ST38 s08");
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_r9_one_change_of_colour_over_any_number_of_sections() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37").play();
    play.go("step ST37 s01, continue s02, continue s03, skip, continue s04");
    assert_eq!(play.track(), "blue blue green green");
}

#[test]
fn pr_r10_wild_and_solid_cards_drive_several_sections() {
    let mut solid = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST46").play();
    solid.go("step ST46 s01, continue s02");
    let mut wild = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST55").play();
    wild.go("step ST55 s01, continue s02");
    assert_eq!((solid.track(), wild.track()), ("blue blue".to_owned(), "blue blue".to_owned()));
}

#[test]
fn pr_r11_any_two_cards_make_a_pair() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST55 ST36").play();
    play.go("pair_step s01, spend_card ST36");
    assert_eq!((play.hand(0).as_str(), play.track().as_str()), ("", "blue"));
    assert!(play.offers("continue s02"), "a pair drives on like a wild card");
    let one = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST36").play();
    assert_eq!(one.refused("pair_step s01"), "PR-R11");
}

#[test]
fn pr_r12_an_effect_closes_the_run_and_a_police_token_does_not() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13 ST15").police(0).works("s20");
    let mut effect = scene.play();
    effect.go("step ST13 s01, effect ST15");
    assert!(!effect.offers("continue s02"));
    let mut token = scene.play();
    token.go("step ST13 s01, police_token");
    assert!(token.offers("continue s02"));
}

#[test]
fn pr_r13_a_later_play_may_drive_a_section_again() {
    let mut play = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST03 ST15").play();
    play.go("step ST03 s05, step ST15 s05");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("jC", "yellow yellow"));
}

#[test]
fn pr_r15_after_movement_only_effects_that_do_not_move() {
    let scene =
        Scene::new(Athens, 2).hand(0, "ST28 ST31 ST01").works("s05").edit(|start| start.movement_over = true);
    let play = scene.play();
    assert_eq!(play.options(0), ["effect ST01", "end_turn"], "no shortcut and no police pass");
    assert_eq!(play.refused("step ST01 s08"), "PR-R15");
}

#[test]
fn pr_r19_the_track_records_the_section_not_the_card() {
    let mut play = Scene::new(Athens, 2).truck(0, "jD").hand(0, "ST13").die("s06", "blue").play();
    play.go("step ST13 s06");
    assert_eq!(play.track(), "blue");
    let mut joker = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST28").play();
    joker.go("shortcut_step ST28 s19");
    assert_eq!(joker.track(), "-");
    let mut lane = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST28").die("s13", "red").play();
    lane.go("shortcut_step ST28 s13");
    assert_eq!(lane.track(), "red");
}

#[test]
fn pr_r39_a_shortcut_runs_over_joker_streets() {
    let mut play =
        Scene::new(Paris, 2).truck(0, "j10").hand(0, "ST28").arrow("s14", Direction::Forward).play();
    play.go("shortcut_step ST28 s15, continue s14, continue s19");
    assert_eq!(play.track(), "blue blue blue");
}

#[test]
fn pr_r40_the_approach_of_the_vatican_is_ordinary() {
    let mut play = Scene::new(Rome, 2).truck(0, "r1").hand(0, "ST20").play();
    play.go("effect ST20");
    assert!(play.offers("place_works s01"));
    let shortcut = Scene::new(Rome, 2).truck(0, "j4").hand(0, "ST28").play();
    assert!(shortcut.offers("shortcut_step ST28 s02"), "along the arrow a shortcut may go");
}

#[test]
fn pr_r51_the_colour_of_the_joker_street_is_named_if_there_is_a_choice() {
    let play = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST01 ST38 ST55").play();
    assert!(
        play.offers("step ST01 s19")
            && play.offers("step ST38 s19 red")
            && play.offers("step ST55 s19 purple")
    );
    assert_eq!(play.refused("step ST55 s19"), "PR-3.6");
    let mut dashed = play.clone();
    dashed.go("step ST38 s19 red");
    assert_eq!(dashed.track(), "red");
}

#[test]
fn pr_r52_a_double_lane_is_a_play_of_its_own() {
    let mut play = Scene::new(Berlin, 2).hand(0, "ST01 ST07 ST13").truck(0, "L1").play();
    play.go("step ST01 s25");
    assert!(!play.offers("continue s13"));
    assert_eq!(play.refused("continue s13"), "PR-3.5");
    assert!(play.offers("double_step s13 blue"));
}

#[test]
fn pr_r53_bin_4_of_berlin_stops_every_truck() {
    let mut play = Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST02 ST08").bins(0, "4").play();
    play.go("step ST02 s01");
    assert!(play.view().movement_over);
    assert_eq!(play.refused("step ST08 s01"), "PR-R15");
}

#[test]
fn pr_r54_behind_works_a_truck_waits_or_uses_cards() {
    let mut play = Scene::new(Ankara, 2).truck(0, "j10").hand(0, "ST28 ST10 ST30").works("s15").play();
    play.go("shortcut_step ST28 s15");
    assert!(play.starting("step").is_empty());
    assert_eq!(count(&play.options(0), "shortcut_step"), 1);
}

#[test]
fn pr_r64_a_colour_is_named_on_every_bare_double_lane() {
    let play = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07").play();
    assert_eq!(play.starting("double_step"), ["double_step s13 blue"]);
    assert_eq!(play.refused("double_step s13"), "PR-3.6");
}

#[test]
fn pr_6_5_the_duty_lapses_when_a_reward_makes_it_impossible() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37").die("s03", "green");
    let mut play = scene.config(|config| config.dashed_partial = false).play();
    play.go("step ST37 s01");
    let mut bound = play.clone();
    bound.go("skip");
    assert_eq!(bound.options(0), ["continue s02"]);
    play.go("use, die_colour red");
    assert_eq!(play.options(0), ["continue s02", "end_turn"], "there is no green section in reach any more");
}

#[test]
fn pr_r58_the_effects_have_one_name_each() {
    let play = Scene::new(Victoria, 2).hand(0, "ST36").play();
    assert!(play.offers("effect ST36"));
    assert_eq!("puncture".parse(), Ok(ecotable_plastic_race::Effect::Puncture));
}
