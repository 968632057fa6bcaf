//! What a turn allows.

use ecotable_ecotrade::Developments;

use crate::play::Play;
use crate::scene::{A, B, Scene, all};

#[test]
fn et_r27_what_the_upkeep_frees_can_be_used_at_once() {
    let scene = Scene::new(2).turn(B).with(|c| c.board_slots = 2).hand(A, "S01");
    let mut play = scene.shipment(A, "S22 road 1/6/2").shipment(A, "S41 road 2/6/2").play();
    play.go("B pass");
    assert_eq!(play.refused("start-with 0"), "allowed");
    let gains: Vec<_> = play.story().into_iter().filter(|line| !line.starts_with("turn")).collect();
    assert!(gains[1].starts_with("upkeep_gained") && gains[2].starts_with("shipment_completed"), "{gains:?}");
}

#[test]
fn et_r28_nothing_moves_in_the_first_turn() {
    let mut play = Scene::new(2).round(1).shipment(B, "S01 road 1/4/2").play();
    play.go("A pass");
    assert_eq!((play.growth(B), play.shipment(B, 0).as_str()), (4, "S01 road 1/4/2"));
}

#[test]
fn et_r29_a_purchase_does_not_interrupt_a_shipment() {
    let mut play = Scene::new(2).growth(A, 20).hand(A, "S21 S17").owns(A, "D04").incidents("I07").play();
    play.go("start-with 0");
    assert_eq!(play.refused("buy D01"), "ET-3.2.1");
    play.go("add-card 1");
    assert_eq!(play.refused("buy D01"), "ET-3.2.1");
    play.go("train");
    assert_eq!(play.refused("buy D01"), "ET-3.2.1");
    play.go("keep-incident, buy D01");
}

#[test]
fn et_r30_one_card_or_any_number_of_shipments() {
    let mut take = Scene::new(2).play();
    take.go("take-market 0");
    assert_eq!(take.refused("take-market 1"), "ET-3.4.10");
    let mut start = Scene::new(2).hand(A, "S01 S42 S34").play();
    start.go("start-with 0, road, start-with 1, plane, start-with 2, ship");
    assert_eq!(start.player(A).free_slots, 0);
}

#[test]
fn et_r31_the_next_shipment_may_be_chosen_after_the_incident() {
    let mut play = Scene::new(2).hand(A, "S01 S42").incidents("I01").play();
    play.go("start-with 0, road");
    assert_eq!(play.lines("incident_revealed").len(), 1);
    assert!(play.offers("start-with 1") && play.offers("end-turn"));
}

#[test]
fn et_r40_a_deck_card_is_paid_from_tracker_then_tokens() {
    let mut play = Scene::new(2).purse(A, 0, 2).hand(A, "S01 S02 S03").play();
    play.go("take-deck");
    assert_eq!((play.player(A).tracker, play.player(A).growth_tokens, play.player(A).hand_size), (0, 1, 4));
}

#[test]
fn et_r41_a_card_from_the_deck_does_not_touch_the_market() {
    let mut play = Scene::new(2).market("S01 S02 S03").deck_top("S40 S41").play();
    play.go("take-deck");
    let market: Vec<_> = play.spectator().market.iter().flatten().copied().collect();
    assert_eq!(market, all("S01 S02 S03"));
}

#[test]
fn et_r48_one_purchase_and_one_advance_but_not_of_the_same_card() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, 30);
    let mut play = scene.owns(A, "D01:1").play();
    play.go("buy-level D02 1");
    assert_eq!(play.refused("advance-to D02 2"), "ET-4.7");
    play.go("advance-to D01 2");
    assert!(!play.offers_any("buy-level") && !play.offers_any("advance-to"));
}

#[test]
fn et_r52_nobody_buys_a_development_twice() {
    assert_eq!(Scene::new(2).growth(A, 30).owns(A, "D07").play().refused("buy D07"), "ET-4.6");
}

#[test]
fn et_r53_there_is_no_way_to_discard_from_the_hand() {
    let mut play = Scene::new(2).hand(A, "S01 S02 S03 S04").growth(A, 30).play();
    let words: Vec<String> =
        play.options(A).split(", ").map(|it| it.split(' ').next().unwrap().to_owned()).collect();
    assert!(words.iter().all(|word| ["start-with", "buy"].contains(&word.as_str())), "{words:?}");
    play.go("buy D02");
    assert_eq!(play.player(A).hand_size, 4);
}

#[test]
fn et_r55_the_supply_is_looked_at_before_the_platform_pays() {
    let mut play = Scene::new(2).growth(A, 34).owns(A, "D05").market("S40 - -").deck_left("").play();
    play.go("take-market 0");
    assert_eq!(play.lines("end_triggered"), ["end_triggered reason=supply seat=A"]);
    assert_eq!(play.growth(A), 35);
}

#[test]
fn et_r44_tokens_of_a_shipment_lie_on_the_company_board_of_its_owner() {
    let mut play = Scene::new(2).hand(A, "S01").incidents("I07").play();
    play.go("start-with 0, road");
    let both: [String; 2] = [A, B].map(|seat| Play::shipment(&play, seat, 0));
    assert_eq!(both, ["S01 road 1/4/2", "-"]);
}
