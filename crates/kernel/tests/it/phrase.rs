//! Sentences before they have a language.

use ecotable_kernel::{Arg, Phrase, Seat};

#[test]
fn gaps_are_filled_in_order() {
    let card = Phrase::new("card").with("value", 7u8);
    let phrase = Phrase::new("sold").with("seat", Seat(2)).with("card", card.clone()).with("coins", -3i16);
    assert_eq!(phrase.key, "sold");
    let expected = [("seat", Arg::Seat(Seat(2))), ("card", Arg::Phrase(card)), ("coins", Arg::Number(-3))];
    assert_eq!(phrase.args, expected);
}

#[test]
fn every_kind_of_gap_has_a_short_way() {
    let phrase = Phrase::new("x").with("text", "own name").with("list", vec![Phrase::new("a")]);
    let phrase = phrase.with("big", u32::MAX).with("small", i64::MIN).with("u16", 9u16).with("i32", -9i32);
    let args: Vec<_> = phrase.args.into_iter().map(|(_, arg)| arg).collect();
    let list = Arg::List(vec![Phrase::new("a")]);
    let numbers = [i64::from(u32::MAX), i64::MIN, 9, -9].map(Arg::Number);
    assert_eq!(args[..2], [Arg::Text("own name".to_owned()), list]);
    assert_eq!(args[2..], numbers);
}

#[test]
fn a_phrase_can_be_sent_as_json() {
    let phrase = Phrase::new("raised").with("seat", Seat(1)).with("bid", 5u8);
    let json = serde_json::to_string(&phrase).unwrap();
    assert_eq!(json, r#"{"key":"raised","args":[["seat",{"seat":1}],["bid",{"number":5}]]}"#);
}

#[test]
fn what_fills_a_gap_is_found_by_its_name_and_kind() {
    let card = Phrase::new("card").with("id", "C7");
    let phrase = Phrase::new("sold").with("seat", Seat(2)).with("card", card.clone()).with("coins", -3i16);
    assert_eq!(phrase.arg("coins"), Some(&Arg::Number(-3)));
    assert_eq!(
        (phrase.seat("seat"), phrase.seat("coins"), phrase.seat("other")),
        (Some(Seat(2)), None, None)
    );
    assert_eq!((phrase.number("coins"), phrase.number::<i64>("seat")), (Some(-3i32), None));
    assert_eq!(phrase.number::<u16>("coins"), None, "the number is too small");
    assert_eq!((phrase.phrase("card"), phrase.phrase("seat")), (Some(&card), None));
    assert_eq!((card.text("id"), phrase.text("card")), (Some("C7"), None));
}
