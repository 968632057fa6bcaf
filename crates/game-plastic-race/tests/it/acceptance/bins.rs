//! Collecting, punctures, routes, the plant and the end.

use ecotable_kernel::{Seat, Viewer};
use ecotable_plastic_race::city::CityName::{Ankara, Athens, Madrid, Victoria};
use ecotable_plastic_race::{Direction, Event, PhaseWords, React, Switch};

use crate::scene::{Play, Scene, count};

#[test]
fn pr_a5_collecting_without_routes() {
    let scene = Scene::new(Victoria, 2)
        .config(|config| config.routes = Switch::Off)
        .truck(0, "j12")
        .hand(0, "ST01 ST07");
    let play = scene.play_until_die("step ST01 s17, collect, quiet", 2, 0);
    assert_eq!((play.bins(0), play.counters(0)), (vec![1], 2));
    let options = play.options(0);
    assert!(["continue", "step", "pair_step"].iter().all(|word| count(&options, word) == 0));
}

#[test]
fn pr_a6_collecting_with_routes() {
    let scene = Scene::new(Victoria, 2).truck(0, "j12").hand(0, "ST01 ST07");
    let play = scene.play_until_die("step ST01 s17, collect, quiet", 2, 1);
    assert_eq!((play.bins(0), play.counters(0)), (vec![1], 2));
    assert_eq!((play.view().route_deck, play.view().players[0].route_count), (13, 1));
    assert_eq!(play.view_of(1).own.unwrap().routes.len(), 0);
}

#[test]
fn pr_a7_example_3_completes_a_route() {
    let scene = Scene::new(Athens, 2)
        .truck(0, "b1")
        .bins(0, "1")
        .routes(0, "RT01")
        .hand(0, "ST06 ST05 ST03 ST01 ST02");
    let mut play = scene.play();
    play.go("step ST06 s08, step ST05 s09, skip, step ST03 s10, end_turn");
    assert_eq!(play.counters(0), 3);
    assert_eq!(play.view().route_discard.len(), 1);
    assert!(play.has_told(|event| matches!(event, Event::RouteCompleted { points: 3, .. })));
}

/// Example 4: on the way to bin 3 of Athens with a blue die on s06.
fn example_4(seats: usize) -> Scene {
    let scene = Scene::new(Athens, seats).truck(0, "r2").die("s06", "blue").routes(0, "RT09");
    scene.hand(0, "ST08 ST03 ST13 ST05 ST01")
}

const EXAMPLE_4: &str = "step ST08 s04, step ST03 s05, step ST13 s06, step ST05 s07";

#[test]
fn pr_a8_example_4_with_and_without_the_die() {
    let play = example_4(2).play_until_die(&format!("{EXAMPLE_4}, collect, quiet"), 3, 0);
    assert_eq!((play.counters(0), play.bins(0), play.routes(0).as_str()), (8, vec![3], ""));
    let without = Scene::new(Athens, 2).truck(0, "r2").routes(0, "RT09").hand(0, "ST08 ST03 ST10 ST05 ST01");
    let script = "step ST08 s04, step ST03 s05, step ST10 s06, step ST05 s07, collect, quiet";
    let play = without.play_until_die(script, 3, 0);
    assert_eq!((play.track().as_str(), play.routes(0).as_str()), ("green yellow red orange", "RT09"));
}

/// On the plant of a city with this plant card and capacity, having driven the last section to it.
fn at_plant(city: ecotable_plastic_race::city::CityName, card: &str, capacity: u8) -> Scene {
    let map = city.city();
    let plant = map.plant().unwrap();
    let exit = map.node(plant).exits[0];
    let from = map.node_id(exit.to).to_owned();
    let leg = ecotable_plastic_race::LegWords {
        section: exit.section,
        colour: None,
        from,
        to: map.node_id(plant).to_owned(),
    };
    Scene::new(city, 3).truck(0, map.node_id(plant)).edit(|start| {
        start.plant = Some(card.parse().unwrap());
        start.capacity = Some(capacity);
        start.track = vec![leg];
    })
}

