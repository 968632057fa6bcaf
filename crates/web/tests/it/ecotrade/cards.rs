//! Every card by itself.

use ecotable_ecotrade::{Development, Incident, Shipment};
use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::drawing;
use crate::drive::Drive;
use crate::html::parse;
use crate::table::{LANGUAGES, NAMES, Watcher};

#[test]
fn every_card_has_a_drawing_and_a_note() {
    let voices = Voices::all();
    let drive = Drive::of("ecotrade", json!({}), &NAMES[..2], 1);
    let sprite = drawing().sprite().into_string();
    let shipments = Shipment::all().map(|card| card.to_string());
    let incidents = Incident::all().map(|card| card.to_string());
    let developments = Development::all().map(|card| card.to_string());
    for card in shipments.chain(incidents).chain(developments) {
        for language in LANGUAGES {
            let watcher = Watcher { voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
            let sheet = watcher.with(&drive, None, |scene| drawing().card(scene, &card)).unwrap();
            assert!(!sheet.notes.is_empty() && !sheet.effects.is_empty(), "{card}");
            assert!(
                sheet
                    .notes
                    .iter()
                    .chain(&sheet.effects)
                    .all(|line| !line.contains("[et-") && !line.contains("[note"))
            );
            let drawing = sheet.drawing.into_string();
            for used in parse(&drawing).iter().filter(|element| element.name == "use") {
                let id = used.attribute("href").unwrap().trim_start_matches('#');
                assert!(sprite.contains(&format!("id=\"{id}\"")) || id == "i-next", "{id} is not drawn");
            }
        }
    }
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    for card in ["", "S43", "I00", "D13", "s01", "../S01"] {
        assert!(watcher.with(&drive, None, |scene| drawing().card(scene, card)).is_none());
    }
}
