//! Two servers with one store.

use std::sync::Arc;
use std::time::Duration;

use ecotable_kernel::Viewer;
use ecotable_rooms::{Done, NewRoom, Pace, Room, RoomError, Rooms, Seating, Stage, Token, Wish};
use ecotable_store::{Act, Key, SqliteStore, Store};
use serde_json::json;

use crate::chance::Chance;
use crate::hall::{bot, name};

/// Somebody decides at random whenever a person is asked, with the newest moment of one server; gives what was
/// acknowledged.
async fn play_at_random(room: Room, host: Token, seed: u64) -> Vec<(Key, String)> {
    let mut chance = Chance::new(seed);
    let mut done = Vec::new();
    let mut attempts = 0;
    while attempts < 60 && room.now().stage != Stage::Over {
        tokio::time::sleep(Duration::from_millis(900)).await;
        let moment = room.now();
        let position = moment.position.as_ref().expect("a match");
        let asked: Vec<_> = position.to_act().iter().filter(|seat| seat.0 < 3).collect();
        let Some(&seat) = chance.pick(&asked) else { continue };
        attempts += 1;
        let action = chance.pick(&position.legal(seat)).expect("an action").clone();
        let ticket = moment.ticket(seat);
        match room.ask(Some(host), Wish::Decide { seat, ticket, action: action.clone() }).await {
            Ok(_) => done.push((ticket.key, action)),
            Err(RoomError::Stale | RoomError::Busy | RoomError::TooFast) => {}
            Err(error) => panic!("{error}"),
        }
    }
    done
}

#[tokio::test(start_paused = true)]
async fn two_servers_that_race_for_one_table_fork_nothing() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let servers = [Rooms::new(Arc::clone(&store)), Rooms::new(Arc::clone(&store))];
    let places = vec![Seating::Here(name("Owl")), Seating::Here(name("Bee")), bot("random")];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: Some(name("Fox")), places };
    let (table, host) = servers[0].open(new).await.expect("opened");
    let mut rooms = Vec::new();
    for server in &servers {
        rooms.push(server.enter(table).await.expect("entered"));
    }
    rooms[0].ask(Some(host), Wish::SetPace(Pace::AtOnce)).await.expect("set");
    let starts = tokio::join!(rooms[0].ask(Some(host), Wish::Start), rooms[1].ask(Some(host), Wish::Start));
    assert!(starts.0.is_ok() && starts.1.is_ok());
    assert_eq!(rooms[0].now().commitment, rooms[1].now().commitment, "one seed for both");

    let players = (0..6).map(|number| play_at_random(rooms[number % 2].clone(), host, number as u64));
    let tasks: Vec<_> = players.map(tokio::spawn).collect();
    let mut done = Vec::new();
    for task in tasks {
        done.extend(task.await.expect("no panic"));
    }

    let rows = store.log(table, 0).await.expect("a log");
    assert!(rows.len() > 20, "only {} rows", rows.len());
    assert!(rows.iter().zip(0..).all(|(row, seq)| row.seq == seq));
    for (key, action) in done {
        let found: Vec<_> = rows.iter().filter(|row| row.key == key).map(|row| &row.act).collect();
        assert_eq!(found, [&Act::Decide(action)]);
    }
    let fresh = Rooms::new(store);
    let moment = fresh.enter(table).await.expect("the log plays again").now();
    assert!(moment.position.as_ref().expect("a match").noticed(Viewer::Spectator) > 10);
}

#[tokio::test(start_paused = true)]
async fn two_servers_give_away_each_place_once() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let servers = [Rooms::new(Arc::clone(&store)), Rooms::new(Arc::clone(&store))];
    let places = vec![Seating::Open; 5];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: Some(name("Fox")), places };
    let (table, _) = servers[0].open(new).await.expect("opened");
    let joins: Vec<_> = (0..12)
        .map(|number: usize| {
            let server = Arc::clone(&servers[number % 2]);
            tokio::spawn(async move {
                let room = server.enter(table).await.expect("entered");
                for _ in 0..20 {
                    let nickname = name(&format!("Guest {number}"));
                    match room.ask(None, Wish::Join { nickname, seat: None }).await {
                        Err(RoomError::Busy) => {}
                        answer => return answer,
                    }
                }
                Err(RoomError::Busy)
            })
        })
        .collect();
    let mut seats = Vec::new();
    for join in joins {
        if let Ok(Done::Seated(seat, token)) = join.await.expect("no panic") {
            seats.push((seat, token));
        }
    }
    assert_eq!(seats.len(), 5);
    let fresh = Rooms::new(store);
    let moment = fresh.enter(table).await.expect("entered").now();
    for (seat, token) in seats {
        assert_eq!(moment.device(Some(&token)).seats.iter().collect::<Vec<_>>(), [seat]);
    }
}
