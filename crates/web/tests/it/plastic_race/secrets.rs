//! Nobody sees what they may not know.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::{Mode, Scene};
use ecotable_web::voice::Voices;

use super::{GAME, Watcher, configs, play, position};

#[test]
fn nobody_can_tell_the_page_of_the_real_position_from_that_of_an_imagined_one() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 80 + number as u64, |drive, rng| {
            if rng.below(6) > 0 {
                return;
            }
            let real = position(drive);
            for seat in Seat::all(seats) {
                let imagined = real.imagined(seat, rng);
                for mode in [Mode::Table, Mode::Text] {
                    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode };
                    let draw = |scene: Scene<'_>| {
                        let drawing =
                            if mode == Mode::Text { &boards::TextTable } else { boards::drawing(GAME) };
                        drawing.draw(scene).html.into_string()
                    };
                    let pages = (watcher.with(drive, None, draw), watcher.with(drive, Some(&imagined), draw));
                    assert_eq!(pages.0, pages.1, "{seat}");
                }
            }
        });
    }
}

#[test]
fn a_plan_is_made_from_what_the_seat_knows() {
    let voices = Voices::all();
    let mut planned = 0;
    let (config, seats) = configs()[1].clone();
    play(config, seats, 90, |drive, rng| {
        let real = position(drive);
        let seat = real.view_of(Viewer::Spectator).active;
        let imagined = real.imagined(seat, rng);
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
        let fields = Fields::read(format!("seat={seat}&to=b{}", 1 + rng.below(4)).as_bytes()).unwrap();
        let plan = |scene: Scene<'_>| {
            boards::drawing(GAME).plan(scene, "route", &fields).unwrap().body.into_string()
        };
        let sheets = (watcher.with(drive, None, plan), watcher.with(drive, Some(&imagined), plan));
        assert_eq!(sheets.0, sheets.1);
        planned += usize::from(sheets.0.contains("name=\"action\""));
    });
    assert!(planned > 10, "{planned} plans");
}

#[test]
fn who_watches_sees_no_hand_and_no_route_card() {
    let voices = Voices::all();
    let (config, seats) = configs()[1].clone();
    play(config, seats, 91, |drive, _| {
        for mode in [Mode::Table, Mode::Wall] {
            let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode };
            let (html, _) = watcher.draw(drive);
            assert!(!html.contains("id=\"hand\"") && !html.contains("id=\"h-"));
            assert!(!html.contains("name=\"action\""));
        }
    });
}
