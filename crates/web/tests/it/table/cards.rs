//! Every card by itself.

use ecotable_catalog::Position;
use ecotable_kernel::Viewer;
use ecotable_tradejack::TradeJack;
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{LANGUAGES, NAMES, Watcher};
use crate::drive::Drive;
use crate::html::parse;

#[test]
fn every_card_has_a_drawing_and_a_note() {
    let voices = Voices::new();
    let drive = Drive::new(json!({ "advanced": true }), &NAMES[..2], 1);
    let position = drive.moment().position.clone().unwrap();
    let position: &Position<TradeJack> = position.as_any().downcast_ref().unwrap();
    let products = ecotable_tradejack::Product::all().map(|product| product.to_string());
    let sources = ecotable_tradejack::Source::all().map(|source| source.to_string());
    let demand = position.game().cards().demand.iter().map(|card| card.id.to_string());
    let sprite = boards::drawing("tradejack").sprite().into_string();
    for card in products.chain(sources).chain(demand) {
        for language in LANGUAGES {
            let watcher = Watcher { voices: &voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
            let sheet =
                watcher.with(&drive, None, |scene| boards::drawing("tradejack").card(scene, &card)).unwrap();
            assert!(!sheet.notes.is_empty() && !sheet.effects.is_empty(), "{card}");
            let drawing = sheet.drawing.into_string();
            for used in parse(&drawing).iter().filter(|element| element.name == "use") {
                let id = used.attribute("href").unwrap().trim_start_matches('#');
                assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is not drawn");
            }
        }
    }
    let watcher = Watcher { voices: &voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    for card in ["", "SOAP", "SOAP-X", "T99", "../T9"] {
        assert!(watcher.with(&drive, None, |scene| boards::drawing("tradejack").card(scene, card)).is_none());
    }
}
