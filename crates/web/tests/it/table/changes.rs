//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, viewers};
use crate::html::{Element, parse};

const ZONES: [&str; 17] = [
    "bar", "status", "notice", "others", "end", "me", "act", "orders", "menu", "result", "co2", "demand",
    "stage", "work", "leftover", "hand", "preview",
];

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "result", "co2", "demand", "stage", "leftover"].contains(&zone)
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
                let elements = parse(&html);
                for (index, fingerprint) in seen.zones.iter().enumerate() {
                    let Some(zone) = ZONES.get(index).and_then(|id| find(&elements, id)) else { continue };
                    // Zones of one viewer only need to be told apart for that viewer.
                    let whose =
                        if is_common(ZONES[index]) { 0 } else { 1 + viewer.seat().map_or(9, Seat::index) };
                    let before =
                        known.entry((index * 16 + whose, *fingerprint)).or_insert_with(|| zone.to_owned());
                    assert_eq!(*before, zone, "{} for {viewer}", ZONES[index]);
                }
            }
        });
    }
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut pages: BTreeMap<usize, (Page, Seen)> = BTreeMap::new();
        play(config, seats, 60 + number as u64, |drive, rng| {
            for (index, viewer) in viewers(seats).enumerate() {
                // Streams sleep through most moments.
                if pages.contains_key(&index) && rng.below(4) > 0 {
                    continue;
                }
                let watcher = Watcher { voices: &voices, language: "ru", viewer, mode: Mode::Table };
                let (html, seen) = watcher.draw(drive);
                let fresh = Page::of(&html);
                let (mut page, mut known) = pages.remove(&index).unwrap_or_else(|| (fresh.clone(), seen));
                let sent = watcher
                    .with(drive, None, |scene| boards::drawing("tradejack").changes(scene, &mut known));
                page.apply(&sent.into_string());
                assert_eq!(page, fresh, "{viewer}");
                pages.insert(index, (page, known));
            }
        });
    }
}

/// The zones and the log of a page.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Page {
    zones: BTreeMap<String, String>,
    log: Vec<String>,
}

impl Page {
    fn of(html: &str) -> Self {
        let elements = parse(html);
        let zones =
            ZONES.iter().filter_map(|id| Some(((*id).to_owned(), find(&elements, id)?.to_owned()))).collect();
        Self { zones, log: lines(&elements) }
    }

    fn apply(&mut self, html: &str) {
        let elements = parse(html);
        for zone in elements.iter().filter(|element| element.depth == 0) {
            let id = zone.attribute("id").unwrap();
            if id != "log" {
                assert!(
                    self.zones.insert(id.to_owned(), zone.outer.to_owned()).is_some(),
                    "{id} has a place"
                );
            } else if zone.attribute("data-add").is_some() {
                let added = lines(&elements);
                assert!(!added.is_empty());
                self.log = added.into_iter().chain(std::mem::take(&mut self.log)).take(60).collect();
            } else {
                self.log = lines(&elements);
            }
        }
    }
}

fn lines(elements: &[Element<'_>]) -> Vec<String> {
    let is_line = |element: &&Element<'_>| element.attribute("id").is_some_and(|id| id.starts_with("line-"));
    elements.iter().filter(is_line).map(|element| element.outer.to_owned()).collect()
}
