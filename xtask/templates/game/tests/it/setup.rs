//! SD-2: setup.

use ecotable_kernel::{Seat, SeatSet, Viewer};

use crate::table;

#[test]
fn sd_2_1_every_seat_is_dealt_three_cards_that_others_do_not_see() {
    let table = table();
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.own_hand.len(), view.hand_sizes.as_slice(), view.deck_size), (3, &[3, 3][..], 18));
    assert!(table.view(Viewer::Spectator).own_hand.is_empty());
}

#[test]
fn sd_2_2_seat_0_begins_and_the_turn_passes_clockwise() {
    let mut table = table();
    for seat in [0, 1, 0, 1] {
        assert_eq!(table.to_act(), SeatSet::one(Seat(seat)));
        table.play(Seat(seat), "pass".parse().unwrap()).unwrap();
    }
}
