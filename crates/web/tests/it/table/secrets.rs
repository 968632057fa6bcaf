//! Nobody sees what they may not know.

use std::collections::BTreeSet;

use ecotable_catalog::Position;
use ecotable_kernel::{Seat, Viewer};
use ecotable_tradejack::TradeJack;
use ecotable_web::boards;
use ecotable_web::table::{Mode, Scene};
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{Watcher, configs, play};
use crate::html::parse;

#[test]
fn nobody_can_tell_the_page_of_the_real_position_from_that_of_an_imagined_one() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 80 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let real: &Position<TradeJack> =
                moment.position.as_deref().unwrap().as_any().downcast_ref().unwrap();
            if rng.below(6) > 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let imagined = real.imagined(seat, rng);
                for mode in [Mode::Table, Mode::Text] {
                    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode };
                    let draw = |scene: Scene<'_>| {
                        let drawing = if mode == Mode::Text {
                            &boards::TextTable
                        } else {
                            boards::drawing("tradejack")
                        };
                        drawing.draw(scene).html.into_string()
                    };
                    assert_eq!(
                        watcher.with(drive, None, draw),
                        watcher.with(drive, Some(&imagined), draw),
                        "{seat}"
                    );
                }
            }
        });
    }
}

#[test]
fn a_card_that_lies_face_down_tells_nothing() {
    let voices = Voices::all();
    let mut seen = 0;
    play(json!({ "source_peek": true }), 3, 7, |drive, _| {
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
        let (html, _) = watcher.draw(drive);
        for card in parse(&html).iter().filter(|element| element.has_class("card-back")) {
            let inside: BTreeSet<_> = card.attributes.iter().map(|(name, _)| *name).collect();
            assert_eq!(inside, BTreeSet::from(["class", "role", "aria-label"]));
            seen += 1;
        }
    });
    assert!(seen > 10);
}
