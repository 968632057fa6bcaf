//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{configs, draw, drawing, play};
use crate::parts::{self, Parts};
use crate::table::{Watcher, viewers};

const ZONES: [&str; 59] = [
    "bar",
    "status",
    "notice",
    "others",
    "end",
    "me",
    "act",
    "orders",
    "menu",
    "incident",
    "accounts",
    "map",
    "map-title",
    "routes-0",
    "routes-1",
    "routes-2",
    "routes-3",
    "map-draft",
    "movers-0",
    "movers-1",
    "movers-2",
    "movers-3",
    "arrivals-0",
    "arrivals-1",
    "arrivals-2",
    "arrivals-3",
    "arrivals-none",
    "market",
    "deck-left",
    "stall-0",
    "take-0",
    "stall-1",
    "take-1",
    "stall-2",
    "take-2",
    "stall-3",
    "take-3",
    "stall-4",
    "take-4",
    "stall-deck",
    "fields",
    "field-social",
    "field-economical",
    "field-environmental",
    "track",
    "spaces",
    "track-told",
    "hand",
    "hand-head",
    "hand-0",
    "hand-1",
    "hand-2",
    "hand-3",
    "hand-plan",
    "company",
    "slots",
    "tokens",
    "estimate",
    "draft",
];

/// Zones that only one viewer has; what another sees in theirs does not matter.
fn is_own(zone: &str) -> bool {
    let own = ["notice", "others", "me", "act", "orders", "menu", "slots", "tokens", "estimate", "draft"];
    let frames = ["map", "market", "fields", "track", "company"];
    own.contains(&zone) || frames.contains(&zone) || zone.starts_with("hand") || zone.starts_with("stall")
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut known: HashMap<(usize, u64), String> = HashMap::new();
        play(config, seats, 40 + number as u64, |drive, rng| {
            if rng.below(3) > 0 {
                return;
            }
            for viewer in viewers(seats) {
                let watcher = Watcher { voices: &voices, language: "en", viewer, mode: Mode::Table };
                let (html, seen) = draw(&watcher, drive);
                let parts = parts::of(&ZONES, &html);
                for (index, (id, fingerprint)) in ZONES.iter().zip(&seen.zones).enumerate() {
                    let Some(zone) = parts.get(&parts::name(id)) else { continue };
                    let whose = if is_own(id) { 1 + viewer.seat().map_or(9, Seat::index) } else { 0 };
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
                let (html, seen) = draw(&watcher, drive);
                let fresh = parts::of(&ZONES, &html);
                let (mut page, mut known) = pages.remove(&index).unwrap_or_else(|| (fresh.clone(), seen));
                let sent =
                    watcher.with(drive, None, |scene| drawing().changes(scene, &mut known)).into_string();
                parts::apply(&ZONES, &mut page, &sent);
                let differs: Vec<_> = fresh.iter().filter(|(id, zone)| page.get(*id) != Some(zone)).collect();
                assert!(differs.is_empty() && page.len() == fresh.len(), "{viewer}: {:?}", differs.first());
                pages.insert(index, (page, known));
            }
        });
    }
}
