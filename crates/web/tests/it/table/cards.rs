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
    let voices = Voices::all();
    let drive = Drive::new(json!({ "advanced": true }), &NAMES[..2], 1);
    let position = drive.moment().position.clone().unwrap();
    let position: &Position<TradeJack> = position.as_any().downcast_ref().unwrap();
    let products = ecotable_tradejack::Product::all().map(|product| product.to_string());
    let sources = ecotable_tradejack::Source::all().map(|source| source.to_string());
    let demand = position.game().cards().demand.iter().map(|card| card.id.to_string());
    let sprite = boards::drawing("tradejack").sprite().into_string();
    for card in products.chain(sources).chain(demand) {
        for language in LANGUAGES {
            let watcher = Watcher { voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
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
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    for card in ["", "SOAP", "SOAP-X", "T99", "../T9"] {
        assert!(watcher.with(&drive, None, |scene| boards::drawing("tradejack").card(scene, card)).is_none());
    }
}

/// The hand is not sent again when something else is for sale: the preview names the product that goes with it.
#[test]
fn the_stylesheet_marks_whatever_product_the_preview_names() {
    let style = boards::drawing("tradejack").style();
    for product in ecotable_tradejack::Product::all() {
        let rule = format!("main:has([data-with=\"{product}\"]) #h-{product} > .card");
        assert!(style.contains(&rule), "{product} is never marked");
    }
    let (mut marked, mut fitting) = (0, 0);
    super::play(json!({ "quick_discard": 6 }), 3, 8, |drive, _| {
        let viewer = Viewer::Seat(ecotable_kernel::Seat(1));
        let watcher = Watcher { voices: Voices::all(), language: "en", viewer, mode: Mode::Table };
        let (html, _) = watcher.draw(drive);
        let elements = parse(&html);
        let Some(product) = elements.iter().find_map(|element| element.attribute("data-with")) else {
            return;
        };
        marked += 1;
        let card = format!("h-{product}");
        fitting += usize::from(elements.iter().any(|element| element.attribute("id") == Some(&card)));
    });
    assert!(marked > 20 && marked == fitting, "{marked} {fitting}");
}
