//! Version 2 at its exact prices, and together with other options.

use ecotable_ecotrade::{Banking, Developments};

use crate::acceptance::end::{last_moment, settled};
use crate::scene::{A, B, Scene};

fn levels(growth: u16) -> Scene {
    Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, growth)
}

/// What can be bought or advanced, in the order of the list.
fn offers(scene: &Scene) -> String {
    let options = scene.play().options(A);
    let bought = options.split(", ").filter(|it| it.starts_with("buy") || it.starts_with("advance"));
    bought.collect::<Vec<_>>().join(", ")
}

#[test]
fn et_4_7_exactly_the_levels_that_can_be_paid_are_offered() {
    assert_eq!(offers(&levels(1)), "");
    assert_eq!(offers(&levels(2)), "buy-level D02 1, buy-level D03 1, buy-level D04 1, buy-level D06 1");
    assert_eq!(offers(&levels(8)).split(", ").count(), 35, "all but D08 at level 3, which costs 9");
}

#[test]
fn et_4_7_an_advance_costs_the_difference_to_the_level_reached() {
    assert_eq!(offers(&levels(1).owns(A, "D08:1")), "");
    let two = offers(&levels(2).owns(A, "D08:1 D09:2 D10:3"));
    assert!(two.ends_with("D06 1, advance-to D08 2, advance-to D09 3"), "{two}");
    let mut play = levels(4).owns(A, "D08:1").play();
    play.go("advance-to D08 3");
    assert_eq!(play.growth(A), 0);
}

#[test]
fn et_4_7_an_advance_needs_no_company_token() {
    let scene = levels(20).owns(A, "D01:1 D02:1 D03:1 D04:1").hand(A, "S01");
    let scene =
        scene.shipment(A, "S22 road 2/5/3").shipment(A, "S18 road 4/7/4").shipment(A, "S16 road 4/4/2");
    let mut play = scene.play();
    assert_eq!((play.player(A).available_tokens, play.refused("buy-level D05 1").as_str()), (0, "ET-4.2"));
    play.go("advance-to D01 3");
}

#[test]
fn et_4_7_an_advance_may_come_before_the_purchase() {
    let mut play = levels(8).owns(A, "D01:2").play();
    play.go("advance-to D01 3, buy-level D05 2");
    assert_eq!(
        (play.growth(A), play.offers_any("buy-level"), play.offers_any("advance-to")),
        (0, false, false)
    );
}

#[test]
fn et_4_7_what_was_bought_can_be_advanced_in_the_next_turn() {
    let mut play = levels(20).play();
    play.go("buy-level D12 1, end-turn, B pass, A advance-to D12 2");
    assert_eq!(play.growth(A), 20 - 3 + 2 - 2);
}

#[test]
fn et_4_7_levels_are_paid_from_tracker_and_tokens_when_banking_by_hand() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).purse(A, 1, 4);
    let mut play = scene.owns(A, "D01:1").play();
    play.go("advance-to D01 3");
    assert_eq!((play.player(A).tracker, play.player(A).growth_tokens), (0, 1));
}

#[test]
fn et_5_1_3_in_version_two_only_levels_count_and_not_below_zero() {
    let scene =
        last_moment(2).with(|c| (c.developments, c.banking) = (Developments::EasierV2, Banking::Auto));
    let play = settled(scene.impact(A, 12).owns(A, "D01:3 D05:3 D09:3 D10:1").impact(B, 1), 2);
    let it = play.player(A).settlement;
    assert_eq!((it.trios, it.majorities, it.levels, it.final_impact, it.bonus), (0, 0, 4 + 3 + 5 + 2, 0, 3));
    assert_eq!(play.scores(), [4 + 3, 4 - 9]);
}

#[test]
fn et_5_1_8_levels_do_not_break_a_tie_but_the_number_of_cards_does() {
    let scene = last_moment(2).with(|c| c.developments = Developments::EasierV2);
    let play = settled(scene.owns(A, "D01:3").owns(B, "D05:1 D06:1"), 2);
    assert_eq!(play.table.outcome().unwrap().winners().collect::<Vec<_>>(), [B]);
}
