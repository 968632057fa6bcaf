//! Decisions happen once, in order, and only on what their maker saw.

use std::time::Duration;

use ecotable_kernel::{Seat, UndoError, Viewer};
use ecotable_rooms::{Done, RoomError, Stage, Ticket, Wish};

use crate::hall::{Hall, bot};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn act(seat: Seat, ticket: Ticket, action: &str) -> Wish {
    Wish::Decide { seat, ticket, action: action.into() }
}

#[test]
fn a_decision_is_stored_and_then_shown() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let shown = hall.moments.len();
    assert!(matches!(hall.decide(tokens[0], A, "bid 2"), Ok(Done::Done)));
    assert_eq!(hall.acts(), [(0, "bid 2".into())]);
    assert_eq!(hall.moments.len(), shown + 1, "everybody is woken once");
    assert!(hall.to_act().contains(B));
    assert_eq!(hall.view(Viewer::Spectator)["phase"]["auction"]["high"], 2);
}

#[test]
fn the_same_form_sent_again_has_the_same_answer_and_no_effect() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let ticket = hall.moment().ticket(A);
    for _ in 0..3 {
        assert!(matches!(hall.ask(Some(tokens[0]), act(A, ticket, "bid 2")), Ok(Done::Done)));
    }
    hall.decide(tokens[1], B, "bid 3").expect("bid");
    assert!(hall.ask(Some(tokens[0]), act(A, ticket, "bid 2")).is_ok(), "also when others went on");
    assert_eq!(hall.acts(), [(0, "bid 2".into()), (1, "bid 3".into())]);
}

#[test]
fn a_form_that_was_used_for_one_action_is_stale_for_another() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let ticket = hall.moment().ticket(A);
    hall.ask(Some(tokens[0]), act(A, ticket, "bid 2")).expect("bid");
    assert_eq!(hall.ask(Some(tokens[0]), act(A, ticket, "pass")).unwrap_err(), RoomError::Stale);
    assert_eq!(hall.ask(Some(tokens[0]), Wish::Undo { seat: A, ticket }).unwrap_err(), RoomError::Stale);
    assert_eq!(hall.shelf.rows.len(), 1);
}

#[test]
fn a_form_from_before_something_happened_is_stale() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let early = hall.moment().ticket(B);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    assert_eq!(hall.ask(Some(tokens[1]), act(B, early, "bid 3")).unwrap_err(), RoomError::Stale);
    assert_eq!(hall.shelf.rows.len(), 1);
}

#[test]
fn a_ticket_that_was_never_made_here_is_stale() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let own = hall.moment().ticket(A);
    let foreign = hall.moment().ticket(B);
    let forged = Ticket { key: ecotable_store::Key([1; 16]), ..own };
    let future = Ticket { own: own.own + 1, ..own };
    let past = Ticket { noticed: 0, key: ecotable_store::Key([1; 16]), own: 0 };
    for ticket in [foreign, forged, future, past] {
        let requests = hall.shelf.requests;
        assert_eq!(hall.ask(Some(tokens[0]), act(A, ticket, "pass")).unwrap_err(), RoomError::Stale);
        assert_eq!(hall.shelf.requests, requests, "nobody bothers the store");
    }
}

