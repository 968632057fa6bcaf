//! The tasks behind the rooms: looking, leaving memory, stopping, and what is too much.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ecotable_kernel::Seat;
use ecotable_rooms::{
    Done, NewRoom, News, Pace, Presence, RoomError, Rooms, Seating, Settings, Stage, Token, Wish,
};
use ecotable_store::{SqliteStore, Store, TableId};
use serde_json::json;

use crate::gated::Gated;
use crate::hall::{bot, name};

fn in_memory() -> Arc<dyn Store> {
    Arc::new(SqliteStore::in_memory().expect("a store"))
}

fn new(places: Vec<Seating>) -> NewRoom {
    NewRoom { game: "tradejack".into(), config: json!({"first_player": 0}), host: Some(name("Fox")), places }
}

async fn begun(rooms: &Arc<Rooms>) -> (ecotable_rooms::Room, Token) {
    let (table, host) = rooms.open(new(vec![Seating::Here(name("Owl"))])).await.expect("opened");
    let room = rooms.enter(table).await.expect("entered");
    room.ask(Some(host), Wish::Start).await.expect("begun");
    (room, host)
}

fn bid(room: &ecotable_rooms::Room, seat: Seat, action: &str) -> Wish {
    Wish::Decide { seat, ticket: room.now().ticket(seat), action: action.into() }
}

#[tokio::test(start_paused = true)]
async fn who_looks_is_woken_by_every_change_and_sees_the_newest() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    let mut look = room.look(None);
    look.now();
    room.ask(Some(host), bid(&room, Seat(0), "bid 1")).await.expect("bid");
    room.ask(Some(host), bid(&room, Seat(1), "bid 2")).await.expect("bid");
    let moment = look.next().await.expect("a moment");
    let auctions = moment.position.as_ref().and_then(|position| position.auctions()).expect("auctions");
    assert_eq!(auctions.open.expect("an auction").lowest, 3, "what was missed does not matter");
    let quiet = tokio::time::timeout(Duration::from_millis(100), look.next()).await;
    assert!(quiet.is_err(), "nothing else has happened");
}

#[tokio::test(start_paused = true)]
async fn looking_makes_present_and_dropping_the_look_makes_absent() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    let look = room.look(Some(&host));
    tokio::time::sleep(Duration::from_secs(200)).await;
    assert_eq!(room.now().places[0].presence, Presence::Here);
    drop(look);
    tokio::time::sleep(Duration::from_secs(20)).await;
    assert_eq!(room.now().places[0].presence, Presence::Away);
    tokio::time::sleep(Duration::from_secs(50)).await;
    assert_eq!(room.now().places[0].presence, Presence::Gone);
    room.seen(Some(&host));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(room.now().places[0].presence, Presence::Here);
}

#[tokio::test(start_paused = true)]
async fn a_device_has_four_looks_and_the_oldest_ends() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    let mut looks: Vec<_> = (0..5).map(|_| room.look(Some(&host))).collect();
    assert!(looks[0].next().await.is_none(), "the oldest ends");
    assert!(looks[0].next().await.is_none(), "and stays so");
    for look in &mut looks[1..] {
        look.now();
    }
    room.ask(Some(host), bid(&room, Seat(0), "bid 1")).await.expect("bid");
    for look in &mut looks[1..] {
        assert!(look.next().await.is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_has_room_for_so_many_looks() {
    let settings = Settings { looks: 3, ..Settings::default() };
    let rooms = Rooms::with(in_memory(), settings);
    let (room, _) = begun(&rooms).await;
    let looks: Vec<_> = (0..3).map(|_| room.look(None)).collect();
    let mut late = room.look(None);
    assert_eq!(late.now().stage, Stage::Playing, "it can be read once");
    assert!(late.next().await.is_none());
    drop(looks);
    let mut look = room.look(None);
    let waits = tokio::time::timeout(Duration::from_secs(1), look.next()).await;
    assert!(waits.is_err(), "there is room again");
}

#[tokio::test(start_paused = true)]
async fn an_idle_room_leaves_memory_and_comes_back() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    room.ask(Some(host), bid(&room, Seat(0), "bid 1")).await.expect("bid");
    let table = room.now().table;
    let ticket = room.now().ticket(Seat(1));
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(rooms.awake(), 1, "somebody holds it");
    drop(room);
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert_eq!(rooms.awake(), 0);
    let room = rooms.enter(table).await.expect("entered");
    assert_eq!(room.now().ticket(Seat(1)), ticket);
    room.ask(Some(host), bid(&room, Seat(1), "bid 2")).await.expect("bid");
}

#[tokio::test(start_paused = true)]
async fn a_room_that_is_looked_at_stays_in_memory() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    let look = room.look(Some(&host));
    drop(room);
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(rooms.awake(), 1);
    drop(look);
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert_eq!(rooms.awake(), 0);
}

