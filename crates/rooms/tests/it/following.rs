//! The same people play again: one table follows another.

use std::sync::Arc;

use ecotable_kernel::Seat;
use ecotable_rooms::pure::Input;
use ecotable_rooms::{
    Done, NewRoom, Pace, Presence, Reactions, RoomError, Rooms, Seating, Settings, Stage, Tidied, Token, Who,
    Wish,
};
use ecotable_store::{SqliteStore, Store, TableId};
use serde_json::{Value, json};

use crate::hall::{Hall, TODAY, bot, name, seconds};
use crate::shelf::Fault;

const FIRST: TableId = TableId(0x00f1_0000_0000_0001);
const SECOND: TableId = TableId(0x5ec0_0000_0000_0002);
const DAY: i64 = 24 * 3600;

/// A match of Fox and Owl at one device, a bot and Bee, in which the third seat begins; it has not ended yet.
fn evening() -> (Hall, Token, Token) {
    let places = vec![Seating::Here(name("Owl")), bot("merchant"), Seating::Open];
    let config = json!({"first_player": 2, "quick_discard": 6});
    let new = NewRoom { game: "tradejack".into(), config, host: Some(name("Fox")), places };
    let (mut hall, fox) = Hall::open_with(new).expect("a room");
    let (_, bee) = hall.join("Bee");
    hall.ask(Some(fox), Wish::SetPace(Pace::AtOnce)).expect("set");
    hall.ask(Some(fox), Wish::SetReactions(Reactions::Off)).expect("set");
    hall.ask(Some(fox), Wish::Start).expect("begun");
    (hall, fox, bee)
}

/// The same evening after the end.
fn evening_over() -> (Hall, Token, Token) {
    let (mut hall, fox, bee) = evening();
    hall.play_out(&[fox, bee]);
    (hall, fox, bee)
}

fn seats(hall: &Hall, token: Token) -> Vec<u8> {
    hall.moment().device(Some(&token)).seats.iter().map(|Seat(seat)| seat).collect()
}

fn follow(next: TableId, instead_of: Option<TableId>) -> Wish {
    Wish::Follow { next, instead_of }
}

fn followed(answer: Result<Done, RoomError>) -> TableId {
    match answer {
        Ok(Done::Followed(table)) => table,
        other => panic!("no table follows: {other:?}"),
    }
}

#[test]
fn everybody_sits_where_they_sat_with_the_same_options() {
    let (hall, fox, bee) = evening_over();
    let mut again = hall.again();
    let (old, new) = (hall.moment(), again.moment());
    assert_eq!((&new.config, &new.config["first_player"]), (&old.config, &json!(2)));
    assert_eq!((new.stage, new.pace, new.reactions), (Stage::Gathering, Pace::AtOnce, Reactions::Off));
    let whos = |hall: &Hall| -> Vec<_> {
        hall.moment().places.iter().map(|place| (place.who.clone(), place.host)).collect()
    };
    assert_eq!(whos(&again), whos(&hall));
    assert_eq!((seats(&again, fox), seats(&again, bee)), (vec![0, 1], vec![3]));
    again.ask(Some(fox), Wish::Start).expect("the same person hosts");
    assert_eq!((seats(&again, fox), seats(&again, bee)), (vec![0, 1], vec![3]));
}

#[test]
fn nothing_of_the_old_match_comes_along() {
    let (mut hall, fox, bee) = evening();
    let Ok(Done::Key(key)) = hall.ask(Some(bee), Wish::MoveOut(Seat(3))) else { panic!("a link") };
    hall.play_out(&[fox, bee]);
    followed(hall.ask(Some(bee), follow(FIRST, None)));
    assert!(hall.place(3).helped && hall.place(3).stand_in.is_some());
    let mut again = hall.again();
    assert!(again.moment().places.iter().all(|place| !place.helped && place.stand_in.is_none()));
    assert_eq!(again.moment().sequel, None);
    assert_eq!(again.ask(None, Wish::MoveIn(key)).unwrap_err(), RoomError::NoSuchLink);
    assert_ne!(again.moment().ticket(Seat(0)), hall.moment().ticket(Seat(0)));
}

