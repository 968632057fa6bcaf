//! People at a table react without words: for a moment, not too often, and without touching the match.

use std::time::Duration;

use ecotable_kernel::Seat;
use ecotable_rooms::{Reaction, Reactions, RoomError, Stage, Token, Wish};

use crate::hall::{Hall, bot, seconds};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const MOMENT: Duration = Duration::from_millis(1);

/// What each seat is seen to say.
fn said(hall: &Hall) -> Vec<Option<Reaction>> {
    hall.moment().reacted.iter().map(|reacted| reacted.map(|reacted| reacted.reaction)).collect()
}

fn react(hall: &mut Hall, token: Token, seat: Seat, reaction: Reaction) -> Result<(), RoomError> {
    hall.ask(Some(token), Wish::React(seat, reaction)).map(drop)
}

#[test]
fn a_reaction_is_seen_at_its_seat_for_eight_seconds() {
    let (mut hall, tokens) = Hall::of_persons(3);
    assert_eq!(said(&hall), [None; 3]);
    react(&mut hall, tokens[1], B, Reaction::Ouch).expect("it is not their turn, and they may all the same");
    assert_eq!(said(&hall), [None, Some(Reaction::Ouch), None]);
    assert!(hall.room.next_at().is_some(), "the room wants to be told when it is over");
    hall.wait(seconds(8) - MOMENT);
    assert_eq!(said(&hall)[1], Some(Reaction::Ouch));
    let shown = hall.moments.len();
    hall.wait(MOMENT);
    assert_eq!(said(&hall), [None; 3]);
    assert!(hall.moments.len() > shown, "whoever looks is told that it is over");
}

#[test]
fn another_reaction_takes_the_place_of_the_last_one() {
    let (mut hall, tokens) = Hall::of_persons(2);
    react(&mut hall, tokens[0], A, Reaction::Thinking).expect("said");
    let first = hall.moment().reacted[0].expect("seen").number;
    hall.wait(seconds(4));
    react(&mut hall, tokens[0], A, Reaction::Thinking).expect("said again");
    assert_ne!(hall.moment().reacted[0].expect("seen").number, first, "the same words, but said anew");
    hall.wait(seconds(5));
    assert_eq!(said(&hall)[0], Some(Reaction::Thinking), "the time of the first one does not end the second");
    hall.wait(seconds(3));
    assert_eq!(said(&hall)[0], None);
}

#[test]
fn a_seat_reacts_once_in_three_seconds() {
    let (mut hall, tokens) = Hall::of_persons(2);
    react(&mut hall, tokens[0], A, Reaction::WellPlayed).expect("said");
    hall.wait(seconds(3) - MOMENT);
    assert_eq!(react(&mut hall, tokens[0], A, Reaction::Ouch).unwrap_err(), RoomError::ReactedJustNow);
    assert_eq!(said(&hall)[0], Some(Reaction::WellPlayed), "what was refused is not seen");
    react(&mut hall, tokens[1], B, Reaction::ThankYou).expect("others are not concerned");
    hall.wait(MOMENT);
    react(&mut hall, tokens[0], A, Reaction::Ouch).expect("said");
    assert_eq!(said(&hall), [Some(Reaction::Ouch), Some(Reaction::ThankYou)]);
}

#[test]
fn a_reaction_is_no_part_of_the_match_and_is_kept_nowhere() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let before = (hall.moment().ticket(A), hall.moment().ticket(B), hall.shelf.rows.len());
    let kept = hall.shelf.kept().expect("kept").record;
    for reaction in Reaction::ALL {
        react(&mut hall, tokens[1], B, reaction).expect("said");
        hall.wait(seconds(3));
    }
    assert_eq!((hall.moment().ticket(A), hall.moment().ticket(B), hall.shelf.rows.len()), before);
    let after = hall.shelf.kept().expect("kept").record;
    assert_eq!((after.version, after.room.body), (kept.version, kept.room.body));
    hall.restart();
    assert_eq!(said(&hall), [None; 2], "a restart forgets it");
}

#[test]
fn only_who_holds_the_seat_reacts_and_only_at_a_match() {
    let (mut hall, host) = Hall::open(vec![bot("rookie")]);
    assert_eq!(react(&mut hall, host, A, Reaction::Ouch).unwrap_err(), RoomError::NotBegun);
    hall.ask(Some(host), Wish::Start).expect("begun");
    let stranger = hall.ask(None, Wish::React(A, Reaction::Ouch));
    assert_eq!(stranger.unwrap_err(), RoomError::NotYours(A));
    assert_eq!(
        react(&mut hall, host, B, Reaction::Ouch).unwrap_err(),
        RoomError::NotYours(B),
        "a bot's seat"
    );
    assert_eq!(said(&hall), [None; 2]);
}

#[test]
fn people_react_after_the_end_too() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie")]);
    while hall.moment().stage != Stage::Over {
        hall.wait(seconds(1));
        if let Some(action) = hall.legal(A).first().cloned() {
            hall.decide(host, A, &action).expect("decided");
        }
    }
    react(&mut hall, host, A, Reaction::WellPlayed).expect("said");
    assert_eq!(said(&hall)[0], Some(Reaction::WellPlayed));
    hall.wait(seconds(8));
    assert_eq!(said(&hall)[0], None);
}

#[test]
fn the_host_switches_reactions_off_and_on_again() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let set =
        |hall: &mut Hall, token, reactions| hall.ask(Some(token), Wish::SetReactions(reactions)).map(drop);
    assert_eq!(set(&mut hall, tokens[1], Reactions::Off).unwrap_err(), RoomError::NotHost);
    react(&mut hall, tokens[1], B, Reaction::Surprised).expect("said");
    set(&mut hall, tokens[0], Reactions::Off).expect("set");
    assert_eq!((hall.moment().reactions, said(&hall)), (Reactions::Off, vec![None; 2]), "quiet at once");
    hall.wait(seconds(9));
    assert_eq!(react(&mut hall, tokens[1], B, Reaction::Ouch).unwrap_err(), RoomError::Quiet);
    hall.restart();
    assert_eq!(hall.moment().reactions, Reactions::Off, "that is kept");
    set(&mut hall, tokens[0], Reactions::On).expect("set");
    react(&mut hall, tokens[1], B, Reaction::Ouch).expect("said");
    assert_eq!(said(&hall)[1], Some(Reaction::Ouch));
}
