//! End and scoring (ET-5).

use ecotable_ecotrade::{Developments, Settlement};

use crate::acceptance::end::{last_moment, settled};
use crate::scene::{A, B, C, Scene};

/// How the score of A came about.
fn settlement(scene: Scene) -> Settlement {
    settled(scene, 2).player(A).settlement
}

#[test]
fn et_5_1_1_shipments_under_way_count_and_hand_cards_do_not() {
    let scene =
        last_moment(2).shipment(A, "S04+S11 road 6/15/7").shipment(A, "S01 road 9/4/2").hand(A, "S30");
    let it = settlement(scene);
    assert_eq!((it.growth, it.unfinished, it.raw_impact), (4, 9 + 1, 9));
}

#[test]
fn et_5_1_2_all_impact_collected_is_counted() {
    assert_eq!(settlement(last_moment(2).impact(A, 11)).raw_impact, 11);
}

#[test]
fn et_5_1_3_trios_and_majorities_or_levels_take_impact_off() {
    let it =
        settlement(last_moment(2).impact(A, 40).owns(A, "D01 D02 D05 D06 D09 D10").owns(B, "D01 D02 D03"));
    assert_eq!((it.trios, it.majorities, it.levels, it.final_impact), (8, 12, 0, 20));
    let scene = last_moment(2).with(|c| c.developments = Developments::EasierV2);
    let it = settlement(scene.impact(A, 40).owns(A, "D01:3 D05:2 D09:1"));
    assert_eq!((it.trios, it.majorities, it.levels, it.final_impact), (0, 0, 4 + 2 + 2, 32));
}

#[test]
fn et_5_1_4_the_final_impact_is_not_below_zero() {
    let it = settlement(last_moment(2).impact(A, 3).owns(A, "D01"));
    assert_eq!((it.majorities, it.final_impact, it.penalty), (6, 0, 0));
}

#[test]
fn et_5_1_5_the_penalty_has_four_steps() {
    let penalty = |impact| settlement(last_moment(2).impact(A, impact)).penalty;
    assert_eq!([0, 1, 6, 7, 14, 15, 200].map(penalty), [0, 9, 9, 18, 18, 36, 36]);
}

#[test]
fn et_5_1_6_all_with_the_smallest_impact_gain_three() {
    let bonus = |a, b, c| {
        let play = settled(last_moment(3).impact(A, a).impact(B, b).impact(C, c), 3);
        [A, B, C].map(|seat| play.player(seat).settlement.bonus)
    };
    assert_eq!(bonus(0, 0, 0), [3, 3, 3]);
    assert_eq!(bonus(5, 9, 5), [3, 0, 3]);
    assert_eq!(bonus(5, 4, 9), [0, 3, 0]);
}

#[test]
fn et_5_1_7_a_score_may_be_negative() {
    let it = settlement(last_moment(2).impact(A, 20));
    assert_eq!(it.score, 4 - 36);
}

#[test]
fn et_5_1_8_equals_share_a_rank_and_the_next_is_left_out() {
    let play = settled(last_moment(3).growth(A, 9).growth(B, 9), 3);
    let ranks: Vec<_> = play.table.outcome().unwrap().standings.iter().map(|it| it.rank).collect();
    assert_eq!(ranks, [1, 1, 3]);
}

#[test]
fn et_5_2_the_example_with_three_seats() {
    let scene = last_moment(3)
        .growth(A, 39)
        .shipment(A, "S01 road 2/7/3")
        .impact(A, 16)
        .owns(A, "D01 D02 D05 D06 D09")
        .growth(B, 28)
        .impact(B, 14)
        .owns(B, "D01 D05 D09 D10")
        .growth(C, 31)
        .shipment(C, "S02 road 5/5/2")
        .impact(C, 9)
        .owns(C, "D01 D02 D09");
    let play = settled(scene.clone(), 3);
    let it = [A, B, C].map(|seat| play.player(seat).settlement);
    assert_eq!(it.map(|it| it.final_impact), [3, 4, 5]);
    assert_eq!(it.map(|it| it.score), [38, 19, 23]);
    // Without the Economical majority A would have 26, as the others buy more of that field.
    let without = settled(scene.owns(B, "D05 D06 D07 D09 D10"), 3).player(A).settlement;
    assert_eq!((without.final_impact, without.penalty, without.score), (9, 18, 26));
}

#[test]
fn et_5_3_the_example_with_two_seats() {
    let scene = last_moment(2)
        .growth(A, 30)
        .impact(A, 12)
        .owns(A, "D01 D02 D05 D06 D09 D10")
        .growth(B, 33)
        .impact(B, 5);
    assert_eq!(settled(scene.clone().owns(B, "D01"), 2).scores(), [33, 24]);
    assert_eq!(settled(scene.owns(B, "D01 D02"), 2).scores(), [33, 36]);
}

#[test]
fn et_5_4_the_example_of_version_two() {
    let scene = last_moment(2).with(|c| c.developments = Developments::EasierV2).impact(A, 15).impact(B, 4);
    let first = settled(scene.clone().growth(A, 36).owns(A, "D09:3 D02:2 D07:1"), 2);
    assert_eq!((first.player(A).settlement.final_impact, first.scores()[0]), (7, 18));
    let better = settled(scene.growth(A, 34).owns(A, "D09:3 D02:2 D07:2"), 2);
    assert_eq!((better.player(A).settlement.final_impact, better.scores()[0]), (6, 25));
}
