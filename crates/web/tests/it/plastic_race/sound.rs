//! Pages are sound HTML, in every city.

use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, LANGUAGES, NAMES, Watcher, configs, play};
use crate::drive::Drive;
use crate::html::parse;
use crate::sound::{Part, expect_sound, somebody};

#[test]
fn pages_are_sound() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            let watcher = somebody(voices, seats, rng);
            expect_sound(GAME, &watcher.draw(drive).0, Part::Page(watcher.mode));
        });
    }
}

#[test]
fn every_street_and_place_of_every_city_is_drawn_with_pattern_letter_and_name() {
    let voices = Voices::all();
    for city in ecotable_plastic_race::city::CityName::ALL {
        let drive = Drive::of(GAME, json!({ "city": city.word() }), &NAMES[..2], 1);
        for language in LANGUAGES {
            let watcher = Watcher { voices, language, viewer: Viewer::Spectator, mode: Mode::Table };
            let (html, _) = watcher.draw(&drive);
            let elements = expect_sound(GAME, &html, Part::Page(Mode::Table));
            let file = &city.city().file;
            let count = |class: &str| elements.iter().filter(|element| element.has_class(class)).count();
            assert_eq!(count("sname"), file.edges.len(), "{city}: every street has its name");
            let letters = file.edges.len() + key_to_colours(file);
            assert_eq!(count("lb"), letters, "{city}: every street has its letter");
            assert_eq!(count("st"), letters, "{city}: every street has its pattern");
            let named =
                file.nodes.iter().filter(|node| node.name.is_some() && node.caption.is_some()).count();
            assert_eq!(count("place"), named, "{city}");
            // Where there are several lights nobody has chosen one yet.
            assert_eq!(count("truck"), if file.lights == 1 { 2 } else { 0 }, "{city}");
            let bins = elements.iter().filter(|element| element.attribute("href") == Some("#m-bin")).count();
            assert_eq!(bins, usize::from(file.bins), "{city}");
        }
    }
}

/// How many colours the key explains.
fn key_to_colours(file: &ecotable_plastic_race::city::CityFile) -> usize {
    use ecotable_plastic_race::city::Printed;
    let has = |wanted: Printed| usize::from(file.edges.iter().any(|edge| edge.colour == wanted));
    6 + has(Printed::Joker) + has(Printed::White)
}

#[test]
fn a_street_lights_up_along_its_edges_and_keeps_its_colour_pattern_and_letter() {
    let voices = Voices::all();
    let drive = Drive::of(GAME, json!({ "city": "athens" }), &NAMES[..2], 1);
    let viewer = Viewer::Seat(ecotable_kernel::Seat(0));
    let (html, _) = Watcher { voices, language: "en", viewer, mode: Mode::Table }.draw(&drive);
    let elements = parse(&html);
    let way = |class: &str| {
        let paths: Vec<_> = elements.iter().filter(|element| element.has_class(class)).collect();
        assert_eq!(paths.len(), 1, "{class}");
        (paths[0].attribute("d").unwrap().to_owned(), paths[0].attribute("mask"))
    };
    let ((lit, mask), (unlit, _)) = (way("lit"), way("unlit"));
    assert_eq!((lit.as_str(), mask), (unlit.as_str(), Some("url(#edges)")));
    let inside = elements.iter().find(|element| element.attribute("id") == Some("edges")).unwrap().outer;
    assert!(inside.starts_with("<mask") && inside.contains(&unlit) && inside.contains("<circle"), "{inside}");
}
