//! Triggers and last turns: who still plays, and what passes mean by then.

use ecotable_ecotrade::{LastTurns, Reason};

use crate::play::Play;
use crate::scene::{A, B, C, D, Scene};

/// The turns that follow the present one.
fn rest(mut play: Play) -> String {
    play.told.clear();
    play.idle_to_the_end();
    play.turns()
}

#[test]
fn et_3_7_3_two_seats_have_two_or_three_more_turns() {
    let after = |scene: Scene, script: &str| {
        let mut play = scene.play();
        play.go(script);
        rest(play)
    };
    assert_eq!(after(Scene::new(2).growth(B, 33), "A pass"), "A B");
    assert_eq!(after(Scene::new(2).turn(B).growth(A, 33), "B pass"), "B A B");
    assert_eq!(after(Scene::new(2).first(B).turn(A).growth(B, 33), "A pass"), "A B A");
}

#[test]
fn et_3_7_2_the_supply_brings_the_same_last_turns_as_the_limit() {
    for (last_turns, turns) in [(LastTurns::FinishRound, "C D A B C D"), (LastTurns::OneEach, "C D A B")] {
        let scene = Scene::new(4).with(|c| c.last_turns = last_turns).turn(B);
        let mut play = scene.market("- - - S40 -").deck_left("").play();
        play.go("take-market 3");
        assert_eq!(play.lines("end_triggered"), ["end_triggered reason=supply seat=B"]);
        assert_eq!(rest(play), turns);
    }
}

#[test]
fn et_3_7_6_an_empty_supply_changes_nothing_after_the_limit() {
    let mut play = Scene::new(2).turn(B).growth(A, 33).market("S40 - -").deck_left("").play();
    play.go("B pass, A take-market 0, A end-turn");
    let end = play.spectator().end_trigger.unwrap();
    assert_eq!((end.reason, end.seat, end.turns_left), (Reason::Limit, A, 2));
    assert_eq!(play.lines("end_triggered").len(), 1);
}

#[test]
fn et_3_7_6_a_seat_that_reaches_the_limit_in_its_last_turn_gives_no_more_turns() {
    for last_turns in [LastTurns::FinishRound, LastTurns::OneEach] {
        let scene = Scene::new(2).with(|c| c.last_turns = last_turns).turn(B).growth(B, 33);
        let mut play = scene.end(Reason::Limit, B).play();
        play.go("B pass, A pass, B pass");
        assert!(play.table.outcome().is_some());
    }
}

#[test]
fn et_3_7_5_a_trigger_in_the_upkeep_of_the_last_pass_keeps_the_game_going() {
    let mut play = Scene::new(3).turn(B).passed(A).growth(C, 33).play();
    play.go("B pass, C pass");
    assert_eq!((play.asked().as_str(), play.table.outcome()), ("A", None));
    assert_eq!(play.lines("all_passed"), Vec::<String>::new());
    assert_eq!(play.spectator().passes_in_a_row, 3, "they are counted all the same");
}

#[test]
fn et_3_7_5_passes_are_counted_on_after_a_trigger() {
    let mut play = Scene::new(2).end(Reason::Limit, A).play();
    play.go("A pass, B pass, A pass");
    assert_eq!(play.spectator().passes_in_a_row, 3);
    play.go("B pass");
    assert_eq!((play.table.outcome().is_some(), play.spectator().passes_in_a_row), (true, 4));
    let mut broken = Scene::new(2).turn(B).passed(A).end(Reason::Limit, A).play();
    broken.go("B pass, A pass, B take-market 0, B end-turn");
    assert_eq!(broken.spectator().passes_in_a_row, 0);
}

#[test]
fn et_3_7_5_a_row_of_passes_may_go_over_the_end_of_a_round() {
    let mut play = Scene::new(3).first(B).turn(C).play();
    play.go("C pass, A pass");
    assert_eq!((play.asked().as_str(), play.spectator().round), ("B", 3));
    play.go("B pass");
    assert_eq!((play.table.outcome().is_some(), play.lines("all_passed").len()), (true, 1));
}

#[test]
fn et_3_7_5_four_seats_need_four_passes() {
    let mut play = Scene::new(4).play();
    play.go("A pass, B pass, C pass");
    assert_eq!((play.asked().as_str(), play.spectator().passes_in_a_row), ("D", 3));
    play.go("D take-market 0, end-turn, A pass, B pass, C pass");
    assert_eq!(play.table.outcome(), None);
    play.go("D start-with 0");
    while !play.offers("end-turn") {
        play.idle();
    }
    play.go("D end-turn, A pass, B pass, C pass, D pass");
    assert!(play.table.outcome().is_some());
    assert_eq!(play.player(D).turns_taken, 4);
}

#[test]
fn et_3_7_3_only_the_last_turns_are_called_so() {
    let mut play = Scene::new(3).growth(B, 33).play();
    play.go("A pass");
    play.idle_to_the_end();
    let last: Vec<_> = play.lines("turn_began").iter().map(|line| line.contains("last=true")).collect();
    assert_eq!(last, [false, false, true, true, true], "B, C, then everybody");
}

#[test]
fn et_3_7_4_with_one_turn_each_not_all_have_played_equally_often() {
    let mut play = Scene::new(3).with(|c| c.last_turns = LastTurns::OneEach).growth(B, 33).play();
    play.go("A pass");
    play.idle_to_the_end();
    assert_eq!([A, B, C].map(|seat| play.player(seat).turns_taken), [3, 3, 2]);
}

#[test]
fn et_3_3_2_shipments_still_arrive_in_the_last_turns() {
    let scene = Scene::new(2).turn(B).end(Reason::Limit, B).hand(A, "S01").incidents("I07");
    let mut play = scene.shipment(A, "S22 road 1/6/2").shipment(A, "S41 road 2/6/3").play();
    play.go("B pass, A start-with 0, A road, A end-turn, B pass");
    let it = play.player(A).settlement;
    assert_eq!((it.growth, it.unfinished, it.raw_impact), (4 + 2 + 6, 5 + 3, 2 + 3 + 2));
}
