//! Every card by itself.

use ecotable_ecologic::{Edition, Initiative, Tad, printed};
use ecotable_kernel::Viewer;
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::voice::{Voice, Voices};
use serde_json::json;

use super::{LANGUAGES, NAMES, Watcher};
use crate::drive::Drive;
use crate::html::parse;

#[test]
fn every_card_of_both_editions_has_a_drawing_and_a_note() {
    let voices = Voices::all();
    let sprite = boards::drawing("ecologic").sprite().into_string();
    for (edition, name) in [(Edition::Ed1, "ed1"), (Edition::Ed2, "ed2")] {
        let drive = Drive::of("ecologic", json!({ "edition": name }), &NAMES[..2], 1);
        let initiatives = Initiative::all().map(|card| card.to_string());
        let tads = Tad::of(edition).iter().map(|tad| tad.id().to_owned());
        let events = printed(edition).events.iter().map(|event| event.id.clone());
        for card in initiatives.chain(tads).chain(events) {
            for language in LANGUAGES {
                let watcher = Watcher { voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
                let sheet = watcher
                    .with(&drive, None, |scene| boards::drawing("ecologic").card(scene, &card))
                    .unwrap();
                assert!(!sheet.notes.is_empty() && !sheet.effects.is_empty(), "{card}");
                let drawing = sheet.drawing.into_string();
                let mut pictures = 0;
                for used in parse(&drawing).iter().filter(|element| element.name == "use") {
                    let id = used.attribute("href").unwrap().trim_start_matches('#');
                    let known = sprite.contains(&format!("id=\"{id}\"")) || !id.starts_with("e-");
                    assert!(known, "{id} is not drawn");
                    pictures += 1;
                }
                assert!(pictures > 0, "{card} has no picture");
            }
        }
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
        for card in ["", "EI21", "ei01", "F99", "S99", "XX", "0", "../S01"] {
            assert!(
                watcher.with(&drive, None, |scene| boards::drawing("ecologic").card(scene, card)).is_none()
            );
        }
    }
}

#[test]
fn the_album_shows_all_cards_of_both_editions_in_both_languages() {
    let voices = Voices::all();
    let listing = ecotable_catalog::game("ecologic").unwrap();
    for language in LANGUAGES {
        let voice = Voice::new(voices.of(&listing), language, &ecotable_words::Numbered);
        let album = boards::drawing("ecologic").cards(voice).unwrap().into_string();
        let elements = parse(&album);
        let count = |name: &str| elements.iter().filter(|element| element.name == name).count();
        assert_eq!(count("h2"), 4);
        assert_eq!(count("h3"), 20 + 4 + 30 + 21);
        assert!(!album.contains("[el-ui") && !album.contains("[note-"), "words are missing");
    }
}
