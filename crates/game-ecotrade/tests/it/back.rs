//! Stepping back, and the list of decisions (ET-3.2.4, ET-3.2.7).

use ecotable_ecotrade::{Config, EcoTrade, FirstPlayer};
use ecotable_kernel::{Record, Table, UndoError};

use crate::play::Play;
use crate::scene::{A, B, C, Scene};

#[test]
fn et_3_2_4_everything_before_the_means_can_be_taken_back() {
    let mut play = Scene::new(2).hand(A, "S28 S29 S34").play();
    let before = play.snapshot();
    play.go("start-with 0, add-card 1, top-card 1");
    for _ in 0..3 {
        play.table.undo(A).unwrap();
    }
    assert_eq!(play.snapshot(), before);
    play.go("start-with 0, add-card 1, top-card 1, ship");
    assert_eq!(play.table.can_undo(A), Err(UndoError::Final));
}

#[test]
fn et_3_2_4_nothing_else_can_be_taken_back() {
    let scene = Scene::new(2).growth(A, 20).owns(A, "D04").hand(A, "S21").incidents("I07");
    let after = |script: &str| {
        let mut play = scene.play();
        play.go(script);
        play.table.can_undo(A)
    };
    for script in [
        "take-market 0",
        "take-deck",
        "buy D01",
        "start-with 0, train",
        "start-with 0, train, keep-incident",
        "start-with 0, train, redraw-incident",
        "take-market 0, end-turn",
    ] {
        assert_eq!(after(script), Err(UndoError::Final), "{script}");
    }
    assert_eq!(after("buy D01, start-with 0"), Ok(()));
    let mut bought = scene.play();
    bought.go("buy D01, start-with 0");
    bought.table.undo(A).unwrap();
    assert_eq!(bought.table.can_undo(A), Err(UndoError::Final), "as far as the beginning of the shipment");
    let mut idle = Scene::new(2).purse(A, 3, 5).play();
    idle.go("bank");
    assert_eq!(idle.table.can_undo(A), Err(UndoError::Final));
    idle.go("pass");
    assert_eq!(idle.table.can_undo(A), Err(UndoError::Final));
    // With an empty deck nothing new is turned up in the market; a card that was taken stays taken.
    let mut last = Scene::new(2).market("S01 S02 S03").deck_left("").play();
    last.go("take-market 1");
    assert_eq!(last.table.can_undo(A), Err(UndoError::Final));
}

#[test]
fn et_3_2_4_what_one_may_take_back_does_not_tell_what_another_plans() {
    for end in ["A pass", "A take-market 0, end-turn", "A buy D02, end-turn"] {
        let mut play = Scene::new(2).hand(B, "S28 S29 S34").play();
        play.go(end);
        let before = play.table.can_undo(A);
        for script in ["B start-with 0", "B add-card 1", "B top-card 1"] {
            play.go(script);
            assert_eq!((play.table.can_undo(A), play.table.can_undo(B)), (before, Ok(())), "{end}, {script}");
        }
        play.table.undo(B).unwrap();
        assert_eq!(play.table.can_undo(A), before);
    }
}

#[test]
fn et_3_2_7_returned_cards_are_recorded_in_seat_order_from_the_first_player() {
    let config = Config { first_player: FirstPlayer::Seat(C), ..Config::default() };
    let recorded = |script: &str| {
        let mut play = Play::new(&config, 4, "order");
        play.go(script);
        let record = play.table.record();
        let again = Table::<EcoTrade>::replay(&Record::parse(&record.to_text()).unwrap()).unwrap();
        assert_eq!((again.state(), again.record()), (play.table.state(), record.clone()));
        record.entries.iter().map(|entry| format!("{} {}", entry.seat, entry.action)).collect::<Vec<_>>()
    };
    let all = ["2 return-card 1", "3 return-card 2", "0 return-card 0", "1 return-card 2"];
    for script in [
        "B return-card 2, D return-card 2, A return-card 0, C return-card 1",
        "C return-card 1, D return-card 2, A return-card 0, B return-card 2",
        "A return-card 0, B return-card 2, C return-card 1, D return-card 2",
    ] {
        assert_eq!(recorded(script), all, "{script}");
    }
    assert_eq!(recorded("B return-card 2, D return-card 2"), [all[1], all[3]], "also before all have chosen");
}
