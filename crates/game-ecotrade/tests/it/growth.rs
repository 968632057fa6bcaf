//! Growth, tokens and company tokens (ET-4.1, ET-4.2).

use ecotable_ecotrade::{Banking, TokenPool};

use crate::scene::{A, B, Scene};

fn purse(play: &crate::play::Play) -> (u16, u16) {
    (play.player(A).tracker, play.player(A).growth_tokens)
}

#[test]
fn et_4_1_1_upkeep_raises_the_tracker_and_shipments_give_tokens() {
    let mut play = Scene::new(2).turn(B).purse(A, 4, 1).shipment(A, "S01 road 1/4/2").play();
    play.go("B pass");
    assert_eq!((purse(&play), play.growth(A)), ((6, 5), 11));
}

#[test]
fn et_4_1_2_what_does_not_fit_on_the_tracker_becomes_tokens() {
    let mut play = Scene::new(2).turn(B).growth(A, 34).play();
    play.go("B pass");
    assert_eq!(purse(&play), (35, 1));
    let mut manual = Scene::new(2).turn(B).purse(A, 34, 0).play();
    manual.go("B pass");
    assert_eq!(purse(&manual), (35, 1));
    let mut higher = Scene::new(2).with(|c| c.growth_limit = 45).turn(B).growth(A, 44).play();
    higher.go("B pass");
    assert_eq!(purse(&higher), (45, 1));
    let mut lower = Scene::new(2).with(|c| c.growth_limit = 20).turn(B).growth(A, 30).play();
    lower.go("B pass");
    assert_eq!(purse(&lower), (32, 0));
}

#[test]
fn et_4_1_3_the_tracker_pays_first_and_nobody_pays_more_than_both() {
    let mut play = Scene::new(2).purse(A, 2, 3).play();
    assert_eq!(play.refused("buy D05"), "ET-4.1.3");
    play.go("buy D01");
    assert_eq!(purse(&play), (0, 0));
}

#[test]
fn et_4_1_4_tokens_move_to_the_tracker_by_themselves() {
    let mut play = Scene::new(2).growth(A, 40).play();
    assert_eq!(purse(&play), (35, 5));
    play.go("buy D08");
    assert_eq!(purse(&play), (33, 0));
}

#[test]
fn et_4_1_5_by_hand_tokens_stay_until_they_are_moved() {
    let mut play = Scene::new(2).turn(B).purse(A, 30, 0).shipment(A, "S06 ship 1/9/3").play();
    play.go("B pass");
    assert_eq!(purse(&play), (32, 9));
    play.go("A bank");
    assert_eq!(purse(&play), (35, 6), "as many as the tracker can show");
}

#[test]
fn et_4_2_without_a_token_nothing_starts_and_nothing_is_bought() {
    let scene = Scene::new(2).growth(A, 20).hand(A, "S01").owns(A, "D01 D02 D03 D04 D05 D06 D07");
    let stuck = scene.play();
    assert_eq!((stuck.refused("start-with 0"), stuck.refused("buy D08")), ("ET-4.2".into(), "ET-4.2".into()));
    let plenty = scene.with(|c| c.token_pool = TokenPool::Separate).play();
    assert_eq!(
        (plenty.refused("start-with 0"), plenty.refused("buy D08")),
        ("allowed".into(), "allowed".into())
    );
}

#[test]
fn et_4_2_the_seventh_development_takes_the_last_truck() {
    let mut play = Scene::new(2).growth(A, 20).hand(A, "S01").owns(A, "D01 D02 D03 D04 D05 D06").play();
    play.go("buy D07");
    assert_eq!(play.refused("start-with 0"), "ET-4.2");
    assert_eq!(play.player(A).available_tokens, 0);
}

#[test]
fn banking_is_no_option_when_it_goes_by_itself() {
    let play = Scene::new(2).with(|c| c.banking = Banking::Auto).growth(A, 50).play();
    assert!(!play.offers("bank"));
}