#[test]
fn pr_a9_example_5_sells_two_bins() {
    let mut play = at_plant(Ankara, "PL1", 6).bins(0, "1 3 5").hand(0, "ST55 ST56 ST57").play();
    assert!(play.offers("step ST55 s30"), "before the sale the truck could drive on");
    assert_eq!(play.starting("sell_bin"), ["sell_bin 3", "sell_bin 5"]);
    play.go("sell_bin 3");
    assert_eq!(play.options(0), ["sell_bin 5", "end_turn"], "no further steps, and never bin 1");
    play.go("sell_bin 5");
    let view = play.view();
    assert_eq!((play.counters(0), view.plant.unwrap().capacity, play.bins(0)), (6, 4, vec![1]));
    assert_eq!(view.bin_cards, [2, 3, 3, 3, 3]);
    assert_eq!(play.options(0), ["end_turn"]);
    for (bin, from, section) in [(3, "j10", "s15"), (5, "j18", "s27")] {
        let mut later = play.clone();
        later.go("end_turn, refill, end_turn, refill, end_turn, refill");
        let mut later = later.changed(|start| start.players[0].truck = from.to_owned()).play();
        later.go(&format!("step ST55 {section}, collect, quiet"));
        assert_eq!(later.bins(0), [1, bin], "a sold bin can be collected again");
    }
}

#[test]
fn pr_a10_the_final_score() {
    let scene = Scene::new(Athens, 2).bins(0, "1 2 3 4").edit(|start| {
        start.players[0].counters = 12;
        start.bonus = Some(Seat(0));
        start.phase = PhaseWords::Over {};
    });
    let outcome = scene.play().table.outcome().unwrap();
    assert_eq!(outcome.standings[0].score, 23);
}

#[test]
fn pr_a36_the_first_puncture_in_turn_order_counts() {
    let scene = example_4(3).hand(1, "ST34 ST06 ST07 ST09 ST10").hand(2, "ST35 ST11 ST12 ST14 ST15");
    let mut play = scene.play();
    play.go(&format!("{EXAMPLE_4}, collect, 2 puncture, 1 puncture"));
    let view = play.view();
    assert_eq!((view.players[1].hand_size, view.players[2].hand_size), (4, 5));
    assert_eq!((play.truck(0).as_str(), play.track().as_str()), ("jE", "green yellow blue"));
    assert!(play.bins(0).is_empty() && play.counters(0) == 0 && play.routes(0) == "RT09");
    assert!(!play.has_told(|event| matches!(event, Event::RewardDieRolled { .. })));
    assert_eq!(play.options(0), ["effect ST01", "end_turn"]);
    play.go("end_turn");
    assert_eq!(play.counters(0), 0);
    let discard: Vec<_> = play.view().street_discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["ST03", "ST05", "ST08", "ST13", "ST34"]);
}

#[test]
fn pr_a37_a_puncture_laid_in_advance() {
    let scene =
        Scene::new(Athens, 3).hand(1, "ST36").truck(2, "j9").hand(2, "ST02 ST55 ST56").edit(|start| {
            start.active = Seat(1);
        });
    let mut play = scene.play();
    play.go("effect ST36, pick_seat 2, end_turn, refill, step ST02 s15, step ST55 s16");
    assert_eq!((play.truck(2).as_str(), play.track().as_str()), ("b2", "green red"));
    assert!(!play.offers("collect"));
    assert_eq!(play.refused("collect"), "PR-4.12");
    assert!(play.view().street_discard.is_empty(), "the puncture lies there to the end of the turn");
    play.go("end_turn");
    assert_eq!((play.truck(2).as_str(), play.track().as_str()), ("j10", "green"));
    let discard: Vec<_> = play.view().street_discard.iter().map(ToString::to_string).collect();
    assert_eq!(discard, ["ST02", "ST36", "ST55"]);
    assert!(play.view().players[2].puncture.is_none() && play.bins(2).is_empty());
    play.go("refill, end_turn, refill, end_turn, refill, step ST56 s16, collect, quiet");
    assert_eq!(play.bins(2), [2], "in the next turn it may collect again");
}