#[tokio::test(start_paused = true)]
async fn who_enters_at_the_same_time_enters_the_same_room() {
    let rooms = Rooms::new(in_memory());
    let (table, host) = rooms.open(new(vec![Seating::Open; 5])).await.expect("opened");
    let joins: Vec<_> = (0..20)
        .map(|number| {
            let rooms = Arc::clone(&rooms);
            tokio::spawn(async move {
                let room = rooms.enter(table).await.expect("entered");
                let nickname = name(&format!("Guest {number}"));
                room.ask(None, Wish::Join { nickname, seat: None }).await
            })
        })
        .collect();
    let mut seats = Vec::new();
    let mut refused = 0;
    for join in joins {
        match join.await.expect("no panic") {
            Ok(Done::Seated(seat, _)) => seats.push(seat),
            Err(RoomError::Full) => refused += 1,
            other => panic!("{other:?}"),
        }
    }
    seats.sort();
    assert_eq!(seats, (1..6).map(Seat).collect::<Vec<_>>());
    assert_eq!(refused, 15);
    assert_eq!(rooms.awake(), 1);
    let room = rooms.enter(table).await.expect("entered");
    assert!(room.now().device(Some(&host)).host);
}

#[tokio::test(start_paused = true)]
async fn an_unknown_table_leaves_no_trace() {
    let rooms = Rooms::new(in_memory());
    for number in 0..100 {
        assert_eq!(rooms.enter(TableId(number)).await.err(), Some(RoomError::UnknownTable));
    }
    assert_eq!(rooms.awake(), 0);
    assert_eq!(rooms.record(TableId(1)).await.err(), Some(RoomError::UnknownTable));
}

#[tokio::test(start_paused = true)]
async fn beyond_so_many_rooms_the_server_is_busy() {
    let rooms = Rooms::with(in_memory(), Settings { rooms: 2, ..Settings::default() });
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(begun(&rooms).await);
    }
    let (table, _) = rooms.open(new(vec![Seating::Open])).await.expect("opened");
    assert_eq!(rooms.enter(table).await.err(), Some(RoomError::Busy));
    held.pop();
    tokio::time::sleep(Duration::from_secs(1000)).await;
    assert!(rooms.enter(table).await.is_ok(), "another has left memory");
}

#[tokio::test(start_paused = true)]
async fn a_room_whose_queue_is_full_is_busy_and_loses_nothing() {
    let store = Gated::new(0);
    let settings = Settings { waiting: 4, ..Settings::default() };
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, settings);
    let (room, host) = begun(&rooms).await;
    let ask = |wish: Wish| {
        let room = room.clone();
        tokio::spawn(async move { room.ask(Some(host), wish).await })
    };
    let first = ask(bid(&room, Seat(0), "bid 1"));
    while !store.is_waiting.load(Ordering::Relaxed) {
        tokio::task::yield_now().await;
    }
    let shown = room.now();
    let waiting: Vec<_> = (0..4).map(|_| ask(Wish::SetPace(Pace::Fast))).collect();
    tokio::task::yield_now().await;
    assert_eq!(room.ask(Some(host), Wish::Skip).await.unwrap_err(), RoomError::Busy);
    assert!(Arc::ptr_eq(&shown, &room.now()), "nothing is shown before it is stored");
    store.gate.add_permits(1);
    assert!(first.await.expect("no panic").is_ok());
    for answer in waiting {
        assert!(answer.await.expect("no panic").is_ok());
    }
    assert_eq!(room.now().pace, Pace::Fast);
}

#[tokio::test(start_paused = true)]
async fn who_looks_may_draw_what_comes_next_and_it_comes_when_it_is_stored() {
    let store = Gated::new(0);
    let rooms = Rooms::new(Arc::clone(&store) as Arc<dyn Store>);
    let (room, host) = begun(&rooms).await;
    let mut look = room.look(None);
    let shown = look.now();
    let asking = {
        let (room, wish) = (room.clone(), bid(&room, Seat(0), "bid 1"));
        tokio::spawn(async move { room.ask(Some(host), wish).await })
    };
    let News { now, next } = look.news().await.expect("news");
    let next = next.expect("a row is under way");
    assert!(now.is_none() && Arc::ptr_eq(&shown, &room.now()), "nothing is shown before it is stored");
    assert!(!Arc::ptr_eq(&shown, &next) && !asking.is_finished());
    store.gate.add_permits(1);
    assert!(asking.await.expect("no panic").is_ok());
    let News { now, next: none } = look.news().await.expect("news");
    assert!(now.is_some_and(|now| Arc::ptr_eq(&now, &next)), "what was drawn is what is shown");
    assert!(none.is_none());
}

