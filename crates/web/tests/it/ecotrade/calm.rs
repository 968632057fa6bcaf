//! One thing at a time: at most one filled button, and vehicles that hide neither numbers nor names.

use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, plan, play, position, view};
use crate::html::{Element, parse};
use crate::table::Watcher;

/// The buttons of the tray and of the way to the planner that are filled.
fn filled(elements: &[Element<'_>]) -> Vec<String> {
    let primary = |element: &&Element<'_>| {
        element.has_class("btn-primary") && element.attribute("aria-disabled").is_none()
    };
    elements.iter().filter(primary).map(Element::label).collect()
}

#[test]
fn at_most_one_button_is_filled_and_none_that_does_nothing_while_there_is_something_to_do() {
    let voices = Voices::all();
    let (mut passes, mut sheets) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 240 + number as u64, |drive, _| {
            let moment = drive.moment();
            let seat = view(&moment, Viewer::Spectator).current;
            let legal = position(&moment).legal_actions(seat);
            let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(seat), mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let of_the_table = filled(&elements);
            assert!(of_the_table.len() < 2, "{of_the_table:?}");
            let can = |word: &str| legal.iter().any(|action| action.to_string().starts_with(word));
            if can("pass") && (can("take-") || can("start-with")) {
                assert!(!of_the_table.contains(&"Pass".to_owned()));
                passes += 1;
            }
            for (name, asked) in [("developments", ""), ("shipment", "card=0&card=1"), ("shipment", "card=0")]
            {
                let Some(sheet) = plan(&watcher, drive, name, asked) else { continue };
                let filled = filled(&parse(sheet.body.0.as_str()));
                assert!(filled.len() < 2, "{name}: {filled:?}");
                sheets += 1;
            }
        });
    }
    assert!(passes > 5 && sheets > 100, "{passes} {sheets}");
}

/// Where something stands on the map.
fn place(element: &Element<'_>) -> Option<(f64, f64)> {
    let (x, y) =
        element.attribute("transform")?.strip_prefix("translate(")?.split_once(')')?.0.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

#[test]
fn few_vehicles_leave_the_numbers_and_the_names_of_regions_free() {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
    let (mut vehicles, mut hidden) = (0, 0);
    for seed in 0..4 {
        let (config, seats) = configs().into_iter().next().unwrap();
        play(config, seats, seed, |drive, _| {
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let movers: Vec<_> =
                elements.iter().filter(|it| it.has_class("mover")).filter_map(place).collect();
            if movers.len() > 5 {
                return;
            }
            let up = |element: &Element<'_>| element.parent.map(|parent| &elements[parent]);
            let numbers =
                elements.iter().filter(|it| it.has_class("hubc")).filter_map(|it| place(up(up(it)?)?));
            let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).unwrap_or(0.0);
            let names = elements.iter().filter(|it| it.has_class("rname"));
            let names = names.map(|it| (number(it.attribute("x")), number(it.attribute("y"))));
            let taken: Vec<(f64, f64)> = numbers.chain(names).collect();
            assert_eq!(taken.len(), 14);
            for (x, y) in movers {
                // A vehicle is about 80 wide and reaches from 56 above its place to 22 below it.
                let hides = |&&(to_x, to_y): &&(f64, f64)| {
                    (x - to_x).abs() < 42.0 && (-56.0..22.0).contains(&(to_y - y))
                };
                hidden += taken.iter().filter(hides).count();
                vehicles += 1;
            }
        });
    }
    assert!(vehicles > 100 && hidden * 25 < vehicles, "{hidden} hidden by {vehicles} vehicles");
}
