//! Every card by itself.

use ecotable_kernel::Viewer;
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::voice::{Voice, Voices};
use ecotable_words::Numbered;
use serde_json::json;

use super::{GAME, LANGUAGES, NAMES, Watcher};
use crate::drive::Drive;
use crate::html::parse;

#[test]
fn every_card_has_a_drawing_and_a_note() {
    let voices = Voices::all();
    let drive = Drive::of(GAME, json!({}), &NAMES[..2], 1);
    let streets = (1..=59).map(|number| format!("ST{number:02}"));
    let routes = (1..=14).map(|number| format!("RT{number:02}"));
    let plants = (1..=5).map(|number| format!("PL{number}"));
    let bins = (1..=5).map(|number| format!("bin-{number}"));
    let sprite = boards::drawing(GAME).sprite().into_string();
    for card in streets.chain(routes).chain(plants).chain(bins) {
        for language in LANGUAGES {
            let watcher = Watcher { voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
            let sheet = watcher.with(&drive, None, |scene| boards::drawing(GAME).card(scene, &card)).unwrap();
            assert!(!sheet.notes.is_empty() && !sheet.effects.is_empty(), "{card}");
            let drawing = sheet.drawing.into_string();
            assert!(!drawing.contains("[pr-ui"), "{card}: {drawing}");
            for used in parse(&drawing).iter().filter(|element| element.name == "use") {
                let id = used.attribute("href").unwrap().trim_start_matches('#');
                assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is not drawn");
            }
        }
    }
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    for card in ["", "ST00", "ST60", "RT15", "PL6", "bin-0", "bin-6", "../ST01"] {
        assert!(watcher.with(&drive, None, |scene| boards::drawing(GAME).card(scene, card)).is_none());
    }
}

#[test]
fn pr_r8_a_dashed_card_says_whether_its_second_colour_may_be_left_out() {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    let says = |partial: bool| {
        let drive = Drive::of(GAME, json!({ "dashed_partial": partial }), &NAMES[..2], 1);
        let about = |number: u8| {
            let card = format!("ST{number:02}");
            watcher.with(&drive, None, |scene| boards::drawing(GAME).card(scene, &card)).unwrap().effects
        };
        (1..=59).flat_map(about).filter(|effect| effect.contains("if you like")).count()
    };
    assert!(says(true) > 0);
    assert_eq!(says(false), 0);
}

#[test]
fn the_page_of_all_cards_shows_every_card() {
    let voices = Voices::all();
    let listing = ecotable_catalog::game(GAME).unwrap();
    for language in LANGUAGES {
        let voice = Voice::new(voices.of(&listing), language, &Numbered);
        let page = boards::drawing(GAME).cards(voice).unwrap().into_string();
        let cards = parse(&page).iter().filter(|element| element.name == "h3").count();
        assert_eq!(cards, 59 + 14 + 5 + 5);
        assert!(!page.contains("[pr-ui") && !page.contains("[note"), "words are missing");
    }
}
