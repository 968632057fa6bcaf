//! Rulings on dice, tokens and hands.

use ecotable_plastic_race::city::CityName::{Ankara, Athens, Paris, Rome};
use ecotable_plastic_race::{Direction, Event, PolicePower, RewardRepeat};

use crate::scene::{Scene, seconds};

#[test]
fn pr_r24_a_sale_leaves_police_tokens() {
    let city = Rome.city();
    let exit = city.node(city.plant().unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let scene = Scene::new(Rome, 2)
        .truck(0, &from)
        .hand(0, "ST55")
        .bins(0, "3")
        .police(0)
        .works("s30")
        .die("s29", "red");
    let mut play = scene.play();
    play.go(&format!("step ST55 {}, sell_bin 3", exit.section));
    let view = play.view();
    assert!(view.works.is_empty() && view.dice.is_empty() && view.players[0].police);
}

#[test]
fn pr_r27_the_police_may_turn_a_token_round() {
    let scene = Scene::new(Athens, 2).hand(0, "ST31").arrow("s05", Direction::Forward);
    let mut play = scene.play();
    play.go("effect ST31");
    assert!(play.offers("reverse s05"));
    let mut without = scene.config(|config| config.police_reverse = false).play();
    without.go("effect ST31");
    assert_eq!(without.refused("reverse s05"), "PR-4.11");
}

#[test]
fn pr_r28_the_token_has_the_power_of_the_card() {
    let scene = Scene::new(Athens, 2).police(0).arrow("s05", Direction::Forward);
    let mut full = scene.play();
    full.go("police_token");
    assert_eq!(full.options(0), ["remove s05", "reverse s05", "pass s05"]);
    let pass_only = scene.config(|config| config.police_token = PolicePower::PassOnly);
    let over = pass_only.edit(|start| start.movement_over = true);
    assert!(!over.play().offers("police_token"), "a pass is no use when movement is over");
}

#[test]
fn pr_r29_a_pass_is_for_this_turn_and_the_colour_is_paid() {
    let scene = Scene::new(Athens, 2).truck(0, "jC").hand(0, "ST31 ST03 ST08").works("s05");
    let mut play = scene.play();
    play.go("effect ST31");
    assert!(play.offers("step ST03 s05") && !play.offers("step ST08 s05"));
    play.go("end_turn, refill, end_turn, refill");
    assert!(!play.offers("step ST03 s05"));
}

#[test]
fn pr_r30_works_are_never_removed_by_the_police() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST31").works("s05 s09").play();
    play.go("effect ST31");
    assert_eq!(play.options(0), ["pass s05", "pass s09"]);
}

#[test]
fn pr_r35_a_dead_end_without_a_truck_may_be_cut_off() {
    let mut play = Scene::new(Ankara, 2).truck(0, "r1").hand(0, "ST20").play();
    play.go("effect ST20");
    assert!(play.offers("place_works s15") && play.offers("place_works s27"));
}

#[test]
fn pr_r36_one_of_each_kind_on_a_section() {
    let scene = Scene::new(Athens, 2)
        .hand(0, "ST20 ST24 ST01")
        .works("s05")
        .arrow("s05", Direction::Forward)
        .die("s05", "red");
    let mut works = scene.play();
    works.go("effect ST20");
    assert_eq!(works.refused("place_works s05"), "PR-3.7");
    let mut arrow = scene.play();
    arrow.go("effect ST24");
    assert_eq!(arrow.refused("place_one_way s05"), "PR-3.7");
    let mut die = scene.play();
    die.go("effect ST01");
    assert_eq!(die.refused("place_die s05"), "PR-4.1");
}

#[test]
fn pr_r37_a_token_is_moved_only_when_the_reserve_is_empty() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST20 ST21").works("s05").play();
    play.go("effect ST20");
    assert!(play.starting("pick_token").is_empty() && play.offers("place_works s09"));
    play.go("place_works s09");
    assert_eq!((play.view().works.len(), play.view().reserve.works), (2, 0), "the one on s05 stays");
    play.go("effect ST21");
    assert_eq!(play.options(0), ["pick_token s05", "pick_token s09"]);
    play.go("pick_token s05");
    assert_eq!(play.refused("place_works s05"), "PR-3.7", "a moved token must change");
    play.go("place_works s20");
    assert_eq!(seconds_of(&play.view().works), "s09 s20");
    let scene = Scene::new(Athens, 2).hand(0, "ST24").arrow("s05", Direction::Forward);
    let mut one = scene.play();
    one.go("effect ST24");
    assert!(one.starting("pick_token").is_empty(), "one arrow is in the reserve");
    let mut both = scene.arrow("s09", Direction::Forward).play();
    both.go("effect ST24, pick_token s05, place_one_way s05");
    let turned = both.view().one_way[0];
    assert_eq!((turned.section.to_string().as_str(), turned.direction), ("s05", Direction::Backward));
}

