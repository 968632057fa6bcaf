//! A room that wakes is as it was.

use std::time::Duration;

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::pure::Input;
use ecotable_rooms::{LogLine, Order, RoomError, Wish};
use ecotable_store::{Act, Key, Row};

use crate::hall::{Hall, bot, seconds};

const A: Seat = Seat(0);
const VIEWERS: [Viewer; 4] =
    [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];

fn lines(hall: &Hall, viewer: Viewer) -> Vec<(u64, String)> {
    let line = |line: &LogLine| (line.number, format!("{} {:?}", line.mark, line.said.phrase));
    hall.moment().log.heard(viewer).map(line).collect()
}

#[test]
fn everything_is_as_it_was_after_a_restart() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie"), bot("merchant")]);
    for round in 0..40 {
        hall.wait(seconds(1));
        let Some(action) = hall.legal(A).first().cloned() else { break };
        hall.decide(host, A, &action).expect("decided");
        if round % 5 == 0 && hall.moment().position.as_ref().is_some_and(|now| now.can_undo(A).is_ok()) {
            hall.undo(host, A).expect("taken back");
        }
    }
    hall.wait(seconds(1));
    let before = hall.moment();
    let logs: Vec<_> = VIEWERS.map(|viewer| lines(&hall, viewer)).into();
    let views = VIEWERS.map(|viewer| hall.view(viewer));
    hall.restart();
    let after = hall.moment();
    assert_eq!(before.places, after.places);
    assert_eq!((before.stage, before.pace, before.commitment), (after.stage, after.pace, after.commitment));
    assert_eq!(VIEWERS.map(|viewer| hall.view(viewer)), views);
    for seat in (0..3).map(Seat) {
        assert_eq!(before.ticket(seat), after.ticket(seat));
    }
    assert_eq!(after.device(Some(&host)), before.device(Some(&host)));
    for (viewer, log) in VIEWERS.into_iter().zip(logs) {
        assert_eq!(lines(&hall, viewer), log);
    }
}

#[test]
fn each_viewer_has_the_last_sixty_lines_however_much_others_hear_in_secret() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie"), bot("merchant"), bot("rookie")]);
    for _ in 0..60 {
        hall.wait(seconds(1));
        let Some(action) = hall.legal(A).first().cloned() else { break };
        hall.decide(host, A, &action).expect("decided");
    }
    for viewer in VIEWERS {
        assert_eq!(lines(&hall, viewer).len(), 60);
    }
}

#[test]
fn a_long_log_wakes_to_the_same_ticket() {
    let (mut hall, tokens) = Hall::of_persons(2);
    for _ in 0..1100 {
        hall.wait(Duration::from_millis(400));
        hall.decide(tokens[0], A, "bid 1").expect("bid");
        hall.undo(tokens[0], A).expect("taken back");
    }
    let ticket = hall.moment().ticket(A);
    assert_eq!(hall.shelf.rows.len(), 2200);
    hall.restart();
    assert_eq!(hall.moment().ticket(A), ticket);
}

#[test]
fn a_damaged_log_is_reported_and_never_repaired() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    let sound = hall.shelf.clone();
    let row = |seq, seat, act| Row { seq, seat: Seat(seat), act, key: Key([1; 16]) };
    let cases = [
        row(1, 1, Act::Decide("bid 1".into())),
        row(1, 0, Act::Decide("pass".into())),
        row(1, 9, Act::Decide("pass".into())),
        row(1, 1, Act::Decide("what".into())),
        row(1, 1, Act::Undo),
        row(2, 1, Act::Decide("pass".into())),
    ];
    for case in cases {
        hall.shelf.rows.push(case.clone());
        assert_eq!(hall.woken().err(), Some(RoomError::Damaged("row 1 of its log".into())), "{case:?}");
        hall.shelf = sound.clone();
    }
    hall.shelf.header.as_mut().expect("a match").rules += 1;
    assert!(matches!(hall.woken().err(), Some(RoomError::Damaged(_))), "other rules");
    hall.shelf = sound.clone();
    hall.shelf.header.as_mut().expect("a match").seats = 3;
    assert!(matches!(hall.woken().err(), Some(RoomError::Damaged(_))), "other seats");
    hall.shelf = sound;
    assert!(hall.woken().is_ok());
}

#[test]
fn a_document_that_this_program_does_not_know_is_reported_without_its_contents() {
    let (mut hall, _) = Hall::open(vec![bot("rookie")]);
    let body = hall.shelf.record.as_ref().expect("a room").room.body.clone();
    let text = String::from_utf8(body).expect("JSON");
    let damages = [
        text.replace("\"format\":1", "\"format\":2"),
        text.replace("\"pace\"", "\"peace\""),
        text.replace("\"Fox\"", "17"),
        text[..text.len() / 2].to_owned(),
        text.replace("\"game\":\"tradejack\"", "\"game\":\"chess\""),
    ];
    for damage in damages {
        assert_ne!(damage, text);
        hall.shelf.record.as_mut().expect("a room").room.body = damage.into_bytes();
        let Some(RoomError::Damaged(why)) = hall.woken().err() else { panic!("damaged") };
        assert!(!why.contains("Fox"), "{why}");
    }
}

#[test]
fn bots_move_on_and_orders_stand_after_a_restart() {
    let (mut hall, host) = Hall::open(vec![bot("rookie"), bot("rookie")]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    hall.ask(Some(host), Wish::Order(A, Some(Order::PassRound))).expect("ordered");
    hall.restart();
    assert_eq!(hall.moment().order(A), Some(Order::PassRound));
    hall.step(Input::Tick);
    hall.wait(seconds(20));
    let acts = hall.acts();
    assert_eq!(acts[0], (0, "pass".into()));
    assert!(acts.iter().any(|(seat, _)| *seat == 1) && acts.iter().any(|(seat, _)| *seat == 2));
}
