//! Options away from their usual values, alone and together.

use ecotable_plastic_race::city::CityName::{Athens, Berlin, Paris, Rome};
use ecotable_plastic_race::{Direction, PolicePower, RewardRepeat};

use crate::scene::Scene;

fn both_colours(scene: Scene) -> Scene {
    scene.config(|config| config.dashed_partial = false)
}

#[test]
fn pr_6_5_under_duty_a_bin_is_only_passed() {
    let scene =
        both_colours(Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST38 ST01 ST02").police(0).works("s20"));
    let mut play = scene.play();
    play.go("step ST38 s14");
    assert_eq!((play.truck(0).as_str(), play.options(0)), ("b2", vec!["continue s15".to_owned()]));
    for other in ["collect", "end_turn", "police_token", "effect ST01", "step ST01 s15"] {
        assert_eq!(play.refused(other), "PR-6.5", "{other}");
    }
    play.go("continue s15, continue s16");
    assert!(play.offers("end_turn") && play.offers("police_token"));
}

#[test]
fn pr_6_5_a_joker_street_is_the_second_colour() {
    let scene = both_colours(Scene::new(Paris, 2).truck(0, "b2").hand(0, "ST37"));
    let mut play = scene.play();
    play.go("step ST37 s14");
    assert_eq!(play.options(0), ["continue s19 blue", "continue s19 green"], "after blue s20 is green");
    play.go("continue s19 blue");
    assert_eq!(play.options(0), ["continue s20"]);
}

#[test]
fn pr_6_5_on_a_joker_street_only_colours_with_a_second_one_behind_it_begin() {
    let scene = both_colours(Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST38"));
    let play = scene.play();
    assert_eq!(play.starting("step"), ["step ST38 s14", "step ST38 s19 blue"]);
    assert_eq!(play.refused("step ST38 s19 red"), "PR-6.5", "behind it is red, and never blue");
}

#[test]
fn pr_6_5_works_put_the_second_colour_out_of_reach_and_a_pass_brings_it_back() {
    let scene = both_colours(Scene::new(Paris, 2).truck(0, "j12").hand(0, "ST38").works("s16").police(0));
    let mut play = scene.play();
    assert_eq!(play.refused("step ST38 s17"), "PR-6.5");
    play.go("police_token, step ST38 s17, continue s16");
    assert_eq!(play.track(), "blue red");
}

#[test]
fn pr_6_5_a_dashed_card_in_a_pair_brings_no_duty() {
    let scene = both_colours(Scene::new(Paris, 2).truck(0, "j12").hand(0, "ST38 ST41"));
    let mut play = scene.play();
    play.go("pair_step s17, spend_card ST38");
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_6_5_dashed_cards_pay_a_double_lane_only_in_pairs() {
    let lane = |hand: &str| both_colours(Scene::new(Berlin, 2).truck(0, "j3").hand(0, hand)).play();
    assert!(lane("ST37 ST38 ST39").starting("double_step").is_empty());
    assert_eq!(lane("ST01 ST37 ST38").starting("double_step"), ["double_step s13 blue"]);
    assert_eq!(lane("ST37 ST38 ST39 ST40").starting("double_step").len(), 6, "two pairs");
    let mut play = lane("ST01 ST37 ST38");
    play.go("double_step s13 blue");
    assert_eq!(play.options(0), ["pay_unit ST01", "pay_unit pair"]);
}

#[test]
fn pr_6_5_a_compulsory_stop_ends_a_run_before_its_second_colour() {
    let scene = both_colours(Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST43"));
    assert_eq!(scene.play().refused("step ST43 s01"), "PR-6.5", "movement ends at bin 4");
    let mut there = both_colours(Scene::new(Berlin, 2).truck(0, "j2").hand(0, "ST43")).play();
    there.go("step ST43 s02");
    assert_eq!(there.options(0), ["continue s01"]);
    there.go("continue s01");
    assert!(there.view().movement_over && there.offers("collect"));
}

#[test]
fn pr_6_8_and_pr_6_9_together_leave_the_token_a_pass_and_the_card_a_removal() {
    let scene = Scene::new(Athens, 2).hand(0, "ST31").police(0).arrow("s05", Direction::Forward).works("s09");
    let scene = scene.config(|config| {
        (config.police_reverse, config.police_token) = (false, PolicePower::PassOnly);
    });
    let mut token = scene.play();
    token.go("police_token");
    assert_eq!(token.options(0), ["pass s05", "pass s09"]);
    let mut card = scene.play();
    card.go("effect ST31");
    assert_eq!(card.options(0), ["remove s05", "pass s05", "pass s09"]);
    let no_tokens = Scene::new(Athens, 2).hand(0, "ST31").play();
    assert_eq!(no_tokens.refused("effect ST31"), "PR-4.11");
}

#[test]
fn pr_6_10_with_every_pass_a_used_police_token_is_replaced() {
    let scene = Scene::new(Rome, 2).hand(0, "ST10 ST16 ST22").police(0).works("s19");
    let mut play = scene.config(|config| config.reward_repeat = RewardRepeat::EveryPass).play();
    play.go("step ST10 s08, police_token, step ST16 s08, step ST22 s08");
    assert!(play.view().players[0].police);
}

#[test]
fn pr_6_10_with_every_pass_romes_centre_pays_two_cards_each_time() {
    let scene = Scene::new(Rome, 2).hand(0, "ST02 ST08 ST14");
    let mut often = scene.clone().config(|config| config.reward_repeat = RewardRepeat::EveryPass).play();
    let shuttle = "step ST02 s07, step ST08 s07, step ST14 s07";
    often.go(shuttle);
    assert_eq!(often.view().players[0].hand_size, 4);
    let mut once = scene.play();
    once.go(shuttle);
    assert_eq!(once.view().players[0].hand_size, 2);
}
