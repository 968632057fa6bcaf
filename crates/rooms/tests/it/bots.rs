//! Bots play at a pace that people can follow, and drop what they thought about the past.

use std::time::Duration;

use ecotable_catalog::{Advice, BotError};
use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::pure::Input;
use ecotable_rooms::{NewRoom, Pace, RoomError, Seating, Stage, Wish};
use serde_json::json;

use crate::hall::{Hall, bot, name, seconds};

const A: Seat = Seat(0);

/// A match of the host and two bots at the normal pace.
fn at_normal_pace() -> (Hall, ecotable_rooms::Token) {
    let (mut hall, host) = Hall::open(vec![bot("rookie"), bot("rookie")]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    (hall, host)
}

#[test]
fn a_bot_thinks_at_once_and_moves_after_a_pause() {
    let (mut hall, host) = at_normal_pace();
    hall.wait(seconds(5));
    hall.decide(host, A, "bid 2").expect("bid");
    assert_eq!(hall.thoughts.len(), 1);
    let wait = Pace::Normal.wait();
    hall.wait(wait - Duration::from_millis(1));
    assert_eq!(hall.shelf.rows.len(), 1, "people are still reading");
    hall.wait(Duration::from_millis(1));
    assert_eq!(hall.shelf.rows.len(), 2);
    hall.wait(wait - Duration::from_millis(1));
    assert_eq!(hall.shelf.rows.len(), 2, "the next one waits as well");
    hall.wait(Duration::from_millis(1));
    assert_eq!(hall.shelf.rows.len(), 3);
}

#[test]
fn the_host_sets_the_pace() {
    for pace in Pace::ALL {
        let (mut hall, host) = at_normal_pace();
        hall.ask(Some(host), Wish::SetPace(pace)).expect("set");
        assert_eq!(hall.moment().pace, pace);
        hall.wait(seconds(5));
        hall.decide(host, A, "bid 2").expect("bid");
        hall.wait(pace.wait().saturating_sub(Duration::from_millis(1)));
        assert_eq!(hall.shelf.rows.len() > 1, pace == Pace::AtOnce);
        hall.wait(Duration::from_millis(1));
        assert!(hall.shelf.rows.len() > 1);
    }
}

#[test]
fn skipping_lets_bots_play_at_once_until_a_person_is_asked() {
    let (mut hall, host) = at_normal_pace();
    hall.wait(seconds(5));
    hall.decide(host, A, "bid 2").expect("bid");
    hall.ask(Some(host), Wish::Skip).expect("skipped");
    hall.settle();
    assert!(hall.to_act().contains(A), "without any time passing");
    let rows = hall.shelf.rows.len();
    assert!(rows > 1);
    let action = hall.legal(A)[0].clone();
    hall.decide(host, A, &action).expect("decided");
    hall.settle();
    assert_eq!(hall.shelf.rows.len(), rows + 1, "the next pause is a pause again");
}

#[test]
fn spectators_cannot_skip() {
    let (mut hall, _) = at_normal_pace();
    assert_eq!(hall.ask(None, Wish::Skip).unwrap_err(), RoomError::NotHost);
}

#[test]
fn all_bots_that_are_asked_at_once_decide() {
    let (mut hall, host) = at_normal_pace();
    hall.ask(Some(host), Wish::SetPace(Pace::AtOnce)).expect("set");
    hall.reach_production(&[host]);
    hall.wait(seconds(30));
    assert_eq!(hall.to_act().iter().collect::<Vec<_>>(), [A], "both bots have confirmed");
    hall.decide(host, A, "confirm").expect("confirmed");
}

#[test]
fn secret_steps_take_no_time() {
    let (mut hall, host) = at_normal_pace();
    hall.reach_production(&[host]);
    let rows = hall.shelf.rows.len();
    hall.wait(2 * Pace::Normal.wait());
    let confirmed = hall.acts()[rows..].iter().filter(|(_, action)| action == "confirm").count();
    assert_eq!(confirmed, 2, "each bot confirms one pause after what everybody saw last");
}

#[test]
fn a_thought_about_a_position_that_is_gone_is_dropped() {
    let (mut hall, host) = at_normal_pace();
    hall.decide(host, A, "bid 1").expect("bid");
    let old = hall.thoughts.pop_front().expect("a thought");
    hall.undo(host, A).expect("taken back before the bot moved");
    hall.decide(host, A, "bid 2").expect("bid");
    let advice = Advice { action: "bid 6".into(), reason: Phrase::new("x") };
    hall.step(Input::Thought { id: old.id, advice: Ok(advice) });
    hall.wait(seconds(2));
    let act = hall.acts().into_iter().nth(3).expect("the bot has thought again");
    assert_eq!(act.0, 1);
    assert_ne!(act.1, "bid 6");
}

#[test]
fn a_bot_that_gives_nonsense_or_fails_thinks_again_later() {
    let (mut hall, host) = at_normal_pace();
    hall.decide(host, A, "bid 1").expect("bid");
    let first = hall.thoughts.pop_front().expect("a thought");
    let nonsense = Advice { action: "fly".into(), reason: Phrase::new("x") };
    hall.step(Input::Thought { id: first.id, advice: Ok(nonsense) });
    hall.wait(seconds(2));
    assert_eq!(hall.shelf.rows.len(), 1);
    assert!(hall.thoughts.is_empty(), "it rests");
    hall.now.at += seconds(4);
    hall.step(Input::Tick);
    let second = hall.thoughts.pop_front().expect("another thought");
    assert_ne!(first.seed, second.seed, "with other chance");
    hall.step(Input::Thought { id: second.id, advice: Err(BotError::NotAsked(second.seat)) });
    hall.wait(seconds(60));
    assert!(hall.shelf.rows.len() > 1);
}

#[test]
fn a_bot_that_is_no_longer_known_is_replaced_by_the_usual_one() {
    let (mut hall, host) = at_normal_pace();
    let room = &mut hall.shelf.record.as_mut().expect("a room").room;
    let text = String::from_utf8(room.body.clone()).expect("JSON").replace("rookie", "wizard");
    room.body = text.into_bytes();
    hall.restart();
    hall.decide(host, A, "pass").expect("passed");
    hall.wait(seconds(60));
    assert!(hall.shelf.rows.len() > 2);
}

#[test]
fn a_table_of_bots_plays_on_only_while_somebody_looks() {
    let places = vec![bot("rookie"), bot("rookie")];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: None, places };
    let (mut hall, host) = Hall::open_with(new).expect("a room");
    hall.ask(Some(host), Wish::Start).expect("begun");
    hall.wait(seconds(300));
    let rows = hall.shelf.rows.len();
    assert!(rows > 0, "who has just asked is there for a while");
    hall.wait(seconds(300));
    assert_eq!(hall.shelf.rows.len(), rows);
    hall.look(&[], 1);
    hall.wait(seconds(10));
    assert!(hall.shelf.rows.len() > rows, "a spectator is enough");
    hall.look(&[], 0);
    hall.wait(seconds(3));
    let rows = hall.shelf.rows.len();
    hall.wait(seconds(300));
    assert_eq!(hall.shelf.rows.len(), rows);
    hall.look(&[host], 0);
    hall.wait(seconds(3600));
    assert_eq!(hall.moment().stage, Stage::Over);
}

#[test]
fn the_search_gets_a_budget() {
    let (mut hall, host) = Hall::begun(vec![bot("search"), Seating::Here(name("Owl"))]);
    hall.decide(host, A, "pass").expect("passed");
    assert_eq!(hall.thoughts.front().expect("a thought").bot, "search:300ms");
}

#[test]
fn two_servers_let_their_bots_think_alike() {
    let (mut hall, host) = Hall::begun(vec![bot("random"), bot("random")]);
    hall.decide(host, A, "bid 1").expect("bid");
    let own = hall.thoughts.pop_front().expect("a thought");
    hall.restart();
    hall.step(Input::Tick);
    let other = hall.thoughts.pop_front().expect("a thought");
    assert_eq!((own.seat, own.seed), (other.seat, other.seed));
}