#[test]
fn pr_a43_the_last_sale_clears_the_board_and_triggers_the_end() {
    let scene = at_plant(Madrid, "PL4", 1).bins(0, "3 4").die("s01", "red").die("s02", "blue").works("s10");
    let scene = scene.arrow("s20", Direction::Forward).arrow("s21", Direction::Backward);
    let mut play = scene.play();
    play.go("sell_bin 4");
    let view = play.view();
    assert_eq!((play.counters(0), view.plant.unwrap().capacity), (4, 0));
    assert!(play.starting("sell_bin").is_empty());
    assert_eq!((view.reserve.dice, view.reserve.works, view.reserve.one_way), (4, 2, 2));
    assert_eq!((view.end_trigger, view.last_round), (Some(1), Some(2)));
}

/// How many more turns there are after the seat triggers the end in round 6.
fn turns_left(seat: u8) -> usize {
    let mut scene = at_plant(Madrid, "PL2", 1).bins(usize::from(seat), "1");
    let start = &mut scene.start;
    (start.round, start.active) = (6, Seat(seat));
    start.players[usize::from(seat)].truck = "plant".to_owned();
    let mut play = scene.play();
    play.go("sell_bin 1, end_turn");
    let mut turns = 0;
    while play.table.outcome().is_none() {
        if play.offers("refill") {
            play.go("refill");
        } else {
            turns += 1;
            play.go("end_turn");
        }
    }
    turns
}

#[test]
fn pr_a44_the_round_is_finished_and_one_more_is_played() {
    assert_eq!((turns_left(2), turns_left(0)), (3, 5));
}

/// Seat 0 is about to collect; seat 1 has these cards.
fn collecting(cards: &str) -> Play {
    collecting_under(cards, React::Holders)
}

/// The same at a table where everybody is asked.
fn collecting_among_all(cards: &str) -> Play {
    collecting_under(cards, React::Everybody)
}

fn collecting_under(cards: &str, react: React) -> Play {
    let scene = Scene::new(Athens, 3).truck(0, "r2").die("s06", "blue").hand(0, "ST08 ST03 ST13 ST05 ST01");
    let scene = scene.config(|config| config.react = react);
    let mut play = scene.hand(1, cards).hand(2, "ST11 ST12").play();
    play.go(&format!("{EXAMPLE_4}, collect"));
    play
}

#[test]
fn pr_a47_the_window_looks_the_same_whoever_holds_a_puncture() {
    let (mut a, mut b) = (collecting("ST36"), collecting("ST30"));
    let others = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator];
    for viewer in others {
        assert!(a.awaited(viewer).is_empty(), "nobody is shown as awaited");
    }
    assert_eq!(a.options(1), ["let_pass", "puncture"]);
    a.go("1 let_pass");
    assert_eq!(b.asked(), [0], "nobody was asked");
    for viewer in others {
        let heard = |play: &Play| {
            play.told.iter().filter(|told| told.to.includes(viewer)).cloned().collect::<Vec<_>>()
        };
        assert_eq!(heard(&a), heard(&b));
        assert_eq!(a.table.view(viewer), b.table.view(viewer));
    }
    (a, b) = (collecting_among_all("ST36"), collecting_among_all("ST30"));
    for answer in ["1 let_pass", "2 let_pass"] {
        for viewer in others {
            assert_eq!(a.table.view(viewer), b.table.view(viewer));
            assert_eq!(a.awaited(viewer), b.awaited(viewer));
            assert_eq!(a.heard(viewer), b.heard(viewer));
            assert!(!a.heard(viewer).contains("Answered"), "no entry in the public log");
        }
        a.go(answer);
        b.go(answer);
    }
}
