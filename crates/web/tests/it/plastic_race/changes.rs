//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, NAMES, Watcher, configs, play, viewers};
use crate::drive::Drive;
use crate::html::{Element, parse};
use crate::parts::{self, Parts};

const ZONES: [&str; 17] = [
    "bar",
    "status",
    "notice",
    "others",
    "end",
    "me",
    "act",
    "orders",
    "menu",
    "city",
    "traffic",
    "goals",
    "targets",
    "keys-of-colours",
    "yard",
    "hand",
    "deeds",
];

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "city", "traffic", "keys-of-colours", "yard"].contains(&zone)
}

/// The text of the element with an id.
fn find<'a>(elements: &[Element<'a>], id: &str) -> Option<&'a str> {
    elements.iter().find(|element| element.attribute("id") == Some(id)).map(|element| element.outer)
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut known: HashMap<(usize, u64), String> = HashMap::new();
        play(config, seats, 40 + number as u64, |drive, rng| {
            if rng.below(4) > 0 {
                return;
            }
            for viewer in viewers(seats) {
                let watcher = Watcher { voices: &voices, language: "en", viewer, mode: Mode::Table };
                let (html, seen) = watcher.draw(drive);
                let parts = parts::of(&ZONES, &html);
                for (index, (id, fingerprint)) in ZONES.iter().zip(&seen.zones).enumerate() {
                    let Some(zone) = parts.get(&parts::name(id)) else { continue };
                    // Zones of one viewer only need to be told apart for that viewer.
                    let whose = if is_common(id) { 0 } else { 1 + viewer.seat().map_or(9, Seat::index) };
                    let before =
                        known.entry((index * 16 + whose, *fingerprint)).or_insert_with(|| zone.clone());
                    assert_eq!(before, zone, "{id} for {viewer}");
                }
            }
        });
    }
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut pages: BTreeMap<usize, (Parts, Seen)> = BTreeMap::new();
        play(config, seats, 60 + number as u64, |drive, rng| {
            for (index, viewer) in viewers(seats).enumerate() {
                // Streams sleep through most moments.
                if pages.contains_key(&index) && rng.below(4) > 0 {
                    continue;
                }
                let watcher = Watcher { voices: &voices, language: "ru", viewer, mode: Mode::Table };
                let (html, seen) = watcher.draw(drive);
                let fresh = parts::of(&ZONES, &html);
                let (mut page, mut known) = pages.remove(&index).unwrap_or_else(|| (fresh.clone(), seen));
                let sent =
                    watcher.with(drive, None, |scene| boards::drawing(GAME).changes(scene, &mut known));
                parts::apply(&ZONES, &mut page, &sent.into_string());
                assert_eq!(page, fresh, "{viewer}");
                pages.insert(index, (page, known));
            }
        });
    }
}

#[test]
fn what_moves_is_sent_and_the_city_is_not() {
    let voices = Voices::new();
    let mut drive = Drive::of(GAME, json!({ "city": "london", "max_rounds": 6 }), &NAMES[..3], 3);
    let watcher =
        Watcher { voices: &voices, language: "en", viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
    let (page, mut seen) = watcher.draw(&drive);
    let city = find(&parse(&page), "city").unwrap().len();
    let (mut rng, mut largest, mut moved) = (GameRng::quick(2), 0, 0);
    while drive.advance("merchant", &mut rng) && moved < 200 {
        let sent = watcher.with(&drive, None, |scene| boards::drawing(GAME).changes(scene, &mut seen));
        let sent = sent.into_string();
        assert!(!sent.contains("id=\"city\"") && !sent.contains("id=\"keys-of-colours\""));
        moved += usize::from(sent.contains("id=\"traffic\""));
        largest = largest.max(sent.len());
    }
    assert!(moved > 20, "trucks move: {moved}");
    assert!(largest < 2 * city, "an update of {largest} bytes is small beside a city of {city}");
}
