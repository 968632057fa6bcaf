//! Rulings on the table and the end, the options and scoring.

use ecotable_kernel::{Game, Seat};
use ecotable_plastic_race::city::CityName::{
    self, Ankara, Athens, Berlin, London, Madrid, Paris, Rome, Victoria,
};
use ecotable_plastic_race::{Config, Event, PhaseWords, PlasticRace, StartSeat, Switch};

use crate::scene::{Play, Scene};

#[test]
fn pr_r4_and_pr_r63_seat_0_begins_whoever_sits_there() {
    for start_seat in [StartSeat::Random, StartSeat::Host, StartSeat::Rotating] {
        let config = Config { city: Athens, start_seat, ..Config::default() };
        assert_eq!(Play::new(&config, 3, "start").asked(), [0], "{start_seat}");
    }
}

#[test]
fn pr_r5_lights_are_chosen_openly() {
    let mut play = Play::new(&Config::default(), 2, "lights");
    play.go("choose_light L2");
    assert_eq!(play.view_of(1).players[0].truck.as_deref(), Some("L2"));
}

#[test]
fn pr_r25_a_second_trigger_changes_nothing() {
    let scene =
        Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01").bins(0, "2 3").discard("ST34 ST35 ST36");
    let scene = scene.edit(|start| (start.round, start.end_trigger) = (5, Some(4)));
    let mut play = scene.play();
    play.go("step ST01 s17, collect");
    assert_eq!(
        (play.view().end_trigger, play.view().last_round, play.view().bonus),
        (Some(4), Some(5), Some(Seat(0)))
    );
}

#[test]
fn pr_r55_without_the_plant_its_node_is_a_junction() {
    let scene = Scene::new(Madrid, 2).truck(0, "j12").hand(0, "ST55 ST56").bins(0, "3 4").works("s10");
    let script = "step ST55 s17";
    let mut with = scene.play();
    with.go(script);
    assert_eq!(with.starting("sell_bin"), ["sell_bin 3", "sell_bin 4"]);
    let without = scene.config(|config| config.plant = Switch::Off).edit(|start| start.plant = None);
    let mut without = without.play();
    without.go(script);
    assert_eq!((without.truck(0).as_str(), without.view().plant), ("plant", None));
    assert_eq!((without.starting("sell_bin").len(), without.refused("sell_bin 3")), (0, "PR-R23".to_owned()));
    without.go("step ST56 s35, end_turn");
    assert_eq!((without.truck(0).as_str(), without.view().works.len()), ("j21", 1), "one drives through");
    let config = Config { city: Madrid, plant: Switch::Off, ..Config::default() };
    assert!(Play::new(&config, 2, "off").view().plant.is_none());
    assert!(Play::new(&Config { city: Madrid, ..Config::default() }, 2, "on").view().plant.is_some());
}

#[test]
fn pr_r56_any_split_with_the_total() {
    let scene = Scene::new(Berlin, 2).bins(0, "1 2 3").edit(|start| {
        start.players[0].counters = 17;
        start.phase = PhaseWords::Over {};
    });
    assert_eq!(scene.play().table.outcome().unwrap().standings[0].score, 23);
}

#[test]
fn pr_r57_the_game_stops_after_the_highest_round() {
    let scene = Scene::new(Athens, 2).edit(|start| (start.round, start.active) = (60, Seat(1)));
    let mut play = scene.play();
    play.go("end_turn");
    assert!(play.table.outcome().is_some());
}

#[test]
fn pr_r59_the_face_of_example_2b() {
    let die = ecotable_plastic_race::Cards::standard().reward_die;
    assert!(die.with_routes.iter().any(|face| (face.points, face.routes) == (2, 1)));
}

#[test]
fn pr_r61_the_plant_prefers_far_bins() {
    let cards = ecotable_plastic_race::Cards::standard();
    assert!(cards.plant.iter().all(|card| cards.accepted(card.id, 4) & (1 << 4) != 0));
}

#[test]
fn pr_5_1_the_last_bin_and_the_last_sale_trigger_the_end() {
    let scene = Scene::new(Athens, 2).truck(0, "jE").hand(0, "ST05").discard("ST34 ST35 ST36");
    for (bins, trigger) in [("1 2", None), ("1 2 4", Some(3))] {
        let scene = scene.clone().bins(0, bins).edit(|start| start.round = 3);
        let mut play = scene.play();
        play.go("step ST05 s07, collect");
        let bonus = trigger.map(|_| Seat(0));
        assert_eq!((play.view().end_trigger, play.view().bonus), (trigger, bonus), "bin 3 after {bins}");
        let told =
            play.has_told(|event| matches!(event, Event::EndTriggered { seat: Seat(0), last_round: 4 }));
        assert_eq!(told, trigger.is_some());
    }
    for (capacity, trigger) in [(2, None), (1, Some(3))] {
        let scene = Scene::new(Athens, 2).hand(0, "ST01").bins(0, "3");
        let mut play = scene.edit(|start| (start.round, start.capacity) = (3, Some(capacity))).play();
        play.go("step ST01 s24, sell_bin 3");
        assert_eq!((play.view().end_trigger, play.view().bonus), (trigger, None), "capacity {capacity}");
    }
}

