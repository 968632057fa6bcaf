//! While a row is being stored, those who draw know what everybody will see. Nobody sees it before it is stored.

use std::sync::Arc;

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::pure::{Ask, Effect, Input, Request};
use ecotable_rooms::{Done, Moment, Pace, Presence, RoomError, Token, Wish};
use ecotable_store::StoreError;

use crate::hall::{Hall, bot, seconds};
use crate::shelf::Fault::{self, Full, Lost, Nothing, Unknown};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The host bids, and the store has not answered yet.
fn begin_bid(hall: &mut Hall, token: Token) -> Request {
    let wish = Wish::Decide { seat: A, ticket: hall.moment().ticket(A), action: "bid 2".into() };
    let ask = Input::Ask(Ask { id: 1, token: Some(token), wish, random: [0; 32] });
    match hall.room.step(ask, hall.now).pop() {
        Some(Effect::Store(request)) => request,
        _ => panic!("a row"),
    }
}

fn end_bid(hall: &mut Hall, request: Request, fault: Fault) -> Vec<Effect> {
    let stored = hall.shelf.answer(request, fault);
    hall.room.step(Input::Stored(stored), hall.now)
}

fn asks(moment: &Moment, seat: Seat) -> bool {
    moment.position.as_ref().is_some_and(|position| position.to_act().contains(seat))
}

#[test]
fn what_is_foreseen_is_shown_when_it_is_stored_and_not_before() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let before = hall.moment();
    let request = begin_bid(&mut hall, tokens[0]);
    let foreseen = hall.room.foresee().expect("a row is under way");
    assert!(asks(&before, A) && asks(&foreseen, B));
    assert!(Arc::ptr_eq(&before, &hall.moment()), "nothing is shown before it is stored");
    assert!(hall.room.foresee().is_none(), "it is foreseen once");
    let done = end_bid(&mut hall, request, Nothing);
    let [Effect::Publish(shown), Effect::Answer(1, Ok(Done::Done))] = &done[..] else { panic!("both") };
    assert!(Arc::ptr_eq(shown, &foreseen));
    assert!(Arc::ptr_eq(&hall.moment(), &foreseen));
}

#[test]
fn what_was_foreseen_is_forgotten_when_it_was_not_stored() {
    for faults in [&[Full][..], &[Lost, Lost], &[Lost, Full]] {
        let (mut hall, tokens) = Hall::of_persons(2);
        hall.faults.extend(faults);
        let shown = hall.moments.len();
        let refused = hall.decide(tokens[0], A, "bid 2");
        assert!(matches!(refused, Err(RoomError::Storage(_))), "{faults:?}");
        assert!(hall.moments[shown..].iter().all(|moment| asks(moment, A)), "{faults:?}: nobody has seen it");
        assert!(hall.shelf.rows.is_empty() && asks(&hall.moment(), A));
        hall.decide(tokens[0], A, "bid 3").expect("another decision takes its place");
        assert_eq!(hall.acts(), [(0, "bid 3".into())]);
        assert!(asks(&hall.moment(), B));
    }
}

#[test]
fn a_full_disk_leaves_the_match_as_it_is_stored() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let request = begin_bid(&mut hall, tokens[0]);
    hall.room.foresee().expect("a row is under way");
    let effects = end_bid(&mut hall, request, Full);
    let [Effect::Answer(1, Err(RoomError::Storage(StoreError::Full))), Effect::Store(Request::Load)] =
        &effects[..]
    else {
        panic!("refused, and read again")
    };
    let loaded = hall.shelf.answer(Request::Load, Nothing);
    hall.step(Input::Stored(loaded));
    assert_eq!(hall.room.rows(), 0);
}

#[test]
fn what_was_foreseen_is_there_when_only_the_answer_was_lost() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.faults.push_back(Unknown);
    hall.decide(tokens[0], A, "bid 2").expect("it is there");
    assert_eq!(hall.acts(), [(0, "bid 2".into())]);
    assert!(asks(&hall.moment(), B));
}

#[test]
fn what_else_has_changed_is_shown_along_with_it() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.look(&tokens, 0);
    hall.look(&tokens[..1], 0);
    let request = begin_bid(&mut hall, tokens[0]);
    let foreseen = hall.room.foresee().expect("a row is under way");
    hall.now.at += seconds(65);
    let done = end_bid(&mut hall, request, Nothing);
    let Some(Effect::Publish(shown)) = done.first() else { panic!("shown") };
    assert_eq!((foreseen.places[1].presence, shown.places[1].presence), (Presence::Here, Presence::Away));
    assert!(asks(shown, B));
}

#[test]
fn only_rows_are_foreseen() {
    let (mut hall, tokens) = Hall::of_persons(2);
    assert!(hall.room.foresee().is_none(), "nothing is under way");
    let ask = Ask { id: 1, token: Some(tokens[0]), wish: Wish::SetPace(Pace::Fast), random: [0; 32] };
    assert!(matches!(hall.room.step(Input::Ask(ask), hall.now)[..], [Effect::Store(Request::Save(_))]));
    assert!(hall.room.foresee().is_none(), "a change of the room is shown when it is stored");
}

#[test]
fn a_match_looks_the_same_whether_it_was_foreseen_or_not() {
    let play = |foresees: bool| {
        let (mut hall, host) = Hall::begun(vec![bot("rookie"), bot("rookie")]);
        hall.foresees = foresees;
        hall.settle();
        hall.decide(host, A, "bid 1").expect("bid");
        hall.ask(Some(host), Wish::Leave(A)).expect("a bot plays on");
        hall.look(&[], 1);
        hall.wait(seconds(3000));
        hall.moments
    };
    let (with, without) = (play(true), play(false));
    assert!(with.len() > 100 && with.len() == without.len(), "{} {}", with.len(), without.len());
    for (one, other) in with.iter().zip(&without) {
        assert_eq!((one.stage, &one.places), (other.stage, &other.places));
        let (Some(seen), Some(expected)) = (&one.position, &other.position) else { continue };
        for viewer in [Viewer::Spectator, Viewer::Seat(A), Viewer::Seat(B)] {
            assert_eq!(seen.view(viewer), expected.view(viewer));
            assert!(one.log.heard(viewer).eq(other.log.heard(viewer)));
        }
        assert_eq!(one.ticket(A), other.ticket(A));
    }
}
