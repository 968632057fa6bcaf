//! What is secret is not printed by accident.

use ecotable_kernel::Seat;
use ecotable_rooms::pure::Ask;
use ecotable_rooms::{Code, Done, Seating, Token, Wish};
use ecotable_store::Key;

use crate::hall::{Hall, bot, name};

#[test]
fn debug_prints_have_no_secrets() {
    let token = Token::from_random([0xab; 16]);
    let key = Key([0xcd; 16]);
    let code = Code::from_random([1; 8]);
    let (hall, _) = Hall::begun(vec![bot("rookie")]);
    let ticket = hall.moment().ticket(Seat(0));
    let printed = format!(
        "{token:?} {code:?} {ticket:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        name("Rumpelstilz"),
        Ask { id: 1, token: Some(token), wish: Wish::MoveIn(key), random: [0xab; 32] },
        Wish::MoveIn(key),
        Wish::Join { nickname: name("Rumpelstilz"), seat: None },
        Wish::Decide { seat: Seat(0), ticket, action: "offload SOAP-B".into() },
        Done::Key(key),
        Done::Seated(Seat(0), token),
    );
    let (hidden, shown) = (token.reveal(), format!("{key}"));
    for secret in
        [hidden.as_str(), &shown, code.as_str(), &ticket.key.to_string(), "Rumpelstilz", "SOAP", "171", "205"]
    {
        assert!(!printed.contains(secret), "{secret} in {printed}");
    }
}

#[test]
fn the_document_has_neither_tokens_nor_keys_nor_the_seed() {
    let (mut hall, host) = Hall::open(vec![Seating::Open]);
    let (seat, owl) = hall.join("Owl");
    let Ok(Done::Key(key)) = hall.ask(Some(owl), Wish::MoveOut(seat)) else { panic!("a link") };
    hall.ask(Some(host), Wish::Start).expect("begun");
    let body = hall.shelf.record.as_ref().expect("a room").room.body.clone();
    let text = String::from_utf8(body).expect("JSON");
    let seed = hall.shelf.header.as_ref().expect("a match").seed.to_string();
    for secret in [host.reveal(), owl.reveal(), key.to_string(), seed] {
        assert!(!text.contains(&secret));
    }
    assert!(text.contains("\"format\":1"));
}

#[test]
fn lines_have_marks_that_count_nothing() {
    let (mut hall, tokens) = Hall::of_persons(2);
    hall.decide(tokens[0], Seat(0), "bid 1").expect("bid");
    let moment = hall.moment();
    let marks: Vec<_> =
        moment.log.heard(ecotable_kernel::Viewer::Spectator).map(|line| line.mark.to_string()).collect();
    let mut sorted = marks.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), marks.len(), "each line has its own");
    assert!(marks.iter().all(|mark| mark.len() == 16));
    sorted.reverse();
    assert_ne!(sorted, marks, "their order says nothing");
}
