//! Runs, joker streets, double lanes and shortcuts at their limits.

use ecotable_plastic_race::Direction;
use ecotable_plastic_race::city::CityName::{Athens, Berlin, Paris, Rome};

use crate::scene::Scene;

#[test]
fn pr_r51_a_solid_card_names_its_colour_on_a_joker_street_and_keeps_it() {
    let play = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST52").play();
    assert_eq!(play.starting("step"), ["step ST52 s14", "step ST52 s19 blue", "step ST52 s19 red"]);
    let mut red = play.clone();
    red.go("step ST52 s19 red");
    assert_eq!(red.starting("continue"), ["continue s28"]);
    let mut blue = play;
    blue.go("step ST52 s19 blue");
    assert!(blue.starting("continue").is_empty(), "red follows, and a solid line is never crossed");
}

#[test]
fn pr_r9_a_dashed_card_may_change_its_colour_on_a_joker_street() {
    let mut play = Scene::new(Paris, 2).truck(0, "j10").hand(0, "ST38").play();
    play.go("step ST38 s15, continue s14");
    assert_eq!(play.starting("continue"), ["continue s19 blue", "continue s19 red"]);
    let mut late = play.clone();
    late.go("continue s19 blue, continue s28");
    assert_eq!(late.track(), "blue blue blue red");
    play.go("continue s19 red, continue s28");
    assert_eq!(play.track(), "blue blue red red");
}

#[test]
fn pr_3_3_a_die_set_on_the_way_counts_for_the_next_section() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13").die("s13", "green");
    let mut play = scene.clone().play();
    play.go("step ST13 s01, skip");
    assert_eq!(play.starting("continue"), ["continue s02"]);
    let mut opened = scene.play();
    opened.go("step ST13 s01, use, die_colour blue");
    assert_eq!(opened.starting("continue"), ["continue s02", "continue s13"]);
    let mut closed = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13").die("s02", "blue").play();
    closed.go("step ST13 s01, use, die_colour green");
    assert!(closed.starting("continue").is_empty());
}

#[test]
fn pr_r12_a_pass_in_the_middle_of_a_run_lets_it_go_on_through_works() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13").works("s02").police(0);
    let mut play = scene.play();
    play.go("step ST13 s01");
    assert!(play.starting("continue").is_empty());
    play.go("police_token, continue s02");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("jB", "blue blue"));
}

#[test]
fn pr_r12_a_police_card_closes_the_run() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST13 ST32").works("s20");
    let mut play = scene.play();
    play.go("step ST13 s01, effect ST32");
    assert_eq!(play.refused("continue s02"), "PR-3.3");
}

#[test]
fn pr_3_5_tokens_close_a_double_lane_and_a_pass_opens_it() {
    let scene = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07").police(0);
    let works = scene.clone().works("s13").play();
    assert_eq!(works.refused("double_step s13 blue"), "PR-3.1");
    let mut passed = works;
    passed.go("police_token");
    assert!(passed.offers("double_step s13 blue"));
    let along = scene.clone().arrow("s13", Direction::Forward).play();
    assert!(along.offers("double_step s13 blue"));
    let against = scene.arrow("s13", Direction::Backward).play();
    assert_eq!(against.refused("double_step s13 blue"), "PR-3.1");
}

#[test]
fn pr_3_5_four_cards_without_the_colour_pay_two_units() {
    let mut play = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07 ST13 ST19").play();
    play.go("double_step s13 purple");
    play.go("spend_card ST01, spend_card ST07, spend_card ST13");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("r1", "purple"));
    assert_eq!((play.view().players[0].hand_size, play.view().played_row.len()), (1, 4), "only the reward");
}

#[test]
fn pr_3_5_two_wild_cards_pay_a_lane_in_the_colour_of_its_die() {
    let scene = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST55 ST56").die("s13", "orange");
    let mut play = scene.play();
    assert_eq!(play.starting("double_step"), ["double_step s13"]);
    play.go("double_step s13");
    assert_eq!((play.track().as_str(), play.view().played_row.len()), ("orange", 2));
}

#[test]
fn pr_4_10_a_shortcut_over_works_on_a_double_lane_is_one_section() {
    let mut play = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST28").works("s13").play();
    play.go("shortcut_step ST28 s13");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("r1", "-"));
    assert!(play.starting("continue").is_empty());
}

#[test]
fn pr_4_10_a_shortcut_follows_the_printed_direction_and_stops_where_all_stop() {
    let mut along = Scene::new(Rome, 2).truck(0, "j4").hand(0, "ST28").play();
    along.go("shortcut_step ST28 s02");
    assert_eq!(along.starting("continue"), ["continue s03"], "the next blue section, along its arrow");
    let back = Scene::new(Rome, 2).truck(0, "j6").hand(0, "ST28").play();
    assert_eq!(back.refused("shortcut_step ST28 s04"), "PR-R40");
    let mut stop = Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST28 ST02").play();
    stop.go("shortcut_step ST28 s01");
    assert_eq!(stop.options(0), ["effect ST02", "collect", "end_turn"]);
}

#[test]
fn pr_4_10_the_colour_of_a_shortcut_card_drives_as_any_other() {
    let mut play = Scene::new(Athens, 2).truck(0, "r3").hand(0, "ST28").works("s27").play();
    play.go("step ST28 s12, skip");
    assert_eq!(play.track(), "red");
    assert!(!play.offers("continue s27"), "paid by its colour it does not ignore works");
}

#[test]
fn pr_r13_starting_on_a_reward_pays_nothing_but_coming_back_does() {
    let mut play = Scene::new(Berlin, 2).truck(0, "r1").hand(0, "ST01 ST07").play();
    play.go("step ST01 s25");
    assert_eq!((play.hand(0).as_str(), play.view().rewards_used.len()), ("ST07", 0));
    play.go("step ST07 s25");
    assert_eq!((play.view().players[0].hand_size, play.view().rewards_used.len()), (1, 1));
}
