//! People gather before the match.

use ecotable_kernel::Seat;
use ecotable_rooms::{Done, NewRoom, Presence, RoomError, Seating, Stage, Token, Who, Wish};
use serde_json::json;

use crate::hall::{Hall, bot, name, seconds};

fn person(text: &str) -> Who {
    Who::Person(name(text))
}

fn whos(hall: &Hall) -> Vec<Who> {
    hall.moment().places.iter().map(|place| place.who.clone()).collect()
}

#[test]
fn the_host_sits_first_and_the_places_follow_in_order() {
    let places = vec![Seating::Open, Seating::Here(name("Owl")), bot("merchant")];
    let (hall, host) = Hall::open(places);
    assert_eq!(whos(&hall), [person("Fox"), Who::Nobody, person("Owl"), Who::Bot("merchant".into())]);
    let device = hall.moment().device(Some(&host));
    assert!(device.host);
    assert_eq!(device.seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)], "one device, two seats");
    assert_eq!(hall.moment().stage, Stage::Gathering);
    assert!(hall.moment().code.is_some());
    assert!(hall.place(0).host && hall.place(2).host && !hall.place(3).host);
}

#[test]
fn a_room_that_the_game_does_not_allow_is_not_opened() {
    let open = |game: &str, config, places: Vec<Seating>| {
        let new = NewRoom { game: game.into(), config, host: Some(name("Fox")), places };
        Hall::open_with(new).err().expect("refused")
    };
    assert_eq!(open("tradejack", json!({}), vec![]), RoomError::Places { min: 2, max: 6 });
    assert_eq!(open("tradejack", json!({}), vec![Seating::Open; 6]), RoomError::Places { min: 2, max: 6 });
    assert_eq!(open("tradejack", json!({}), vec![Seating::Open; 600]), RoomError::Places { min: 2, max: 6 });
    assert!(matches!(open("chess", json!({}), vec![Seating::Open]), RoomError::Setup(_)));
    assert!(matches!(open("tradejack", json!({"no": 1}), vec![Seating::Open]), RoomError::Setup(_)));
    assert_eq!(open("tradejack", json!({}), vec![bot("nobody")]), RoomError::UnknownBot("nobody".into()));
    assert_eq!(
        open("tradejack", json!({}), vec![bot("search:9s")]),
        RoomError::UnknownBot("search:9s".into())
    );
}

#[test]
fn a_host_without_a_name_only_looks_on() {
    let places = vec![Seating::Open, Seating::Open];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: None, places };
    let (mut hall, host) = Hall::open_with(new).expect("a room");
    let device = hall.moment().device(Some(&host));
    assert!(device.host && device.seats.is_empty());
    hall.join("Owl");
    hall.join("Bee");
    hall.ask(Some(host), Wish::Start).expect("the host begins without playing");
    assert_eq!(whos(&hall), [person("Owl"), person("Bee")]);
}

#[test]
fn a_host_who_joins_later_stays_host() {
    let places = vec![Seating::Open, Seating::Open];
    let new = NewRoom { game: "tradejack".into(), config: json!({}), host: None, places };
    let (mut hall, host) = Hall::open_with(new).expect("a room");
    let joined = hall.ask(Some(host), Wish::Join { nickname: name("Fox"), seat: Some(Seat(1)) });
    assert!(matches!(joined, Ok(Done::Seated(Seat(1), token)) if token == host));
    let device = hall.moment().device(Some(&host));
    assert!(device.host && device.seats.contains(Seat(1)));
}

#[test]
fn a_token_of_nobody_here_is_not_taken_over() {
    let (mut hall, _) = Hall::open(vec![Seating::Open]);
    let chosen = Token::from_random([1; 16]);
    let joined = hall.ask(Some(chosen), Wish::Join { nickname: name("Owl"), seat: None });
    assert!(matches!(joined, Ok(Done::Seated(Seat(1), token)) if token != chosen), "the server makes tokens");
}

