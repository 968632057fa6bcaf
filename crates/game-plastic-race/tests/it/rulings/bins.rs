//! Rulings on bins, routes, punctures and the plant.

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{Athens, Berlin, Madrid, Rome, Victoria};
use ecotable_plastic_race::{Event, React, RouteMatch};

use crate::scene::{Play, Scene};

/// Seat 0 stands before bin 1 of Victoria with a blue card.
fn before_bin() -> Scene {
    Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01 ST02")
}

#[test]
fn pr_r1_as_many_bin_cards_as_seats() {
    assert_eq!(Scene::new(Athens, 5).bins(0, "1 2").bins(1, "1").play().view().bin_cards, [3, 4, 5, 5]);
}

#[test]
fn pr_r2_card_then_extra_points_then_die_then_bonus() {
    let scene =
        Scene::new(Berlin, 2).truck(0, "j1").hand(0, "ST02").bins(0, "1 2 3").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST02 s01, collect");
    let order: Vec<_> = play
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::BinCollected { extra_points: 1, .. } => Some("card"),
            Event::RewardDieRolled { .. } => Some("die"),
            Event::BonusTaken { .. } => Some("bonus"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["card", "die", "bonus"]);
}

#[test]
fn pr_r14_collecting_is_declared_and_needs_a_drive() {
    let play = Scene::new(Victoria, 2).truck(0, "b1").hand(0, "ST01").play();
    assert_eq!(play.refused("collect"), "PR-R14");
    assert_eq!(before_bin().play().refused("collect"), "PR-R14");
    let mut left = before_bin().play();
    left.go("step ST01 s17, end_turn");
    assert!(left.bins(0).is_empty());
}

#[test]
fn pr_r16_extra_points_at_each_collection() {
    let scene = Scene::new(Rome, 2).truck(0, "j4").hand(0, "ST01").discard("ST34 ST35 ST36");
    let mut play = scene.play();
    play.go("step ST01 s02, collect");
    assert!(play.has_told(|event| matches!(event, Event::BinCollected { bin: 4, extra_points: 2, .. })));
}

/// Drives purple, orange, yellow, yellow in Athens with a route card.
fn route_scene(route: &str, matching: RouteMatch) -> Play {
    let scene = Scene::new(Athens, 2)
        .truck(0, "b1")
        .bins(0, "1")
        .routes(0, route)
        .hand(0, "ST06 ST05 ST03 ST15 ST02");
    let mut play = scene.config(|config| config.route_match = matching).play();
    play.go("step ST06 s08, step ST05 s09, skip, step ST03 s10, step ST15 s10, end_turn");
    play
}

#[test]
fn pr_r17_repetitions_are_allowed() {
    for matching in [RouteMatch::Window, RouteMatch::Exact] {
        assert_eq!(route_scene("RT01", matching).counters(0), 3, "{matching}");
    }
    let scene = Scene::new(Athens, 2)
        .truck(0, "b1")
        .bins(0, "1")
        .routes(0, "RT01")
        .hand(0, "ST06 ST12 ST05 ST03 ST11");
    let there_and_back = "step ST06 s08, step ST05 s09, skip, step ST11 s09, step ST12 s08, end_turn";
    let mut window = scene.play();
    window.go(there_and_back);
    assert_eq!(window.counters(0), 0, "yellow is missing");
}

#[test]
fn pr_r18_a_card_drawn_now_is_not_completed_by_this_turn() {
    let scene = Scene::new(Madrid, 2).hand(0, "ST05 ST15 ST07").edit(|start| {
        let rest = (1..=14).filter(|n| *n != 1).map(|n| format!("RT{n:02}"));
        start.route_deck =
            Some(["RT01".to_owned()].into_iter().chain(rest).map(|id| id.parse().unwrap()).collect());
    });
    let script = "step ST05 s23, continue s24, step ST15 s36, step ST07 s15, collect, quiet, end_turn";
    let play = scene.play_until_die(script, 2, 1);
    assert_eq!((play.counters(0), play.routes(0).as_str()), (2, "RT01"));
    assert!(play.has_told(|event| matches!(event, Event::TurnEnded { .. })));
}

#[test]
fn pr_r20_the_new_card_may_be_discarded_only_with_the_flag() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").routes(0, "RT01 RT02 RT03");
    let older = scene.play_until_die("step ST01 s17, collect, quiet", 1, 1);
    assert_eq!(older.options(0).len(), 3);
    let any = scene.config(|config| config.route_discard_any = true);
    let mut any = any.play_until_die("step ST01 s17, collect, quiet", 1, 1);
    assert_eq!(any.options(0).len(), 4);
    assert_eq!(older.refused("route_overflow RT04"), "PR-4.15");
    any.go("route_overflow RT04");
    assert_eq!(any.routes(0), "RT01 RT02 RT03");
}

