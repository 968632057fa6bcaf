//! A whole match through rooms, a store and bots.

use std::sync::Arc;

use ecotable_kernel::{Seat, Viewer};
use ecotable_rooms::{Done, Moment, NewRoom, Room, RoomError, Rooms, Seating, Stage, Token, Wish};
use ecotable_store::{SqliteStore, Store, standing};
use serde_json::json;

/// Decides for a person as a bot would, with the ticket of the present moment.
async fn decide(room: &Room, token: Token, moment: &Moment, seat: Seat) -> Result<Done, RoomError> {
    let position = moment.position.as_ref().expect("the match has begun");
    let advice = position.advise(seat, "rookie", 7).expect("the seat is asked");
    let wish = Wish::Decide { seat, ticket: moment.ticket(seat), action: advice.action };
    room.ask(Some(token), wish).await
}

async fn play_to_the_end(room: &Room, people: &[(Seat, Token)]) -> Arc<Moment> {
    let mut looks: Vec<_> = people.iter().map(|(_, token)| room.look(Some(token))).collect();
    for _ in 0..5000 {
        let moment = looks[0].now();
        if moment.stage == Stage::Over {
            return moment;
        }
        let to_act = moment.position.as_ref().expect("the match has begun").to_act();
        let asked = people.iter().find(|(seat, _)| to_act.contains(*seat));
        match asked {
            Some(&(seat, token)) => match decide(room, token, &moment, seat).await {
                Ok(_) | Err(RoomError::Stale) => {}
                Err(RoomError::TooFast) => tokio::time::sleep(std::time::Duration::from_secs(1)).await,
                Err(error) => panic!("{error}"),
            },
            None => drop(looks[0].next().await.expect("the room is there")),
        }
    }
    panic!("the match does not end");
}

#[tokio::test(start_paused = true)]
async fn two_persons_and_two_bots_play_a_whole_match() {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().expect("a store"));
    let rooms = Rooms::new(Arc::clone(&store));
    let new = NewRoom {
        game: "tradejack".into(),
        config: json!({}),
        host: Some("Fox".parse().expect("a name")),
        places: vec![Seating::Open, Seating::Bot("merchant".into()), Seating::Bot("rookie".into())],
    };
    let (table, host) = rooms.open(new).await.expect("opened");
    let room = rooms.enter(table).await.expect("entered");
    let code = room.now().code.expect("a code to join with");
    assert_eq!(rooms.with_code(&code).await, Ok(table));

    let join = Wish::Join { nickname: "Owl".parse().expect("a name"), seat: None };
    let Ok(Done::Seated(seat, guest)) = room.ask(None, join).await else { panic!("seated") };
    assert_eq!(seat, Seat(1));
    room.ask(Some(host), Wish::Start).await.expect("started");
    assert_eq!(rooms.with_code(&code).await, Ok(table), "who comes late can watch");

    let last = play_to_the_end(&room, &[(Seat(0), host), (seat, guest)]).await;
    let position = last.position.as_ref().expect("a position");
    assert!(position.outcome().is_some());
    assert_eq!(last.seed().map(|seed| seed.commitment()), last.commitment);

    let header = store.header(table).await.expect("a header");
    let rows = store.log(table, 0).await.expect("a log");
    let record = rooms.record(table).await.expect("it is over");
    assert_eq!(record.entries, standing(&rows).expect("a sound log"));
    assert_eq!(last.seed(), Some(header.seed));
    let again = ecotable_catalog::replay(&record).expect("it plays again");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3))] {
        assert_eq!(again.view(viewer), position.view(viewer));
    }
    rooms.stop().await;
}