#[test]
fn who_joins_gets_the_asked_place_or_any_free_one() {
    let (mut hall, _) = Hall::open(vec![Seating::Open, Seating::Open, Seating::Open]);
    let asked = hall.ask(None, Wish::Join { nickname: name("Owl"), seat: Some(Seat(2)) });
    assert!(matches!(asked, Ok(Done::Seated(Seat(2), _))));
    assert_eq!(hall.join("Bee").0, Seat(1));
    assert_eq!(hall.join("Elk").0, Seat(3));
    assert_eq!(whos(&hall), [person("Fox"), person("Bee"), person("Owl"), person("Elk")]);
    let late = hall.ask(None, Wish::Join { nickname: name("Ant"), seat: None });
    assert_eq!(late.unwrap_err(), RoomError::Full);
}

#[test]
fn of_two_who_want_one_place_one_gets_it_and_the_other_is_told() {
    let (mut hall, _) = Hall::open(vec![Seating::Open, Seating::Open]);
    let want = |nickname| Wish::Join { nickname, seat: Some(Seat(1)) };
    assert!(hall.ask(None, want(name("Owl"))).is_ok());
    assert_eq!(hall.ask(None, want(name("Bee"))).unwrap_err(), RoomError::Taken(Seat(1)));
    let nowhere = Wish::Join { nickname: name("Bee"), seat: Some(Seat(77)) };
    assert_eq!(hall.ask(None, nowhere).unwrap_err(), RoomError::Full);
    assert_eq!(whos(&hall)[1], person("Owl"));
}

#[test]
fn who_is_seated_and_joins_again_keeps_the_seat_or_changes_places() {
    let (mut hall, _) = Hall::open(vec![Seating::Open, Seating::Open]);
    let (seat, owl) = hall.join("Owl");
    let again = hall.ask(Some(owl), Wish::Join { nickname: name("Owl"), seat: None });
    assert!(matches!(again, Ok(Done::Seated(same, token)) if same == seat && token == owl));
    let moved = hall.ask(Some(owl), Wish::Join { nickname: name("Eagle"), seat: Some(Seat(2)) });
    assert!(matches!(moved, Ok(Done::Seated(Seat(2), token)) if token == owl));
    assert_eq!(whos(&hall), [person("Fox"), Who::Nobody, person("Eagle")]);
}

#[test]
fn every_seat_that_is_taken_has_a_token_of_its_own() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, Seating::Open]);
    let (_, owl) = hall.join("Owl");
    let (_, bee) = hall.join("Bee");
    assert!(owl != bee && owl != host && bee != host);
    assert_eq!(hall.moment().device(Some(&owl)).seats.iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(hall.moment().device(None), ecotable_rooms::Device::default());
}

#[test]
fn two_of_the_same_name_are_told_apart_by_a_number() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, Seating::Open, Seating::Open]);
    hall.join("fox");
    hall.join("FOX");
    assert_eq!(whos(&hall)[1..3], [person("fox 2"), person("FOX 3")]);
    let (seat, owl) = hall.join("Owl");
    hall.ask(Some(owl), Wish::Rename(seat, name("Fox"))).expect("renamed");
    assert_eq!(whos(&hall)[3], person("Fox 4"));
    hall.ask(Some(owl), Wish::Rename(seat, name("Fox 4"))).expect("one's own name is free");
    assert_eq!(whos(&hall)[3], person("Fox 4"));
    let other = hall.ask(Some(host), Wish::Rename(seat, name("Silly")));
    assert_eq!(other.unwrap_err(), RoomError::NotYours(seat), "nobody renames others");
}

#[test]
fn a_long_name_loses_letters_for_its_number() {
    let (mut hall, _) = Hall::open(vec![Seating::Open, Seating::Open]);
    let long = "abcdefghijklmnopqrstuvwx";
    hall.join(long);
    hall.join(long);
    assert_eq!(whos(&hall)[2], person("abcdefghijklmnopqrstuv 2"));
}

