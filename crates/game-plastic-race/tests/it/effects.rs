//! Effects, exactly (PR-4).

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{Ankara, Athens, Berlin, Madrid, Paris, Victoria};
use ecotable_plastic_race::{Direction, Event, PhaseWords};

use crate::scene::{Scene, seconds};

#[test]
fn pr_4_1_two_dice_are_rolled_and_placed() {
    let mut play = Scene::new(Paris, 2).hand(0, "ST01").play();
    play.go("effect ST01");
    assert!(play.offers("place_die s19"), "also on a joker street");
    play.go("place_die s19");
    assert_eq!(play.refused("place_die s19"), "PR-4.1");
    play.go("place_die s01");
    assert_eq!((play.view().dice.len(), play.view().reserve.dice), (2, 2));
    let colour = play.view().dice.iter().find(|die| die.section.to_string() == "s19").unwrap().colour;
    let joker = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST55").die("s19", colour.word()).play();
    assert!(joker.offers("step ST55 s19"), "a joker street with a die has one colour");
}

#[test]
fn pr_4_2_a_die_is_turned_to_another_colour() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST04").die("s20", "red").die("s21", "blue").play();
    play.go("effect ST04, pick_die s21, die_colour green");
    let dice: Vec<_> = play.view().dice.iter().map(|die| format!("{} {}", die.section, die.colour)).collect();
    assert_eq!(dice, ["s20 red", "s21 green"]);
}

#[test]
fn pr_4_3_stealing_takes_one_card_of_a_hand_of_five() {
    let scene = Scene::new(Athens, 2).hand(0, "ST06").hand(1, "ST01 ST02 ST03 ST04");
    assert_eq!(scene.play().refused("effect ST06"), "PR-4.3");
    let mut play = scene.hand(1, "ST01 ST02 ST03 ST04 ST05").play();
    play.go("effect ST06");
    assert_eq!((play.hand(0).len(), play.view().players[1].hand_size), (4, 4));
    assert!(play.offers("end_turn"));
}

#[test]
fn pr_4_4_asking_offers_eighteen_things() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST09").hand(1, "ST01").play();
    play.go("effect ST09");
    assert_eq!(play.options(0).len(), 18);
    assert_eq!(play.options(0)[0], "ask_for blue");
    let nobody = Scene::new(Athens, 2).hand(0, "ST09").play();
    assert_eq!(nobody.refused("effect ST09"), "PR-4.4");
}

#[test]
fn pr_4_5_swapping_needs_cards_on_both_sides() {
    assert_eq!(Scene::new(Athens, 2).hand(0, "ST12").hand(1, "ST01").play().refused("effect ST12"), "PR-4.5");
    assert_eq!(Scene::new(Athens, 2).hand(0, "ST12 ST01").play().refused("effect ST12"), "PR-4.5");
}

#[test]
fn pr_4_6_plus_two_and_pr_4_7_plus_three() {
    for (card, drawn) in [("ST15", 2), ("ST18", 3)] {
        let mut play = Scene::new(Athens, 2).hand(0, card).play();
        play.go(&format!("effect {card}"));
        assert_eq!(play.view().players[0].hand_size, drawn);
    }
}

#[test]
fn pr_4_8_with_both_works_placed_one_is_moved() {
    let mut play = Scene::new(Athens, 2).hand(0, "ST20").works("s01 s20").play();
    play.go("effect ST20");
    assert_eq!(play.options(0), ["pick_token s01", "pick_token s20"]);
    play.go("pick_token s20");
    assert!(!play.offers("place_works s20") && !play.offers("place_works s01"));
    play.go("place_works s05");
    assert_eq!(play.view().works.iter().map(ToString::to_string).collect::<Vec<_>>(), ["s01", "s05"]);
}

#[test]
fn pr_4_9_a_moved_one_way_token_may_turn_round_on_its_place() {
    let scene = Scene::new(Athens, 2)
        .hand(0, "ST24")
        .arrow("s05", Direction::Forward)
        .arrow("s20", Direction::Forward);
    let mut play = scene.play();
    play.go("effect ST24, pick_token s05, place_one_way s05");
    let token = play.view().one_way.into_iter().find(|token| token.section.to_string() == "s05").unwrap();
    assert_eq!(token.direction, Direction::Backward, "the only direction that changes something");
}

#[test]
fn pr_4_10_a_shortcut_follows_one_colour_and_ignores_tokens() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST28 ST05").works("s02");
    let mut play = scene.play();
    play.go("shortcut_step ST28 s01");
    assert!(play.offers("continue s02"), "through the works");
    play.go("continue s02");
    assert_eq!(play.track(), "blue blue");
    assert_eq!(play.refused("effect ST28"), "PR-3.6");
    let mut lane = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST28 ST05").play();
    lane.go("shortcut_step ST28 s13");
    assert_eq!((lane.truck(0).as_str(), lane.track().as_str()), ("r1", "-"));
    assert!(lane.starting("continue").is_empty());
}

