//! Growth, purchases, the end and its settlement.

use ecotable_ecotrade::{Developments, LastTurns, Reason};
use ecotable_kernel::Seat;

use crate::play::Play;
use crate::scene::{A, B, C, Scene};

/// A turn of the last seat, with an empty hand: nothing but a pass separates it from the settlement.
pub fn last_moment(seats: u8) -> Scene {
    Scene::new(seats).turn(Seat(seats - 1))
}

/// Ends the game from a scene of [`last_moment`]: all seats pass in a row.
#[track_caller]
pub fn settled(scene: Scene, seats: u8) -> Play {
    let scene = (0..seats - 1).fold(scene, |scene, seat| scene.passed(Seat(seat)));
    let mut play = scene.play();
    play.go("pass");
    assert!(play.table.outcome().is_some());
    play
}

#[test]
fn et_a5_the_penalty_rises_with_the_final_impact() {
    for (impact, penalty) in [(0, 0), (1, 9), (6, 9), (7, 18), (14, 18), (15, 36), (40, 36)] {
        let play = settled(last_moment(2).impact(A, impact), 2);
        let it = play.player(A).settlement;
        assert_eq!((it.final_impact, it.penalty), (impact, penalty));
    }
}

#[test]
fn et_a6_the_full_settlement_of_three_seats() {
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
    assert_eq!(settled(scene, 3).scores(), [38, 19, 23]);
}

#[test]
fn et_a33_a_price_is_paid_from_the_tracker_first() {
    let mut play = Scene::new(2).purse(A, 3, 5).play();
    play.go("buy D05");
    assert_eq!((play.player(A).tracker, play.player(A).growth_tokens), (0, 2));
    let poor = Scene::new(2).purse(A, 3, 2).play();
    assert!(!poor.offers("buy D05"));
    assert_eq!(poor.refused("buy D05"), "ET-4.1.3");
}

#[test]
fn et_a34_one_purchase_a_turn() {
    let mut play = Scene::new(2).growth(A, 12).play();
    play.go("buy D02");
    assert!(!play.offers_any("buy"));
    assert_eq!((play.growth(A), play.refused("buy D04").as_str()), (8, "ET-3.4.4"));
}

/// Three seats; B is about to begin its turn with Growth 32 and a shipment that brings 4.
fn near_the_limit(last_turns: LastTurns) -> Play {
    let scene = Scene::new(3).with(|c| c.last_turns = last_turns).growth(B, 32);
    let mut play = scene.shipment(B, "S01 road 1/4/2").play();
    play.go("A pass");
    let it = play.player(B);
    assert_eq!((it.growth, it.tracker, it.growth_tokens), (38, 35, 3));
    assert_eq!(play.lines("end_triggered"), ["end_triggered reason=limit seat=B"]);
    play.go("B buy D01, end-turn");
    assert_eq!(play.growth(B), 33);
    assert_eq!(play.spectator().end_trigger.unwrap().reason, Reason::Limit);
    play.told.clear();
    play
}

#[test]
fn et_a35_the_trigger_stays_and_the_last_turns_follow() {
    let mut finish = near_the_limit(LastTurns::FinishRound);
    assert_eq!(finish.asked(), "C");
    assert_eq!(finish.spectator().end_trigger.unwrap().last_turns.to_vec(), [A, B, C]);
    finish.idle_to_the_end();
    assert_eq!(finish.turns(), "A B C");
    let mut each = near_the_limit(LastTurns::OneEach);
    assert_eq!((each.asked().as_str(), each.spectator().end_trigger.unwrap().turns_left), ("C", 2));
    each.idle_to_the_end();
    assert_eq!(each.turns(), "A B");
}

#[test]
fn et_a36_the_supply_has_ended_when_deck_and_market_are_empty() {
    let mut last = Scene::new(2).market("- S40 -").deck_left("").play();
    last.go("take-market 1");
    assert_eq!(last.lines("end_triggered"), ["end_triggered reason=supply seat=A"]);
    let mut more = Scene::new(2).market("S01 S02 S03").deck_left("S40").play();
    more.go("take-market 0");
    assert_eq!((more.spectator().deck_size, more.spectator().end_trigger), (0, None));
}

#[test]
fn et_a37_only_passes_in_a_row_end_the_game() {
    let mut play = Scene::new(3).play();
    play.go("A pass, B pass, C buy D02, C end-turn");
    assert_eq!(play.asked(), "A");
    play.go("A pass, B pass");
    assert_eq!(play.asked(), "C");
    play.go("C pass");
    assert!(play.table.outcome().is_some());
    assert_eq!(play.lines("all_passed").len(), 1);
    assert_eq!(play.lines("end_triggered"), Vec::<String>::new());
}

#[test]
fn et_a38_unfinished_shipments_bring_growth_less_time() {
    let growth = |shipment| {
        let play = settled(last_moment(2).shipment(A, shipment), 2);
        let it = play.player(A).settlement;
        (it.unfinished, it.raw_impact)
    };
    assert_eq!((growth("S01 road 2/7/3"), growth("S01 road 5/3/2")), ((5, 3), (1, 2)));
}

#[test]
fn et_a39_levels_are_bought_and_advanced() {
    let scene = Scene::new(2).with(|c| c.developments = Developments::EasierV2).growth(A, 20);
    let mut play = scene.impact(A, 20).play();
    play.go("buy-level D09 1");
    assert_eq!(play.growth(A), 17);
    play.go("end-turn, B pass, A buy-level D10 2, advance-to D09 3");
    assert_eq!(play.growth(A), 17 + 2 - 5 - 4);
    let it = play.player(A).settlement;
    assert_eq!((it.levels, it.trios, it.majorities, it.final_impact), (8, 0, 0, 12));
}

#[test]
fn et_a40_ties_go_to_the_smaller_impact_then_to_more_developments() {
    let ranks = |scene| {
        let play = settled(scene, 2);
        let standings = play.table.outcome().unwrap().standings;
        assert_eq!(standings[0].score, standings[1].score);
        [standings[0].rank, standings[1].rank]
    };
    // The smaller Impact saves the penalty of 9 and brings 3.
    assert_eq!(ranks(last_moment(2).growth(A, 27).growth(B, 39).impact(B, 4)), [1, 2]);
    let more = last_moment(2).growth(A, 30).growth(B, 30);
    assert_eq!(ranks(more.clone().owns(A, "D01 D02 D05 D06").owns(B, "D01 D02 D05 D06 D07")), [2, 1]);
    assert_eq!(ranks(more), [1, 1]);
}
