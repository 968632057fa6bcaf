//! Setup and driving.

use ecotable_plastic_race::city::CityName::{Ankara, Athens, Berlin, London, Madrid, Paris, Rome, Victoria};
use ecotable_plastic_race::{Config, Direction, RewardRepeat};

use crate::scene::{Play, Scene, count, seconds};

#[test]
fn pr_a1_the_setup_in_madrid() {
    let config = Config { city: Madrid, ..Config::default() };
    let play = Play::new(&config, 3, "a1");
    let view = play.view();
    assert_eq!(view.bin_cards, [3, 3, 3, 3]);
    let plant = view.plant.unwrap();
    assert_eq!(plant.capacity, play.table.game().cards().plant(plant.card).capacity);
    assert_eq!((view.street_deck, view.route_deck), (44, 14));
    let reserve = view.reserve;
    assert_eq!(
        (reserve.dice, reserve.works, reserve.one_way, reserve.police, reserve.bonus),
        (4, 2, 2, 5, true)
    );
    assert!(view.players.iter().all(|player| player.counters == 0 && player.truck.as_deref() == Some("L1")));
}

#[test]
fn pr_a2_hands_as_in_the_table() {
    let cases: [(u8, &[u8], u8); 4] =
        [(2, &[4, 5], 50), (3, &[4, 5, 6], 44), (4, &[4, 5, 5, 6], 39), (5, &[4, 5, 5, 5, 6], 34)];
    for (seats, hands, deck) in cases {
        let view = Play::new(&Config::default(), seats, "a2").view();
        assert!(view.players.iter().map(|player| player.hand_size).eq(hands.iter().copied()), "{seats}");
        assert_eq!(view.street_deck, deck);
    }
}

#[test]
fn pr_a3_one_card_drives_two_blue_sections_through_a_bin() {
    let mut play = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").play();
    play.go("step ST01 s17");
    assert!(play.offers("collect"));
    play.go("continue s01");
    assert_eq!((play.truck(0).as_str(), play.bins(0).len()), ("j1", 0));
}

#[test]
fn pr_a4_example_1_in_athens() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").bins(0, "4").hand(0, "ST13 ST08 ST55 ST49 ST36");
    let mut play = scene.play();
    play.go("step ST13 s01");
    assert!(play.offers("end_turn"), "nothing is asked at r1 without a die");
    play.go("continue s02, step ST08 s03, skip, continue s04, step ST55 s05, step ST49 s06");
    assert_eq!(play.truck(0), "jE");
    assert_eq!(play.track(), "blue blue green green yellow red");
    assert_eq!(play.hand(0), "ST36");
    let options = play.options(0);
    assert!(["continue", "step", "pair_step"].iter().all(|word| count(&options, word) == 0), "{options:?}");
    play.go("end_turn, refill");
    assert!(play.hand(0).contains("ST36"));
    let view = play.view();
    assert_eq!((view.players[0].hand_size, view.street_discard.len()), (5, 4));
}

#[test]
fn pr_a11_a_dashed_card_drives_four_sections() {
    let mut play = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37").play();
    play.go("step ST37 s01, continue s02, continue s03, skip");
    assert_eq!(play.starting("continue"), ["continue s04"]);
    play.go("continue s04");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("jC", "blue blue green green"));
}

#[test]
fn pr_a12_a_dashed_card_changes_its_colour_once() {
    let mut play = Scene::new(Paris, 2).truck(0, "j12").hand(0, "ST38").play();
    play.go("step ST38 s17, continue s16");
    assert_eq!(play.truck(0), "j10");
    assert!(!play.offers("continue s15"));
}

#[test]
fn pr_a13_the_order_of_dashed_colours_is_free() {
    let mut play = Scene::new(Paris, 2).truck(0, "j10").hand(0, "ST38").play();
    play.go("step ST38 s16, continue s17");
    assert_eq!(play.track(), "red blue");
}

