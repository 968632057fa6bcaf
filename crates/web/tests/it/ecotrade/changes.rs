//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{configs, draw, drawing, play};
use crate::parts::{self, Parts};
use crate::table::{Watcher, viewers};

const ZONES: [&str; 18] = [
    "bar", "status", "notice", "others", "end", "me", "act", "orders", "menu", "incident", "accounts", "map",
    "market", "fields", "track", "hand", "company", "draft",
];

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "incident", "accounts", "map", "market", "fields", "track"].contains(&zone)
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
