//! EcoTrade: Shipment cards in hands and decks, shipments that are being put together, and the Incidents to come.

use std::collections::BTreeSet;

use super::{Hidden, scan_a_match};

static HIDDEN: Hidden = Hidden {
    game: "ecotrade",
    options: &[],
    named: cards,
    pages: &[
        "/hint",
        "/plan/shipment",
        "/plan/shipment?card=0&card=1",
        "/plan/developments",
        "/plan/score",
        "/plan/trip?trip=0-0",
        "/plan/trip?trip=1-0",
        "/why?action=start-with+0",
        "/why?action=add-card+1",
        "/why?action=take-deck",
    ],
};

/// The names of all cards: `shipment-s01 = Strawberries` and so on.
const WORDS: &str = include_str!("../../../../../game-ecotrade/locales/en.ftl");

/// The Shipment cards and Incidents that a text names, by number or by name.
fn cards(text: &str) -> BTreeSet<String> {
    let is_number = |word: &&str| matches!(word.as_bytes(), [b'S' | b'I', ten, one] if ten.is_ascii_digit() && one.is_ascii_digit());
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let numbers = words.filter(is_number).map(str::to_owned);
    let names = names().filter(|(_, name)| text.contains(name)).map(|(number, _)| number);
    numbers.chain(names).collect()
}

/// Number and name of each.
fn names() -> impl Iterator<Item = (String, &'static str)> {
    let entries = WORDS.lines().filter_map(|line| line.split_once(" = "));
    entries.filter_map(|(key, name)| {
        let number = key.strip_prefix("shipment-").or_else(|| key.strip_prefix("incident-"))?;
        (number.len() == 3).then(|| (number.to_uppercase(), name))
    })
}

#[test]
fn cards_are_found_by_number_and_by_name() {
    assert_eq!(names().count(), 42 + 28);
    let found = cards("a href=\"/t/0/card/S07\", Strawberries, and Driver shortage; not S7, XS08 or S123");
    assert_eq!(found, ["I02", "S01", "S07"].map(str::to_owned).into());
}

#[tokio::test(start_paused = true)]
async fn et_3_9_2_nobody_is_sent_a_byte_about_what_they_may_not_know() {
    scan_a_match(&HIDDEN).await;
}
