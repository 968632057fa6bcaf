//! The settlement.

use ecotable_ecotrade::Developments;

use crate::acceptance::end::{last_moment, settled};
use crate::scene::{A, B, C, Scene};

#[test]
fn et_r32_a_majority_needs_a_card() {
    let play = settled(last_moment(2).impact(A, 10).owns(B, "D01"), 2);
    assert_eq!(play.player(A).settlement.majorities, 0);
    assert_eq!(play.player(B).settlement.majorities, 6);
}

#[test]
fn et_r33_a_card_belongs_to_one_trio() {
    let trios = |owned: &str| settled(last_moment(2).owns(A, owned), 2).player(A).settlement.trios;
    assert_eq!((trios("D01 D02 D05 D09"), trios("D01 D02 D05 D06 D09 D10")), (4, 8));
}

#[test]
fn et_r34_impact_is_not_below_zero() {
    let it = settled(last_moment(2).impact(A, 2).owns(A, "D01 D05 D09"), 2).player(A).settlement;
    assert_eq!((it.raw_impact, it.trios + it.majorities, it.final_impact), (2, 22, 0));
}

#[test]
fn et_r35_the_smallest_impact_is_that_after_the_reductions() {
    let play = settled(last_moment(2).impact(A, 10).owns(A, "D01 D05").impact(B, 4), 2);
    let bonus = [A, B].map(|seat| play.player(seat).settlement.bonus);
    assert_eq!(bonus, [3, 0], "10 less 12 against 4");
}

#[test]
fn et_r36_a_combined_shipment_counts_once() {
    let it = settled(last_moment(2).shipment(A, "S04+S11 road 14/15/7"), 2).player(A).settlement;
    assert_eq!((it.unfinished, it.raw_impact), (1, 7));
}

#[test]
fn et_r37_ties_go_to_less_impact_then_more_developments_then_nobody() {
    let ranks = |scene: Scene| {
        let outcome = settled(scene, 3).table.outcome().unwrap();
        [0, 1, 2].map(|seat: usize| outcome.standings[seat].rank)
    };
    let equal = last_moment(3).growth(A, 9).growth(B, 9).growth(C, 9);
    assert_eq!(ranks(equal.clone()), [1, 1, 1]);
    assert_eq!(ranks(equal.owns(C, "D01")), [2, 2, 1]);
    assert_eq!(ranks(last_moment(3).growth(A, 30).growth(B, 42).impact(B, 2).growth(C, 1)), [1, 2, 3]);
}

#[test]
fn et_r38_who_reaches_the_limit_need_not_win() {
    let mut play = Scene::new(2).turn(B).growth(A, 33).impact(A, 30).growth(B, 20).play();
    play.go("B pass");
    play.idle_to_the_end();
    assert_eq!(play.table.outcome().unwrap().winners().collect::<Vec<_>>(), [B]);
}

#[test]
fn et_r46_version_two_has_the_same_effects() {
    let preview = |version: Developments, owned: &str| {
        let mut play = Scene::new(2).with(|c| c.developments = version).hand(A, "S40").owns(A, owned).play();
        play.go("start-with 0");
        play.previews()
    };
    assert_eq!(preview(Developments::Standard, "D12"), preview(Developments::EasierV2, "D12:1"));
}

#[test]
fn et_r47_standard_developments_have_no_reduction_of_their_own() {
    let play = settled(last_moment(2).impact(A, 20).owns(A, "D01").owns(B, "D01 D02"), 2);
    let it = play.player(A).settlement;
    assert_eq!((it.levels, it.final_impact), (0, 20));
}

#[test]
fn et_r49_a_level_marker_is_neither_paid_nor_scored() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, 9);
    let mut play = scene.play();
    play.go("buy-level D12 2");
    assert_eq!((play.growth(A), play.player(A).settlement.growth), (4, 4));
}

#[test]
fn et_r57_the_highest_score_wins_even_below_zero() {
    let play = settled(last_moment(2).impact(A, 20).impact(B, 20).growth(B, 5), 2);
    assert_eq!(play.scores(), [4 - 36 + 3, 5 - 36 + 3]);
    assert_eq!(play.table.outcome().unwrap().winners().collect::<Vec<_>>(), [B]);
}
