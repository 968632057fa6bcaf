//! Only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::Seat;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, viewers};
use crate::parts::{self, Parts};

/// The zones in the order in which a stream knows them, the cells of the map last.
fn zones() -> Vec<String> {
    let names = "bar status notice others end me act orders menu event stage map market ledger curve hand \
                 map-reach map-lit map-top map-spots map-choices map-list curve-ways curve-table prices shop deck ahead";
    names.split_whitespace().map(str::to_owned).chain((0..28).map(|cell| format!("cell-{cell}"))).collect()
}

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "event", "map-reach", "map-top", "map-list", "curve-ways", "curve-table", "deck"]
        .contains(&zone)
        || zone.starts_with("cell-")
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    let (voices, zones) = (Voices::new(), zones());
    let zones: Vec<&str> = zones.iter().map(String::as_str).collect();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut known: HashMap<(usize, u64), String> = HashMap::new();
        play(config, seats, 40 + number as u64, |drive, rng| {
            if rng.below(4) > 0 {
                return;
            }
            for viewer in viewers(seats) {
                let watcher = Watcher { voices: &voices, language: "en", viewer, mode: Mode::Table };
                let (html, seen) = watcher.draw(drive);
                let panels = usize::from(seats) - usize::from(viewer.seat().is_some());
                assert_eq!(seen.zones.len(), zones.len() + panels, "every zone is named here");
                let parts = parts::of(&zones, &html);
                for (index, (id, fingerprint)) in zones.iter().zip(&seen.zones).enumerate() {
                    let Some(zone) = parts.get(&parts::name(id)) else { continue };
                    // Zones of one viewer only need to be told apart for that viewer.
                    let whose = if is_common(id) { 0 } else { 1 + viewer.seat().map_or(9, Seat::index) };
                    let before =
                        known.entry((index * 16 + whose, *fingerprint)).or_insert_with(|| zone.clone());
                    assert!(before == zone, "{id} for {viewer}:\n{before}\n{zone}");
                }
            }
        });
    }
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    let (voices, zones) = (Voices::new(), zones());
    let zones: Vec<&str> = zones.iter().map(String::as_str).collect();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut pages: BTreeMap<usize, (Parts, Seen)> = BTreeMap::new();
        play(config, seats, 60 + number as u64, |drive, rng| {
            for (index, viewer) in viewers(seats).enumerate() {
                // Streams sleep through most moments.
                if pages.contains_key(&index) && rng.below(6) > 0 {
                    continue;
                }
                let watcher = Watcher { voices: &voices, language: "ru", viewer, mode: Mode::Table };
                let (html, seen) = watcher.draw(drive);
                let fresh = parts::of(&zones, &html);
                let (mut page, mut known) = pages.remove(&index).unwrap_or_else(|| (fresh.clone(), seen));
                let sent = watcher
                    .with(drive, None, |scene| boards::drawing("ecologic").changes(scene, &mut known))
                    .into_string();
                parts::apply(&zones, &mut page, &sent);
                let differs: Vec<_> = fresh.iter().filter(|(id, zone)| page.get(*id) != Some(zone)).collect();
                assert!(differs.is_empty() && page.len() == fresh.len(), "{viewer}: {:?}", differs.first());
                pages.insert(index, (page, known));
            }
        });
    }
}
