//! Only what changed is drawn again, and nothing that changed is forgotten.

use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, NAMES, Watcher, configs, play};
use crate::drive::Drive;
use crate::html::parse;
use crate::streams::Zones;

const IDS: &str = "bar status notice others end me act orders menu chips \
                   city traffic goals targets keys-of-colours yard hand deeds";

fn is_common(zone: &str) -> bool {
    ["bar", "status", "end", "city", "traffic", "keys-of-colours", "yard"].contains(&zone)
}

fn zones() -> Zones {
    Zones::named(IDS, is_common, configs().into(), |config, seats, seed, look| {
        play(config, seats, seed, look)
    })
}

#[test]
fn equal_fingerprints_mean_equal_drawings() {
    zones().expect_equal_fingerprints_to_mean_equal_drawings();
}

#[test]
fn what_the_stream_sends_turns_the_old_page_into_the_new_one() {
    zones().expect_streams_to_keep_pages_up_to_date();
}

#[test]
fn what_moves_is_sent_and_the_city_is_not() {
    let voices = Voices::all();
    let mut drive = Drive::of(GAME, json!({ "city": "london", "max_rounds": 6 }), &NAMES[..3], 3);
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
    let (page, mut seen) = watcher.draw(&drive);
    let elements = parse(&page);
    let city = elements.iter().find(|element| element.attribute("id") == Some("city")).unwrap().outer.len();
    let (mut rng, mut largest, mut moved) = (GameRng::quick(2), 0, 0);
    while drive.advance("merchant", &mut rng) && moved < 200 {
        let sent = watcher.changes(&drive, &mut seen);
        assert!(!sent.contains("id=\"city\"") && !sent.contains("id=\"keys-of-colours\""));
        moved += usize::from(sent.contains("id=\"traffic\""));
        largest = largest.max(sent.len());
    }
    assert!(moved > 20, "trucks move: {moved}");
    assert!(largest < 2 * city, "an update of {largest} bytes is small beside a city of {city}");
}
