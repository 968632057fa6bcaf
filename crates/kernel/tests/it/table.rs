//! The one door through which games are played.

use ecotable_kernel::{Audience, Game, GameRng, PlayError, Seat, SeatSet, Table, Viewer, state_hash};
use ecotable_testkit::lots::{self, Action};
use ecotable_testkit::pebbles::{self, Pebbles, Refusal};

use crate::{finish, lots, pebbles, play};

fn noticed(table: &Table<Pebbles>) -> [u32; 3] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| table.noticed(viewer))
}

#[test]
fn the_set_up_is_told_to_those_it_concerns() {
    let game = lots::Lots::new(&lots::Config::default(), 2).unwrap();
    let (_, events) = Table::new(game, "7".parse().unwrap());
    let audiences: Vec<_> = events.iter().map(|told| told.to).collect();
    assert_eq!(audiences, [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::All]);
}

#[test]
fn only_whoever_is_asked_decides_and_only_by_the_rules() {
    let table = lots(2);
    assert_eq!(table.check(Seat(2), Action::Pass), Err(PlayError::NoSuchSeat(Seat(2))));
    assert_eq!(table.check(Seat(255), Action::Pass), Err(PlayError::NoSuchSeat(Seat(255))));
    assert_eq!(table.check(Seat(1), Action::Pass), Err(PlayError::NotAsked(Seat(1))));
    assert_eq!(table.check(Seat(0), Action::Keep), Err(PlayError::Refused(lots::Refusal::NotSelling)));
    assert_eq!(table.check(Seat(0), Action::Pass), Ok(()));
}

#[test]
fn nobody_decides_when_the_game_is_over() {
    let mut table = lots(2);
    finish(&mut table);
    assert_eq!(table.check(Seat(0), Action::Keep), Err(PlayError::Over));
    assert_eq!(table.check(Seat(2), Action::Keep), Err(PlayError::NoSuchSeat(Seat(2))));
    assert!(table.outcome().is_some() && table.to_act().is_empty());
    assert!(table.legal_actions(Seat(0)).is_empty());
}

#[test]
fn the_reasons_are_sentences() {
    let error = |error: PlayError<Refusal>| error.to_string();
    assert_eq!(error(PlayError::Over), "the game is over");
    assert_eq!(error(PlayError::NoSuchSeat(Seat(9))), "there is no seat 9");
    assert_eq!(error(PlayError::NotAsked(Seat(1))), "it is not the turn of seat 1");
    assert_eq!(error(PlayError::Refused(Refusal::HasLooked)), "the seat has looked in this round");
}

#[test]
fn a_prepared_decision_has_not_happened_until_it_is_committed() {
    let mut table = lots(2);
    let before = *table.state();
    let prepared = table.prepare(Seat(0), Action::Raise(3)).unwrap();
    assert_eq!((table.state(), table.ply()), (&before, 0));
    assert!(prepared.can_be_undone());
    let (after, events) = (*prepared.state(), prepared.events().to_vec());
    assert_eq!(table.commit(prepared), events);
    assert_eq!((table.state(), table.ply()), (&after, 1));
    assert_eq!(table.decisions(), [(Seat(0), Action::Raise(3))]);
}

#[test]
fn a_seat_notices_what_it_hears_and_what_it_does() {
    let mut table = pebbles(2);
    assert_eq!(noticed(&table), [0, 0, 0]);
    play(&mut table, &["0 look"]);
    assert_eq!(noticed(&table), [1, 0, 0]);
    play(&mut table, &["1 pay 1"]);
    assert_eq!(noticed(&table), [2, 1, 1]);
    play(&mut table, &["1 look", "0 hide 2"]);
    assert_eq!((noticed(&table), table.ply()), ([3, 3, 2], 4));
}

#[test]
fn a_seat_that_is_not_asked_has_no_list() {
    let mut table = pebbles(2);
    assert_eq!(table.to_act(), SeatSet::all(2));
    play(&mut table, &["0 hide 1"]);
    assert_eq!(table.to_act(), SeatSet::one(Seat(1)));
    assert!(table.legal_actions(Seat(0)).is_empty());
    assert_eq!(table.legal_actions(Seat(1)).len(), 5);
}

#[test]
fn a_peek_is_what_the_seat_may_know() {
    let mut table = pebbles(2);
    play(&mut table, &["0 hide 2"]);
    let peek = table.peek(Seat(1));
    assert_eq!((peek.seat(), peek.game().seats()), (Seat(1), 2));
    assert_eq!(peek.view(), table.view(Viewer::Seat(Seat(1))));
    assert_eq!(peek.check(pebbles::Action::Pay(11)), Err(Refusal::TooFewCoins));
    let mut list = vec![pebbles::Action::Pay(1)];
    peek.legal_actions(&mut list);
    assert_eq!(list, table.legal_actions(Seat(1)));
}

#[test]
fn imagining_twice_with_the_same_chance_is_the_same() {
    let table = lots(3);
    let peek = table.peek(Seat(1));
    let imagined = peek.imagine(&mut GameRng::quick(3));
    let mut again = *lots(2).state();
    peek.imagine_into(&mut again, &mut GameRng::quick(3));
    assert_eq!(imagined, again);
    assert_ne!(imagined, *table.state());
}

#[test]
fn a_table_can_start_from_a_position_made_by_hand() {
    let mut state = pebbles(2).state().clone();
    state.coins[1] = 40;
    let mut table = Table::resume(pebbles(2).game().clone(), "8".parse().unwrap(), state.clone());
    assert_eq!((table.start(), table.ply()), (Some(&state), 0));
    finish(&mut table);
    assert_eq!(table.start(), Some(&state));
    assert_eq!(pebbles(2).start(), None);
}

#[test]
fn the_fingerprint_is_of_the_position_alone() {
    let (mut one, mut two) = (lots(2), lots(2));
    play(&mut one, &["0 raise 1", "1 raise 2"]);
    play(&mut two, &["0 raise 2", "1 raise 1"]);
    assert_eq!(state_hash(one.game(), one.state()), state_hash(two.game(), two.state()));
    play(&mut one, &["0 pass"]);
    assert_ne!(state_hash(one.game(), one.state()), state_hash(two.game(), two.state()));
    assert_eq!(state_hash(one.game(), one.state()).len(), 64);
}
