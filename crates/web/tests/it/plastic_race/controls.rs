//! What can be done has a button, and what cannot be done has a reason.

use std::collections::BTreeSet;

use ecotable_kernel::Viewer;
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{GAME, LANGUAGES, Watcher, configs, play, viewers};
use crate::drive::Drive;
use crate::html::{Element, is_inside, parse};

fn is_action(element: &&Element<'_>) -> bool {
    element.attribute("name") == Some("action")
}

/// The notations of the buttons inside of the element with an id.
fn inside(elements: &[Element<'_>], id: &str) -> Vec<String> {
    let buttons = elements.iter().filter(is_action).filter(|button| is_inside(elements, button, id));
    buttons.map(|button| button.attribute("value").unwrap().to_owned()).collect()
}

#[test]
fn tray_and_list_offer_every_legal_action_once_and_map_and_hand_only_legal_ones() {
    let voices = Voices::all();
    let (mut on_map, mut on_cards) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 100 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let position = moment.position.as_deref().unwrap();
            let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
            let language = LANGUAGES[rng.below(2) as usize];
            let watcher = Watcher { voices, language, viewer, mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let mut listed = [inside(&elements, "act"), inside(&elements, "deeds")].concat();
            listed.sort_unstable();
            let mut legal = viewer.seat().map(|seat| position.legal(seat)).unwrap_or_default();
            legal.sort_unstable();
            assert_eq!(listed, legal, "{viewer}");
            for (zone, count) in [("targets", &mut on_map), ("hand", &mut on_cards)] {
                let offered = inside(&elements, zone);
                let once: BTreeSet<_> = offered.iter().collect();
                assert_eq!(once.len(), offered.len(), "twice in {zone}: {offered:?}");
                assert!(offered.iter().all(|action| legal.contains(action)), "{zone}: {offered:?}");
                *count += offered.len();
            }
            for control in elements.iter().filter(is_action) {
                assert_eq!(control.name, "button");
                assert!(control.attribute("form") == Some("act") || is_inside(&elements, control, "act"));
                assert!(!control.label().is_empty(), "{}", control.outer);
            }
            watcher.expect_reasons(drive, &elements, "PR-");
        });
    }
    assert!(on_map > 80 && on_cards > 50, "{on_map} on maps, {on_cards} on cards");
}

#[test]
fn every_sheet_that_the_page_leads_to_is_there_and_offers_only_what_is_legal() {
    let voices = Voices::all();
    let (mut sheets, mut drives) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 140 + number as u64, |drive, rng| {
            let viewer = viewers(seats).nth(rng.below(u32::from(seats)) as usize).unwrap();
            let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let plans: Vec<&str> = elements
                .iter()
                .filter_map(|element| element.attribute("href"))
                .filter_map(|href| href.split_once("/plan/"))
                .map(|(_, plan)| plan)
                .collect();
            // All of them at every moment would take long.
            for plan in plans.iter().skip(rng.below(5) as usize).step_by(5) {
                sheets += 1;
                drives += sheet_is_sound(&watcher, drive, plan, viewer);
            }
        });
    }
    assert!(sheets > 300 && drives > 100, "{sheets} sheets with {drives} drives");
}

/// Looks at a sheet; how many plans of several steps it offers.
fn sheet_is_sound(watcher: &Watcher, drive: &Drive, plan: &str, viewer: Viewer) -> usize {
    let (name, query) = plan.split_once('?').unwrap();
    let fields = Fields::read(query.as_bytes()).unwrap();
    let sheet = watcher.with(drive, None, |scene| boards::drawing(GAME).plan(scene, name, &fields)).unwrap();
    assert!(!sheet.title.is_empty() && sheet.rule.is_some_and(|rule| rule.starts_with("PR-")), "{plan}");
    let html = sheet.body.into_string();
    let elements = parse(&html);
    let legal = drive.moment().position.as_deref().unwrap().legal(viewer.seat().unwrap());
    for control in elements.iter().filter(is_action) {
        assert!(legal.contains(&control.attribute("value").unwrap().to_owned()), "{plan}: {}", control.outer);
        assert!(!control.label().is_empty());
    }
    for form in elements.iter().filter(|element| element.name == "form") {
        assert!(form.attribute("action").is_some_and(|action| action.ends_with("/act")));
        assert!(form.outer.contains("name=\"ticket\"") && form.outer.contains("name=\"seat\""));
    }
    assert!(
        elements.iter().all(|element| element.attribute("id").is_none()),
        "a sheet has no ids of its own"
    );
    assert!(!html.contains("[pr-ui") && !html.contains("<b>Sam</b>"), "{plan}");
    elements.iter().filter(|element| element.attribute("name") == Some("then")).count()
}

/// The trucks that are drawn, and whether a sentence says that a seat is still without one.
fn trucks(
    drive: &Drive,
    voices: &'static Voices,
    viewer: Viewer,
    language: &'static str,
) -> (Vec<String>, usize) {
    let (html, _) = Watcher { voices, language, viewer, mode: Mode::Table }.draw(drive);
    let elements = parse(&html);
    let ids = elements.iter().filter_map(|element| element.attribute("id"));
    let drawn = ids.filter_map(|id| id.strip_prefix("truck-").map(str::to_owned)).collect();
    let without = if language == "en" {
        "has not chosen a light yet"
    } else {
        "светофор ещё не выбран"
    };
    (drawn, html.matches(without).count())
}

#[test]
fn no_truck_is_drawn_before_its_light_is_chosen() {
    let voices = Voices::all();
    let mut drive = Drive::of(GAME, serde_json::json!({ "city": "victoria" }), &super::NAMES[..3], 7);
    for (chosen, light) in ["L2", "L1", "L2"].into_iter().enumerate() {
        for (viewer, language) in viewers(3).zip(LANGUAGES.into_iter().cycle()) {
            let (drawn, without) = trucks(&drive, voices, viewer, language);
            let expected: Vec<String> = (0..chosen).map(|seat| seat.to_string()).collect();
            assert_eq!((drawn, without), (expected, 3 - chosen), "{viewer}");
        }
        drive.decide(ecotable_kernel::Seat(chosen as u8), &format!("choose_light {light}")).unwrap();
    }
    let (drawn, without) = trucks(&drive, voices, Viewer::Spectator, "en");
    assert_eq!((drawn.join(" ").as_str(), without), ("0 1 2", 0));
}