#[test]
fn only_the_holder_decides_for_a_seat() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let ticket = hall.moment().ticket(A);
    let foreign = hall.ask(Some(tokens[1]), act(A, ticket, "pass"));
    assert_eq!(foreign.unwrap_err(), RoomError::NotYours(A));
    assert_eq!(hall.ask(None, act(A, ticket, "pass")).unwrap_err(), RoomError::NotYours(A));
    let stranger = ecotable_rooms::Token::from_random([1; 16]);
    assert_eq!(hall.ask(Some(stranger), act(A, ticket, "pass")).unwrap_err(), RoomError::NotYours(A));
    assert_eq!(
        hall.ask(Some(tokens[0]), act(Seat(7), ticket, "pass")).unwrap_err(),
        RoomError::NotYours(Seat(7))
    );
    assert!(hall.shelf.rows.is_empty());
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let Err(RoomError::Refused(declined)) = hall.decide(tokens[0], A, "bid 99") else { panic!("refused") };
    assert_eq!(declined.rule(), Some("TJ-5.9"));
    assert!(matches!(hall.decide(tokens[0], A, "<script>"), Err(RoomError::Refused(_))));
    assert!(matches!(hall.decide(tokens[1], B, "pass"), Err(RoomError::Refused(_))), "it is not B's turn");
    assert!(hall.shelf.rows.is_empty());
    hall.decide(tokens[0], A, "pass").expect("the same ticket is still good");
}

#[test]
fn before_the_match_nothing_is_decided() {
    let (mut hall, host) = Hall::open(vec![bot("rookie")]);
    assert_eq!(hall.decide(host, A, "pass").unwrap_err(), RoomError::NotBegun);
    assert_eq!(hall.undo(host, A).unwrap_err(), RoomError::NotBegun);
    assert_eq!(hall.ask(Some(host), Wish::Hint(A)).unwrap_err(), RoomError::NotBegun);
    assert_eq!(hall.ask(Some(host), Wish::Skip).unwrap_err(), RoomError::NotBegun);
}

#[test]
fn a_decision_can_be_taken_back_until_another_decides() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let before = hall.view(Viewer::Seat(A));
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    hall.undo(tokens[0], A).expect("taken back");
    assert_eq!(hall.view(Viewer::Seat(A)), before);
    assert_eq!(hall.acts(), [(0, "bid 2".into()), (0, "undo".into())]);
    hall.decide(tokens[0], A, "bid 3").expect("bid");
    hall.decide(tokens[1], B, "bid 4").expect("bid");
    assert_eq!(hall.undo(tokens[0], A).unwrap_err(), RoomError::Undo(UndoError::Another));
}

#[test]
fn taking_back_twice_with_one_form_takes_back_once() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    let ticket = hall.moment().ticket(A);
    for _ in 0..2 {
        hall.ask(Some(tokens[0]), Wish::Undo { seat: A, ticket }).expect("taken back");
    }
    assert_eq!(hall.shelf.rows.len(), 2);
}

#[test]
fn a_form_made_before_a_take_back_does_not_act_on_what_came_after() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    let seen = hall.moment().ticket(B);
    hall.undo(tokens[0], A).expect("taken back");
    hall.decide(tokens[0], A, "bid 5").expect("bid");
    let late = hall.ask(Some(tokens[1]), act(B, seen, "bid 6"));
    assert_eq!(late.unwrap_err(), RoomError::Stale, "B has answered a bid of 2");
}

#[test]
fn lines_of_the_log_keep_their_numbers_and_what_was_taken_back_is_gone() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let lines = |hall: &Hall| -> Vec<u64> {
        hall.moment().log.heard(Viewer::Spectator).map(|line| line.number).collect()
    };
    let setup = lines(&hall);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    let bid = lines(&hall);
    assert_eq!(bid[1..], setup);
    hall.undo(tokens[0], A).expect("taken back");
    assert_eq!(lines(&hall), setup);
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    assert!(lines(&hall)[0] > bid[0], "no number is used twice");
    assert_eq!(lines(&hall)[1..], setup);
}

#[test]
fn secret_steps_of_others_do_not_make_a_form_stale_and_show_nowhere() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.reach_production(&tokens);
    let before = hall.moment();
    let step = hall.legal(A).into_iter().find(|action| action.starts_with("offload")).expect("a product");
    hall.decide(tokens[0], A, &step).expect("laid out");
    let after = hall.moment();
    assert_eq!(before.ticket(B), after.ticket(B));
    assert_ne!(before.ticket(A), after.ticket(A));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let lines = |moment: &ecotable_rooms::Moment| -> Vec<_> {
            moment.log.heard(viewer).map(|line| (line.mark, line.said.clone())).collect()
        };
        assert_eq!(lines(&before), lines(&after));
    }
    hall.ask(Some(tokens[1]), act(B, before.ticket(B), "confirm")).expect("B's form is as good as before");
}

