//! Nobody can want too much.

use std::time::Duration;

use ecotable_kernel::Seat;
use ecotable_rooms::{RoomError, Seating, Wish};

use crate::hall::{Hall, name, seconds};

#[test]
fn a_device_may_want_twenty_things_at_once_and_then_five_a_second() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.wait(seconds(100));
    let count = |hall: &mut Hall| {
        let mut refused = || matches!(hall.ask(Some(tokens[0]), Wish::Skip), Err(RoomError::TooFast));
        (0..50).take_while(|_| !refused()).count()
    };
    assert_eq!(count(&mut hall), 20);
    hall.wait(seconds(1));
    assert_eq!(count(&mut hall), 5);
    hall.wait(Duration::from_millis(199));
    assert_eq!(count(&mut hall), 0);
    hall.wait(seconds(1000));
    assert_eq!(count(&mut hall), 20, "no more is saved up");
    assert!(hall.ask(Some(tokens[1]), Wish::Skip).is_ok(), "others are not concerned");
}

#[test]
fn having_something_worked_out_counts_among_what_a_device_may_want() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.wait(seconds(100));
    let think = |hall: &mut Hall, seat| hall.ask(Some(tokens[0]), Wish::Think(seat));
    assert_eq!(think(&mut hall, Seat(1)).unwrap_err(), RoomError::NotYours(Seat(1)));
    let thought = (0..50).take_while(|_| think(&mut hall, Seat(0)).is_ok()).count();
    assert_eq!(thought, 19, "with the one that was refused");
    assert_eq!(think(&mut hall, Seat(0)).unwrap_err(), RoomError::TooFast);
    assert_eq!(hall.ask(Some(tokens[0]), Wish::Skip).unwrap_err(), RoomError::TooFast, "one limit for all");
    assert!(hall.ask(Some(tokens[1]), Wish::Think(Seat(1))).is_ok(), "others are not concerned");
}

#[test]
fn strangers_share_a_wide_limit() {
    let (mut hall, host) = Hall::open(vec![Seating::Open]);
    let join = || Wish::Join { nickname: name("Owl"), seat: Some(Seat(0)) };
    let refused = (0..200).filter(|_| matches!(hall.ask(None, join()), Err(RoomError::TooFast))).count();
    assert_eq!(refused, 100);
    assert!(hall.ask(Some(host), Wish::AddPlace).is_ok(), "who belongs here is not concerned");
}
