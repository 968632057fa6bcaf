//! Nothing that was acknowledged is lost, whatever happens to the store.

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::pure::{Ask, Effect, Input};
use ecotable_rooms::{Done, Pace, RoomError, Seating, Stage, Token, Wish};
use ecotable_store::StoreError;

use crate::hall::{Hall, bot, name, seconds};
use crate::shelf::Fault::{self, Full, Lost, Nothing, Unknown};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn with_faults(hall: &mut Hall, faults: &[Fault]) {
    hall.faults.extend(faults);
}

#[test]
fn a_lost_append_is_tried_again() {
    let (mut hall, tokens) = Hall::of_persons(2);
    with_faults(&mut hall, &[Lost]);
    hall.decide(tokens[0], A, "bid 2").expect("the second attempt succeeds");
    assert_eq!(hall.acts(), [(0, "bid 2".into())]);
}

#[test]
fn an_append_whose_answer_was_lost_happens_once() {
    let (mut hall, tokens) = Hall::of_persons(2);
    with_faults(&mut hall, &[Unknown]);
    hall.decide(tokens[0], A, "bid 2").expect("it is there");
    assert_eq!(hall.acts(), [(0, "bid 2".into())]);
    assert!(hall.to_act().contains(B));
}

#[test]
fn while_the_store_is_away_nothing_changes_in_memory() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let before = hall.view(Viewer::Seat(A));
    with_faults(&mut hall, &[Lost, Lost]);
    let ticket = hall.moment().ticket(A);
    let wish = Wish::Decide { seat: A, ticket, action: "bid 2".into() };
    let refused = hall.ask(Some(tokens[0]), wish.clone());
    assert!(matches!(refused, Err(RoomError::Storage(StoreError::Storage(_)))));
    assert_eq!(hall.view(Viewer::Seat(A)), before);
    assert_eq!(hall.moment().ticket(A), ticket);
    hall.ask(Some(tokens[0]), wish).expect("the same form again");
    assert_eq!(hall.shelf.rows.len(), 1);
}

#[test]
fn after_doubt_the_room_is_read_again_before_anything_else() {
    let (mut hall, tokens) = Hall::of_persons(2);
    with_faults(&mut hall, &[Unknown, Lost]);
    let ticket = hall.moment().ticket(A);
    let wish = Wish::Decide { seat: A, ticket, action: "bid 2".into() };
    assert!(matches!(hall.ask(Some(tokens[0]), wish.clone()), Err(RoomError::Storage(_))));
    assert_eq!(hall.shelf.rows.len(), 1, "it has happened, and nobody knows");
    let other = Wish::Decide { seat: A, ticket, action: "pass".into() };
    assert_eq!(hall.ask(Some(tokens[0]), other).unwrap_err(), RoomError::Stale);
    assert!(hall.ask(Some(tokens[0]), wish).is_ok());
    assert_eq!(hall.acts(), [(0, "bid 2".into())]);
}

#[test]
fn a_room_in_doubt_reads_again_by_itself_after_a_while() {
    let (mut hall, tokens) = Hall::of_persons(2);
    with_faults(&mut hall, &[Unknown, Lost, Lost, Lost]);
    assert!(hall.decide(tokens[0], A, "bid 2").is_err());
    let shown = hall.moments.len();
    hall.wait(seconds(10));
    assert!(hall.moments.len() > shown, "everybody sees what has happened");
    assert!(hall.to_act().contains(B));
}

#[test]
fn a_full_disk_refuses_and_nothing_has_changed() {
    let (mut hall, tokens) = Hall::of_persons(2);
    with_faults(&mut hall, &[Full]);
    let full = hall.decide(tokens[0], A, "bid 2");
    assert_eq!(full.unwrap_err(), RoomError::Storage(StoreError::Full));
    assert!(hall.shelf.rows.is_empty() && hall.to_act().contains(A));
    hall.decide(tokens[0], A, "bid 2").expect("there is room again");
}

#[test]
fn of_two_servers_the_slower_one_reads_what_the_other_did() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let mut rival = hall.rival();
    rival.decide(tokens[0], A, "bid 3").expect("bid");
    rival.decide(tokens[1], B, "bid 4").expect("bid");
    hall.shelf = rival.shelf.clone();
    assert_eq!(hall.decide(tokens[0], A, "bid 2").unwrap_err(), RoomError::Stale);
    assert_eq!(hall.view(Viewer::Spectator), rival.view(Viewer::Spectator));
    hall.decide(tokens[0], A, "bid 5").expect("now the form is good");
    assert_eq!(hall.shelf.rows.len(), 3);
}

