//! The limit, the tracker and both ways of banking at their exact numbers.

use ecotable_ecotrade::Banking;

use crate::play::Play;
use crate::scene::{A, B, Scene};

fn purse(play: &Play) -> (u16, u16) {
    (play.player(A).tracker, play.player(A).growth_tokens)
}

/// Whether the end is triggered.
fn is_near(play: &Play) -> bool {
    play.spectator().end_trigger.is_some()
}

#[test]
fn et_3_7_1_one_below_the_limit_is_not_the_limit() {
    for (limit, owned, before, near) in [
        (35, "", 32, false),
        (35, "", 33, true),
        (35, "D08", 31, false),
        (35, "D08", 32, true),
        (20, "", 17, false),
        (20, "", 18, true),
        (60, "", 57, false),
        (60, "", 58, true),
    ] {
        let scene = Scene::new(2).with(|c| c.growth_limit = limit).turn(B).growth(A, before);
        let mut play = scene.owns(A, owned).play();
        play.go("B pass");
        assert_eq!(is_near(&play), near, "{before} with limit {limit}");
    }
}

#[test]
fn et_3_7_1_a_free_card_from_the_deck_brings_nothing_and_triggers_nothing() {
    let mut play = Scene::new(2).growth(A, 34).owns(A, "D05").play();
    play.go("take-deck");
    assert_eq!((play.growth(A), is_near(&play)), (34, false));
}

#[test]
fn et_3_7_1_the_limit_is_looked_at_between_two_arrivals() {
    let scene = Scene::new(2).turn(B).growth(A, 29).impact(A, 1);
    let mut play = scene.shipment(A, "S01 road 1/4/2").shipment(A, "S41 road 1/6/2").play();
    play.go("B pass");
    let order: Vec<_> = play.story().iter().map(|it| it.split(' ').next().unwrap().to_owned()).collect();
    let end = ["upkeep_gained", "shipment_completed", "end_triggered", "shipment_completed"];
    assert_eq!(order[order.len() - 4..], end);
    assert_eq!((purse(&play), play.player(A).impact), ((35, 6), 5));
}

#[test]
fn et_4_1_5_by_hand_arrivals_do_not_trigger_but_the_upkeep_may() {
    let mut tokens = Scene::new(2).turn(B).purse(A, 30, 9).shipment(A, "S06 ship 1/9/3").play();
    tokens.go("B pass");
    assert_eq!((purse(&tokens), is_near(&tokens)), ((32, 18), false));
    let mut upkeep = Scene::new(2).turn(B).purse(A, 33, 0).play();
    upkeep.go("B pass");
    assert!(is_near(&upkeep));
}

#[test]
fn et_4_1_5_banking_twice_in_a_turn_when_a_purchase_has_made_room() {
    let mut play = Scene::new(2).purse(A, 30, 10).play();
    play.go("bank");
    assert_eq!((purse(&play), is_near(&play), play.offers("bank")), ((35, 5), true, false));
    play.go("buy D08, bank");
    assert_eq!((purse(&play), is_near(&play)), ((33, 0), true));
}

#[test]
fn et_4_1_2_the_tracker_ends_at_35_or_at_a_higher_limit() {
    for (limit, banked) in [(20, (35, 35)), (35, (35, 35)), (60, (60, 10))] {
        let mut play = Scene::new(2).with(|c| c.growth_limit = limit).purse(A, 10, 60).play();
        play.go("bank");
        assert_eq!((purse(&play), is_near(&play)), (banked, true), "limit {limit}");
    }
    let mut auto = Scene::new(2).with(|c| c.growth_limit = 60).turn(B).growth(A, 59).play();
    auto.go("B pass");
    assert_eq!(purse(&auto), (60, 1));
}

#[test]
fn et_4_1_3_paying_by_hand_leaves_tokens_where_they_are() {
    let mut play = Scene::new(2).purse(A, 5, 20).play();
    play.go("buy D08");
    assert_eq!(purse(&play), (0, 18));
    assert!(play.offers("bank"));
}

#[test]
fn et_4_8_the_platform_pays_on_the_tracker_also_when_banking_by_hand() {
    let mut play = Scene::new(2).purse(A, 34, 7).owns(A, "D05").play();
    play.go("take-market 0");
    assert_eq!((purse(&play), is_near(&play)), ((35, 7), true));
    let mut full = Scene::new(2).with(|c| c.banking = Banking::Auto).growth(A, 35).owns(A, "D05").play();
    full.go("take-market 0");
    assert_eq!(purse(&full), (35, 1), "what does not fit becomes a token");
}
