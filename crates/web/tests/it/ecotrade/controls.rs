//! What can be done has a button, and what cannot be done has a reason.

use ecotable_web::table::{Mode, Seen};
use ecotable_web::voice::Voices;

use super::{configs, drawing, plan, play};
use crate::html::{Element, is_inside, parse};
use crate::table::{LANGUAGES, Watcher, viewers};

fn is_action(element: &&Element<'_>) -> bool {
    element.attribute("name") == Some("action")
}

fn values(elements: &[Element<'_>]) -> Vec<String> {
    elements
        .iter()
        .filter(is_action)
        .filter_map(|element| element.attribute("value"))
        .map(str::to_owned)
        .collect()
}

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
            let (page, _) = watcher.draw(drive);
            let shop = plan(&watcher, drive, "developments", "").unwrap().body.into_string();
            let (page, shop) = (parse(&page), parse(&shop));
            let mut offered = values(&page);
            offered.extend(values(&shop));
            offered.sort_unstable();
            let mut legal = viewer.seat().map(|seat| position.legal(seat)).unwrap_or_default();
            legal.sort_unstable();
            assert_eq!(offered, legal, "{viewer}");
            for control in page.iter().filter(is_action) {
                assert_eq!(control.name, "button");
                assert!(control.attribute("form") == Some("act") || is_inside(&page, control, "act"));
            }
            let way = |element: &Element<'_>| {
                element.attribute("href").is_some_and(|to| to.contains("/plan/developments"))
            };
            assert!(page.iter().any(way), "the sheet can be reached");
            watcher.expect_reasons(drive, &page, "ET-");
            watcher.expect_reasons(drive, &shop, "ET-");
        });
    }
}

#[test]
fn without_auctions_there_are_no_standing_orders() {
    let voices = Voices::all();
    let (config, seats) = configs().into_iter().next().unwrap();
    play(config, seats, 9, |drive, rng| {
        let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
        let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
        let mut nothing = Seen::default();
        let all = watcher.with(drive, None, |scene| drawing().changes(scene, &mut nothing)).into_string();
        for html in [watcher.draw(drive).0, all] {
            assert!(
                !parse(&html).iter().any(|element| element.attribute("id") == Some("orders")),
                "{viewer}"
            );
        }
    });
}
