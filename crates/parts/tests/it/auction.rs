//! The open auction with its two meanings of a pass.

use ecotable_kernel::{Seat, SeatSet};
use ecotable_parts::auction::{Auction, Close, PassPolicy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const D: Seat = Seat(3);

/// Plays the auction of four seats opened by `opener`; 0 is a pass. Gives the seats asked and the end.
fn run(policy: PassPolicy, opener: Seat, bids: &[u16]) -> (Vec<u8>, Option<Close>) {
    let mut auction = Auction::open(SeatSet::all(4), opener, policy);
    let mut asked = Vec::new();
    for &bid in bids {
        asked.push(auction.actor().0);
        if bid == 0 { auction.pass() } else { auction.bid(bid) }
    }
    (asked, auction.close())
}

#[test]
fn all_but_the_leader_pass_in_a_row_and_the_leader_buys() {
    let (asked, end) = run(PassPolicy::Reentry, A, &[1, 3, 0, 4, 0, 5, 0, 0, 0]);
    assert_eq!(asked, [0, 1, 2, 3, 0, 1, 2, 3, 0]);
    assert_eq!(end, Some(Close::Sold { winner: B, price: 5 }));
}

#[test]
fn with_reentry_a_late_bid_asks_those_who_passed_again() {
    assert_eq!(run(PassPolicy::Reentry, A, &[0, 0, 0, 1]).1, None);
    let (asked, end) = run(PassPolicy::Reentry, A, &[0, 0, 0, 1, 2, 0, 0, 0]);
    assert_eq!(asked, [0, 1, 2, 3, 0, 1, 2, 3]);
    assert_eq!(end, Some(Close::Sold { winner: A, price: 2 }));
}

#[test]
fn with_final_passes_a_late_bid_wins_at_once() {
    assert_eq!(run(PassPolicy::Final, A, &[0, 0, 0, 1]).1, Some(Close::Sold { winner: D, price: 1 }));
}

#[test]
fn with_final_passes_those_who_passed_are_skipped() {
    let (asked, end) = run(PassPolicy::Final, B, &[1, 0, 2, 0, 3, 0]);
    assert_eq!(asked, [1, 2, 3, 0, 1, 3]);
    assert_eq!(end, Some(Close::Sold { winner: B, price: 3 }));
}

#[test]
fn nobody_bids_and_nothing_is_sold() {
    assert_eq!(run(PassPolicy::Reentry, D, &[0, 0, 0, 0]).1, Some(Close::Unsold));
    assert_eq!(run(PassPolicy::Final, D, &[0, 0, 0]).1, None);
}

#[test]
fn an_initiator_who_has_committed_leads_and_the_left_neighbour_is_asked() {
    let auction = Auction::open_with(SeatSet::all(4), D, 7, PassPolicy::Final);
    assert_eq!((auction.actor(), auction.leader(), auction.high()), (A, Some(D), 7));
}

#[test]
fn an_auction_without_rivals_closes_with_its_first_bid() {
    let auction = Auction::open_with(SeatSet::one(B), B, 2, PassPolicy::Final);
    assert_eq!(auction.close(), Some(Close::Sold { winner: B, price: 2 }));
}

#[test]
fn a_standing_restores_the_auction() {
    let mut auction = Auction::open(SeatSet::all(4), B, PassPolicy::Final);
    auction.bid(3);
    auction.pass();
    let again = Auction::restore(SeatSet::all(4), PassPolicy::Final, auction.standing());
    assert_eq!(again, auction);
}
