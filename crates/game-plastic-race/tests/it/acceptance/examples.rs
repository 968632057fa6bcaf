//! The worked examples PR-S1 to PR-S4, played.

use ecotable_kernel::Seat;
use ecotable_plastic_race::city::CityName::{self, Athens, Berlin, London};
use ecotable_plastic_race::{PlayerSnapshot, Snapshot};

use crate::scene::{Play, Scene};

/// A city in a late round: the seats with their points and bins, and no puncture left.
fn late(city: CityName, round: u8, seats: &[(u16, &str)]) -> Scene {
    let mut scene = Scene::new(city, seats.len()).discard("ST34 ST35 ST36");
    scene.start.round = round;
    for (seat, (counters, bins)) in seats.iter().enumerate() {
        scene = scene.bins(seat, bins);
        scene.start.players[seat].counters = *counters;
    }
    scene
}

/// Puts a truck somewhere else and gives its seat one card.
fn put(start: &mut Snapshot, seat: usize, node: &str, card: &str) {
    let player = &mut start.players[seat];
    *player = PlayerSnapshot { truck: node.to_owned(), hand: vec![card.parse().unwrap()], ..player.clone() };
    start.street_discard = ["ST34", "ST35", "ST36"].map(|puncture| puncture.parse().unwrap()).to_vec();
}

/// Plays on until the reward die shows two points and no route.
#[track_caller]
fn collect_two(scene: &Scene, section: &str, card: &str) -> Play {
    scene.play_until_die(&format!("step {card} {section}, collect"), 2, 0)
}

#[test]
fn pr_s1_the_bins_trigger() {
    let scene = late(Berlin, 8, &[(10 - 1, "1 2 3"), (13, "1 2 3"), (15, "2 3 4")]);
    let mut play = collect_two(&scene.truck(0, "j1").hand(0, "ST55"), "s01", "ST55");
    assert_eq!((play.counters(0), play.view().bonus), (12, Some(Seat(0))), "with the extra point of bin 4");
    play.go("end_turn, refill, end_turn, refill, end_turn, refill");
    assert_eq!(play.view().round, 9);
    play.go("end_turn, end_turn, end_turn");
    assert_eq!(play.result(), (vec![23, 19, 21], vec![1, 3, 2]));
}

#[test]
fn pr_s2_the_plant_trigger_and_what_the_last_round_can_still_bring() {
    let scene = late(London, 10, &[(11, "1 2 3 4"), (12, "1 2 3 5")]).edit(|start| {
        (start.plant, start.capacity) = (Some("PL3".parse().unwrap()), Some(2));
    });
    let scene = scene.truck(0, "j11").hand(0, "ST57").truck(1, "j11").hand(1, "ST56");

    let mut play = scene.play();
    play.go("step ST57 s34, sell_bin 4");
    assert_eq!((play.counters(0), play.view().end_trigger), (14, None));
    play.go("end_turn, refill, step ST56 s34, sell_bin 5");
    assert_eq!((play.counters(1), play.view().last_round), (15, Some(11)));
    assert!(play.starting("sell_bin").is_empty(), "the plant is full");
    play.go("end_turn, refill");
    let mut last = collect_two(&play.changed(|start| put(start, 0, "j3", "ST55")), "s04", "ST55");
    assert_eq!((last.counters(0), last.bins(0), last.view().bonus), (16, vec![1, 2, 3, 5], None));
    last.go("end_turn, end_turn");
    assert_eq!(last.result(), (vec![24, 21], vec![1, 2]));

    let mut other = scene.play();
    other.go("end_turn, refill, step ST56 s34, sell_bin 5, sell_bin 3");
    assert_eq!((other.counters(1), other.bins(1), other.view().last_round), (18, vec![1, 2], Some(11)));
    other.go("end_turn, refill");
    let mut last = collect_two(&other.changed(|start| put(start, 0, "j3", "ST55")), "s04", "ST55");
    assert_eq!(last.view().bonus, Some(Seat(0)), "the bonus card is there to the end");
    assert_eq!(last.view().last_round, Some(11), "and prolongs nothing");
    last.go("end_turn, end_turn");
    assert_eq!(last.result(), (vec![26, 22], vec![1, 2]));
}

#[test]
fn pr_s3_selling_after_the_bonus_and_a_shared_victory() {
    let scene = late(Athens, 9, &[(14, "1 2 4"), (7, "1 2 4"), (16, "1 2 3")]);
    let scene = scene.truck(1, "jE").hand(1, "ST55").edit(|start| start.active = Seat(1));
    let mut play = collect_two(&scene, "s07", "ST55");
    assert_eq!((play.counters(1), play.view().bonus, play.view().last_round), (9, Some(Seat(1)), Some(10)));
    play.go("end_turn, refill, end_turn, refill, end_turn");
    let mut last = play.changed(|start| put(start, 1, "L1", "ST56")).play();
    last.go("step ST56 s24, sell_bin 3, sell_bin 4");
    assert_eq!((last.counters(1), last.bins(1), last.view().bonus), (15, vec![1, 2], Some(Seat(1))));
    last.go("end_turn, end_turn");
    assert_eq!(last.result(), (vec![20, 22, 22], vec![3, 1, 1]));
}

#[test]
fn pr_s4_both_triggers_in_one_round() {
    let city = Athens.city();
    let exit = city.node(city.plant().unwrap()).exits[0];
    let from = city.node_id(exit.to).to_owned();
    let scene = Scene::new(Athens, 4).truck(3, &from).hand(3, "ST55").bins(3, "4").edit(|start| {
        (start.round, start.active, start.end_trigger) = (7, Seat(3), Some(7));
        (start.bonus, start.capacity) = (Some(Seat(1)), Some(1));
    });
    let mut play = scene.play();
    play.go(&format!("step ST55 {}, sell_bin 4", exit.section));
    assert_eq!(play.view().last_round, Some(8));
}
