//! Ecologic: all know the same, so nobody may know the decks, which events were drawn, or tokens that lie face down.

use std::collections::BTreeSet;

use ecotable_ecologic::{Config, Ecologic, Edition, printed};
use ecotable_kernel::Game;

use super::{Hidden, scan_a_match};

const PAGES: &[&str] = &[
    "/hint",
    "/plan/deal",
    "/plan/deal?to=1",
    "/why?action=draw",
    "/why?action=bid+30",
    "/why?action=place+oil+3",
    "/why?action=keep",
];

static FIRST: Hidden = Hidden {
    game: "ecologic",
    options: &[
        ("option-edition", "ed1"),
        ("option-face_down", "true"),
        ("option-events_per_level", "3"),
        ("option-deals", "true"),
    ],
    named: |text| cards_and_tokens(Edition::Ed1, text),
    pages: PAGES,
};

static SECOND: Hidden = Hidden {
    game: "ecologic",
    options: &[
        ("option-edition", "ed2"),
        ("option-face_down", "true"),
        ("option-events_per_level", "5"),
        ("option-event_order", "mixed"),
    ],
    named: |text| cards_and_tokens(Edition::Ed2, text),
    pages: PAGES,
};

/// The names of all cards: `initiative-ei01 = Environmental Education` and so on.
const WORDS: &str = include_str!("../../../../../game-ecologic/locales/en.ftl");

/// The initiatives and events that a text names, by id or by name, and the values of environment tokens that it shows.
fn cards_and_tokens(edition: Edition, text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let ids = words.filter(is_id).map(str::to_owned);
    // A territory of the first edition is called almost like one of its events.
    let text = text.replace("Stock Exchange", "");
    let named = names(edition).filter(|(_, name)| text.contains(name)).map(|(id, _)| id);
    ids.chain(named).chain(tokens(&text)).collect()
}

fn is_id(word: &&str) -> bool {
    let digits = word.strip_prefix("EI").or_else(|| word.strip_prefix(['F', 'S']));
    digits.is_some_and(|digits| digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Values of tokens on the map, as the drawing, the list, a button, the view and the snapshot have them.
fn tokens(text: &str) -> impl Iterator<Item = String> {
    let marks =
        ["class=\"e-env-n\" y=\"7.5\">", "environment token ", " and take ", "\"token\":", "\"tokens\":["];
    let values = marks.into_iter().flat_map(move |mark| text.split(mark).skip(1));
    let digits = values.filter_map(|rest| rest.chars().next().filter(char::is_ascii_digit));
    digits.map(|value| format!("a token of {value}"))
}

/// Id and name of each card of an edition.
fn names(edition: Edition) -> impl Iterator<Item = (String, &'static str)> {
    let game = Ecologic::new(&Config { edition, ..Config::default() }, 4).unwrap();
    let initiatives = (1..=20).map(|number| (format!("EI{number:02}"), format!("initiative-ei{number:02}")));
    let events = printed(edition)
        .each_event()
        .map(move |(card, face)| (face.id.clone(), game.say_event_card(card).key.to_string()));
    initiatives.chain(events).map(|(id, key)| (id, name(&key)))
}

fn name(key: &str) -> &'static str {
    let entries = WORDS.lines().filter_map(|line| line.split_once(" = "));
    entries.into_iter().find(|(known, _)| *known == key).map(|(_, name)| name).expect("every card has a name")
}

#[test]
fn cards_are_found_by_id_and_by_name_and_tokens_by_their_value() {
    assert_eq!([Edition::Ed1, Edition::Ed2].map(|edition| names(edition).count()), [20 + 21, 20 + 30]);
    let found = |text: &str| cards_and_tokens(Edition::Ed1, text);
    let cards =
        found("/card/EI07, Tree Planting, F08, Brain Drain, the Stock Exchange; not XS08, EI7 or S123");
    assert_eq!(cards, ["EI04", "EI07", "F08", "F20"].map(str::to_owned).into());
    let drawn = "<text class=\"e-env-n\" y=\"7.5\">3</text>";
    for shown in [drawn, "environment token 3", "Place it and take 3 Enviros", "\"token\":3"] {
        assert_eq!(found(shown), ["a token of 3".to_owned()].into(), "{shown}");
    }
    assert!(found(&drawn.replace('3', "?")).is_empty() && found("face-down environment token").is_empty());
}

#[tokio::test(start_paused = true)]
async fn el_3_2_nobody_is_sent_a_byte_about_decks_and_hidden_tokens_in_the_first_edition() {
    scan_a_match(&FIRST).await;
}

#[tokio::test(start_paused = true)]
async fn el_3_2_nobody_is_sent_a_byte_about_decks_and_hidden_tokens_in_the_second_edition() {
    scan_a_match(&SECOND).await;
}