#[test]
fn two_servers_that_get_the_same_form_do_it_once() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let mut rival = hall.rival();
    rival.decide(tokens[0], A, "bid 3").expect("bid");
    hall.shelf = rival.shelf.clone();
    hall.decide(tokens[0], A, "bid 3").expect("it has happened");
    assert_eq!(hall.shelf.rows.len(), 1);
    assert!(hall.to_act().contains(B));
}

#[test]
fn a_place_whose_answer_was_lost_belongs_to_who_asked() {
    let (mut hall, _) = Hall::open(vec![Seating::Open]);
    with_faults(&mut hall, &[Unknown]);
    let (seat, owl) = hall.join("Owl");
    assert!(hall.moment().device(Some(&owl)).seats.contains(seat));
}

#[test]
fn a_place_that_was_not_stored_is_tried_again() {
    let (mut hall, _) = Hall::open(vec![Seating::Open]);
    with_faults(&mut hall, &[Lost]);
    let (seat, owl) = hall.join("Owl");
    assert!(hall.moment().device(Some(&owl)).seats.contains(seat));
    with_faults(&mut hall, &[Lost, Lost]);
    assert!(matches!(hall.ask(Some(owl), Wish::Leave(seat)), Err(RoomError::Storage(_))));
    assert_eq!(hall.moment().places[1].nickname(), Some(&name("Owl")), "nothing has changed");
}

#[test]
fn of_two_servers_that_give_away_one_place_one_is_told() {
    let (mut hall, _) = Hall::open(vec![Seating::Open, Seating::Open]);
    let mut rival = hall.rival();
    let want = |nickname: &str| Wish::Join { nickname: name(nickname), seat: Some(Seat(1)) };
    rival.ask(None, want("Owl")).expect("first");
    hall.shelf = rival.shelf.clone();
    assert_eq!(hall.ask(None, want("Bee")).unwrap_err(), RoomError::Taken(Seat(1)));
    assert_eq!(hall.moment().places[1].nickname(), Some(&name("Owl")));
    rival.ask(None, Wish::Join { nickname: name("Elk"), seat: None }).expect("seated");
    hall.shelf = rival.shelf.clone();
    assert_eq!(
        hall.ask(None, Wish::Join { nickname: name("Bee"), seat: None }).unwrap_err(),
        RoomError::Full
    );
}

/// Somebody asks; the change is stored, nobody knows, and another server changes the room before it is read again.
fn ask_in_a_crowd(hall: &mut Hall, token: Option<Token>, wish: Wish) -> Result<Done, RoomError> {
    let mut next = Some(Input::Ask(Ask { id: 1, token, wish, random: [6; 32] }));
    let mut fault = Unknown;
    while let Some(input) = next.take() {
        for effect in hall.room.step(input, hall.now) {
            match effect {
                Effect::Answer(1, answer) => return answer,
                Effect::Store(request) => {
                    next = Some(Input::Stored(hall.shelf.answer(request, fault)));
                    if std::mem::replace(&mut fault, Nothing) == Unknown {
                        let mut rival = hall.rival();
                        rival.join("Rival");
                        hall.shelf = rival.shelf;
                    }
                }
                _ => {}
            }
        }
    }
    panic!("no answer");
}

#[test]
fn a_place_whose_answer_was_lost_in_a_crowd_is_taken_once() {
    let (mut hall, _) = Hall::open(vec![Seating::Open; 4]);
    let join = Wish::Join { nickname: name("Owl"), seat: None };
    let Ok(Done::Seated(seat, token)) = ask_in_a_crowd(&mut hall, None, join) else { panic!("seated") };
    assert_eq!(hall.moment().device(Some(&token)).seats.iter().collect::<Vec<_>>(), [seat]);
    assert_eq!(hall.moment().places.iter().filter(|place| place.is_person()).count(), 3);
}

#[test]
fn a_seat_that_moved_while_nobody_knew_has_moved() {
    let (mut hall, host) = Hall::open(vec![Seating::Open; 3]);
    let Ok(Done::Key(key)) = hall.ask(Some(host), Wish::MoveOut(A)) else { panic!("a link") };
    let moved = ask_in_a_crowd(&mut hall, None, Wish::MoveIn(key));
    assert!(matches!(moved, Ok(Done::Seated(A, _))));
}

#[test]
fn what_must_not_happen_twice_is_not_tried_twice() {
    let (mut hall, host) = Hall::open(vec![Seating::Open; 4]);
    hall.join("Owl");
    let removed = ask_in_a_crowd(&mut hall, Some(host), Wish::RemovePlace(Seat(3)));
    assert!(matches!(removed, Err(RoomError::Storage(_))), "nobody knows");
    assert_eq!(hall.moment().places.len(), 4, "one place is gone and not two");
    let set = ask_in_a_crowd(&mut hall, Some(host), Wish::SetPace(Pace::Fast));
    assert!(set.is_ok(), "this may happen as often as it likes");
}

