//! Pages and sheets are sound HTML.

use ecotable_web::voice::Voices;

use super::{configs, plan, play};
use crate::sound::{Part, expect_sound, somebody};

#[test]
fn pages_are_sound() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            let watcher = somebody(voices, seats, rng);
            expect_sound("ecotrade", &watcher.draw(drive).0, Part::Page(watcher.mode));
            for (name, asked) in
                [("shipment", "card=0&card=1"), ("developments", ""), ("score", ""), ("trip", "trip=1-0")]
            {
                if let Some(sheet) = plan(&watcher, drive, name, asked) {
                    assert!(sheet.rule.is_some_and(|rule| rule.starts_with("ET-")));
                    expect_sound("ecotrade", &sheet.body.into_string(), Part::Sheet);
                }
            }
        });
    }
}