/// On the plant of Madrid after a drive.
fn at_plant(bins: &str, capacity: u8) -> Scene {
    let city = Madrid.city();
    let exit = city.node(city.plant().unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let leg =
        ecotable_plastic_race::LegWords { section: exit.section, colour: None, from, to: "plant".into() };
    Scene::new(Madrid, 2).truck(0, "plant").bins(0, bins).edit(|start| {
        start.plant = Some("PL2".parse().unwrap());
        start.capacity = Some(capacity);
        start.track = vec![leg];
    })
}

#[test]
fn pr_r21_the_capacity_counts_bins_and_not_visits() {
    let mut play = at_plant("1 2 3", 7).play();
    play.go("sell_bin 1, sell_bin 2");
    assert_eq!(play.view().plant.unwrap().capacity, 5);
}

#[test]
fn pr_r22_the_capacity_starts_as_printed_and_falls() {
    assert_eq!(at_plant("1", 7).edit(|start| start.capacity = None).play().view().plant.unwrap().capacity, 7);
}

#[test]
fn pr_r23_selling_is_free_up_to_the_capacity() {
    let mut play = at_plant("1 2 3", 1).play();
    assert!(play.offers("end_turn"));
    play.go("sell_bin 2");
    assert_eq!(play.refused("sell_bin 3"), "PR-R23");
    let parked = at_plant("1", 7).edit(|start| start.track.clear()).play();
    assert_eq!(parked.refused("sell_bin 1"), "PR-R23");
}

#[test]
fn pr_r26_the_bonus_card_is_kept_after_selling() {
    let scene = at_plant("1 2 3 4", 7).edit(|start| start.bonus = Some(Seat(0)));
    let mut play = scene.play();
    play.go("sell_bin 4");
    assert_eq!((play.view().bonus, play.view().players[0].score), (Some(Seat(0)), 2 + 6 + 3));
}

#[test]
fn pr_r31_punctures_are_played_in_advance_or_in_the_window() {
    let mut play = before_bin().hand(1, "ST34").play();
    play.go("step ST01 s17");
    assert_eq!(play.asked(), [0], "nobody is asked before something is collected");
    play.go("collect");
    assert_eq!(play.options(1), ["let_pass", "puncture"]);
}

#[test]
fn pr_r32_a_punctured_truck_stays_and_loses_its_last_section() {
    let mut play = before_bin().hand(1, "ST34").play();
    play.go("step ST01 s17, collect, puncture");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("j12", ""));
    assert!(play.view().movement_over && play.bins(0).is_empty());
}

#[test]
fn pr_r33_a_puncture_hinders_collecting_only() {
    let scene = before_bin().edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap()));
    let mut passing = scene.play();
    passing.go("step ST01 s17, continue s01, end_turn");
    assert_eq!(passing.truck(0), "j1");
    let mut stopping = scene.play();
    stopping.go("step ST01 s17, end_turn");
    assert_eq!(stopping.truck(0), "j12");
}

#[test]
fn pr_r34_one_puncture_at_a_time() {
    let scene = Scene::new(Athens, 3).hand(0, "ST34 ST35");
    let mut play = scene.play();
    play.go("effect ST34, pick_seat 1, effect ST35");
    assert!(play.view().players[2].puncture.is_some(), "seat 1 cannot be chosen again");
}

#[test]
fn pr_r62_every_opponent_is_asked_so_that_nothing_is_betrayed() {
    let scene = Scene::new(Victoria, 4).truck(0, "j12").hand(0, "ST01");
    let mut play = scene.config(|config| config.react = React::Everybody).play();
    play.go("step ST01 s17, collect");
    assert_eq!(play.asked(), [1, 2, 3]);
    assert!((1..4).all(|seat| play.options(seat) == ["let_pass"]));
    play.go("3 let_pass, 1 let_pass, 2 let_pass");
    assert_eq!(play.bins(0), [1]);
}

#[test]
fn pr_6_13_only_those_who_hold_a_puncture_are_asked_or_everybody_is() {
    let scene = || Scene::new(Victoria, 4).truck(0, "j12").hand(0, "ST01").hand(2, "ST34");
    let mut holders = scene().play();
    holders.go("step ST01 s17, collect");
    assert_eq!(holders.asked(), [2]);
    holders.go("2 let_pass");
    assert_eq!(holders.bins(0), [1]);
    let mut everybody = scene().config(|config| config.react = React::Everybody).play();
    everybody.go("step ST01 s17, collect");
    assert_eq!(everybody.asked(), [1, 2, 3]);
}
