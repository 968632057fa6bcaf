//! The numbers of a shipment (ET-4.3 to ET-4.5).

use crate::play::Play;
use crate::scene::{A, Scene};

/// The shipment after these decisions of A.
#[track_caller]
fn check(scene: &Scene, script: &str, expected: &str) -> Play {
    let mut play = scene.play();
    play.go(script);
    assert_eq!(play.shipment(A, 0), expected);
    play
}

#[test]
fn et_4_3_1_time_of_the_top_card_and_one_for_each_beneath() {
    let scene = Scene::new(2).hand(A, "S11 S04").incidents("I07");
    check(&scene, "start-with 0, add-card 1, road", "S04+S11 road 6/15/7");
    check(&scene.owns(A, "D03"), "start-with 0, add-card 1, road", "S04+S11 road 5/15/7");
}

#[test]
fn et_4_3_2_the_table_counts_once_or_not_at_all() {
    let scene = Scene::new(2).hand(A, "S21 S17").incidents("I01");
    check(&scene, "start-with 0, add-card 1, train", "S17+S21 train 7/12/5");
    check(&Scene::new(2).hand(A, "S13").incidents("I01"), "start-with 0, train", "S13 train 5/8/3");
    check(&Scene::new(2).hand(A, "S14").incidents("I01"), "start-with 0, train", "S14 train 5/5/1");
}

#[test]
fn et_4_3_3_own_developments_count_even_without_the_table() {
    let scene = Scene::new(2).hand(A, "S40").incidents("I01").owns(A, "D12");
    check(&scene, "start-with 0, plane", "S40 plane 1/7/3");
    // The academy adds to the Growth, the fleet takes off the Impact.
    let fleet = Scene::new(2).hand(A, "S01").incidents("I07").owns(A, "D01 D09");
    check(&fleet, "start-with 0, road", "S01 road 1/5/1");
}

#[test]
fn et_4_3_4_an_incident_is_added_less_what_is_cancelled() {
    let scene = Scene::new(2).hand(A, "S01");
    check(&scene.clone().incidents("I02"), "start-with 0, road", "S01 road 2/3/2");
    check(&scene.clone().incidents("I02").owns(A, "D02"), "start-with 0, road", "S01 road 1/3/2");
    check(&scene.clone().incidents("I02").owns(A, "D06"), "start-with 0, road", "S01 road 2/4/2");
    check(&scene.incidents("I04").owns(A, "D02 D06"), "start-with 0, road", "S01 road 1/4/4");
}

#[test]
fn et_4_3_5_what_lies_in_the_slot_stays_there() {
    let scene = Scene::new(2).hand(A, "S06").incidents("I07").growth(A, 30);
    let mut play = check(&scene, "start-with 0, ship", "S06 ship 6/9/3");
    play.go("buy D11");
    assert_eq!(play.shipment(A, 0), "S06 ship 6/9/3");
}

#[test]
fn et_4_3_6_time_t_in_turn_k_completes_in_turn_k_plus_t() {
    let scene = Scene::new(2).round(4).hand(A, "S09").incidents("I07");
    let mut play = check(&scene, "start-with 0, road, end-turn", "S09 road 3/5/2");
    while play.player(A).completed == 0 {
        play.go("take-market 0, end-turn");
    }
    assert_eq!((play.spectator().round, play.asked().as_str()), (7, "A"));
}

#[test]
fn et_4_4_only_a_means_on_all_cards() {
    let mut play = Scene::new(2).hand(A, "S05").play();
    play.go("start-with 0");
    assert_eq!((play.options(A).as_str(), play.refused("road").as_str()), ("train, ship", "ET-4.4"));
}

#[test]
fn et_4_5_the_market_shrinks_when_the_deck_is_empty() {
    let mut play = Scene::new(2).market("S01 S02 S03").deck_left("").play();
    play.go("take-market 1");
    assert_eq!(play.spectator().market.iter().flatten().count(), 2);
    assert_eq!((play.growth(A), play.spectator().end_trigger), (4, None));
}
