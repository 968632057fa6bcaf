//! What is done with a thumb: few answers stand in the tray, and what is folded away lies on map and cards.

use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_plastic_race::{Action, PhaseWords};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, NAMES, Watcher, configs, play, position, viewers};
use crate::drive::Drive;
use crate::html::{Element, is_inside, parse};

fn buttons<'e, 'h>(elements: &'e [Element<'h>], zone: &'e str) -> impl Iterator<Item = &'e Element<'h>> {
    let named = elements.iter().filter(|element| element.attribute("name") == Some("action"));
    named.filter(move |element| is_inside(elements, element, zone))
}

#[test]
fn pr_2_4_the_lights_to_start_from_stand_in_the_tray_by_name() {
    let voices = Voices::all();
    let drive = Drive::of(GAME, json!({ "city": "victoria" }), &NAMES[..3], 7);
    for (language, names) in
        [("en", ["West light", "East light"]), ("ru", ["Западный светофор", "Восточный светофор"])]
    {
        let watcher = Watcher { voices, language, viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
        let (html, _) = watcher.draw(&drive);
        let elements = parse(&html);
        let labels: Vec<String> = buttons(&elements, "act").map(Element::label).collect();
        assert_eq!(labels, names);
        assert_eq!(buttons(&elements, "targets").count(), 2, "they light up on the map as well");
        assert_eq!(buttons(&elements, "deeds").count(), 0);
    }
}

/// The phases whose few answers are buttons in the tray.
fn is_answered_in_the_tray(phase: &PhaseWords) -> bool {
    use PhaseWords::{ChooseLight, DieColour, OneWayDirection, PickSeat, React, RewardChoice};
    matches!(
        phase,
        ChooseLight { .. }
            | DieColour { .. }
            | OneWayDirection { .. }
            | PickSeat { .. }
            | React { .. }
            | RewardChoice { .. }
    )
}

#[test]
fn who_is_asked_finds_buttons_in_the_tray_or_a_note_where_to_choose() {
    let voices = Voices::all();
    let (mut answered, mut noted) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 170 + number as u64, |drive, rng| {
            let now = position(drive);
            for viewer in viewers(seats) {
                let legal = viewer.seat().map_or_else(Vec::new, |seat| now.legal_actions(seat));
                // All of them at every moment would take long.
                if legal.is_empty() || rng.below(3) > 0 {
                    continue;
                }
                let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
                let (html, _) = watcher.draw(drive);
                let elements = parse(&html);
                let offered: Vec<String> = buttons(&elements, "act")
                    .map(|button| button.attribute("value").unwrap().to_owned())
                    .collect();
                let note = elements.iter().any(|element| element.has_class("tray-note"));
                if is_answered_in_the_tray(&now.view_of(viewer).phase) {
                    assert_eq!(offered.len(), legal.len(), "{offered:?}");
                    answered += 1;
                } else {
                    assert!(!offered.is_empty() || note, "{legal:?}");
                    noted += usize::from(offered.is_empty());
                }
            }
        });
    }
    assert!(answered > 15 && noted > 10, "{answered} answered, {noted} noted");
}

#[test]
fn sales_and_the_police_token_lie_neither_on_map_nor_on_cards_and_stand_in_the_tray() {
    let voices = Voices::all();
    let mut offered = 0;
    for seed in 1..30 {
        let mut drive = Drive::of(GAME, json!({ "city": "rome" }), &NAMES[..3], seed);
        let mut rng = GameRng::quick(seed);
        while offered < 8 && drive.advance("merchant", &mut rng) {
            let now = position(&drive);
            let seat = now.view_of(Viewer::Spectator).active;
            let legal = now.legal_actions(seat);
            let rare =
                legal.iter().filter(|action| matches!(action, Action::SellBin(_) | Action::PoliceToken));
            for action in rare {
                let viewer = Viewer::Seat(seat);
                let (html, _) = Watcher { voices, language: "ru", viewer, mode: Mode::Table }.draw(&drive);
                let elements = parse(&html);
                let notation = action.to_string();
                assert!(
                    buttons(&elements, "act").any(|button| button.attribute("value") == Some(&notation)),
                    "{notation}"
                );
                offered += 1;
            }
        }
    }
    assert!(offered >= 8, "{offered} offered");
}

/// Whether an action can be taken on the map or on a card, at once or on the sheet that opens there. Where somebody can
/// drive on for nothing, pointing at the street does that, and paying for the same street stands in the list alone.
fn is_on_the_table(elements: &[Element<'_>], action: &str) -> bool {
    let words: Vec<&str> = action.split(' ').collect();
    let at_once = |zone| buttons(elements, zone).any(|button| button.attribute("value") == Some(action));
    let leads = |end: String| {
        elements.iter().any(|element| element.attribute("href").is_some_and(|href| href.ends_with(&end)))
    };
    let free = |word: &str| {
        let goes_on = format!("continue {word}");
        buttons(elements, "targets")
            .any(|button| button.attribute("value").is_some_and(|value| value.starts_with(&goes_on)))
    };
    at_once("targets")
        || at_once("hand")
        || words.iter().any(|word| free(word))
        || words.iter().any(|word| leads(format!("&section={word}")) || leads(format!("&card={word}")))
}

#[test]
fn what_is_folded_into_a_list_lies_on_map_and_cards_too() {
    let voices = Voices::all();
    let (mut folded, mut open) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 180 + number as u64, |drive, rng| {
            let now = position(drive);
            for viewer in viewers(seats) {
                let asked = viewer.seat().is_some_and(|seat| !now.legal_actions(seat).is_empty());
                if !asked || rng.below(3) > 0 {
                    continue;
                }
                let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
                let (html, _) = watcher.draw(drive);
                let elements = parse(&html);
                let list = elements.iter().find(|element| element.attribute("id") == Some("deeds"));
                let Some(list) = list.filter(|list| list.attribute("hidden").is_none()) else { continue };
                if !list.outer.contains("<details>") {
                    open += 1;
                    continue;
                }
                for button in buttons(&elements, "deeds") {
                    let action = button.attribute("value").unwrap();
                    assert!(is_on_the_table(&elements, action), "{action}");
                    folded += 1;
                }
            }
        });
    }
    assert!(folded > 300 && open > 1, "{folded} folded, {open} open");
}
