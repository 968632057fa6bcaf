//! Names are forgotten in time, and what nobody uses is given up.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use ecotable_kernel::Seat;
use ecotable_rooms::pure::Input;
use ecotable_rooms::{
    NewRoom, Presence, RoomError, Rooms, Seating, Settings, Stage, Tidied, Token, Who, Wish,
};
use ecotable_store::{SqliteStore, Store, StoreError, TableId};
use serde_json::json;

use crate::gated::Gated;
use crate::hall::{Hall, TODAY, bot, name, seconds};

const DAY: i64 = 24 * 3600;

fn start_of_all_tests() -> i64 {
    TODAY
}

async fn opened(places: Vec<Seating>) -> (Arc<Rooms>, Arc<SqliteStore>, TableId, Token) {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let settings = Settings { date: start_of_all_tests, ..Settings::default() };
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, settings);
    let (host, config) = (Some(name("Rumpelstilz")), json!({"first_player": 0}));
    let new = NewRoom { game: "tradejack".into(), config, host, places };
    let (table, token) = rooms.open(new).await.expect("opened");
    (rooms, store, table, token)
}

async fn names_kept(store: &SqliteStore, table: TableId) -> bool {
    let body = store.room(table).await.expect("a room").room.body;
    String::from_utf8(body).expect("JSON").contains("Rumpelstilz")
}

async fn play_to_the_end(rooms: &Arc<Rooms>, table: TableId, token: Token) {
    let room = rooms.enter(table).await.expect("entered");
    room.ask(Some(token), Wish::SetPace(ecotable_rooms::Pace::AtOnce)).await.expect("set");
    room.ask(Some(token), Wish::Start).await.expect("begun");
    room.ask(Some(token), Wish::Leave(Seat(0))).await.expect("a bot plays on");
    let mut look = room.look(Some(&token));
    while look.now().stage != Stage::Over {
        look.next().await.expect("the room is there");
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_that_never_started_is_given_up_after_a_day() {
    let (rooms, store, table, _) = opened(vec![Seating::Open]).await;
    assert_eq!(rooms.tidy(TODAY + DAY - 1).await, Ok(Tidied::default()));
    assert!(rooms.enter(table).await.is_ok());
    assert_eq!(rooms.tidy(TODAY + DAY).await, Ok(Tidied { deleted: 1, nameless: 0 }));
    assert_eq!(rooms.enter(table).await.err(), Some(RoomError::UnknownTable));
    assert_eq!(store.room(table).await.err(), Some(StoreError::UnknownRoom(table)));
}

#[tokio::test(start_paused = true)]
async fn names_are_forgotten_a_day_after_the_end_and_the_table_after_thirty() {
    let (rooms, store, table, token) = opened(vec![bot("rookie")]).await;
    play_to_the_end(&rooms, table, token).await;
    rooms.tidy(TODAY + DAY - 1).await.expect("tidied");
    assert!(names_kept(&store, table).await);
    assert_eq!(rooms.tidy(TODAY + DAY).await, Ok(Tidied { deleted: 0, nameless: 1 }));
    assert!(!names_kept(&store, table).await);
    let room = rooms.enter(table).await.expect("the match is still there");
    let moment = room.now();
    assert_eq!(moment.places[0].who, Who::Forgotten);
    assert!(moment.places[0].helped && moment.device(Some(&token)).seats.contains(Seat(0)));
    assert!(rooms.record(table).await.is_ok());
    drop(room);
    assert_eq!(rooms.tidy(TODAY + 29 * DAY).await, Ok(Tidied::default()));
    assert_eq!(rooms.tidy(TODAY + 30 * DAY).await, Ok(Tidied { deleted: 1, nameless: 0 }));
    assert_eq!(rooms.record(table).await.err(), Some(RoomError::UnknownTable));
}

#[tokio::test(start_paused = true)]
async fn a_match_that_rests_is_kept_for_thirty_days() {
    let (rooms, store, table, token) = opened(vec![bot("rookie")]).await;
    let room = rooms.enter(table).await.expect("entered");
    room.ask(Some(token), Wish::Start).await.expect("begun");
    drop(room);
    for day in 1..30 {
        assert_eq!(rooms.tidy(TODAY + day * DAY).await, Ok(Tidied::default()), "day {day}");
    }
    assert!(names_kept(&store, table).await, "people come back to it");
    assert_eq!(rooms.tidy(TODAY + 30 * DAY).await, Ok(Tidied { deleted: 1, nameless: 0 }));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_somebody_looks_at_is_kept() {
    let (rooms, store, table, token) = opened(vec![Seating::Open]).await;
    let room = rooms.enter(table).await.expect("entered");
    let _look = room.look(Some(&token));
    assert_eq!(rooms.tidy(TODAY + DAY).await, Ok(Tidied::default()));
    assert!(store.room(table).await.is_ok());
}

#[test]
fn names_are_forgotten_also_while_somebody_looks_at_the_result() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie")]);
    hall.ask(Some(host), Wish::Leave(Seat(0))).expect("a bot plays on");
    hall.look(&[host], 0);
    hall.wait(seconds(600));
    assert_eq!(hall.moment().stage, Stage::Over);
    hall.step(Input::Tidy);
    assert_eq!(hall.place(0).who, Who::Person(name("Fox")));
    hall.wait(seconds(DAY as u64));
    hall.step(Input::Tidy);
    assert_eq!(hall.place(0).who, Who::Forgotten);
    assert_eq!(hall.place(0).presence, Presence::Here);
    let body = hall.shelf.record.as_ref().expect("a room").room.body.clone();
    assert!(!String::from_utf8(body).expect("JSON").contains("Fox"));
}

#[test]
fn the_end_is_written_down_also_if_the_server_stops_in_that_moment() {
    let (mut hall, host) = Hall::begun(vec![bot("rookie")]);
    hall.ask(Some(host), Wish::Leave(Seat(0))).expect("a bot plays on");
    hall.wait(seconds(600));
    let ended = |hall: &Hall| {
        let body = &hall.shelf.record.as_ref().expect("a room").room.body;
        let facts: serde_json::Value = serde_json::from_slice(body).expect("JSON");
        facts["ended"].as_i64()
    };
    assert!(ended(&hall).is_some());
    let record = hall.shelf.record.as_mut().expect("a room");
    let text = String::from_utf8(record.room.body.clone()).expect("JSON");
    let (before, after) = text.split_once("\"ended\":").expect("a date");
    let (_, after) = after.split_once(',').expect("more");
    record.room.body = format!("{before}\"ended\":null,{after}").into_bytes();
    assert_eq!(ended(&hall), None);
    hall.restart();
    hall.step(Input::Tick);
    assert!(ended(&hall).is_some());
}

#[test]
fn activity_is_written_down_once_an_hour() {
    let (mut hall, tokens) = Hall::of_persons(2);
    let version = |hall: &Hall| hall.shelf.record.as_ref().expect("a room").version;
    let before = version(&hall);
    hall.decide(tokens[0], Seat(0), "bid 1").expect("bid");
    assert_eq!(version(&hall), before, "a decision is one row and nothing else");
    hall.wait(seconds(3600));
    hall.decide(tokens[1], Seat(1), "bid 2").expect("bid");
    assert_eq!(version(&hall), before + 1);
    hall.decide(tokens[0], Seat(0), "bid 3").expect("bid");
    assert_eq!(version(&hall), before + 1);
    let due = hall.shelf.record.as_ref().expect("a room").room.due_at;
    assert_eq!(due, Some(TODAY + 3600 + DAY));
}

#[tokio::test(start_paused = true)]
async fn the_task_looks_after_the_rooms_every_hour() {
    static DATE: AtomicI64 = AtomicI64::new(TODAY);
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let settings = Settings { date: || DATE.load(Ordering::Relaxed), ..Settings::default() };
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, settings);
    let places = vec![Seating::Open];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: Some(name("Fox")), places };
    let (table, _) = rooms.open(new).await.expect("opened");
    rooms.keep_tidy(|error| panic!("{error}"));
    DATE.store(TODAY + DAY, Ordering::Relaxed);
    for _ in 0..1000 {
        if store.room(table).await.is_err() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_secs(600)).await;
    }
    panic!("the room is still there");
}

