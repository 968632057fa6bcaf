//! A seat moves to another device.

use ecotable_kernel::Seat;
use ecotable_rooms::{Done, RoomError, Seating, Token, Wish};
use ecotable_store::Key;

use crate::hall::{Hall, bot, name};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn link(hall: &mut Hall, token: Token, seat: Seat) -> Key {
    match hall.ask(Some(token), Wish::MoveOut(seat)) {
        Ok(Done::Key(key)) => key,
        other => panic!("no link: {other:?}"),
    }
}

fn take(hall: &mut Hall, key: Key) -> (Seat, Token) {
    match hall.ask(None, Wish::MoveIn(key)) {
        Ok(Done::Seated(seat, token)) => (seat, token),
        other => panic!("not seated: {other:?}"),
    }
}

#[test]
fn a_link_moves_a_seat_to_another_device_once() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let key = link(&mut hall, tokens[1], B);
    let (seat, fresh) = take(&mut hall, key);
    assert_eq!(seat, B);
    assert_ne!(fresh, tokens[1]);
    assert!(hall.moment().device(Some(&tokens[1])).seats.is_empty(), "the old device is out");
    assert!(hall.moment().device(Some(&fresh)).seats.contains(B));
    assert_eq!(hall.ask(None, Wish::MoveIn(key)).unwrap_err(), RoomError::NoSuchLink);
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    assert_eq!(hall.decide(tokens[1], B, "pass").unwrap_err(), RoomError::NotYours(B));
    hall.decide(fresh, B, "pass").expect("the new device decides");
}

#[test]
fn a_new_link_replaces_the_old_one() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let old = link(&mut hall, tokens[1], B);
    let new = link(&mut hall, tokens[1], B);
    assert_eq!(hall.ask(None, Wish::MoveIn(old)).unwrap_err(), RoomError::NoSuchLink);
    take(&mut hall, new);
    assert_eq!(hall.ask(None, Wish::MoveIn(Key([0; 16]))).unwrap_err(), RoomError::NoSuchLink);
}

#[test]
fn only_the_holder_gets_a_link() {
    let (mut hall, tokens) = Hall::of_persons(2);
    assert_eq!(hall.ask(Some(tokens[0]), Wish::MoveOut(B)).unwrap_err(), RoomError::NotYours(B));
    assert_eq!(hall.ask(None, Wish::MoveOut(B)).unwrap_err(), RoomError::NotYours(B));
}

#[test]
fn of_a_device_with_several_seats_only_one_moves() {
    let (mut hall, host) = Hall::open(vec![Seating::Here(name("Owl")), bot("rookie")]);
    let key = link(&mut hall, host, B);
    let (_, owl) = take(&mut hall, key);
    assert_eq!(hall.moment().device(Some(&host)).seats.iter().collect::<Vec<_>>(), [A]);
    assert_eq!(hall.moment().device(Some(&owl)).seats.iter().collect::<Vec<_>>(), [B]);
    assert!(hall.moment().device(Some(&host)).host && !hall.moment().device(Some(&owl)).host);
}

#[test]
fn a_device_that_belongs_here_has_one_seat_more() {
    let (mut hall, tokens) = Hall::of_persons(3);
    let key = link(&mut hall, tokens[1], B);
    let moved = hall.ask(Some(tokens[2]), Wish::MoveIn(key));
    assert!(matches!(moved, Ok(Done::Seated(B, token)) if token == tokens[2]));
    assert_eq!(hall.moment().device(Some(&tokens[2])).seats.iter().collect::<Vec<_>>(), [B, Seat(2)]);
    assert!(hall.moment().device(Some(&tokens[1])).seats.is_empty());
    let own = link(&mut hall, tokens[0], A);
    assert!(hall.ask(Some(tokens[0]), Wish::MoveIn(own)).is_ok(), "who opens the own link keeps the seat");
    assert!(hall.moment().device(Some(&tokens[0])).seats.contains(A));
}

#[test]
fn the_host_moves_with_the_last_seat() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie")]);
    let key = link(&mut hall, host, A);
    let (_, fresh) = take(&mut hall, key);
    assert!(hall.moment().device(Some(&fresh)).host);
    assert_eq!(hall.moment().device(Some(&host)), ecotable_rooms::Device::default());
}

#[test]
fn a_link_is_good_after_a_restart() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let key = link(&mut hall, tokens[1], B);
    hall.restart();
    assert_eq!(take(&mut hall, key).0, B);
}
