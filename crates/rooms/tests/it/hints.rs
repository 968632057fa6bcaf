//! Hints come from the best bot, and not too many of them.

use ecotable_catalog::Declined;
use ecotable_kernel::Seat;
use ecotable_rooms::{Done, RoomError, Token, Wish};

use crate::hall::{Hall, seconds};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn hint(hall: &mut Hall, token: Token, seat: Seat) -> Result<Done, RoomError> {
    let id = hall.begin_ask(Some(token), Wish::Hint(seat));
    hall.settle();
    hall.answers.remove(&id).expect("an answer")
}

#[test]
fn the_best_bot_says_what_it_would_do_and_why() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let id = hall.begin_ask(Some(tokens[0]), Wish::Hint(A));
    assert!(!hall.answers.contains_key(&id), "it takes a while");
    let best = ecotable_catalog::game("tradejack").expect("a game").best_bot();
    assert_eq!(hall.thoughts.front().expect("a thought").bot, best);
    hall.think();
    let Some(Ok(Done::Hint { action, .. })) = hall.answers.remove(&id) else { panic!("a hint") };
    assert!(hall.legal(A).contains(&action));
    assert!(hall.shelf.rows.is_empty(), "a hint does nothing");
}

#[test]
fn who_is_not_asked_gets_no_hint() {
    let (mut hall, tokens) = Hall::of_persons(2);
    assert_eq!(hint(&mut hall, tokens[1], B).unwrap_err(), RoomError::Refused(Declined::NotAsked(B)));
    assert_eq!(hint(&mut hall, tokens[1], A).unwrap_err(), RoomError::NotYours(A));
}

#[test]
fn a_hint_for_a_position_that_is_gone_is_stale() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let id = hall.begin_ask(Some(tokens[0]), Wish::Hint(A));
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.settle();
    assert_eq!(hall.answers.remove(&id).expect("an answer").unwrap_err(), RoomError::Stale);
}

/// Plays on until this seat is asked something else.
fn go_on(hall: &mut Hall, tokens: &[Token], seat: Seat) {
    loop {
        let asked = hall.to_act().first().expect("the match goes on");
        let action = hall.legal(asked).swap_remove(0);
        hall.decide(tokens[asked.index()], asked, &action).expect("a legal decision");
        if hall.to_act().contains(seat) {
            return;
        }
    }
}

#[test]
fn hints_are_limited() {
    let (mut hall, tokens) = Hall::of_persons(2);
    for _ in 0..8 {
        hint(&mut hall, tokens[0], A).expect("a hint");
        go_on(&mut hall, &tokens, A);
    }
    assert_eq!(hint(&mut hall, tokens[0], A).unwrap_err(), RoomError::TooFast);
    hall.wait(seconds(3));
    hint(&mut hall, tokens[0], A).expect("another hint");
}

#[test]
fn the_same_hint_may_be_read_as_often_as_one_likes() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let first = format!("{:?}", hint(&mut hall, tokens[0], A).expect("a hint"));
    for _ in 0..15 {
        assert_eq!(format!("{:?}", hint(&mut hall, tokens[0], A).expect("the same hint")), first);
    }
    assert_eq!(hint(&mut hall, tokens[1], A).unwrap_err(), RoomError::NotYours(A));
}
