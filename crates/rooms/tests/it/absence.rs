//! Who is absent is shown, and a bot may play on for them.

use ecotable_kernel::Seat;
use ecotable_rooms::pure::Input;
use ecotable_rooms::{Order, Presence, RoomError, Seating, Token, Wish};

use crate::hall::{Hall, bot, seconds};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn presence(hall: &Hall) -> Vec<Presence> {
    hall.moment().places.iter().map(|place| place.presence).collect()
}

/// So many persons, of whom seat 1 has been gone for long; the others look.
fn without_b(persons: usize) -> (Hall, Vec<Token>) {
    let (mut hall, tokens) = Hall::of_persons(persons);
    let others: Vec<_> =
        tokens.iter().enumerate().filter(|(seat, _)| *seat != 1).map(|(_, token)| *token).collect();
    hall.look(&others, 0);
    hall.wait(seconds(200));
    assert_eq!(hall.place(1).presence, Presence::Gone);
    (hall, tokens)
}

/// How many have voted for a bot in a seat, and how many votes are needed.
fn votes(hall: &Hall, seat: u8) -> (u8, u8) {
    let votes = hall.place(seat).votes;
    (votes.count(), votes.needed)
}

#[test]
fn who_stops_looking_is_away_and_then_gone() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.look(&tokens, 0);
    hall.wait(seconds(300));
    assert_eq!(presence(&hall), [Presence::Here, Presence::Here]);
    hall.look(&tokens[..1], 0);
    hall.wait(seconds(14));
    assert_eq!(presence(&hall)[1], Presence::Here, "a page that reloads is no absence");
    hall.wait(seconds(1));
    assert_eq!(presence(&hall)[1], Presence::Away);
    hall.wait(seconds(44));
    assert_eq!(presence(&hall)[1], Presence::Away);
    hall.wait(seconds(1));
    assert_eq!(presence(&hall), [Presence::Here, Presence::Gone]);
    hall.look(&tokens, 0);
    assert_eq!(presence(&hall), [Presence::Here, Presence::Here]);
}

#[test]
fn everybody_sees_the_change_when_it_happens() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.look(&tokens, 0);
    hall.wait(seconds(100));
    let shown = hall.moments.len();
    hall.look(&tokens[..1], 0);
    assert_eq!(hall.moments.len(), shown, "nothing looks different yet");
    hall.wait(seconds(100));
    let seen: Vec<_> = hall.moments[shown..].iter().map(|moment| moment.places[1].presence).collect();
    assert_eq!(seen, [Presence::Away, Presence::Gone]);
}

#[test]
fn who_only_loads_pages_is_there_for_a_while() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.wait(seconds(300));
    assert_eq!(presence(&hall), [Presence::Gone, Presence::Gone]);
    hall.step(Input::Seen(Some(tokens[1].hash())));
    assert_eq!(presence(&hall), [Presence::Gone, Presence::Here]);
    hall.wait(seconds(59));
    assert_eq!(presence(&hall)[1], Presence::Here);
    hall.wait(seconds(1));
    assert_eq!(presence(&hall)[1], Presence::Away);
    hall.wait(seconds(45));
    assert_eq!(presence(&hall)[1], Presence::Gone);
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    assert_eq!(presence(&hall)[0], Presence::Here, "who does something is there");
}

#[test]
fn after_a_restart_everybody_has_a_moment_to_come_back() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.restart();
    assert_eq!(presence(&hall), [Presence::Here, Presence::Here]);
    hall.look(&tokens[..1], 0);
    hall.wait(seconds(16));
    assert_eq!(presence(&hall), [Presence::Here, Presence::Away]);
}

#[test]
fn a_device_with_several_seats_is_there_for_all_of_them() {
    let (mut hall, host) = Hall::begun(vec![Seating::Here(crate::hall::name("Owl")), bot("rookie")]);
    hall.look(&[host], 0);
    hall.wait(seconds(100));
    assert_eq!(presence(&hall), [Presence::Here; 3]);
    hall.look(&[], 0);
    hall.wait(seconds(100));
    assert_eq!(presence(&hall), [Presence::Gone, Presence::Gone, Presence::Here], "bots are always there");
}

