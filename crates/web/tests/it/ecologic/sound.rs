//! Pages are sound HTML, and their arithmetic is right.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;
use serde_json::json;

use super::{NAMES, Watcher, configs, play, position, view};
use crate::drive::Drive;
use crate::html::{Element, parse};
use crate::sound::{Part, expect_sound, somebody};

#[test]
fn pages_are_sound() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            if rng.below(2) > 0 {
                return;
            }
            let watcher = somebody(voices, seats, rng);
            let (html, _) = watcher.draw(drive);
            let elements = expect_sound("ecologic", &html, Part::Page(watcher.mode));
            elements.iter().filter(|element| element.has_class("sum")).for_each(adds_up);
        });
    }
}

/// The arithmetic of a preview: `6 −4 +3 = 5`; numbers that cannot fall below nothing stop there.
fn adds_up(sum: &Element<'_>) {
    let numbers: Vec<i32> = sum
        .outer
        .split(['<', '>'])
        .filter_map(|word| word.trim().replace('−', "-").trim_start_matches('+').parse().ok())
        .collect();
    let (result, terms) = numbers.split_last().unwrap();
    assert_eq!(terms.iter().sum::<i32>(), *result, "{}", sum.label());
}

#[test]
fn the_forecast_shows_what_the_rules_foresee() {
    let voices = Voices::all();
    let (config, seats) = configs().remove(0);
    let mut seen = 0;
    play(config, seats, 9, |drive, _| {
        let moment = drive.moment();
        let viewer = Viewer::Seat(Seat(1));
        let (html, _) = Watcher { voices, language: "en", viewer, mode: Mode::Table }.draw(drive);
        let elements = parse(&html);
        let shown: Vec<i32> = elements
            .iter()
            .enumerate()
            .filter(|(_, element)| element.has_class("eq"))
            .filter(|(_, element)| {
                let sum = element.parent.and_then(|tail| elements[tail].parent);
                sum.and_then(|sum| elements[sum].parent)
                    .is_some_and(|row| elements[row].has_class("ahead-row"))
            })
            .map(|(_, element)| element.label().replace('−', "-").parse().unwrap())
            .collect();
        let game = position(&moment).game();
        let foreseen: Vec<i32> = game
            .foresee(&view(&moment, viewer), Seat(1))
            .iter()
            .map(|ahead| match ahead.phase {
                ecotable_ecologic::PhaseName::Environment => ahead.prospect.enviro.into(),
                _ => ahead.prospect.money.into(),
            })
            .collect();
        assert_eq!(shown, foreseen);
        seen += shown.len();
    });
    assert!(seen > 40);
}

#[test]
fn every_point_of_a_line_on_the_balance_curve_has_the_score_of_the_line() {
    let voices = Voices::all();
    let drive = Drive::of("ecologic", json!({}), &NAMES[..4], 2);
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
    let (html, _) = watcher.draw(&drive);
    let elements = parse(&html);
    let lines: Vec<_> = elements.iter().filter(|element| element.has_class("cv-line")).collect();
    let most = elements.iter().rfind(|element| element.has_class("cv-x")).unwrap();
    let unit = 240.0 / most.label().parse::<f64>().unwrap();
    assert!(lines.len() > 2);
    let mut before = 0.0;
    for line in lines {
        let path = line.attribute("d").unwrap().replace('M', "").replace('L', ",");
        let scores: Vec<f64> = path
            .split(',')
            .map(|pair| {
                let (x, y) = pair.split_once(' ').unwrap();
                let (money, enviro) =
                    (x.parse::<f64>().unwrap() / unit, (240.0 - y.parse::<f64>().unwrap()) / unit);
                let (small, large) = (money.min(enviro), money.max(enviro));
                small * (small + large) / large
            })
            .collect();
        let (least, most) = scores.iter().fold((f64::MAX, 0.0_f64), |(a, b), &s| (a.min(s), b.max(s)));
        assert!(most - least < 0.05, "{least} to {most}");
        assert!(least > before, "lines rise");
        before = most;
    }
}

#[test]
fn teams_and_two_people_in_one_company_are_told_apart_in_the_panels() {
    let voices = Voices::all();
    let names = ["Ann & Ben", "Cleo", "Dan", "Eva"];
    let drive = Drive::of("ecologic", json!({ "teams": true }), &names, 2);
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(1)), mode: Mode::Table };
    let (html, _) = watcher.draw(&drive);
    let elements = parse(&html);
    let panel = |seat: u8| {
        let id = format!("opp-{seat}");
        elements.iter().find(|element| element.attribute("id") == Some(id.as_str())).unwrap().label()
    };
    assert!(panel(0).contains("Ann and Ben together") && panel(0).contains("Team 1, with Dan"));
    assert!(panel(3).contains("Team 2, with Cleo") && !panel(3).contains("together"));
    let rows = elements.iter().filter(|element| element.name == "tr").count();
    assert_eq!(rows, 1 + 2, "one row for each team");
}