#[test]
fn pr_5_2_the_round_after_the_trigger_is_the_last() {
    let scene = Scene::new(Athens, 2).edit(|start| (start.round, start.end_trigger) = (3, Some(2)));
    let mut play = scene.play();
    play.go("end_turn, end_turn");
    assert!(play.table.outcome().is_some());
}

/// The final scores of a position: counters, bins and who has the bonus.
fn scores(city: CityName, seats: &[(u16, &str)], bonus: Option<u8>) -> (Vec<i32>, Vec<u8>) {
    let mut scene = Scene::new(city, seats.len()).edit(|start| {
        start.phase = PhaseWords::Over {};
        start.bonus = bonus.map(Seat);
    });
    for (seat, (counters, bins)) in seats.iter().enumerate() {
        scene = scene.bins(seat, bins);
        scene.start.players[seat].counters = *counters;
    }
    let outcome = scene.play().table.outcome().unwrap();
    let standings = outcome.standings.iter();
    (
        standings.clone().map(|standing| standing.score).collect(),
        standings.map(|standing| standing.rank).collect(),
    )
}

#[test]
fn pr_5_3_counters_bins_and_bonus_make_the_score() {
    assert_eq!(scores(Athens, &[(5, "1 2"), (0, "")], Some(1)).0, [9, 3]);
}

#[test]
fn pr_5_4_equal_points_share_the_victory() {
    assert_eq!(scores(Athens, &[(5, "1 2"), (9, ""), (8, "")], None).1, [1, 1, 3]);
}

fn accepts(json: &str) -> bool {
    let config = serde_json::from_str::<Config>(json);
    config.is_ok_and(|config| PlasticRace::new(&config, 2).is_ok())
}

#[test]
fn pr_6_1_every_city_can_be_chosen() {
    for city in [Victoria, Paris, Madrid, Berlin, Athens, Rome, Ankara, London] {
        assert!(accepts(&format!("{{\"city\":\"{city}\"}}")));
    }
    assert!(!accepts("{\"city\":\"moscow\"}"));
}

#[test]
fn pr_6_2_routes_and_pr_6_3_plant_are_on_or_off() {
    for name in ["routes", "plant"] {
        for value in ["\"on\"", "\"off\"", "true", "false"] {
            assert!(accepts(&format!("{{\"{name}\":{value}}}")), "{name} {value}");
        }
        assert!(!accepts(&format!("{{\"{name}\":\"maybe\"}}")));
        let unreadable = serde_json::from_str::<Config>(&format!("{{\"{name}\":1}}")).unwrap_err();
        assert!(unreadable.to_string().starts_with("routes and plant are on or off"), "{unreadable}");
    }
}

#[test]
fn pr_6_4_to_pr_6_11_the_other_options() {
    for option in [
        "\"start_seat\":\"host\"",
        "\"dashed_partial\":false",
        "\"route_match\":\"exact\"",
        "\"route_discard_any\":true",
        "\"police_reverse\":false",
        "\"police_token\":\"pass_only\"",
        "\"reward_repeat\":\"every_pass\"",
        "\"max_rounds\":3",
    ] {
        assert!(accepts(&format!("{{{option}}}")), "{option}");
    }
    assert!(!accepts("{\"max_rounds\":0}") && !accepts("{\"colour\":\"red\"}"));
}

#[test]
fn pr_6_6_pr_6_7_pr_6_8_pr_6_9_pr_6_10_the_usual_values() {
    let json = serde_json::to_value(Config::default()).unwrap();
    let expected = [
        ("city", "victoria"),
        ("routes", "on"),
        ("plant", "on"),
        ("start_seat", "random"),
        ("route_match", "window"),
        ("police_token", "full"),
        ("reward_repeat", "once_per_turn"),
    ];
    for (name, value) in expected {
        assert_eq!(json[name], value, "{name}");
    }
    assert_eq!((&json["dashed_partial"], &json["police_reverse"]), (&true.into(), &true.into()));
    assert_eq!((&json["route_discard_any"], &json["max_rounds"]), (&false.into(), &60.into()));
}
