//! Our own rulings on what the rulebook and the options leave open (PR-R66 and after).

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{Athens, Berlin, Paris, Victoria};
use ecotable_plastic_race::city::{NodeKind, read};
use ecotable_plastic_race::{Config, Event, PhaseWords};

use crate::scene::{Play, Scene, seconds};

#[test]
fn pr_r66_in_the_last_allowed_round_all_but_the_last_seat_refill() {
    let scene = Scene::new(Athens, 3).hand(0, "ST03").hand(1, "ST01").hand(2, "ST02");
    let mut play = scene.config(|config| config.max_rounds = 1).play();
    for seat in [0, 1] {
        play.go("end_turn");
        assert_eq!(play.asked(), [seat], "somebody may still trigger the end");
        play.go("refill");
        assert_eq!(play.view().players[usize::from(seat)].hand_size, 5);
    }
    play.go("end_turn");
    assert!(play.table.outcome().is_some());
    assert_eq!(play.view().players[2].hand_size, 1, "the last seat draws nothing");
}

#[test]
fn pr_r66_and_pr_5_2_a_trigger_in_the_last_allowed_round_brings_one_more() {
    let scene = Scene::new(Victoria, 2).truck(1, "j12").hand(0, "ST02").hand(1, "ST01").bins(1, "2 3");
    let scene = scene.discard("ST34 ST35 ST36").edit(|start| start.round = 60);
    let mut play = scene.play();
    play.go("end_turn, refill, step ST01 s17, collect");
    assert_eq!((play.view().end_trigger, play.view().last_round), (Some(60), Some(61)));
    play.go("end_turn, refill");
    let view = play.view();
    assert_eq!((view.round, view.active, view.players[0].hand_size), (61, Seat(0), 5), "with full hands");
    play.go("end_turn");
    assert_eq!(play.asked(), [1], "now nobody refills");
    play.go("end_turn");
    assert!(play.table.outcome().is_some());
}

#[test]
fn pr_r66_a_puncture_goes_to_who_certainly_moves_again() {
    let scene = Scene::new(Athens, 3).hand(1, "ST36").edit(|start| start.active = Seat(1));
    let mut play = scene.config(|config| config.max_rounds = 1).play();
    play.go("effect ST36");
    let punctured: Vec<_> = play.view().players.iter().map(|player| player.puncture.is_some()).collect();
    assert_eq!(punctured, [false, false, true]);
}

/// Blue and green must be driven, and a blue section leads to a set-die reward: the only green section within reach is a die.
fn bound() -> Play {
    let scene =
        Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37 ST04").die("s03", "green").die("s13", "green");
    let mut play = scene.config(|config| config.dashed_partial = false).play();
    play.go("step ST37 s01");
    play
}

#[test]
fn pr_r67_a_duty_that_lapsed_does_not_come_back() {
    let scene = Scene::new(Athens, 2).truck(0, "b4").hand(0, "ST37 ST55").die("s03", "green").police(0);
    let scene = scene.config(|config| config.dashed_partial = false);
    let mut play = scene.play();
    play.go("step ST37 s01, use, die_colour red");
    let open = play.view().open_play.unwrap();
    assert!(open.lapsed && play.offers("end_turn"));
    let revived = play.changed(|start| start.dice[0].colour = "green".parse().unwrap());
    let revived = revived.play();
    assert!(revived.offers("continue s02") && revived.offers("end_turn"), "{:?}", revived.options(0));
    let fresh = play.changed(|start| {
        start.dice[0].colour = "green".parse().unwrap();
        start.open_play.as_mut().unwrap().lapsed = false;
    });
    assert_eq!(fresh.play().options(0), ["continue s02"], "without the lapse the duty would hold");
}

#[test]
fn pr_r67_the_second_colour_may_be_driven_after_the_lapse() {
    let mut play = bound();
    play.go("skip");
    assert!(!play.view().open_play.unwrap().lapsed, "it is still within reach");
    let lapsed = play.changed(|start| start.open_play.as_mut().unwrap().lapsed = true);
    let mut lapsed = lapsed.play();
    assert!(lapsed.offers("end_turn"));
    lapsed.go("continue s13");
    assert_eq!(lapsed.track(), "blue green");
    assert!(!lapsed.view().open_play.unwrap().lapsed, "both colours are driven");
}

#[test]
fn pr_r68_a_die_gives_a_double_lane_a_colour_but_no_run() {
    let scene = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST28 ST10").die("s13", "blue");
    let mut play = scene.play();
    play.go("shortcut_step ST28 s13");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("r1", "blue"));
    assert!(play.view().open_play.is_none() && play.starting("continue").is_empty(), "s14 and s25 are blue");
    let mut run = Scene::new(Berlin, 2).hand(0, "ST28 ST01").die("s13", "blue").play();
    run.go("shortcut_step ST28 s25");
    assert_eq!(seconds(&run.starting("continue")), "s14", "a blue run does not go on over the lane");
    assert_eq!(run.refused("continue s13"), "PR-3.5");
}