#[test]
fn the_host_lets_a_bot_play_on_for_who_is_gone() {
    let (mut hall, tokens) = without_b(3);
    hall.ask(Some(tokens[0]), Wish::StandIn(B)).expect("seated");
    let usual = ecotable_catalog::game("tradejack").expect("a game").usual_bot();
    assert_eq!(hall.place(1).stand_in.as_deref(), Some(usual));
    assert!(hall.place(1).helped);
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    hall.wait(seconds(5));
    assert_eq!(hall.acts()[1].0, 1, "the bot decides for B");
}

#[test]
fn nobody_is_replaced_who_is_there_or_only_away() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.look(&tokens, 0);
    assert_eq!(hall.ask(Some(tokens[0]), Wish::StandIn(B)).unwrap_err(), RoomError::Present(B));
    hall.look(&tokens[..1], 0);
    hall.wait(seconds(70));
    assert_eq!(hall.place(1).presence, Presence::Away);
    assert_eq!(hall.ask(Some(tokens[0]), Wish::StandIn(B)).unwrap_err(), RoomError::Present(B));
    let (mut hall, host) = Hall::begun(vec![bot("rookie")]);
    assert_eq!(hall.ask(Some(host), Wish::StandIn(B)).unwrap_err(), RoomError::Present(B), "a bot is there");
    let nobody = hall.ask(Some(host), Wish::StandIn(Seat(6)));
    assert_eq!(nobody.unwrap_err(), RoomError::NotYours(Seat(6)));
}

#[test]
fn others_vote_and_the_majority_of_those_who_are_there_decides() {
    let (mut hall, tokens) = without_b(5);
    hall.ask(Some(tokens[2]), Wish::StandIn(B)).expect("a vote");
    hall.ask(Some(tokens[2]), Wish::StandIn(B)).expect("the same vote");
    assert_eq!(votes(&hall, 1), (1, 3));
    assert_eq!(hall.place(1).stand_in, None);
    hall.ask(Some(tokens[3]), Wish::StandIn(B)).expect("a vote");
    assert_eq!((votes(&hall, 1), hall.place(1).stand_in), ((2, 3), None));
    hall.ask(Some(tokens[4]), Wish::StandIn(B)).expect("a vote");
    assert!(hall.place(1).stand_in.is_some());
}

#[test]
fn a_table_whose_host_is_gone_is_not_stuck() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.look(&tokens[1..], 0);
    hall.wait(seconds(200));
    hall.ask(Some(tokens[1]), Wish::StandIn(A)).expect("a vote");
    assert_eq!(votes(&hall, 0), (1, 2));
    hall.ask(Some(tokens[2]), Wish::StandIn(A)).expect("a vote");
    assert!(hall.place(0).stand_in.is_some());
}

#[test]
fn who_is_left_alone_decides_alone() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.look(&tokens[2..], 0);
    hall.wait(seconds(200));
    hall.ask(Some(tokens[2]), Wish::StandIn(A)).expect("one vote is the majority");
    hall.ask(Some(tokens[2]), Wish::StandIn(B)).expect("one vote is the majority");
    assert!(hall.place(0).stand_in.is_some() && hall.place(1).stand_in.is_some());
}

#[test]
fn a_vote_is_enough_when_the_others_have_gone() {
    let (mut hall, tokens) = without_b(4);
    hall.ask(Some(tokens[2]), Wish::StandIn(B)).expect("a vote");
    assert_eq!(votes(&hall, 1), (1, 2));
    hall.look(&tokens[2..3], 0);
    hall.wait(seconds(100));
    assert!(hall.place(1).stand_in.is_some(), "seat 2 is the only one who is there");
    assert!(hall.place(0).stand_in.is_none() && hall.place(3).stand_in.is_none());
}

