//! How much one viewer is sent for one decision, over whole games in every city.

use std::io::Write;

use ecotable_plastic_race::city::CityName;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;

use super::{GAME, Watcher, play, viewers};

/// The most that an update may weigh, packed.
const MOST: usize = 20_000;

fn packed(text: &str) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap().len()
}

/// The heaviest update that anybody is sent in a game.
fn heaviest(city: CityName, seats: u8, language: &'static str) -> usize {
    let voices = Voices::new();
    let mut seen: Vec<Option<Seen>> = viewers(seats).map(|_| None).collect();
    let (mut heaviest, mut updates) = (0, 0);
    play(json!({ "city": city.word(), "max_rounds": 3 }), seats, 80 + city as u64, |drive, _| {
        for (viewer, known) in viewers(seats).zip(&mut seen) {
            let watcher = Watcher { voices: &voices, language, viewer, mode: Mode::Table };
            match known {
                None => *known = Some(watcher.draw(drive).1),
                Some(known) => {
                    let sent = watcher.with(drive, None, |scene| boards::drawing(GAME).changes(scene, known));
                    heaviest = heaviest.max(packed(&sent.into_string()));
                    updates += 1;
                }
            }
        }
    });
    assert!(updates > 50, "{city}: {updates} updates");
    heaviest
}

#[test]
fn an_update_stays_small_in_every_city_and_language() {
    for (number, &city) in CityName::ALL.iter().enumerate() {
        let (seats, language) = (2 + number as u8 % 4, ["en", "ru"][number % 2]);
        let heaviest = heaviest(city, seats, language);
        assert!(heaviest <= MOST, "{city} with {seats} seats, {language}: {heaviest} bytes");
    }
}