/// Two rooms, of which the one that is due first cannot be read.
async fn damaged(date: fn() -> i64) -> (Arc<Gated>, Arc<Rooms>, TableId) {
    let store = Gated::new(0);
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, Settings { date, ..Settings::default() });
    for _ in 0..2 {
        let (host, places) = (Some(name("Fox")), vec![Seating::Open]);
        let new = NewRoom { game: "tradejack".into(), config: json!({}), host, places };
        rooms.open(new).await.expect("opened");
    }
    let first = store.due_rooms(i64::MAX, 1).await.expect("one")[0];
    store.unreadable.set(first).expect("it is the only one");
    (store, rooms, first)
}

#[tokio::test(start_paused = true)]
async fn a_room_that_cannot_be_read_keeps_no_other_from_being_tidied() {
    let (store, rooms, unreadable) = damaged(|| TODAY).await;
    let answer = rooms.tidy(i64::MAX / 2).await;
    assert!(matches!(answer, Err(RoomError::Storage(_))), "{answer:?}");
    assert_eq!(store.due_rooms(i64::MAX, 10).await, Ok(vec![unreadable]));
}

#[tokio::test(start_paused = true)]
async fn whoever_runs_the_server_hears_every_hour_that_a_room_cannot_be_tidied() {
    static DATE: AtomicI64 = AtomicI64::new(TODAY);
    let (_store, rooms, _) = damaged(|| DATE.load(Ordering::Relaxed)).await;
    DATE.store(TODAY + 2 * DAY, Ordering::Relaxed);
    let (complain, mut complaints) = tokio::sync::mpsc::unbounded_channel();
    rooms.keep_tidy(move |error| complain.send(error).expect("somebody listens"));
    for _ in 0..2 {
        assert!(matches!(complaints.recv().await, Some(RoomError::Storage(_))));
    }
}
