//! Each edition speaks with its own words.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::text::Text;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{NAMES, Watcher, play, viewers};
use crate::drive::Drive;

/// What the other edition calls its money, its points, its land and its territories.
const FOREIGN: [(&str, &str, &[&str]); 4] = [
    (
        "ed1",
        "en",
        &[
            "Profit",
            "Enviros",
            "Enviro ",
            "Enviro.",
            "sector",
            "Sector",
            " cell ",
            "Territor",
            "Transport Hub",
            "Stock Market",
            " building",
        ],
    ),
    (
        "ed2",
        "en",
        &[
            "coin",
            "Coin",
            "eco-point",
            "Eco-point",
            " hex",
            "Hex ",
            " cell ",
            "lake",
            "pecial initiative",
            "Stock Exchange",
            " building",
        ],
    ),
    ("ed1", "ru", &["сектор", "Сектор", "узел", "площадк"]),
    ("ed2", "ru", &["гекс", "Гекс", "озеро", "озёр", "Озеро"]),
];

/// Also why something is not possible is said so.
#[test]
fn el_2_5_a_refusal_speaks_of_the_land_of_its_edition() {
    let voices = Voices::all();
    let said = |edition: &str, language: &'static str| {
        let config = json!({ "edition": edition, "first_leader": 0 });
        let drive = Drive::of("ecologic", config, &NAMES[..3], 4);
        let watcher = Watcher { voices, language, viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
        let why = |action: &str| {
            watcher.with(&drive, None, |scene| {
                let reason = boards::drawing("ecologic").why_not(scene, action);
                reason.map(|reason| scene.say(&reason.phrase).text())
            })
        };
        let cells = (0..28).flat_map(|cell| [format!("place oil {cell}"), format!("place mineral {cell}")]);
        cells.filter_map(|action| why(&action)).map(Text::into_string).collect::<Vec<_>>().join(" ")
    };
    for (edition, language, foreign) in FOREIGN {
        let said = said(edition, language);
        assert!(!said.is_empty());
        let found: Vec<_> = foreign.iter().filter(|word| said.contains(**word)).collect();
        assert!(found.is_empty(), "{edition} in {language} says {found:?}: {said}");
    }
}

/// The words of the frame, such as the menu, are not the game's; names of seats and events told are.
#[test]
fn the_table_of_an_edition_has_none_of_the_words_of_the_other() {
    let voices = Voices::all();
    for (edition, language, foreign) in FOREIGN {
        let config = json!({ "edition": edition, "events_per_level": 3, "deals": true });
        play(config, 3, 17, |drive, rng| {
            let asked = drive.moment().position.as_deref().unwrap().to_act().first();
            let anybody = viewers(3).nth(rng.below(4) as usize).unwrap();
            let viewer = asked.filter(|_| rng.below(3) > 0).map_or(anybody, Viewer::Seat);
            let (html, _) = Watcher { voices, language, viewer, mode: Mode::Table }.draw(drive);
            for word in foreign {
                let found = html.find(word).map(|at| {
                    let from = (0..=at.saturating_sub(80)).rev().find(|&at| html.is_char_boundary(at));
                    let to = (at + 80..html.len()).find(|&at| html.is_char_boundary(at));
                    &html[from.unwrap_or(0)..to.unwrap_or(html.len())]
                });
                assert!(found.is_none(), "{edition} in {language} says {word}: {found:?}");
            }
        });
    }
}

#[test]
fn el_5_1_final_scores_stand_with_their_tenths_where_the_edition_has_any() {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
    for edition in ["ed1", "ed2"] {
        play(json!({ "edition": edition, "events_per_level": 3 }), 3, 11, |drive, _| {
            let moment = drive.moment();
            let Some(outcome) = moment.position.as_deref().and_then(|position| position.outcome()) else {
                return;
            };
            let page = watcher.draw(drive).0;
            assert!(!outcome.standings.is_empty());
            for standing in &outcome.standings {
                let written = format!("<b>{}</b>", outcome.written(standing.score));
                assert!(page.contains(&written), "{edition}: {written}");
                assert_eq!(written.contains('.'), edition == "ed1");
            }
        });
    }
}

#[test]
fn after_the_end_a_new_table_is_set_for_the_same_edition_and_no_deal_is_offered() {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
    for edition in ["ed1", "ed2"] {
        play(json!({ "edition": edition, "events_per_level": 3, "deals": true }), 3, 11, |drive, _| {
            let is_over = drive.moment().position.as_deref().unwrap().outcome().is_some();
            let page = watcher.draw(drive).0;
            assert_eq!(page.contains(&format!("/new/ecologic?option-edition={edition}")), is_over);
            assert_eq!(page.contains("Propose a deal"), !is_over);
        });
    }
}
