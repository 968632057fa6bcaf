//! Nobody sees what they may not know.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::boards;
use ecotable_web::table::{Mode, Scene};
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, position};

#[test]
fn nobody_can_tell_the_page_of_the_real_position_from_that_of_an_imagined_one() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 80 + number as u64, |drive, rng| {
            if rng.below(8) > 0 {
                return;
            }
            let moment = drive.moment();
            for seat in Seat::all(seats) {
                let imagined = position(&moment).imagined(seat, rng);
                for mode in [Mode::Table, Mode::Text] {
                    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode };
                    let draw = |scene: Scene<'_>| {
                        let drawing =
                            if mode == Mode::Text { &boards::TextTable } else { boards::drawing("ecologic") };
                        drawing.draw(scene).html.into_string()
                    };
                    let real = watcher.with(drive, None, draw);
                    assert_eq!(real, watcher.with(drive, Some(&imagined), draw), "{seat}");
                }
            }
        });
    }
}