#[test]
fn a_host_who_only_leads_leads_again() {
    let places = vec![bot("rookie"), Seating::Open];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: None, places };
    let (mut hall, host) = Hall::open_with(new).expect("a room");
    let (_, owl) = hall.join("Owl");
    hall.ask(Some(host), Wish::SetPace(Pace::AtOnce)).expect("set");
    hall.ask(Some(host), Wish::Start).expect("begun");
    hall.play_out(&[owl]);
    let mut again = hall.again();
    let device = again.moment().device(Some(&host));
    assert!(device.host && device.seats.is_empty());
    assert_eq!(again.ask(Some(owl), Wish::Start).unwrap_err(), RoomError::NotHost);
    again.ask(Some(host), Wish::Start).expect("begun");
}

#[test]
fn the_place_of_somebody_who_was_forgotten_is_open() {
    let (mut hall, fox, bee) = evening_over();
    hall.wait(seconds(DAY as u64));
    hall.step(Input::Tidy);
    let again = hall.again();
    let whos: Vec<_> = again.moment().places.iter().map(|place| place.who.clone()).collect();
    assert_eq!(whos, [Who::Nobody, Who::Nobody, Who::Bot("merchant".into()), Who::Nobody]);
    assert!(seats(&again, bee).is_empty() && again.moment().device(Some(&fox)).host);
}

#[test]
fn who_has_not_come_yet_is_away_and_the_host_may_do_without_them() {
    let (hall, fox, bee) = evening_over();
    let mut again = hall.again();
    again.look(&[fox], 0);
    let presence = |hall: &Hall| [0, 1, 3].map(|seat| hall.place(seat).presence);
    assert_eq!(presence(&again), [Presence::Here, Presence::Here, Presence::Away]);
    again.look(&[fox, bee], 0);
    assert_eq!(presence(&again), [Presence::Here; 3]);
    again.ask(Some(fox), Wish::Arrange(Seat(3), bot("rookie"))).expect("arranged");
    again.ask(Some(fox), Wish::Start).expect("begun");
    assert!(seats(&again, bee).is_empty());
}

#[test]
fn if_the_host_does_not_come_another_acts_as_host() {
    let (hall, fox, bee) = evening_over();
    let mut again = hall.again();
    again.look(&[bee], 0);
    assert_eq!(again.ask(Some(bee), Wish::Start).unwrap_err(), RoomError::NotHost);
    again.wait(seconds(60));
    again.ask(Some(bee), Wish::Start).expect("begun");
    assert_eq!(seats(&again, fox), [0, 1], "their seats wait for them");
}

#[test]
fn the_first_table_follows_however_often_somebody_asks() {
    let (mut hall, fox, bee) = evening_over();
    assert_eq!(hall.moment().sequel, None);
    assert_eq!(followed(hall.ask(Some(bee), follow(FIRST, None))), FIRST);
    assert_eq!(followed(hall.ask(Some(fox), follow(SECOND, None))), FIRST);
    assert_eq!(followed(hall.ask(Some(bee), follow(FIRST, None))), FIRST);
    assert_eq!(hall.moment().sequel, Some(FIRST));
    hall.restart();
    assert_eq!(hall.moment().sequel, Some(FIRST), "it is kept");
    assert_eq!(followed(hall.ask(Some(fox), follow(SECOND, None))), FIRST);
}

#[test]
fn a_table_that_is_no_more_is_replaced_once() {
    let (mut hall, fox, bee) = evening_over();
    followed(hall.ask(Some(fox), follow(FIRST, None)));
    assert_eq!(followed(hall.ask(Some(fox), follow(SECOND, Some(FIRST)))), SECOND);
    assert_eq!(followed(hall.ask(Some(bee), follow(TableId(3), Some(FIRST)))), SECOND);
}

#[test]
fn a_table_follows_for_those_who_take_part_and_after_the_end() {
    let (mut hall, fox, _) = evening();
    assert_eq!(hall.ask(Some(fox), follow(FIRST, None)).unwrap_err(), RoomError::NotOver);
    let (mut hall, ..) = evening_over();
    for stranger in [None, Some(Token::from_random([77; 16]))] {
        assert!(hall.ask(stranger, follow(FIRST, None)).is_err());
    }
    assert_eq!(hall.moment().sequel, None);
}

