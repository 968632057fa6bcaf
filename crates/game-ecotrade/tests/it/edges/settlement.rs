//! The settlement at its exact steps and with every kind of tie.

use ecotable_ecotrade::{Settlement, TokenPool};
use ecotable_kernel::Seat;

use crate::acceptance::end::{last_moment, settled};
use crate::scene::{A, B, C, D, Scene};

fn all(scene: Scene, seats: u8) -> Vec<Settlement> {
    let play = settled(scene, seats);
    Seat::all(seats).map(|seat| play.player(seat).settlement).collect()
}

fn ranks(scene: Scene, seats: u8) -> Vec<u8> {
    settled(scene, seats).table.outcome().unwrap().standings.iter().map(|it| it.rank).collect()
}

#[test]
fn et_5_1_1_an_unfinished_shipment_brings_at_least_one() {
    let brings = |shipment| all(last_moment(2).shipment(A, shipment), 2)[0].unfinished;
    let shipments =
        ["S01 road 4/4/2", "S01 road 3/4/2", "S01 road 2/4/2", "S01 road 9/4/2", "S01 road 1/1/1"];
    assert_eq!(shipments.map(brings), [1, 1, 2, 1, 1]);
}

#[test]
fn et_5_1_1_every_shipment_of_a_full_board_counts() {
    let scene = last_moment(2).with(|c| c.board_slots = 6).shipment(A, "S01 road 1/4/2");
    let scene =
        scene.shipment(A, "S09 road 3/5/2").shipment(A, "S30 road 9/5/2").shipment(A, "S35 road 2/5/2");
    let scene = scene.shipment(A, "S41 road 1/6/2").shipment(A, "S22 road 4/6/2");
    let it = all(scene, 2)[0];
    assert_eq!((it.unfinished, it.raw_impact), (3 + 2 + 1 + 3 + 5 + 2, 12));
}

#[test]
fn et_5_1_5_the_penalty_looks_at_the_impact_after_the_reductions() {
    // One Development: a majority, 6 less.
    let penalty = |impact| all(last_moment(2).impact(A, impact).owns(A, "D01"), 2)[0].penalty;
    assert_eq!([6, 7, 12, 13, 20, 21].map(penalty), [0, 9, 9, 18, 18, 36]);
}

#[test]
fn et_5_1_3_all_who_tie_for_the_most_have_it() {
    let scene =
        last_moment(4).owns(A, "D01 D02 D05").owns(B, "D03 D04 D09").owns(C, "D01 D03").owns(D, "D12");
    let taken: Vec<_> = all(scene, 4).iter().map(|it| (it.trios, it.majorities)).collect();
    assert_eq!(taken, [(0, 12), (0, 12), (0, 6), (0, 6)]);
}

#[test]
fn et_5_1_3_all_twelve_developments_make_four_trios() {
    let scene = last_moment(2).with(|c| c.token_pool = TokenPool::Separate).impact(A, 35).impact(B, 1);
    let it = all(scene.owns(A, "D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12").owns(B, "D01 D05 D09"), 2);
    assert_eq!((it[0].trios, it[0].majorities, it[0].final_impact), (16, 18, 1));
    assert_eq!((it[1].trios, it[1].majorities, it[1].final_impact), (4, 0, 0));
}

#[test]
fn et_5_1_7_tokens_beyond_the_track_count_fully() {
    let it = all(last_moment(2).growth(A, 52), 2)[0];
    assert_eq!((it.growth, it.score), (52, 55));
}

#[test]
fn et_5_1_8_ties_are_broken_at_every_rank() {
    let scene = last_moment(4).growth(A, 40).growth(B, 20).growth(C, 20).growth(D, 20);
    assert_eq!(ranks(scene.clone(), 4), [1, 2, 2, 2]);
    assert_eq!(ranks(scene.clone().growth(A, 10), 4), [4, 1, 1, 1]);
    assert_eq!(ranks(scene.clone().owns(D, "D01"), 4), [1, 3, 3, 2]);
    // D has 9 less for its Impact and no bonus, so 12 more Growth make it equal: the smaller Impact is better.
    assert_eq!(ranks(scene.growth(D, 32).impact(D, 3).owns(C, "D01"), 4), [1, 3, 2, 4]);
}

#[test]
fn et_5_1_8_the_smaller_impact_comes_before_more_developments() {
    // A: 30 + 3. B: 42 - 9 with final Impact 7 - 6.
    let scene = last_moment(2).growth(A, 30).growth(B, 42).impact(B, 7).owns(B, "D01");
    let play = settled(scene, 2);
    assert_eq!(play.scores(), [33, 33]);
    assert_eq!(play.table.outcome().unwrap().winners().collect::<Vec<_>>(), [A]);
}

#[test]
fn et_r57_all_below_zero_are_ranked_like_any_others() {
    let scene = last_moment(3).impact(A, 15).impact(B, 16).impact(C, 16).growth(B, 7).growth(C, 7);
    let play = settled(scene.clone(), 3);
    assert_eq!(play.scores(), [4 - 36 + 3, 7 - 36, 7 - 36]);
    assert_eq!(ranks(scene, 3), [1, 2, 2], "equal scores: the smaller Impact wins");
}