#[tokio::test(start_paused = true)]
async fn only_a_few_rooms_at_a_time_foresee_what_comes_next() {
    let store = Gated::new(0);
    let rooms = Rooms::new(Arc::clone(&store) as Arc<dyn Store>);
    let mut waiting = Vec::new();
    for _ in 0..12 {
        let (room, host) = begun(&rooms).await;
        let mut look = room.look(None);
        look.now();
        let wish = bid(&room, Seat(0), "bid 1");
        let asking = tokio::spawn(async move { room.ask(Some(host), wish).await });
        let news = tokio::time::timeout(Duration::from_millis(100), look.news()).await;
        waiting.push((look, asking, news.is_ok()));
    }
    let foreseen = waiting.iter().filter(|(.., foreseen)| *foreseen).count();
    assert_eq!(foreseen, 8, "the others would only hold what they drew");
    store.gate.add_permits(1);
    for (mut look, asking, _) in waiting {
        assert!(asking.await.expect("no panic").is_ok());
        assert!(look.next().await.is_some(), "everybody sees what was stored");
    }
}

#[tokio::test(start_paused = true)]
async fn stopping_ends_all_looks_and_accepts_nothing_more() {
    let store = in_memory();
    let rooms = Rooms::new(Arc::clone(&store));
    let (room, host) = begun(&rooms).await;
    let table = room.now().table;
    room.ask(Some(host), bid(&room, Seat(0), "bid 1")).await.expect("bid");
    let mut looks = [room.look(Some(&host)), room.look(None)];
    looks.iter_mut().for_each(|look| drop(look.now()));
    rooms.stop().await;
    for look in &mut looks {
        assert!(look.next().await.is_none());
    }
    assert_eq!(room.ask(Some(host), Wish::Skip).await.unwrap_err(), RoomError::Busy);
    assert_eq!(rooms.enter(table).await.err(), Some(RoomError::Busy));
    rooms.stop().await;
    let again = Rooms::new(store);
    let room = again.enter(table).await.expect("a new server goes on");
    assert!(room.now().position.as_ref().expect("a match").to_act().contains(Seat(1)));
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_thought_of_aside() {
    let rooms = Rooms::new(in_memory());
    let (room, host) = begun(&rooms).await;
    let hint = room.ask(Some(host), Wish::Hint(Seat(0))).await;
    assert!(matches!(hint, Ok(Done::Hint { .. })));
}

#[tokio::test(start_paused = true)]
async fn play_now_is_open_and_start() {
    let rooms = Rooms::new(in_memory());
    let (table, host) = rooms.open(new(vec![bot("rookie"), bot("merchant")])).await.expect("opened");
    let room = rooms.enter(table).await.expect("entered");
    room.ask(Some(host), Wish::Start).await.expect("begun");
    room.ask(Some(host), bid(&room, Seat(0), "pass")).await.expect("passed");
    let mut look = room.look(Some(&host));
    let mut noticed = 0;
    while noticed < 4 {
        let moment = look.next().await.expect("bots play");
        let position = moment.position.as_ref().expect("a match");
        noticed = position.noticed(ecotable_kernel::Viewer::Spectator);
        if position.to_act().contains(Seat(0)) {
            let action = position.legal(Seat(0))[0].clone();
            let wish = Wish::Decide { seat: Seat(0), ticket: moment.ticket(Seat(0)), action };
            room.ask(Some(host), wish).await.expect("decided");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_whose_task_dies_wakes_again() {
    let store = Gated::new(1);
    let rooms = Rooms::new(Arc::clone(&store) as Arc<dyn Store>);
    let (room, host) = begun(&rooms).await;
    let table = room.now().table;
    let mut look = room.look(Some(&host));
    store.panics.store(true, Ordering::Relaxed);
    let wish = bid(&room, Seat(0), "bid 1");
    assert_eq!(room.ask(Some(host), wish.clone()).await.unwrap_err(), RoomError::Busy);
    assert!(look.next().await.is_none(), "who looks is told to come again");
    assert!(room.ask(Some(host), wish).await.is_ok(), "the same form, at the room that has woken");
    let room = rooms.enter(table).await.expect("entered");
    assert!(room.now().position.as_ref().expect("a match").to_act().contains(Seat(1)));
}