#[test]
fn a_start_that_was_cut_off_is_finished_after_a_restart() {
    let (mut hall, host) = Hall::open(vec![bot("rookie")]);
    with_faults(&mut hall, &[Nothing, Lost, Lost]);
    assert!(matches!(hall.ask(Some(host), Wish::Start), Err(RoomError::Storage(_))));
    assert!(hall.shelf.header.is_none(), "the match was agreed and not created");
    hall.restart();
    hall.step(Input::Tick);
    assert!(hall.shelf.header.is_some());
    assert_eq!(hall.moment().stage, Stage::Playing);
}

#[test]
fn a_start_succeeds_whatever_answer_is_lost() {
    for faults in [&[Lost][..], &[Unknown], &[Nothing, Lost], &[Nothing, Unknown]] {
        let (mut hall, host) = Hall::open(vec![bot("rookie")]);
        with_faults(&mut hall, faults);
        assert!(matches!(hall.ask(Some(host), Wish::Start), Ok(Done::Done)), "{faults:?}");
        assert_eq!(hall.moment().stage, Stage::Playing);
        let seed = hall.shelf.header.as_ref().expect("a match").seed;
        assert_eq!(hall.moment().commitment, Some(seed.commitment()));
    }
}

#[test]
fn a_start_that_was_cut_off_is_finished_by_asking_again() {
    let (mut hall, host) = Hall::open(vec![bot("rookie")]);
    with_faults(&mut hall, &[Nothing, Lost, Lost]);
    assert!(hall.ask(Some(host), Wish::Start).is_err());
    with_faults(&mut hall, &[Nothing, Full]);
    assert_eq!(hall.ask(Some(host), Wish::Start).unwrap_err(), RoomError::Storage(StoreError::Full));
    hall.ask(Some(host), Wish::Start).expect("begun");
    assert_eq!(hall.moment().stage, Stage::Playing);
    let join = Wish::Join { nickname: name("Owl"), seat: None };
    assert_eq!(hall.ask(None, join).unwrap_err(), RoomError::Begun);
}

#[test]
fn two_servers_that_start_one_match_play_the_same() {
    let (mut hall, host) = Hall::open(vec![bot("rookie")]);
    let mut rival = hall.rival();
    rival.ask(Some(host), Wish::Start).expect("begun");
    hall.shelf = rival.shelf.clone();
    hall.ask(Some(host), Wish::Start).expect("it has begun");
    assert_eq!(hall.moment().commitment, rival.moment().commitment);
}

#[test]
fn who_asks_while_the_store_is_at_work_is_told_that_the_room_is_busy() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let ask = |id, wish| Input::Ask(Ask { id, token: Some(tokens[0]), wish, random: [0; 32] });
    let ticket = hall.moment().ticket(A);
    let bid = Wish::Decide { seat: A, ticket, action: "bid 2".into() };
    let Some(Effect::Store(request)) = hall.room.step(ask(1, bid), hall.now).pop() else { panic!("a row") };
    assert!(hall.room.is_waiting() && !hall.room.is_quiet());
    let busy = hall.room.step(ask(2, Wish::Skip), hall.now);
    assert!(matches!(busy[..], [Effect::Answer(2, Err(RoomError::Busy))]));
    let stored = hall.shelf.answer(request, Nothing);
    let done = hall.room.step(Input::Stored(stored), hall.now);
    assert!(matches!(done[..], [Effect::Publish(_), Effect::Answer(1, Ok(Done::Done))]), "in this order");
    assert!(!hall.room.is_waiting());
}

#[test]
fn a_store_that_works_again_ends_the_waiting() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie"), bot("rookie")]);
    with_faults(&mut hall, &[Lost, Lost, Lost, Lost, Lost, Lost]);
    assert!(hall.decide(host, A, "bid 1").is_err());
    assert!(hall.decide(host, A, "bid 1").is_err());
    hall.faults.clear();
    hall.decide(host, A, "bid 1").expect("bid");
    hall.settle();
    assert!(hall.shelf.rows.len() > 1, "bots move at once");
}

#[test]
fn a_room_that_was_deleted_ends() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.shelf.record = None;
    hall.shelf.header = None;
    assert_eq!(hall.decide(tokens[0], A, "bid 2").unwrap_err(), RoomError::UnknownTable);
    assert_eq!(hall.end, Some(RoomError::UnknownTable));
}

#[test]
fn bots_play_on_when_the_store_is_back() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie"), bot("rookie")]);
    hall.decide(host, A, "pass").expect("passed");
    with_faults(&mut hall, &[Lost, Lost, Lost, Full, Lost]);
    hall.wait(seconds(120));
    assert!(hall.shelf.rows.len() > 1);
    assert!(hall.to_act().contains(A), "until a person is asked");
}