#[test]
fn pr_a14_a_dashed_card_for_one_colour_alone() {
    let scene = Scene::new(Paris, 2).truck(0, "j6").hand(0, "ST38");
    assert!(scene.play().offers("step ST38 s08"));
    let strict = scene.config(|config| config.dashed_partial = false);
    assert_eq!(strict.play().refused("step ST38 s08"), "PR-6.5");
}

#[test]
fn pr_a15_a_solid_card_keeps_its_first_colour() {
    let mut play = Scene::new(Athens, 2).truck(0, "r3").hand(0, "ST49").play();
    play.go("step ST49 s12, skip");
    assert_eq!((play.truck(0).as_str(), play.starting("continue")), ("r2", vec!["continue s27".to_owned()]));
}

#[test]
fn pr_a16_a_wild_card_acts_as_one_colour() {
    let mut play = Scene::new(Ankara, 2).truck(0, "j1").hand(0, "ST55 ST01 ST02 ST05 ST06").play();
    let first: Vec<_> = play.starting("step").into_iter().filter(|step| step.contains("ST55")).collect();
    assert_eq!(first, ["step ST55 s01", "step ST55 s04", "step ST55 s08", "step ST55 s09"]);
    play.go("step ST55 s04, continue s06");
    assert_eq!((play.track().as_str(), play.truck(0).as_str()), ("yellow yellow", "j8"));
    assert_eq!(play.view().players[0].hand_size, 5);
}

#[test]
fn pr_a17_any_two_cards_are_a_wild_card() {
    let mut play = Scene::new(Ankara, 2).truck(0, "b3").hand(0, "ST01 ST08 ST20").play();
    assert_eq!(play.starting("step"), Vec::<String>::new());
    play.go("pair_step s15, spend_card ST01, spend_card ST08");
    assert_eq!((play.truck(0).as_str(), play.hand(0).as_str()), ("j10", "ST20"));
    let options = play.options(0);
    assert!(["continue", "step", "pair_step"].iter().all(|word| count(&options, word) == 0), "{options:?}");
}

#[test]
fn pr_a18_the_joker_street_prolongs_a_blue_run() {
    let mut play = Scene::new(Paris, 2).truck(0, "j10").hand(0, "ST01").play();
    play.go("step ST01 s15, continue s14, continue s19");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("j13", "blue blue blue"));
    assert_eq!(play.starting("continue"), Vec::<String>::new());
    let wild = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST55").play();
    let joker: Vec<_> = wild.starting("step").into_iter().filter(|step| step.contains("s19")).collect();
    assert_eq!(joker.len(), 6, "{joker:?}");
    assert_eq!(joker[0], "step ST55 s19 blue");
}

#[test]
fn pr_a19_a_double_lane_costs_two_units() {
    let mut play = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST13 ST46 ST08").play();
    let lanes: Vec<_> =
        play.starting("double_step").into_iter().filter(|step| step.contains("s13")).collect();
    assert_eq!(lanes, ["double_step s13 blue", "double_step s13 green", "double_step s13 yellow"]);
    play.go("double_step s13 blue, pay_unit ST13, pay_unit ST46");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("r1", "blue"));
    assert_eq!(play.view().players[0].hand_size, 2, "one card left and one drawn");
    assert_eq!(play.starting("continue"), Vec::<String>::new());
}

#[test]
fn pr_a20_a_reward_pays_once_a_turn() {
    let scene = Scene::new(Berlin, 2).hand(0, "ST01 ST07 ST02 ST05 ST06");
    let script = "step ST01 s25, continue s14, step ST07 s14";
    let mut play = scene.play();
    play.go(script);
    assert_eq!(play.view().players[0].hand_size, 5);
    let mut every = scene.config(|config| config.reward_repeat = RewardRepeat::EveryPass).play();
    every.go(script);
    assert_eq!(every.view().players[0].hand_size, 6);
}

#[test]
fn pr_a21_a_shortcut_ignores_works() {
    let scene = Scene::new(Ankara, 2).truck(0, "j10").hand(0, "ST10 ST28").works("s15");
    let mut play = scene.play();
    assert!(!play.offers("step ST10 s15") && !play.offers("pair_step s15"));
    play.go("shortcut_step ST28 s15");
    assert_eq!(play.truck(0), "b3");
    assert!(play.offers("collect"));
}