#[test]
fn only_the_host_arranges_the_places() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, Seating::Open]);
    let (_, owl) = hall.join("Owl");
    for wish in [
        Wish::Arrange(Seat(2), bot("rookie")),
        Wish::AddPlace,
        Wish::RemovePlace(Seat(2)),
        Wish::Start,
        Wish::SetPace(ecotable_rooms::Pace::Fast),
        Wish::SetReactions(ecotable_rooms::Reactions::Off),
    ] {
        assert_eq!(hall.ask(Some(owl), wish.clone()).unwrap_err(), RoomError::NotHost, "{wish:?}");
        assert_eq!(hall.ask(None, wish.clone()).unwrap_err(), RoomError::NotHost, "{wish:?}");
    }
    hall.ask(Some(host), Wish::Arrange(Seat(2), bot("rookie"))).expect("arranged");
    hall.ask(Some(host), Wish::AddPlace).expect("added");
    hall.ask(Some(host), Wish::Arrange(Seat(3), Seating::Here(name("Elk")))).expect("arranged");
    assert_eq!(whos(&hall), [person("Fox"), person("Owl"), Who::Bot("rookie".into()), person("Elk")]);
    hall.ask(Some(host), Wish::RemovePlace(Seat(1))).expect("removed");
    assert_eq!(whos(&hall), [person("Fox"), Who::Bot("rookie".into()), person("Elk")]);
    assert!(hall.moment().device(Some(&owl)).seats.is_empty(), "the person is out");
    let nowhere = hall.ask(Some(host), Wish::Arrange(Seat(9), Seating::Open));
    assert_eq!(nowhere.unwrap_err(), RoomError::NotYours(Seat(9)));
}

#[test]
fn the_number_of_places_stays_within_the_limits_of_the_game() {
    let (mut hall, host) = Hall::open(vec![Seating::Open]);
    let limits = RoomError::Places { min: 2, max: 6 };
    assert_eq!(hall.ask(Some(host), Wish::RemovePlace(Seat(1))).unwrap_err(), limits);
    for _ in 0..4 {
        hall.ask(Some(host), Wish::AddPlace).expect("added");
    }
    assert_eq!(hall.ask(Some(host), Wish::AddPlace).unwrap_err(), limits);
    assert_eq!(hall.moment().places.len(), 6);
}

#[test]
fn who_leaves_frees_the_place() {
    let (mut hall, host) = Hall::open(vec![Seating::Open]);
    let (seat, owl) = hall.join("Owl");
    assert_eq!(hall.ask(Some(host), Wish::Leave(seat)).unwrap_err(), RoomError::NotYours(seat));
    hall.ask(Some(owl), Wish::Leave(seat)).expect("left");
    assert_eq!(whos(&hall)[1], Who::Nobody);
    assert_eq!(hall.join("Bee").0, seat);
}

#[test]
fn if_the_host_leaves_the_next_person_becomes_host() {
    let (mut hall, host) = Hall::open(vec![bot("rookie"), Seating::Open, Seating::Open]);
    let (_, owl) = hall.join("Owl");
    hall.join("Bee");
    hall.ask(Some(host), Wish::Leave(Seat(0))).expect("left");
    assert!(hall.moment().device(Some(&owl)).host && hall.place(2).host);
    assert!(!hall.moment().device(Some(&host)).host);
    hall.ask(Some(owl), Wish::Start).expect("the new host begins");
    assert_eq!(whos(&hall), [Who::Bot("rookie".into()), person("Owl"), person("Bee")]);
}

#[test]
fn a_host_with_another_seat_on_the_device_stays_host() {
    let (mut hall, host) = Hall::open(vec![Seating::Here(name("Elk")), Seating::Open]);
    hall.join("Owl");
    hall.ask(Some(host), Wish::Leave(Seat(0))).expect("left");
    assert!(hall.moment().device(Some(&host)).host);
}

