//! What a move weighs on its way to those who look.

use std::io::Write;

use ecotable_kernel::GameRng;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use super::{NAMES, Watcher, viewers};
use crate::drive::Drive;

/// No update may weigh more than this when it is packed.
const MOST_PACKED: usize = 20_000;
/// What the updates of a game weigh on average for one viewer, not packed.
const USUAL: usize = 8_000;

fn packed(text: &str) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap().len()
}

/// Four bots play a whole game; all of them and a spectator look on, in Russian, whose letters weigh most.
#[track_caller]
fn weigh(config: Value) {
    let (voices, mut rng) = (Voices::new(), GameRng::quick(11));
    let mut drive = Drive::of("ecologic", config, &NAMES[..4], 11);
    let watchers: Vec<_> = viewers(4)
        .map(|viewer| Watcher { voices: &voices, language: "ru", viewer, mode: Mode::Table })
        .collect();
    let mut known: Vec<Seen> = watchers.iter().map(|watcher| watcher.draw(&drive).1).collect();
    let (mut updates, mut sum, mut most) = (0, 0, 0);
    while drive.advance("balanced", &mut rng) {
        for (watcher, seen) in watchers.iter().zip(&mut known) {
            let sent = watcher
                .with(&drive, None, |scene| boards::drawing("ecologic").changes(scene, seen))
                .into_string();
            (updates, sum, most) = (updates + 1, sum + sent.len(), most.max(packed(&sent)));
        }
    }
    assert!(updates > 500, "{updates} updates");
    assert!(most <= MOST_PACKED, "an update of {most} bytes, packed");
    assert!(sum / updates <= USUAL, "{} bytes an update", sum / updates);
}

#[test]
fn an_update_of_the_first_edition_is_small() {
    weigh(json!({ "edition": "ed1" }));
}

#[test]
fn an_update_of_the_second_edition_is_small() {
    weigh(json!({ "edition": "ed2", "deals": true }));
}
