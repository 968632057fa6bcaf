//! Rulings on bins, routes, punctures and the plant.

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{Athens, Berlin, Madrid, Rome, Victoria};
use ecotable_plastic_race::city::{NodeKind, read};
use ecotable_plastic_race::{Event, PhaseWords, React, RewardRepeat};

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

/// The extra points and the points of the die at the latest collection.
fn found(play: &Play) -> (u8, u8) {
    let extra = play.told.iter().rev().find_map(|told| match told.event {
        Event::BinCollected { extra_points, .. } => Some(extra_points),
        _ => None,
    });
    let die = play.told.iter().rev().find_map(|told| match told.event {
        Event::RewardDieRolled { points, .. } => Some(points),
        _ => None,
    });
    (extra.unwrap(), die.unwrap())
}

#[test]
fn pr_r16_extra_points_at_each_collection() {
    let cases =
        [(Rome, "j4", "ST01", "s02", 2), (Berlin, "j1", "ST02", "s01", 1), (Athens, "jE", "ST05", "s07", 0)];
    for (city, from, card, section, extra) in cases {
        let scene = Scene::new(city, 2).truck(0, from).hand(0, card).discard("ST34 ST35 ST36");
        let script = format!("step {card} {section}, collect");
        let mut first = scene.play();
        first.go(&script);
        let (paid, die) = found(&first);
        assert_eq!((paid, first.counters(0)), (extra, u16::from(extra + die)), "{city}");
        let again = first.changed(|start| {
            start.players[0] = ecotable_plastic_race::PlayerSnapshot {
                counters: start.players[0].counters,
                ..scene.start.players[0].clone()
            };
            start.street_discard = scene.start.street_discard.clone();
            (start.played_row, start.track, start.route_deck) = (Vec::new(), Vec::new(), None);
            (start.movement_over, start.routes_checked) = (false, false);
        });
        let mut second = again.play_with("another die");
        second.go(&script);
        let (paid_again, die_again) = found(&second);
        let sum = paid + die + paid_again + die_again;
        assert_eq!((paid_again, second.counters(0)), (extra, u16::from(sum)), "{city}");
    }
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

#[test]
fn pr_r32_who_is_put_back_on_a_reward_gets_nothing() {
    let scene = Scene::new(Athens, 2).truck(0, "r1").hand(0, "ST13").hand(1, "ST34").die("s20", "red");
    for repeat in [RewardRepeat::OncePerTurn, RewardRepeat::EveryPass] {
        let mut play = scene.clone().config(|config| config.reward_repeat = repeat).play();
        play.go("step ST13 s01, collect, puncture");
        let view = play.view();
        assert_eq!((play.truck(0).as_str(), &view.phase), ("r1", &PhaseWords::Turn {}), "{repeat}");
        assert!(view.rewards_used.is_empty(), "{repeat}");
        assert!(!play.has_told(|event| matches!(event, Event::RewardReached { .. })), "{repeat}");
    }
    let mut arrived = scene.truck(0, "b4").play();
    arrived.go("step ST13 s01");
    assert_eq!(arrived.options(0), ["use", "skip"], "who drives there is asked");
}

#[test]
fn pr_r33_who_is_put_back_at_the_end_of_the_turn_gets_no_reward() {
    let scene = Scene::new(Athens, 2).truck(0, "r1").hand(0, "ST13").die("s20", "red");
    let mut play = scene.edit(|start| start.players[0].puncture = Some("ST34".parse().unwrap())).play();
    play.go("step ST13 s01, end_turn");
    assert_eq!((play.truck(0).as_str(), play.options(0)), ("r1", vec!["refill".to_owned()]));
    assert!(!play.has_told(|event| matches!(event, Event::RewardReached { .. })));
}

/// Athens with the plant next to bin 1.
fn plant_beside_bin() -> Scene {
    let mut map = read(Athens.text()).unwrap();
    for node in &mut map.nodes {
        match node.id.as_str() {
            "plant" => node.kind = NodeKind::Junction,
            "j2" => node.kind = NodeKind::Plant,
            _ => {}
        }
    }
    Scene::new(Athens, 2).config(|config| config.map = Some(map))
}

#[test]
fn pr_4_12_who_is_put_back_on_the_plant_may_sell_there() {
    let scene = plant_beside_bin().hand(1, "ST34").bins(0, "3");
    let mut play = scene.clone().truck(0, "plant").hand(0, "ST06 ST05 ST55").play();
    play.go("step ST06 s23, step ST05 s22, collect, puncture");
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("j2", "purple"));
    assert_eq!(play.options(0), ["sell_bin 3", "end_turn"]);
    play.go("sell_bin 3");
    assert_eq!((play.counters(0), play.bins(0)), (3, vec![]));
    let mut from_plant = scene.truck(0, "j2").hand(0, "ST05").play();
    from_plant.go("step ST05 s22, collect, puncture");
    assert_eq!(from_plant.options(0), ["end_turn"], "nothing is left of the drive");
}
