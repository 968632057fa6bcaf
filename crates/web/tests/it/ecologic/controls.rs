//! What can be done has a button, and what cannot be done has a reason.

use std::collections::BTreeSet;

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::boards;
use ecotable_web::server::Fields;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{LANGUAGES, Watcher, configs, play, viewers};
use crate::html::{Element, is_inside, parse};

#[test]
fn every_legal_action_has_one_control_and_every_control_is_legal() {
    let voices = Voices::all();
    let mut kinds = BTreeSet::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 100 + number as u64, |drive, rng| {
            let moment = drive.moment();
            let position = moment.position.as_deref().unwrap();
            let asked = position.to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
            let anybody = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
            let words = |action: &String| action.split(' ').next().map(str::to_owned);
            let possible = asked.seat().map(|seat| position.legal(seat)).unwrap_or_default();
            let new = possible.iter().filter_map(words).any(|kind| !kinds.contains(&kind));
            let viewer = if new || rng.below(3) > 0 { asked } else { anybody };
            let language = LANGUAGES[rng.below(2) as usize];
            let watcher = Watcher { voices, language, viewer, mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let is_action = |element: &&Element<'_>| element.attribute("name") == Some("action");
            let mut offered: Vec<&str> =
                elements.iter().filter(is_action).filter_map(|element| element.attribute("value")).collect();
            offered.sort_unstable();
            let mut legal = viewer.seat().map(|seat| position.legal(seat)).unwrap_or_default();
            legal.sort_unstable();
            assert_eq!(offered, legal, "{viewer}");
            kinds.extend(legal.iter().filter_map(words));
            for control in elements.iter().filter(is_action) {
                assert_eq!(control.name, "button");
                assert!(control.attribute("form") == Some("act") || is_inside(&elements, control, "act"));
            }
            the_list_offers_what_the_map_offers(&elements);
            watcher.expect_reasons(drive, &elements, "EL-");
        });
    }
    let all = "place remove refinery site token card shift seat to_enviro veto keep pay draw buy open_token buy_token open_tad buy_tad";
    for kind in all.split(' ') {
        assert!(kinds.contains(kind), "{kind} was never possible: {kinds:?}");
    }
}

/// Who does not point at cells chooses from a list.
fn the_list_offers_what_the_map_offers(elements: &[Element<'_>]) {
    let map = |name: &'static str| {
        elements.iter().filter(move |element| element.name == name && is_inside(elements, element, "map"))
    };
    let listed: Vec<_> = map("option").filter_map(|element| element.attribute("value")).collect();
    let shown: BTreeSet<_> = map("button")
        .filter(|element| element.attribute("name") == Some("action"))
        .filter_map(|element| element.attribute("value"))
        .collect();
    assert_eq!(listed.len(), shown.len());
    assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), shown);
    for action in listed {
        let form = format!("compose=choice&choice={}", action.replace(' ', "+"));
        let fields = Fields::read(form.as_bytes()).unwrap();
        assert_eq!(boards::drawing("ecologic").compose(&fields).as_deref(), Some(action));
    }
}

#[test]
fn a_standing_order_can_be_given_whenever_something_is_auctioned() {
    let voices = Voices::all();
    let mut given = 0;
    let (config, seats) = configs().remove(0);
    play(config, seats, 7, |drive, _| {
        let moment = drive.moment();
        let open =
            moment.position.as_ref().unwrap().auctions().is_some_and(|auctions| auctions.open.is_some());
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(1)), mode: Mode::Table };
        let (html, _) = watcher.draw(drive);
        let offers = html.contains("class=\"order-new\"");
        assert!(open || !offers, "nothing is for sale");
        given += u32::from(open && offers);
    });
    assert!(given > 10, "{given}");
}
