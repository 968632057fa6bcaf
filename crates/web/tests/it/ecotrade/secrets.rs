//! Nobody sees what they may not know.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::server::Fields;
use ecotable_web::table::{Mode, Scene};
use ecotable_web::voice::Voices;

use super::{configs, drawing, play, position};
use crate::table::Watcher;

const SHEETS: [(&str, &str); 5] = [
    ("shipment", ""),
    ("shipment", "card=0&card=2"),
    ("developments", ""),
    ("score", ""),
    ("trip", "trip=0-0"),
];

#[test]
fn nobody_can_tell_the_page_of_the_real_position_from_that_of_an_imagined_one() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 80 + number as u64, |drive, rng| {
            let moment = drive.moment();
            if rng.below(5) > 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let imagined = position(&moment).imagined(seat, rng);
                let viewer = Viewer::Seat(seat);
                let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
                let page = |scene: Scene<'_>| drawing().draw(scene).html.into_string();
                assert_eq!(
                    watcher.with(drive, None, page),
                    watcher.with(drive, Some(&imagined), page),
                    "{seat}"
                );
                for (name, asked) in SHEETS {
                    let asked = Fields::read(asked.as_bytes()).unwrap();
                    let sheet = |scene: Scene<'_>| {
                        drawing().plan(scene, name, &asked).map(|it| it.body.into_string())
                    };
                    assert_eq!(
                        watcher.with(drive, None, sheet),
                        watcher.with(drive, Some(&imagined), sheet),
                        "{name} for {seat}"
                    );
                }
            }
        });
    }
}

#[test]
fn a_shipment_that_is_being_put_together_is_seen_by_nobody_else() {
    let voices = Voices::all();
    let (config, seats) = configs().into_iter().next().unwrap();
    let mut seen = 0;
    play(config, seats, 7, |drive, _| {
        let moment = drive.moment();
        let current = super::view(&moment, Viewer::Spectator).current;
        for viewer in crate::table::viewers(seats) {
            let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
            let planned = watcher.draw(drive).0.contains("class=\"planned\"");
            assert!(!planned || viewer.is(current), "{viewer} sees the plan of {current}");
            seen += u32::from(planned);
        }
    });
    assert!(seen > 5);
}
