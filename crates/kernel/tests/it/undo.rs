//! Taking back.

use ecotable_kernel::{Game, Seat, Table, UndoError, Viewer};
use ecotable_testkit::pebbles::Pebbles;

use crate::{lots, pebbles, play};

fn can_undo<G: Game>(table: &Table<G>) -> [Result<(), UndoError>; 2] {
    [0, 1].map(|seat| table.can_undo(Seat(seat)))
}

#[test]
fn nothing_can_be_taken_back_before_the_first_decision() {
    let mut table = lots(2);
    assert_eq!(can_undo(&table), [Err(UndoError::Nothing); 2]);
    assert_eq!(table.undo(Seat(0)), Err(UndoError::Nothing));
}

#[test]
fn the_last_decision_is_taken_back_by_its_maker() {
    let mut table = lots(2);
    let before = *table.state();
    play(&mut table, &["0 raise 3"]);
    assert_eq!(can_undo(&table), [Ok(()), Err(UndoError::Another)]);
    assert_eq!(table.undo(Seat(1)), Err(UndoError::Another));
    assert_eq!(table.noticed(Viewer::Spectator), 1);
    assert_eq!(table.undo(Seat(0)), Ok(()));
    assert_eq!((table.state(), table.ply(), table.noticed(Viewer::Spectator)), (&before, 0, 0));
    assert_eq!(table.undo(Seat(0)), Err(UndoError::Nothing));
}

#[test]
fn not_once_another_has_decided() {
    let mut table = lots(2);
    play(&mut table, &["0 raise 3", "1 raise 1"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Another), Ok(())]);
    table.undo(Seat(1)).unwrap();
    assert_eq!(can_undo(&table), [Err(UndoError::Another); 2]);
    assert_eq!(table.ply(), 1);
}

#[test]
fn not_once_a_card_was_shown() {
    let mut table = lots(2);
    play(&mut table, &["0 pass", "1 pass", "0 keep", "1 keep"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Final); 2]);
    assert_eq!(table.undo(Seat(1)), Err(UndoError::Final));
    assert_eq!(table.ply(), 4);
}

#[test]
fn not_while_several_decide_at_the_same_time() {
    let mut table = pebbles(2);
    play(&mut table, &["0 pay 1"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Simultaneous); 2]);
    play(&mut table, &["0 hide 2"]);
    assert_eq!(table.undo(Seat(0)), Err(UndoError::Simultaneous));
}

#[test]
fn several_decisions_of_one_seat_one_by_one() {
    let mut table = pebbles(2);
    play(&mut table, &["0 hide 2", "1 pay 1", "1 pay 2", "1 pay 3"]);
    for coins in [7, 9, 10] {
        table.undo(Seat(1)).unwrap();
        assert_eq!(table.state().coins[1], coins);
    }
    assert_eq!(can_undo(&table), [Err(UndoError::Simultaneous); 2]);
    assert_eq!((table.ply(), table.noticed(Viewer::Seat(Seat(1)))), (1, 1));
}

#[test]
fn not_what_came_before_a_secret_look() {
    let mut table = pebbles(2);
    play(&mut table, &["0 hide 2", "1 pay 1"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Another), Ok(())]);
    play(&mut table, &["1 look"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Another), Err(UndoError::Final)], "the look is secret");
    play(&mut table, &["1 pay 1"]);
    assert_eq!(can_undo(&table), [Err(UndoError::Another), Ok(())]);
    table.undo(Seat(1)).unwrap();
    assert_eq!(can_undo(&table), [Err(UndoError::Another), Err(UndoError::Final)]);
}

#[test]
fn why_a_seat_cannot_take_back_does_not_betray_what_others_do_in_secret() {
    let mut table = pebbles(2);
    play(&mut table, &["0 hide 2", "1 hide 1"]);
    let before = table.can_undo(Seat(0));
    play(&mut table, &["1 look"]);
    assert_eq!(table.can_undo(Seat(0)), before);
    assert_eq!(table.can_undo(Seat(1)), Err(UndoError::Final));
}

#[test]
fn a_replayed_game_can_be_taken_back_as_far_as_the_game_itself() {
    let mut table = pebbles(2);
    play(&mut table, &["0 hide 2", "1 pay 1"]);
    let mut again = Table::<Pebbles>::replay(&table.record()).unwrap();
    assert_eq!(can_undo(&again), can_undo(&table));
    again.undo(Seat(1)).unwrap();
    table.undo(Seat(1)).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.noticed(Viewer::Spectator), table.noticed(Viewer::Spectator));
}
