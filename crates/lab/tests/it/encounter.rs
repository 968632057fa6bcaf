//! Arrangements of two bots around a table.

use std::collections::BTreeSet;

use ecotable_kernel::{Seat, SeatSet};
use ecotable_lab::arrangements;

#[test]
fn both_bots_sit_equally_often_in_every_seat() {
    for seats in 2..=8 {
        let all = SeatSet::all(seats);
        let sides: Vec<_> = arrangements(seats).into_iter().flat_map(|set| [set, all.without(set)]).collect();
        for seat in Seat::all(seats) {
            let first = sides.iter().filter(|side| side.contains(seat)).count();
            assert_eq!(2 * first, sides.len(), "seat {seat} of {seats}");
        }
    }
}

#[test]
fn every_balanced_arrangement_comes_up_once() {
    // All ways of choosing half of the seats, or with an odd number the smaller and the larger half.
    for (seats, ways) in [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20), (7, 70), (8, 70)] {
        let all = SeatSet::all(seats);
        let sides: BTreeSet<_> =
            arrangements(seats).into_iter().flat_map(|set| [set.bits(), all.without(set).bits()]).collect();
        assert_eq!(sides.len(), ways, "{seats} seats");
        assert_eq!(2 * arrangements(seats).len(), ways, "{seats} seats");
        assert!(
            sides.iter().all(|side| side.count_ones().abs_diff(u32::from(seats) / 2) <= u32::from(seats % 2))
        );
    }
}
