//! Europe Plastic's Race: the street and route cards in the hands of others, those that change hands, and the decks.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ecotable_kernel::{Game, Narrate};
use ecotable_plastic_race::{Config, PlasticRace};
use ecotable_words::{Numbered, Words};

use super::{Hidden, scan_a_match};

static HIDDEN: Hidden = Hidden {
    game: "plastic-race",
    options: &[("option-city", "rome"), ("option-max_rounds", "5")],
    named: cards,
    pages: &[
        "/hint",
        "/plan/route?to=b1",
        "/plan/route?to=b3&way=1",
        "/plan/section?section=s04",
        "/why?action=collect",
        "/why?action=end_turn",
        "/why?action=puncture",
        "/why?action=sell_bin+1",
    ],
};

/// The cards as they are printed, each with the name of a street.
const CARDS: &str = include_str!("../../../../../game-plastic-race/data/cards.toml");

/// The street and route cards that a text names: `ST17`, `RT03`, the street printed on a card, or what sentences say of it.
fn cards(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let ids = words.filter(is_id).map(str::to_owned);
    let streets = streets().filter(|(_, street)| text.contains(street)).map(|(id, _)| id.to_owned());
    let said = said().iter().filter(|(_, said)| text.contains(said)).map(|(id, _)| id.clone());
    ids.chain(streets).chain(said).collect()
}

/// What sentences say of each card, without those of any colour: there are several of them, all alike.
fn said() -> &'static [(String, String)] {
    static SAID: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
        let words = Words::new(&[PlasticRace::LOCALES]).unwrap();
        let game = PlasticRace::new(&Config::default(), 3).unwrap();
        let street = (1..=59).map(|number| format!("ST{number:02}"));
        let street = street.map(|id| (game.say_card(id.parse().unwrap()), id));
        let route = (1..=14).map(|number| format!("RT{number:02}"));
        let route = route.map(|id| (game.say_route(id.parse().unwrap()), id));
        let told = street.chain(route).filter(|(phrase, _)| phrase.key != "card-wild");
        told.map(|(phrase, id)| (id, words.try_say("en", &phrase, &Numbered).unwrap())).collect()
    });
    &SAID
}

fn is_id(word: &&str) -> bool {
    matches!(word.as_bytes(), [b'S' | b'R', b'T', ten, one] if ten.is_ascii_digit() && one.is_ascii_digit())
}

/// Each street card with the street printed on it.
fn streets() -> impl Iterator<Item = (&'static str, &'static str)> {
    let cards = CARDS.split("[[street]]").skip(1);
    cards.map(|card| (value(card, "id"), value(card, "name")))
}

fn value(card: &'static str, name: &str) -> &'static str {
    let line = card.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("no {name} in {card}")).trim_matches('"')
}

#[test]
fn cards_are_found_by_id_by_the_street_printed_on_them_and_by_what_is_said_of_them() {
    assert_eq!(streets().count(), 59);
    let found = cards("id=\"h-ST07\", RT12, Prenzlauer Allee, Berlin; not ST7, XST08 or RT123");
    assert_eq!(found, ["RT12", "ST04", "ST07"].map(str::to_owned).into());
    let found = cards("Bea plays the red card (set die). Cem discards the blue and purple card.");
    assert_eq!(found, ["ST04", "ST39"].map(str::to_owned).into());
    let mut all: Vec<_> = said().iter().map(|(_, said)| said).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), said().len(), "no two are called alike");
}

#[tokio::test(start_paused = true)]
async fn pr_3_9_nobody_is_sent_a_byte_about_what_they_may_not_know() {
    scan_a_match(&HIDDEN).await;
}
