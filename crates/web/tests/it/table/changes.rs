//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, viewers};
use crate::html::{Element, parse};
use crate::parts::{self, Parts};

const ZONES: [&str; 18] = [
    "bar",
    "status",
    "notice",
    "others",
    "end",
    "me",
    "act",
    "orders",
    "menu",
    "result",
    "co2",
    "demand",
    "stage",
    "offer-main",
    "work",
    "leftover",
    "hand",
    "preview",
];

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "result", "co2", "demand", "offer-main", "leftover"].contains(&zone)
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
                    let whose =
                        if is_common(ZONES[index]) { 0 } else { 1 + viewer.seat().map_or(9, Seat::index) };
                    let before =
                        known.entry((index * 16 + whose, *fingerprint)).or_insert_with(|| zone.clone());
                    assert_eq!(before, zone, "{} for {viewer}", ZONES[index]);
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

/// The parts and the log of a page.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Page {
    parts: Parts,
    log: Vec<String>,
}

impl Page {
    fn of(html: &str) -> Self {
        Self { parts: parts::of(&ZONES, html), log: lines(&parse(html)) }
    }

    fn apply(&mut self, html: &str) {
        parts::apply(&ZONES, &mut self.parts, html);
        let elements = parse(html);
        let log =
            elements.iter().find(|element| element.depth == 0 && element.attribute("id") == Some("log"));
        match log.map(|log| log.attribute("data-add").is_some()) {
            None => {}
            Some(true) => {
                let added = lines(&elements);
                assert!(!added.is_empty());
                self.log = added.into_iter().chain(std::mem::take(&mut self.log)).take(60).collect();
            }
            Some(false) => self.log = lines(&elements),
        }
    }
}

fn lines(elements: &[Element<'_>]) -> Vec<String> {
    let is_line = |element: &&Element<'_>| element.attribute("id").is_some_and(|id| id.starts_with("line-"));
    elements.iter().filter(is_line).map(|element| element.outer.to_owned()).collect()
}
