//! Standing orders answer for a seat with ordinary decisions.

use ecotable_kernel::Seat;
use ecotable_rooms::{Done, Order, Pace, RoomError, Token, Wish};

use crate::hall::{Hall, seconds};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn order(
    hall: &mut Hall,
    token: Token,
    seat: Seat,
    order: impl Into<Option<Order>>,
) -> Result<Done, RoomError> {
    hall.ask(Some(token), Wish::Order(seat, order.into()))
}

#[test]
fn up_to_bids_as_little_as_wins_and_then_passes() {
    let (mut hall, tokens) = Hall::of_persons(2);
    order(&mut hall, tokens[1], B, Order::UpTo(4)).expect("given before B is asked");
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.wait(seconds(2));
    hall.decide(tokens[0], A, "bid 3").expect("bid");
    hall.wait(seconds(2));
    hall.decide(tokens[0], A, "bid 5").expect("bid");
    hall.wait(seconds(2));
    let own: Vec<_> = hall.acts().into_iter().filter(|(seat, _)| *seat == 1).collect();
    assert_eq!(own[..3], [(1, "bid 2".into()), (1, "bid 4".into()), (1, "pass".into())]);
    assert_eq!(hall.moment().order(B), None, "the auction is over");
}

#[test]
fn an_order_above_one_s_capital_bids_what_there_is_and_passes() {
    let (mut hall, tokens) = Hall::of_persons(3);
    order(&mut hall, tokens[1], B, Order::UpTo(100)).expect("given");
    hall.decide(tokens[0], A, "bid 5").expect("bid");
    hall.wait(seconds(2));
    assert_eq!(hall.acts().last(), Some(&(1, "bid 6".into())), "all that B has");
}

#[test]
fn an_order_waits_as_bots_do() {
    let (mut hall, tokens) = Hall::of_persons(2);
    order(&mut hall, tokens[1], B, Order::PassAuction).expect("given");
    hall.wait(seconds(5));
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.wait(Pace::Normal.wait() / 2);
    assert_eq!(hall.shelf.rows.len(), 1);
    hall.wait(Pace::Normal.wait() / 2);
    assert_eq!(hall.shelf.rows.len(), 2);
}

#[test]
fn pass_in_this_auction_ends_with_it() {
    let (mut hall, tokens) = Hall::of_persons(2);
    order(&mut hall, tokens[1], B, Order::PassAuction).expect("given");
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.wait(seconds(2));
    assert_eq!(hall.acts(), [(0, "bid 1".into()), (1, "pass".into())]);
    assert_eq!(hall.moment().order(B), None);
    hall.decide(tokens[0], A, "pass").expect("the second auction");
    hall.wait(seconds(60));
    assert_eq!(hall.shelf.rows.len(), 3, "B is asked");
}

#[test]
fn pass_in_this_round_ends_with_the_round() {
    let (mut hall, tokens) = Hall::of_persons(2);
    order(&mut hall, tokens[1], B, Order::PassRound).expect("given");
    let mut autopasses = 0;
    while hall.legal(B).is_empty() || hall.moment().order(B).is_some() {
        if hall.legal(A).contains(&"pass".to_owned()) {
            hall.decide(tokens[0], A, "pass").expect("passed");
        }
        hall.wait(seconds(3));
        autopasses = hall.acts().iter().filter(|(seat, _)| *seat == 1).count();
    }
    assert!(autopasses >= 3, "B has passed in {autopasses} auctions");
    assert!(hall.legal(B).contains(&"confirm".to_owned()), "production is B's own");
    assert_eq!(order(&mut hall, tokens[1], B, Order::PassRound).unwrap_err(), RoomError::NoAuction);
    assert_eq!(order(&mut hall, tokens[1], B, Order::UpTo(3)).unwrap_err(), RoomError::NoAuction);
}

#[test]
fn an_order_can_be_changed_and_taken_back() {
    let (mut hall, tokens) = Hall::of_persons(2);
    order(&mut hall, tokens[1], B, Order::UpTo(4)).expect("given");
    order(&mut hall, tokens[1], B, Order::UpTo(2)).expect("changed");
    hall.decide(tokens[0], A, "bid 2").expect("bid");
    order(&mut hall, tokens[1], B, None).expect("taken back");
    assert_eq!(hall.moment().order(B), None);
    hall.wait(seconds(60));
    assert_eq!(hall.shelf.rows.len(), 1, "B is asked");
    order(&mut hall, tokens[1], B, None).expect("nothing to take back");
}

#[test]
fn an_order_is_one_s_own_affair() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let seen = |hall: &Hall| (hall.moment().ticket(A), hall.moment().places.to_vec());
    let before = seen(&hall);
    let refused = order(&mut hall, tokens[0], B, Order::UpTo(4));
    assert_eq!(refused.unwrap_err(), RoomError::NotYours(B));
    order(&mut hall, tokens[1], B, Order::UpTo(4)).expect("given");
    assert_eq!(seen(&hall), before, "nobody else notices");
    assert_eq!((hall.moment().order(A), hall.moment().order(B)), (None, Some(Order::UpTo(4))));
}

#[test]
fn a_form_that_wants_what_the_order_has_done_is_answered_as_done() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    let ticket = hall.moment().ticket(B);
    order(&mut hall, tokens[1], B, Order::PassAuction).expect("given");
    hall.wait(seconds(2));
    let rows = hall.shelf.rows.len();
    let same = Wish::Decide { seat: B, ticket, action: "pass".into() };
    assert!(hall.ask(Some(tokens[1]), same).is_ok());
    let other = Wish::Decide { seat: B, ticket, action: "bid 2".into() };
    assert_eq!(hall.ask(Some(tokens[1]), other).unwrap_err(), RoomError::Stale);
    assert_eq!(hall.shelf.rows.len(), rows);
}

#[test]
fn who_takes_back_what_an_order_did_has_no_order_any_more() {
    let (mut hall, tokens) = Hall::of_persons(3);
    order(&mut hall, tokens[1], B, Order::UpTo(4)).expect("given");
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.wait(seconds(2));
    assert_eq!(hall.acts().last(), Some(&(1, "bid 2".into())));
    hall.undo(tokens[1], B).expect("taken back");
    hall.wait(seconds(60));
    assert_eq!(hall.acts().last(), Some(&(1, "undo".into())));
    assert_eq!(hall.moment().order(B), None);
    hall.restart();
    assert_eq!(hall.moment().order(B), None, "also after a restart");
}

#[test]
fn before_the_match_there_are_no_orders() {
    let (mut hall, host) = Hall::open(vec![crate::hall::bot("rookie")]);
    assert_eq!(order(&mut hall, host, A, Order::PassRound).unwrap_err(), RoomError::NotBegun);
}

#[test]
fn a_game_that_never_asks_out_of_turn_takes_no_order_to_say_no() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let given = order(&mut hall, tokens[1], B, Order::Decline);
    assert_eq!(given.err(), Some(RoomError::NoAuction));
    assert_eq!(hall.moment().order(B), None);
}
