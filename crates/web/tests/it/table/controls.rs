//! What can be done has a button, and what cannot be done has a reason.

use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_rooms::Stage;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{LANGUAGES, Watcher, configs, play, viewers};
use crate::drive::Drive;
use crate::html::{Element, is_inside, parse};

#[test]
fn every_legal_action_has_one_control_and_every_control_is_legal() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 100 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let position = moment.position.as_deref().unwrap();
            let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
            let language = LANGUAGES[rng.below(2) as usize];
            let watcher = Watcher { voices, language, viewer, mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let is_action = |element: &&Element<'_>| element.attribute("name") == Some("action");
            let mut offered: Vec<&str> =
                elements.iter().filter(is_action).filter_map(|element| element.attribute("value")).collect();
            offered.sort_unstable();
            let seat = viewer.seat();
            let mut legal = seat.map(|seat| position.legal(seat)).unwrap_or_default();
            legal.extend(seat.map(|seat| position.unlisted(seat)).unwrap_or_default());
            legal.sort_unstable();
            assert_eq!(offered, legal, "{viewer}");
            for control in elements.iter().filter(is_action) {
                assert_eq!(control.name, "button");
                assert!(control.attribute("form") == Some("act") || is_inside(&elements, control, "act"));
            }
            watcher.expect_reasons(drive, &elements, "TJ-");
        });
    }
}

#[test]
fn who_waits_for_bots_may_skip_and_who_is_asked_may_ask_for_a_hint() {
    let voices = Voices::all();
    let mut drive = Drive::new(json!({ "quick_discard": 6 }), &["Mira", "bot rookie", "bot merchant"], 5);
    let mut rng = GameRng::quick(1);
    let (mut skips, mut hints) = (0, 0);
    while drive.moment().stage != Stage::Over {
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
        let (html, _) = watcher.draw(&drive);
        let asked = drive.moment().position.as_ref().unwrap().to_act().contains(Seat(0));
        assert_eq!(html.contains("/skip\""), !asked, "bots decide when nobody else does");
        assert_eq!(html.contains("/hint?seat=0"), asked);
        (skips, hints) = (skips + u32::from(!asked), hints + u32::from(asked));
        drive.advance("merchant", &mut rng);
    }
    assert!(skips > 5 && hints > 5);
}