#[test]
fn pr_4_11_the_police_removes_turns_and_passes() {
    let scene = Scene::new(Athens, 2).hand(0, "ST31 ST32").arrow("s05", Direction::Forward).works("s09");
    let mut turned = scene.play();
    turned.go("effect ST31, reverse s05");
    assert_eq!(turned.view().one_way[0].direction, Direction::Backward);
    let mut removed = scene.play();
    removed.go("effect ST31, remove s05");
    assert!(removed.view().one_way.is_empty() && removed.view().works.len() == 1);
    removed.go("effect ST32");
    assert_eq!(removed.view().police_passes.len(), 1, "the only option is taken at once");
    assert_eq!(Scene::new(Athens, 2).police(0).play().refused("police_token"), "PR-4.11");
}

#[test]
fn pr_4_12_a_puncture_needs_an_opponent_with_a_turn_to_come() {
    let scene = Scene::new(Athens, 3).hand(1, "ST36").edit(|start| start.active = Seat(1));
    let last = scene.clone().config(|config| config.max_rounds = 1);
    let mut play = last.play();
    play.go("effect ST36");
    assert!(play.view().players[2].puncture.is_some(), "seat 0 has had its last turn");
    let mut both = scene.play();
    both.go("effect ST36");
    assert_eq!(both.options(1), ["pick_seat 0", "pick_seat 2"]);
}

#[test]
fn pr_4_13_rewards_are_used_or_skipped() {
    let scene = Scene::new(Paris, 2);
    let city = Paris.city();
    let r1 = city.node_named("r1").unwrap();
    let exit = city.node(r1).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let scene = scene.truck(0, &from).hand(0, "ST55 ST56");
    let step = format!("step ST55 {}", exit.section);
    let mut used = scene.play();
    used.go(&step);
    assert_eq!(used.options(0), ["use", "skip"]);
    used.go("use");
    assert!(matches!(used.view().phase, PhaseWords::PlaceDie { .. }));
    let mut skipped = scene.play();
    skipped.go(&format!("{step}, skip"));
    assert!(skipped.has_told(|event| matches!(event, Event::RewardSkipped { .. })));
    assert!(skipped.offers("end_turn"));
}

#[test]
fn pr_4_14_nothing_left_to_draw() {
    let all: Vec<String> = (1..=59).map(|n| format!("ST{n:02}")).filter(|card| card != "ST15").collect();
    let play = Scene::new(Athens, 2).hand(0, "ST15").hand(1, &all.join(" ")).deck("").play();
    assert_eq!(play.refused("effect ST15"), "PR-4.6");
    let mut refill = play;
    refill.go("end_turn, refill");
    assert_eq!(refill.view().players[0].hand_size, 1);
}

#[test]
fn pr_4_15_a_stretch_of_exactly_the_colours() {
    let scene = Scene::new(Athens, 2).truck(0, "b1").bins(0, "1").hand(0, "ST06 ST05 ST03 ST01 ST02");
    let mut none = scene.clone().routes(0, "RT14").play();
    none.go("step ST06 s08, step ST05 s09, skip, step ST03 s10, end_turn");
    assert_eq!((none.counters(0), none.routes(0).as_str()), (0, "RT14"), "green is missing");
    let mut two = scene.routes(0, "RT01 RT02").play();
    two.go("step ST06 s08, step ST05 s09, skip, step ST03 s10, end_turn");
    assert_eq!((two.counters(0), two.routes(0).as_str()), (3, "RT02"));
}

#[test]
fn pr_4_16_the_last_bin_takes_the_bonus_card() {
    let scene =
        Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "2 3").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    let view = play.view();
    assert_eq!((view.bonus, view.end_trigger, view.last_round), (Some(Seat(0)), Some(1), Some(2)));
    assert_eq!(Scene::new(Madrid, 2).truck(0, "plant").bins(0, "3").play().refused("sell_bin 3"), "PR-R23");
    assert_eq!(scene_with_bin().refused("collect"), "PR-4.16");
}

fn scene_with_bin() -> crate::scene::Play {
    let mut play = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "1").play();
    play.go("step ST01 s17");
    play
}

#[test]
fn pr_4_17_a_blocked_truck_can_still_play_effects_and_end_its_turn() {
    let play = Scene::new(Ankara, 2).truck(0, "b3").hand(0, "ST01").works("s15").play();
    assert_eq!(play.options(0), ["effect ST01", "end_turn"]);
    assert_eq!(seconds(&play.options(0)), "ST01");
}