#[test]
fn while_the_host_is_gone_the_first_who_is_there_acts_as_host() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, Seating::Open]);
    let (_, owl) = hall.join("Owl");
    let (_, bee) = hall.join("Bee");
    hall.look(&[owl, bee], 0);
    assert_eq!(hall.ask(Some(owl), Wish::Start).unwrap_err(), RoomError::NotHost);
    hall.wait(seconds(61));
    assert_eq!(hall.place(0).presence, Presence::Gone);
    assert!(hall.moment().device(Some(&owl)).host);
    assert!(!hall.moment().device(Some(&bee)).host);
    hall.look(&[owl, bee, host], 0);
    assert!(!hall.moment().device(Some(&owl)).host, "the host is back");
    assert!(hall.moment().device(Some(&host)).host);
}

#[test]
fn open_places_are_left_out_at_the_start() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, bot("merchant"), Seating::Open]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    assert_eq!(whos(&hall), [person("Fox"), Who::Bot("merchant".into())]);
    assert_eq!(hall.shelf.header.as_ref().expect("a match").seats, 2);
}

#[test]
fn too_few_are_filled_up_with_the_usual_bot() {
    let (mut hall, host) = Hall::open(vec![Seating::Open, Seating::Open]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    let usual = ecotable_catalog::game("tradejack").expect("a game").usual_bot();
    assert_eq!(whos(&hall), [person("Fox"), Who::Bot(usual.into())]);
}

#[test]
fn the_start_shows_the_match_and_the_code_still_leads_there() {
    let (mut hall, host) = Hall::open(vec![bot("merchant")]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    let moment = hall.moment();
    assert_eq!(moment.stage, Stage::Playing);
    assert!(moment.position.is_some() && moment.seed().is_none());
    let header = hall.shelf.header.as_ref().expect("a match");
    assert_eq!(moment.commitment, Some(header.seed.commitment()));
    let kept = hall.shelf.record.as_ref().expect("a room").room.code.clone();
    assert_eq!((kept, moment.code.is_some()), (moment.code.map(|code| code.to_string()), true));
    assert!(moment.log.heard(ecotable_kernel::Viewer::Spectator).count() > 0, "the set-up is told");
}

#[test]
fn who_begins_twice_begins_once() {
    let (mut hall, host) = Hall::open(vec![bot("merchant")]);
    hall.ask(Some(host), Wish::Start).expect("begun");
    let header = hall.shelf.header.clone();
    hall.ask(Some(host), Wish::Start).expect("it has begun");
    assert_eq!(hall.shelf.header, header);
}

#[test]
fn after_the_start_nobody_joins_and_nothing_is_arranged() {
    let (mut hall, host) = Hall::begun(vec![bot("merchant"), Seating::Open]);
    let join = Wish::Join { nickname: name("Owl"), seat: None };
    assert_eq!(hall.ask(None, join).unwrap_err(), RoomError::Begun);
    assert_eq!(hall.ask(Some(host), Wish::AddPlace).unwrap_err(), RoomError::Begun);
    assert_eq!(hall.ask(Some(host), Wish::Arrange(Seat(1), Seating::Open)).unwrap_err(), RoomError::Begun);
    hall.ask(Some(host), Wish::Rename(Seat(0), name("Wolf"))).expect("names may change");
    assert_eq!(whos(&hall)[0], person("Wolf"));
}

#[test]
fn options_that_do_not_fit_the_number_of_players_stop_the_start() {
    let places = vec![Seating::Open, Seating::Open];
    let config = json!({"first_player": 2});
    let new = NewRoom { game: "tradejack".into(), config, host: Some(name("Fox")), places };
    let (mut hall, host) = Hall::open_with(new).expect("seat 2 is there");
    assert!(
        matches!(hall.ask(Some(host), Wish::Start), Err(RoomError::Setup(_))),
        "seat 2 would be left out"
    );
    assert_eq!(hall.moment().stage, Stage::Gathering);
    assert_eq!(hall.moment().places.len(), 3, "nothing has changed");
    hall.join("Owl");
    hall.join("Bee");
    hall.ask(Some(host), Wish::Start).expect("now it fits");
}