#[test]
fn who_comes_back_makes_votes_void() {
    let (mut hall, tokens) = without_b(5);
    hall.ask(Some(tokens[2]), Wish::StandIn(B)).expect("a vote");
    hall.look(&tokens, 0);
    assert_eq!(votes(&hall, 1).0, 0);
    hall.look(&[tokens[0], tokens[2], tokens[3], tokens[4]], 0);
    hall.wait(seconds(200));
    assert_eq!(votes(&hall, 1).0, 0, "old votes do not count for another absence");
}

#[test]
fn spectators_and_the_absent_have_no_vote() {
    let (mut hall, tokens) = without_b(5);
    assert_eq!(hall.ask(None, Wish::StandIn(B)).unwrap_err(), RoomError::NotYours(B));
    let stranger = Token::from_random([1; 16]);
    assert_eq!(hall.ask(Some(stranger), Wish::StandIn(B)).unwrap_err(), RoomError::NotYours(B));
    hall.look(&[tokens[2], tokens[3]], 0);
    hall.wait(seconds(20));
    assert_eq!(votes(&hall, 1), (0, 2), "of two who are there");
}

#[test]
fn the_person_takes_the_seat_back_at_once_and_the_result_says_so() {
    let (mut hall, tokens) = without_b(3);
    hall.ask(Some(tokens[0]), Wish::StandIn(B)).expect("seated");
    hall.decide(tokens[0], A, "bid 1").expect("bid");
    let ticket = hall.moment().ticket(B);
    let early = Wish::Decide { seat: B, ticket, action: "pass".into() };
    assert_eq!(hall.ask(Some(tokens[1]), early.clone()).unwrap_err(), RoomError::StoodIn(B));
    let order = Wish::Order(B, Some(Order::PassAuction));
    assert_eq!(hall.ask(Some(tokens[1]), order).unwrap_err(), RoomError::StoodIn(B));
    assert_eq!(hall.ask(Some(tokens[0]), Wish::TakeBack(B)).unwrap_err(), RoomError::NotYours(B));
    assert!(!hall.thoughts.is_empty(), "the bot is thinking");
    hall.ask(Some(tokens[1]), Wish::TakeBack(B)).expect("taken back");
    hall.ask(Some(tokens[1]), Wish::TakeBack(B)).expect("it is so already");
    hall.wait(seconds(30));
    assert_eq!(hall.shelf.rows.len(), 1, "the bot's thought is dropped");
    assert_eq!((hall.place(1).stand_in, hall.place(1).helped), (None, true));
    hall.ask(Some(tokens[1]), early).expect("the person decides");
}

#[test]
fn who_leaves_a_match_is_played_on_for_at_once_and_may_come_back() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.ask(Some(tokens[1]), Wish::Leave(B)).expect("left");
    assert!(hall.place(1).stand_in.is_some() && hall.place(1).helped);
    hall.ask(Some(tokens[1]), Wish::TakeBack(B)).expect("back");
    assert_eq!(hall.place(1).stand_in, None);
    assert_eq!(hall.place(2).stand_in, None);
    assert!(!hall.place(2).helped);
}

#[test]
fn a_stand_in_has_no_use_for_an_order() {
    let (mut hall, tokens) = Hall::of_persons(3);
    hall.ask(Some(tokens[2]), Wish::Order(C, Some(Order::PassRound))).expect("given");
    hall.ask(Some(tokens[2]), Wish::Leave(C)).expect("left");
    assert_eq!(hall.moment().order(C), None);
}

#[test]
fn a_stand_in_is_there_after_a_restart() {
    let (mut hall, tokens) = without_b(3);
    hall.ask(Some(tokens[0]), Wish::StandIn(B)).expect("seated");
    hall.restart();
    assert!(hall.place(1).stand_in.is_some() && hall.place(1).helped);
}
