//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, viewers};
use crate::html::{Element, parse};

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

/// Whether an element is sent on its own: a zone, or the panel of a seat.
fn is_part(element: &Element<'_>) -> bool {
    element.attribute("id").is_some_and(|id| ZONES.contains(&id) || id.starts_with("opp-"))
}

/// The parts of a page by id, each with the names of the parts inside it in their place.
fn parts(html: &str) -> BTreeMap<String, String> {
    let elements = parse(html);
    let found: Vec<_> = elements.iter().filter(|element| is_part(element)).collect();
    let inside = |outer: &str| {
        let inner = found.iter().filter(|part| part.outer.len() < outer.len());
        inner.fold(outer.to_owned(), |text, part| text.replacen(part.outer, &name(part), 1))
    };
    found.iter().map(|part| (name(part), inside(part.outer))).collect()
}

fn name(part: &Element<'_>) -> String {
    format!("[{}]", part.attribute("id").unwrap_or_default())
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
                let parts = parts(&html);
                for (index, (id, fingerprint)) in ZONES.iter().zip(&seen.zones).enumerate() {
                    let Some(zone) = parts.get(&format!("[{id}]")) else { continue };
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
    parts: BTreeMap<String, String>,
    log: Vec<String>,
}

impl Page {
    fn of(html: &str) -> Self {
        Self { parts: parts(html), log: lines(&parse(html)) }
    }

    fn apply(&mut self, html: &str) {
        let elements = parse(html);
        for part in elements.iter().filter(|element| element.depth == 0) {
            if part.attribute("id") != Some("log") {
                self.replace(part);
            } else if part.attribute("data-add").is_some() {
                let added = lines(&elements);
                assert!(!added.is_empty());
                self.log = added.into_iter().chain(std::mem::take(&mut self.log)).take(60).collect();
            } else {
                self.log = lines(&elements);
            }
        }
    }

    /// Puts a part in its place, with all that is inside it.
    fn replace(&mut self, part: &Element<'_>) {
        let old = self.parts.remove(&name(part)).unwrap_or_else(|| panic!("{} has a place", name(part)));
        self.parts.retain(|inner, _| !old.contains(inner.as_str()));
        self.parts.extend(parts(part.outer));
    }
}

fn lines(elements: &[Element<'_>]) -> Vec<String> {
    let is_line = |element: &&Element<'_>| element.attribute("id").is_some_and(|id| id.starts_with("line-"));
    elements.iter().filter(is_line).map(|element| element.outer.to_owned()).collect()
}
