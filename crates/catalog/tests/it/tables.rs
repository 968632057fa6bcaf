//! A table of any game does what the table of one game does.

use ecotable_catalog::{Declined, OpenError, Setup, games, history, load_table, new_table, replay};
use ecotable_kernel::{Entry, Record, ReplayError, Seat, UndoError, Viewer};
use serde_json::json;

use crate::{play_on, seed, setup, table};

#[test]
fn a_record_of_any_game_is_replayed_by_its_header() {
    for game in games() {
        let mut table = table(&game);
        for _ in 0..5 {
            play_on(&mut *table, 30);
            let record = Record::parse(&table.record().to_text()).unwrap();
            let again = replay(&record).unwrap();
            assert_eq!(again.snapshot(), table.snapshot());
            assert_eq!((again.ply(), again.meta().id), (table.ply(), game.meta.id));
        }
    }
}

#[test]
fn a_record_that_is_not_true_is_refused() {
    let game = &games()[0];
    let mut table = table(game);
    play_on(&mut *table, 20);
    let record = table.record();

    let mut other_game = record.clone();
    other_game.header.game = "chess".to_owned();
    assert!(matches!(replay(&other_game).err(), Some(OpenError::Game(_))));
    let mut other_seed = record.clone();
    other_seed.ending.seed = seed("another");
    assert_eq!(replay(&other_seed).err(), Some(OpenError::Replay(ReplayError::Commitment)));
    let mut shorter = record;
    shorter.entries.pop();
    assert!(matches!(replay(&shorter).err(), Some(OpenError::Replay(ReplayError::Length { .. }))));
}

#[test]
fn a_snapshot_is_loaded_into_the_same_position() {
    for game in games() {
        let mut table = table(&game);
        play_on(&mut *table, 25);
        let loaded = load_table(game.meta.id, &setup(&game, table.config()), &table.snapshot()).unwrap();
        assert_eq!(loaded.snapshot(), table.snapshot());
        assert_eq!((loaded.ply(), loaded.to_act()), (0, table.to_act()));
        let view = |table: &dyn ecotable_catalog::AnyTable| table.view(Viewer::Seat(Seat(0)));
        assert_eq!(view(&*loaded), view(&*table));
        assert!(loaded.record().header.start.is_some());
    }
}

#[test]
fn positions_that_are_no_positions_are_refused() {
    for game in games() {
        for position in [json!(null), json!({}), json!([1, 2]), json!("start")] {
            let refused = load_table(game.meta.id, &setup(&game, json!({})), &position).err().unwrap();
            assert!(matches!(refused, OpenError::Position(_)), "{refused}");
        }
    }
}

#[test]
fn a_rewound_table_tells_the_same_events_again() {
    for game in games() {
        let opened = new_table(game.meta.id, &setup(&game, json!({}))).unwrap();
        let mut table = opened.table;
        let mut told = vec![opened.events];
        while told.len() < 60 {
            let seat = table.to_act().first().unwrap();
            let action = table.advise(seat, "random", table.ply()).unwrap().action;
            told.push(table.play(seat, &action).unwrap());
        }
        let chapters = history(&*table);
        assert_eq!(
            chapters.iter().map(|chapter| chapter.ply).collect::<Vec<_>>(),
            (0..60).collect::<Vec<_>>()
        );
        assert_eq!(chapters.into_iter().map(|chapter| chapter.events).collect::<Vec<_>>(), told);
    }
}

#[test]
fn history_keeps_the_order_of_decisions_that_a_record_arranges() {
    let setup = Setup { seats: 3, config: json!({"first_player": 1}), seed: seed("order") };
    let mut table = new_table("ecotrade", &setup).unwrap().table;
    let told = [2, 0, 1].map(|seat| table.play(Seat(seat), "return-card 0").unwrap());
    let seats = |entries: &[Entry]| entries.iter().map(|it| it.seat.0).collect::<Vec<_>>();
    assert_eq!((seats(&table.decisions()), seats(&table.record().entries)), (vec![2, 0, 1], vec![1, 2, 0]));
    let chapters = history(&*table).into_iter().skip(1).map(|chapter| chapter.events);
    assert_eq!(chapters.collect::<Vec<_>>(), told);
}

#[test]
fn a_copy_is_independent() {
    let mut table = table(&games()[0]);
    let before = table.snapshot();
    let mut copy = table.copy();
    play_on(&mut *copy, 3);
    assert_eq!(table.snapshot(), before);
    play_on(&mut *table, 3);
    assert_eq!(table.snapshot(), copy.snapshot(), "the same decisions lead to the same position");
}

#[test]
fn a_decision_is_declined_for_one_reason() {
    let game = games().into_iter().find(|game| game.meta.id == "tradejack").unwrap();
    let mut table = new_table(game.meta.id, &setup(&game, json!({"first_player": 0}))).unwrap().table;
    let before = table.snapshot();
    assert!(matches!(table.play(Seat(0), "sing"), Err(Declined::Notation { .. })));
    assert_eq!(table.play(Seat(9), "pass"), Err(Declined::NoSuchSeat(Seat(9))));
    assert_eq!(table.play(Seat(1), "pass"), Err(Declined::NotAsked(Seat(1))));
    let refused = table.play(Seat(0), "bid 1000").unwrap_err();
    assert_eq!(refused.rule(), Some("TJ-5.9"));
    assert!(refused.to_string().ends_with("[TJ-5.9]") && refused.phrase().is_some());
    assert_eq!(table.snapshot(), before, "nothing happens that is declined");
    play_on(&mut *table, 100_000);
    assert_eq!(table.play(Seat(0), "pass"), Err(Declined::Over));
}

#[test]
fn undo_says_beforehand_whether_it_is_possible() {
    let game = games().into_iter().find(|game| game.meta.id == "tradejack").unwrap();
    let mut table = new_table(game.meta.id, &setup(&game, json!({"first_player": 0}))).unwrap().table;
    assert_eq!(table.can_undo(Seat(0)), Err(UndoError::Nothing));
    let before = table.snapshot();
    table.play(Seat(0), "bid 1").unwrap();
    assert_eq!((table.can_undo(Seat(0)), table.can_undo(Seat(1))), (Ok(()), Err(UndoError::Another)));
    table.undo(Seat(0)).unwrap();
    assert_eq!((table.snapshot(), table.ply(), table.last_seat()), (before, 0, None));
}

#[test]
fn bots_are_only_asked_when_their_seat_is() {
    let table = table(&games()[0]);
    let asked = table.to_act().first().unwrap();
    let other = asked.next(table.seats());
    assert!(table.advise(other, "random", 1).is_err());
    assert!(table.advise(asked, "no such bot", 1).is_err());
    assert_eq!(table.advise(asked, "random", 1), table.advise(asked, "random", 1));
}