#[test]
fn of_two_servers_the_quicker_one_decides_which_table_follows() {
    let (mut hall, fox, bee) = evening_over();
    let mut rival = hall.rival();
    assert_eq!(followed(rival.ask(Some(bee), follow(FIRST, None))), FIRST);
    hall.shelf = rival.shelf.clone();
    assert_eq!(followed(hall.ask(Some(fox), follow(SECOND, None))), FIRST);
}

#[test]
fn a_lost_answer_of_the_store_does_not_matter() {
    for fault in [Fault::Lost, Fault::Unknown] {
        let (mut hall, fox, _) = evening_over();
        hall.faults.push_back(fault);
        assert_eq!(followed(hall.ask(Some(fox), follow(FIRST, None))), FIRST, "{fault:?}");
        hall.restart();
        assert_eq!(hall.moment().sequel, Some(FIRST), "{fault:?}");
    }
}

#[test]
fn a_document_names_the_next_table_only_once_there_is_one() {
    let (mut hall, fox, _) = evening_over();
    let sequel = |hall: &Hall| {
        let body = &hall.shelf.record.as_ref().expect("a room").room.body;
        serde_json::from_slice::<Value>(body).expect("JSON").get("sequel").cloned()
    };
    assert_eq!(sequel(&hall), None, "as in documents from before there were any");
    followed(hall.ask(Some(fox), follow(FIRST, None)));
    assert_eq!(sequel(&hall), Some(json!(FIRST.to_string())));
}

/// A server on which Fox and a bot have played to the end.
async fn server() -> (Arc<Rooms>, Arc<SqliteStore>, TableId, Token) {
    let store = Arc::new(SqliteStore::in_memory().expect("a store"));
    let settings = Settings { date: || TODAY, ..Settings::default() };
    let rooms = Rooms::with(Arc::clone(&store) as Arc<dyn Store>, settings);
    let (host, places) = (Some(name("Fox")), vec![bot("rookie")]);
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host, places };
    let (table, fox) = rooms.open(new).await.expect("opened");
    let room = rooms.enter(table).await.expect("entered");
    for wish in [Wish::SetPace(Pace::AtOnce), Wish::Start, Wish::Leave(Seat(0))] {
        room.ask(Some(fox), wish).await.expect("done");
    }
    let mut look = room.look(Some(&fox));
    while look.now().stage != Stage::Over {
        look.next().await.expect("the room is there");
    }
    (rooms, store, table, fox)
}

#[tokio::test(start_paused = true)]
async fn the_new_room_has_a_code_and_a_seed_of_its_own() {
    let (rooms, _, table, fox) = server().await;
    let next = rooms.open_again(table).await.expect("opened");
    let (old, new) = (rooms.enter(table).await.expect("entered"), rooms.enter(next).await.expect("entered"));
    let code = new.now().code.expect("a code");
    assert_ne!(old.now().code, Some(code));
    assert_eq!(rooms.with_code(&code).await, Ok(next));
    new.ask(Some(fox), Wish::Start).await.expect("begun");
    assert!(new.now().commitment.is_some() && new.now().commitment != old.now().commitment);
    assert_eq!(new.now().places[0].nickname(), Some(&name("Fox")));
}

#[tokio::test(start_paused = true)]
async fn a_new_room_that_does_not_follow_is_given_up_after_a_day() {
    let (rooms, store, table, fox) = server().await;
    let first = rooms.open_again(table).await.expect("opened");
    let late = rooms.open_again(table).await.expect("opened");
    for next in [first, late] {
        let room = rooms.enter(table).await.expect("entered");
        assert_eq!(followed(room.ask(Some(fox), follow(next, None)).await), first);
    }
    let room = rooms.enter(first).await.expect("entered");
    room.ask(Some(fox), Wish::Start).await.expect("begun");
    drop(room);
    assert_eq!(rooms.tidy(TODAY + DAY).await, Ok(Tidied { deleted: 1, nameless: 1 }));
    assert!(store.room(late).await.is_err() && store.room(first).await.is_ok());
    assert_eq!(rooms.open_again(late).await.err(), Some(RoomError::UnknownTable));
}
