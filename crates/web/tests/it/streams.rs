//! What streams send, for every game: only what changed is drawn again, and nothing that changed is forgotten.

use std::collections::{BTreeMap, HashMap};

use ecotable_kernel::{GameRng, Seat};
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;
use serde_json::Value;

use crate::drive::Drive;
use crate::html::{Element, parse};
use crate::parts::{self, Parts};
use crate::table::{Watcher, viewers};

/// Plays a game with this config, for so many seats and from this seed, and shows every moment.
pub type Play = fn(Value, u8, u64, &mut dyn FnMut(&mut Drive, &mut GameRng));

/// The zones of a game, and matches in which they change.
pub struct Zones {
    /// Their ids in the order in which a stream knows them.
    pub ids: Vec<String>,
    /// Whether a zone looks the same to everybody with the same fingerprint.
    pub is_common: fn(&str) -> bool,
    /// The matches: config and seats.
    pub configs: Vec<(Value, u8)>,
    /// How they are played.
    pub play: Play,
}

impl Zones {
    /// The zones with these names.
    pub fn named(ids: &str, is_common: fn(&str) -> bool, configs: Vec<(Value, u8)>, play: Play) -> Self {
        Self { ids: ids.split_whitespace().map(str::to_owned).collect(), is_common, configs, play }
    }

    fn ids(&self) -> Vec<&str> {
        self.ids.iter().map(String::as_str).collect()
    }

    /// Two zones with the same fingerprint look the same. Those of one viewer need only be told apart for that viewer.
    #[track_caller]
    pub fn expect_equal_fingerprints_to_mean_equal_drawings(&self) {
        let (voices, zones) = (Voices::all(), self.ids());
        for (number, (config, seats)) in self.configs.iter().enumerate() {
            let mut known: HashMap<(usize, usize, u64), String> = HashMap::new();
            (self.play)(config.clone(), *seats, 40 + number as u64, &mut |drive, rng| {
                drive.let_somebody_react(rng);
                if rng.below(3) > 0 {
                    return;
                }
                for viewer in viewers(*seats) {
                    let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
                    let (html, seen) = watcher.draw(drive);
                    let panels = usize::from(*seats) - usize::from(viewer.seat().is_some());
                    // Of each seat its panel, and what it said.
                    assert_eq!(seen.zones.len(), zones.len() + 2 * panels, "every zone is named in the test");
                    let parts = parts::of(&zones, &html);
                    for (index, (id, fingerprint)) in zones.iter().zip(&seen.zones).enumerate() {
                        let Some(zone) = parts.get(&parts::name(id)) else { continue };
                        let own = 1 + viewer.seat().map_or(9, Seat::index);
                        let whose = if (self.is_common)(id) { 0 } else { own };
                        let before =
                            known.entry((index, whose, *fingerprint)).or_insert_with(|| zone.clone());
                        assert_eq!(before, zone, "{id} for {viewer}");
                    }
                }
            });
        }
    }

    /// What a stream sends turns the page that its reader has into the page as it is now.
    #[track_caller]
    pub fn expect_streams_to_keep_pages_up_to_date(&self) {
        let (voices, zones) = (Voices::all(), self.ids());
        for (number, (config, seats)) in self.configs.iter().enumerate() {
            let mut pages: BTreeMap<usize, (Page, Seen)> = BTreeMap::new();
            (self.play)(config.clone(), *seats, 60 + number as u64, &mut |drive, rng| {
                drive.let_somebody_react(rng);
                for (index, viewer) in viewers(*seats).enumerate() {
                    // Streams sleep through most moments.
                    if pages.contains_key(&index) && rng.below(4) > 0 {
                        continue;
                    }
                    let watcher = Watcher { voices, language: "ru", viewer, mode: Mode::Table };
                    let (html, seen) = watcher.draw(drive);
                    let fresh = Page::of(&zones, &html);
                    let (mut page, mut known) = pages.remove(&index).unwrap_or_else(|| (fresh.clone(), seen));
                    page.apply(&zones, &watcher.changes(drive, &mut known));
                    assert_eq!(page, fresh, "{viewer}");
                    pages.insert(index, (page, known));
                }
            });
        }
    }
}

impl Watcher {
    /// What looks different from what was seen.
    pub fn changes(&self, drive: &Drive, seen: &mut Seen) -> String {
        let drawing = boards::drawing(drive.moment().game.meta.id);
        self.with(drive, None, |scene| drawing.changes(scene, seen)).into_string()
    }
}

/// The parts and the log of a page.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Page {
    parts: Parts,
    log: Vec<String>,
}

impl Page {
    fn of(zones: &[&str], html: &str) -> Self {
        Self { parts: parts::of(zones, html), log: lines(&parse(html)) }
    }

    fn apply(&mut self, zones: &[&str], html: &str) {
        parts::apply(zones, &mut self.parts, html);
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