#[test]
fn pr_r39_a_shortcut_over_a_joker_street_with_a_die_runs_on_in_its_colour() {
    let scene = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST29");
    let mut die = scene.clone().die("s19", "red").play();
    die.go("shortcut_step ST29 s19");
    assert_eq!(die.starting("continue"), ["continue s28"]);
    die.go("continue s28");
    assert_eq!((die.truck(0).as_str(), die.track().as_str()), ("j14", "red red"));
    let mut bare = scene.play();
    bare.go("shortcut_step ST29 s19");
    assert_eq!((bare.track().as_str(), bare.starting("continue").len()), ("-", 0));
}

#[test]
fn pr_r69_a_colour_is_named_only_where_there_is_a_choice() {
    let play = Scene::new(Paris, 2).truck(0, "j9").hand(0, "ST01 ST55 ST02").play();
    assert_eq!(play.refused("step ST01 s14"), "allowed");
    assert_eq!(play.refused("step ST01 s14 blue"), "PR-R69");
    assert_eq!(play.refused("step ST01 s14 red"), "PR-3.3", "that is not true");
    assert_eq!(
        play.refused("step ST01 s19 blue"),
        "PR-R69",
        "a blue card leaves no choice on a joker street"
    );
    assert_eq!(play.refused("step ST55 s19"), "PR-3.6", "a wild card does");
    assert_eq!(play.refused("pair_step s14 blue"), "PR-R69");
    let mut going = play.clone();
    going.go("step ST01 s14");
    assert_eq!(going.refused("continue s15 blue"), "PR-R69");
    assert_eq!(going.refused("continue s15 red"), "PR-3.3");
    let lane = Scene::new(Berlin, 2).truck(0, "j3").hand(0, "ST01 ST07").die("s13", "blue").play();
    assert_eq!(lane.refused("double_step s13 blue"), "PR-R69");
    assert_eq!(lane.refused("double_step s13 red"), "PR-3.3");
    let strict = Scene::new(Paris, 2).truck(0, "j12").hand(0, "ST38").config(|c| c.dashed_partial = false);
    assert_eq!(strict.play().refused("step ST38 s17 blue"), "PR-R69");
}

#[test]
fn pr_r70_a_one_way_reward_is_placed_at_once_and_not_kept() {
    let mut play = Scene::new(Athens, 2).truck(0, "jB").hand(0, "ST08 ST55").play();
    play.go("step ST08 s03");
    assert_eq!(play.options(0), ["use", "skip"]);
    let mut skipped = play.clone();
    skipped.go("skip");
    assert_eq!(skipped.view().reserve.one_way, 2, "nothing is kept for later");
    play.go("use");
    assert!(matches!(play.view().phase, PhaseWords::PlaceOneWay { .. }));
    play.go("place_one_way s05, one_way_direction from_to");
    assert_eq!((play.view().one_way.len(), play.view().reserve.one_way), (1, 1));
    assert!(play.has_told(|event| matches!(event, Event::OneWayPlaced { .. })));
}

#[test]
fn pr_r71_a_truck_is_seen_when_its_light_is_chosen() {
    let mut play = Play::new(&Config::default(), 3, "lights");
    let trucks = |play: &Play| -> Vec<Option<String>> {
        let view = play.view_of(1);
        assert_eq!(view.players, play.view().players, "everybody sees the same");
        view.players.iter().map(|player| player.truck.clone()).collect()
    };
    assert_eq!(trucks(&play), [None, None, None]);
    play.go("choose_light L2");
    assert_eq!(trucks(&play), [Some("L2".to_owned()), None, None]);
    play.go("choose_light L1, choose_light L2");
    assert_eq!(trucks(&play), ["L2", "L1", "L2"].map(|light| Some(light.to_owned())));
    let one = Play::new(&Config { city: Paris, ..Config::default() }, 2, "lights");
    assert!(one.view().players.iter().all(|player| player.truck.as_deref() == Some("L1")));
}

#[test]
fn pr_r72_of_several_punctures_the_one_with_the_lowest_number_is_played() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").hand(1, "ST36 ST35 ST34");
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    assert_eq!(play.options(1), ["let_pass", "puncture"]);
    play.go("puncture");
    assert_eq!(play.hand(1), "ST35 ST36");
}

#[test]
fn pr_r73_the_plant_card_is_known_when_lights_are_chosen() {
    let mut map = read(Athens.text()).unwrap();
    let second = map.nodes.iter_mut().find(|node| node.id == "j7").unwrap();
    (second.id, second.kind) = ("L2".to_owned(), NodeKind::Light);
    for end in map.edges.iter_mut().flat_map(|edge| [&mut edge.from, &mut edge.to]) {
        if end == "j7" {
            *end = "L2".to_owned();
        }
    }
    map.lights = 2;
    let mut play = Play::new(&Config { map: Some(map), ..Config::default() }, 2, "lights");
    assert_eq!(
        (play.options(0), play.view().plant.is_some()),
        (vec!["choose_light L1".to_owned(), "choose_light L2".to_owned()], true)
    );
    let plant = play.view().plant;
    play.go("choose_light L2, choose_light L1");
    assert_eq!((play.view().plant, play.truck(0).as_str()), (plant, "L2"));
}