/// Sections as a text.
fn seconds_of(sections: &[ecotable_plastic_race::city::Section]) -> String {
    sections.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn pr_r38_draw_and_police_rewards_are_not_asked() {
    let city = Rome.city();
    let exit = city.node(city.node_named("r1").unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let mut play = Scene::new(Rome, 2).truck(0, &from).hand(0, "ST55").play();
    play.go(&format!("step ST55 {}", exit.section));
    assert!(play.offers("end_turn") && play.view().players[0].hand_size == 2);
}

#[test]
fn pr_r41_a_die_shows_each_of_six_colours() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = Scene::new(Athens, 2).hand(0, "ST01").play_with(&seed.to_string());
        play.go("effect ST01");
        play.told.iter().for_each(|told| {
            if let Event::DiceRolled { colours, .. } = told.event {
                seen.extend(colours);
            }
        });
    }
    assert_eq!(seen.len(), 6);
}

#[test]
fn pr_r42_lifted_dice_may_return_to_where_they_were() {
    let scene = Scene::new(Athens, 2).hand(0, "ST01").die("s01", "red").die("s02", "red");
    let mut play = scene.die("s03", "blue").die("s04", "blue").play();
    play.go("effect ST01, pick_die s01, pick_die s02, place_die s01, place_die s02");
    assert_eq!(play.view().dice.len(), 4);
}

#[test]
fn pr_r43_a_die_must_be_turned_to_another_colour() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST04").die("s20", "red").play();
    play.go("effect ST04");
    assert_eq!(play.refused("die_colour red"), "PR-R43");
}

#[test]
fn pr_4_3_who_cannot_be_robbed_is_refused_by_the_rule_of_stealing() {
    let scene = Scene::new(Athens, 3).hand(0, "ST06").hand(1, "ST01 ST02 ST03 ST04 ST05");
    let mut play = scene.hand(2, "ST07 ST08 ST09 ST10 ST11").play();
    play.go("effect ST06");
    assert_eq!(play.refused("pick_seat 0"), "PR-4.3");
    let plain = Scene::new(Paris, 2).hand(0, "ST37").play();
    assert_eq!(plain.refused("effect ST37"), "PR-3.6");
}

#[test]
fn pr_r44_five_cards_at_that_moment() {
    let scene =
        Scene::new(Athens, 3).hand(0, "ST06 ST07").hand(1, "ST01 ST02 ST03 ST04 ST05").hand(2, "ST10 ST11");
    let mut play = scene.play();
    play.go("effect ST06");
    assert!(!play.offers("effect ST07"), "the victim has four cards now");
}

#[test]
fn pr_r45_the_giver_chooses_and_wild_cards_match_nothing() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST09").hand(1, "ST55 ST01 ST07").play();
    play.go("effect ST09, ask_for blue");
    assert_eq!(play.asked(), [1]);
    assert_eq!(seconds(&play.options(1)), "ST01 ST07");
    assert_eq!(play.refused("give_card ST55"), "PR-4.4");
}

#[test]
fn pr_r46_a_swap_cannot_be_refused() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST12 ST03").hand(1, "ST01").play();
    play.go("effect ST12");
    assert_eq!(
        (play.hand(0).as_str(), play.hand(1).as_str()),
        ("ST01", "ST03"),
        "the only cards change at once"
    );
}

#[test]
fn pr_r47_discard_first_then_draw() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST01 ST02 ST03 ST04 ST05 ST06").play();
    play.go("end_turn");
    assert_eq!(play.refused("refill"), "PR-3.8");
    play.go("discard ST06, refill");
    assert_eq!(play.hand(0), "ST01 ST02 ST03 ST04 ST05");
}

#[test]
fn pr_r48_cards_played_this_turn_stay_out_of_the_new_deck() {
    let all: Vec<String> =
        (1..=59).map(|n| format!("ST{n:02}")).filter(|card| card != "ST15" && card != "ST03").collect();
    let scene = Scene::new(Athens, 2).hand(0, "ST15").discard("ST03").hand(1, &all.join(" ")).deck("");
    let mut play = scene.play();
    play.go("effect ST15");
    assert_eq!((play.hand(0).as_str(), play.view().street_deck), ("ST03", 0));
}

#[test]
fn pr_r49_a_reward_pays_again_with_every_pass() {
    let scene = Scene::new(Paris, 2).config(|config| config.reward_repeat = RewardRepeat::EveryPass);
    let city = Paris.city();
    let exit = city.node(city.node_named("r1").unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let mut play = scene.truck(0, &from).hand(0, "ST55 ST56 ST57").play();
    let section = exit.section;
    play.go(&format!("step ST55 {section}, skip, step ST56 {section}, step ST57 {section}"));
    assert_eq!(play.options(0), ["use", "skip"]);
}

#[test]
fn pr_r50_at_most_one_police_token() {
    let city = Ankara.city();
    let exit = city.node(city.node_named("r2").unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let mut play = Scene::new(Ankara, 2).truck(0, &from).hand(0, "ST55").police(0).play();
    play.go(&format!("step ST55 {}", exit.section));
    assert!(!play.has_told(|event| matches!(event, Event::PoliceTokenTaken { .. })));
    assert_eq!(play.view().reserve.police, 4);
}

#[test]
fn pr_r60_five_police_tokens_are_enough_for_five_seats() {
    let scene = (0..5).fold(Scene::new(Rome, 5), Scene::police);
    assert_eq!(scene.play().view().reserve.police, 0);
}