#[test]
fn pr_a22_a_one_way_token_counts_in_one_direction() {
    let scene = Scene::new(Athens, 2).hand(0, "ST03").arrow("s05", Direction::Forward);
    assert!(!scene.clone().truck(0, "jD").play().offers("step ST03 s05"));
    assert!(scene.truck(0, "jC").play().offers("step ST03 s05"));
}

#[test]
fn pr_a32_the_stop_at_berlins_bin_4() {
    let scene = Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST02 ST05");
    let mut held = scene.clone().bins(0, "4").play();
    held.go("step ST02 s01");
    let options = held.options(0);
    assert!(["continue", "step", "pair_step", "collect"].iter().all(|word| count(&options, word) == 0));
    let play = scene.play_until_die("step ST02 s01, collect, quiet", 2, 0);
    assert_eq!((play.bins(0), play.counters(0)), (vec![4], 3));
}

#[test]
fn pr_a31_the_vatican_is_driven_in_one_direction() {
    let scene = Scene::new(Rome, 2).truck(0, "j4").hand(0, "ST01 ST28").police(0);
    let collected = scene.play_until_die("step ST01 s02, collect, quiet", 1, 1);
    assert_eq!(collected.counters(0), 3);
    let mut play = scene.play();
    play.go("step ST01 s02, continue s03");
    assert_eq!(play.truck(0), "j5");
    assert!(play.options(0).iter().all(|option| !option.contains("s03")), "{:?}", play.options(0));
    assert_eq!(play.refused("shortcut_step ST28 s03"), "PR-R40");
}

#[test]
fn pr_a48_the_maps_of_madrid_and_london() {
    let cases: [(_, usize, u8, &[u8], &[u8]); 2] = [
        (Madrid, 30, 37, &[4, 4, 4, 6], &[6, 2, 6, 8]),
        (London, 33, 39, &[4, 4, 4, 4, 5], &[2, 8, 10, 2, 6]),
    ];
    for (name, nodes, sections, from_light, from_plant) in cases {
        let city = name.city();
        assert_eq!((city.nodes.len(), city.sections()), (nodes, sections));
        let distances = |from| (1..=city.bins).map(move |bin| city.distance(from, city.bin(bin).unwrap()));
        let city = name.city();
        assert!(distances(city.lights[0]).eq(from_light.iter().copied()));
        let city2 = name.city();
        let plant = city2.plant().unwrap();
        assert!(
            (1..=city2.bins)
                .map(|bin| city2.distance(plant, city2.bin(bin).unwrap()))
                .eq(from_plant.iter().copied())
        );
    }
}

#[test]
fn pr_a49_a_drive_to_bin_2_of_madrid() {
    let mut play = Scene::new(Madrid, 2).hand(0, "ST05 ST15 ST07").play();
    play.go("step ST05 s23, continue s24, step ST15 s36, step ST07 s15");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("b2", "orange orange yellow blue"));
    assert!(play.offers("collect"));
}

#[test]
fn pr_a50_a_drive_through_bin_2_of_london() {
    let mut play = Scene::new(London, 2).truck(0, "j13").hand(0, "ST03").play();
    play.go("step ST03 s24");
    assert!(play.offers("collect"));
    play.go("continue s25");
    assert_eq!(play.truck(0), "j21");
}

#[test]
fn pr_a51_under_dashed_partial_false_the_second_colour_must_follow() {
    let scene = Scene::new(Paris, 2).truck(0, "j12").hand(0, "ST38 ST02 ST05");
    let mut play = scene.config(|config| config.dashed_partial = false).play();
    assert!(play.offers("step ST38 s17"));
    play.go("step ST38 s17");
    assert_eq!(play.options(0), ["continue s16"]);
    assert_eq!(play.refused("end_turn"), "PR-6.5");
    play.go("continue s16");
    assert!(play.offers("end_turn") && play.offers("effect ST02"));
    assert_eq!(seconds(&play.starting("continue")), "");
}
