//! Seats, sets of seats, and viewers.

use ecotable_kernel::{MAX_SEATS, Seat, SeatSet, Viewer};

fn set(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

#[test]
fn seats_go_round_the_table() {
    assert_eq!((Seat(0).next(3), Seat(1).next(3), Seat(2).next(3)), (Seat(1), Seat(2), Seat(0)));
    assert_eq!(Seat(2).clockwise(4).collect::<Vec<_>>(), [2, 3, 0, 1].map(Seat));
    assert_eq!(Seat::all(3).rev().collect::<Vec<_>>(), [2, 1, 0].map(Seat));
    assert_eq!((Seat(3).distance_from(Seat(1), 4), Seat(1).distance_from(Seat(3), 4)), (2, 2));
    assert_eq!((Seat(0).distance_from(Seat(3), 4), Seat(2).distance_from(Seat(2), 4)), (1, 0));
}

#[test]
fn a_set_has_what_was_put_in() {
    let mut seats = set(&[5, 0, 2]);
    assert_eq!((seats.len(), seats.bits(), seats.first()), (3, 0b10_0101, Some(Seat(0))));
    assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 2, 5].map(Seat));
    seats.remove(Seat(0));
    seats.insert(Seat(7));
    assert_eq!(seats, set(&[2, 5, 7]));
    assert!(seats.contains(Seat(7)) && !seats.contains(Seat(0)));
    assert_eq!(seats.without(set(&[5, 6])), set(&[2, 7]));
}

#[test]
fn the_empty_and_the_full_set() {
    assert!(SeatSet::EMPTY.is_empty() && SeatSet::EMPTY.first().is_none() && SeatSet::default().is_empty());
    assert_eq!(SeatSet::EMPTY.iter().count(), 0);
    assert_eq!(SeatSet::all(MAX_SEATS as u8).len(), 8);
    assert_eq!(SeatSet::all(3), set(&[0, 1, 2]));
    assert_eq!(SeatSet::one(Seat(7)), SeatSet::from_bits(0x80));
}

#[test]
fn a_seat_beyond_every_table_is_in_no_set() {
    assert!([8, 9, 64, 255].into_iter().all(|seat| !SeatSet::from_bits(255).contains(Seat(seat))));
}

#[test]
fn sets_survive_json_and_impossible_seats_are_refused() {
    let json = serde_json::to_string(&set(&[4, 1])).unwrap();
    assert_eq!(json, "[1,4]");
    assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), set(&[1, 4]));
    assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
    assert!(serde_json::from_str::<SeatSet>("[0,0,0,0,0,0,0,0,0]").is_err());
}

#[test]
fn viewers_are_written_as_a_number_or_a_word() {
    for viewer in [Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(viewer.to_string().parse(), Ok(viewer));
    }
    assert!("nobody".parse::<Viewer>().is_err());
    assert!(Viewer::Seat(Seat(3)).is(Seat(3)) && !Viewer::Spectator.is(Seat(3)));
    assert_eq!((Viewer::Seat(Seat(3)).seat(), Viewer::Spectator.seat()), (Some(Seat(3)), None));
}
