//! The question about a puncture, and the order that answers it in advance.

use ecotable_kernel::{GameRng, Seat, Viewer};
use ecotable_plastic_race::PhaseWords;
use ecotable_rooms::{Order, Stage, Wish};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{GAME, NAMES, Watcher, position};
use crate::drive::Drive;
use crate::html::parse;

/// Plays on until somebody else collects and `seat` is asked; whether that happened.
fn until_asked(drive: &mut Drive, seat: Seat, rng: &mut GameRng) -> bool {
    while drive.moment().stage != Stage::Over {
        let view = position(drive).view_of(Viewer::Seat(seat));
        if matches!(view.phase, PhaseWords::React { .. }) && view.active != seat {
            return true;
        }
        drive.advance("merchant", rng);
    }
    false
}

fn page(drive: &Drive, voices: &'static Voices, seat: Seat) -> String {
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
    watcher.draw(drive).0
}

#[test]
fn everybody_is_asked_with_yes_and_no_and_who_has_no_puncture_learns_why_yes_is_not_possible() {
    let voices = Voices::all();
    let (mut can, mut cannot) = (0, 0);
    for seed in 1..12 {
        let mut drive = Drive::of(GAME, json!({ "city": "athens" }), &NAMES[..3], seed);
        let mut rng = GameRng::quick(seed);
        while until_asked(&mut drive, Seat(1), &mut rng) {
            let html = page(&drive, voices, Seat(1));
            let elements = parse(&html);
            assert!(elements.iter().any(|element| element.attribute("value") == Some("let_pass")));
            let yes = elements.iter().any(|element| element.attribute("value") == Some("puncture"));
            let why = elements.iter().any(|element| {
                element.attribute("href").is_some_and(|href| href.ends_with("action=puncture"))
            });
            assert!(yes != why, "either a button or a reason");
            (can, cannot) = (can + u32::from(yes), cannot + u32::from(why));
            drive.decide(Seat(1), "let_pass").unwrap();
            drive.advance("merchant", &mut rng);
        }
    }
    assert!(can > 0 && cannot > 5, "{can} with a puncture, {cannot} without");
}

#[test]
fn who_does_not_want_to_be_asked_is_answered_for_with_no_and_decides_everything_else() {
    let voices = Voices::all();
    let mut drive = Drive::of(GAME, json!({ "city": "athens" }), &["Mira", "bot merchant"], 3);
    let mut rng = GameRng::quick(1);
    assert!(page(&drive, voices, Seat(0)).contains("value=\"decline\""));
    drive.ask(Wish::Order(Seat(0), Some(Order::Decline))).unwrap();
    assert_eq!(drive.moment().order(Seat(0)), Some(Order::Decline));
    assert!(page(&drive, voices, Seat(0)).contains("name=\"order\" value=\"none\""));
    let (mut answered, mut own) = (0, 0);
    while drive.moment().stage != Stage::Over {
        let view = position(&drive).view_of(Viewer::Seat(Seat(0)));
        let asked = drive.moment().position.as_ref().unwrap().to_act().contains(Seat(0));
        if matches!(view.phase, PhaseWords::React { .. }) && asked {
            drive.pass_time();
            let after = position(&drive).view_of(Viewer::Seat(Seat(0)));
            assert!(!matches!(after.phase, PhaseWords::React { .. }), "the room has answered");
            answered += 1;
        } else {
            own += u32::from(asked);
            drive.advance("merchant", &mut rng);
        }
    }
    assert!(answered > 1 && own > 20, "{answered} answered, {own} decided");
    assert_eq!(drive.moment().order(Seat(0)), None, "the order ends with the match");
}

#[test]
fn nobody_else_sees_the_order() {
    let voices = Voices::all();
    let mut drive = Drive::of(GAME, json!({ "city": "athens" }), &NAMES[..3], 5);
    let before = page(&drive, voices, Seat(1));
    drive.ask(Wish::Order(Seat(0), Some(Order::Decline))).unwrap();
    assert_eq!(before, page(&drive, voices, Seat(1)));
}

#[test]
fn nobody_else_sees_that_a_seat_has_answered() {
    let voices = Voices::all();
    let mut drive = Drive::of(GAME, json!({ "city": "athens" }), &NAMES[..3], 5);
    let mut rng = GameRng::quick(5);
    let mut compared = 0;
    while until_asked(&mut drive, Seat(1), &mut rng) && compared < 4 {
        let asked: Vec<Seat> = drive.moment().position.as_ref().unwrap().to_act().iter().collect();
        if let [first, _] = asked[..] {
            let pages = |drive: &Drive| -> Vec<String> {
                let draw = |seat, mode| {
                    let viewer = Viewer::Seat(seat);
                    Watcher { voices, language: "en", viewer, mode }.draw(drive).0
                };
                let others = Seat::all(3).filter(|&seat| seat != first);
                others.flat_map(|seat| [draw(seat, Mode::Table), draw(seat, Mode::Text)]).collect()
            };
            let before = pages(&drive);
            drive.decide(first, "let_pass").unwrap();
            assert_eq!(pages(&drive), before);
            compared += 1;
        }
        drive.advance("merchant", &mut rng);
    }
    assert_eq!(compared, 4);
}