#[test]
fn where_several_are_asked_at_once_nobody_is_too_late_because_another_was_quick() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.reach_production(&tokens);
    let form = hall.moment().ticket(B);
    hall.decide(tokens[0], A, "confirm").expect("A has finished, and everybody hears of it");
    assert_eq!(hall.moment().ticket(B), form);
    hall.ask(Some(tokens[1]), act(B, form, "confirm")).expect("B's form is as good as before");
    let last = hall.moment().ticket(Seat(2));
    hall.decide(tokens[2], Seat(2), "confirm").expect("the last one");
    assert_ne!(hall.moment().ticket(Seat(2)), last, "what comes then is asked anew");
}

#[test]
fn a_form_from_long_ago_is_found_in_the_store() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let ticket = hall.moment().ticket(A);
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    for _ in 0..20 {
        hall.wait(Duration::from_secs(1));
        hall.undo(tokens[0], A).expect("taken back");
        hall.decide(tokens[0], A, "bid 1").expect("bid");
    }
    let rows = hall.shelf.rows.len();
    assert!(hall.ask(Some(tokens[0]), act(A, ticket, "bid 1")).is_ok());
    assert_eq!(hall.ask(Some(tokens[0]), act(A, ticket, "bid 2")).unwrap_err(), RoomError::Stale);
    let forged = Ticket { key: ecotable_store::Key([1; 16]), ..ticket };
    let requests = hall.shelf.requests;
    assert_eq!(hall.ask(Some(tokens[0]), act(A, forged, "bid 1")).unwrap_err(), RoomError::Stale);
    assert_eq!(hall.shelf.requests, requests, "what was never made here is not looked for");
    let unused = {
        hall.decide(tokens[1], B, "bid 2").expect("bid");
        let unused = hall.moment().ticket(B);
        hall.undo(tokens[1], B).expect("taken back");
        unused
    };
    assert!(hall.ask(Some(tokens[1]), act(B, unused, "bid 2")).is_err(), "a form that was never sent");
    assert_eq!(hall.shelf.rows.len(), rows + 2);
}

#[test]
fn the_last_form_of_a_match_can_be_sent_again_when_all_is_over() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let mut last = None;
    while hall.moment().stage != Stage::Over {
        hall.wait(Duration::from_millis(300));
        let seat = hall.to_act().first().expect("asked");
        let ticket = hall.moment().ticket(seat);
        let legal = hall.legal(seat);
        let action = ["pass", "confirm"].into_iter().find(|known| legal.iter().any(|action| action == known));
        let wish = act(seat, ticket, action.expect("always possible"));
        hall.ask(Some(tokens[seat.index()]), wish.clone()).expect("decided");
        last = Some((seat, wish));
    }
    let (seat, wish) = last.expect("decided");
    let rows = hall.shelf.rows.len();
    assert!(hall.ask(Some(tokens[seat.index()]), wish).is_ok());
    assert_eq!(hall.shelf.rows.len(), rows);
    assert!(matches!(hall.decide(tokens[0], A, "pass"), Err(RoomError::Refused(_))));
    assert!(hall.moment().seed().is_some(), "now everybody may know the seed");
}

#[test]
fn kinds_of_decisions_are_remembered_for_lessons() {
    let (mut hall, tokens) = Hall::of_persons(2);
    assert!(!hall.moment().has_practised(A, "bid"));
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    assert!(hall.moment().has_practised(A, "bid"));
    assert!(!hall.moment().has_practised(A, "pass") && !hall.moment().has_practised(B, "bid"));
    hall.restart();
    assert!(hall.moment().has_practised(A, "bid"));
}
