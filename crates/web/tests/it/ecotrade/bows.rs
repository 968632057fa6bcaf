//! Planes fly past the regions that lie between.

use std::collections::BTreeSet;

use ecotable_ecotrade::Means;
use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, play, view};
use crate::html::{Element, parse};
use crate::table::Watcher;

type Point = (f64, f64);

/// All numbers of a text; a minus begins a new one.
fn numbers(text: &str) -> Vec<f64> {
    let apart = text.replace('-', " -");
    let only = |letter: char| !(letter.is_ascii_digit() || letter == '-' || letter == '.');
    apart.split(only).filter(|number| !number.is_empty()).map(|number| number.parse().unwrap()).collect()
}

/// The points of a line that is written step by step.
fn points(path: &str) -> Vec<Point> {
    let mut here = (0.0, 0.0);
    let steps = numbers(path);
    let walk = steps.chunks_exact(2).map(|step| {
        here = (here.0 + step[0], here.1 + step[1]);
        here
    });
    walk.collect()
}

/// Where the number of each region stands.
fn hubs(elements: &[Element<'_>]) -> Vec<Point> {
    let marks = elements.iter().filter(|element| element.has_class("hubc"));
    let places = marks.map(|mark| {
        let place = &elements[elements[mark.parent.unwrap()].parent.unwrap()];
        let at = numbers(place.attribute("transform").unwrap());
        (at[0], at[1])
    });
    places.collect()
}

fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// How near a line comes to a point.
fn nearest(line: &[Point], point: Point) -> f64 {
    let places = line.windows(2).flat_map(|pair| {
        (0..=8).map(move |part| {
            let part = f64::from(part) / 8.0;
            (pair[0].0 + (pair[1].0 - pair[0].0) * part, pair[0].1 + (pair[1].1 - pair[0].1) * part)
        })
    });
    places.map(|place| distance(place, point)).fold(f64::MAX, f64::min)
}

#[test]
fn a_plane_never_flies_through_the_number_of_a_region_where_it_does_not_land() {
    let voices = Voices::all();
    let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
    let mut flown = BTreeSet::new();
    for seed in 0..4 {
        let (config, seats) = configs().into_iter().next().unwrap();
        play(config, seats, seed, |drive, _| {
            let now = view(&drive.moment(), Viewer::Spectator);
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let hubs = hubs(&elements);
            assert_eq!(hubs.len(), 7);
            for (seat, player) in now.players.iter().enumerate() {
                for (slot, _) in
                    player.board.iter().enumerate().filter(|(_, under_way)| flies(under_way.as_ref()))
                {
                    let id = format!("way-{seat}-{slot}");
                    let way = elements.iter().find(|element| element.attribute("id") == Some(&id)).unwrap();
                    let line = points(way.attribute("d").unwrap());
                    let (start, end) = (line[0], line[line.len() - 1]);
                    let is_end = |hub: Point| distance(hub, start) < 30.0 || distance(hub, end) < 30.0;
                    assert_eq!(hubs.iter().filter(|hub| is_end(**hub)).count(), 2, "{id}: {line:?}");
                    for &hub in hubs.iter().filter(|hub| !is_end(**hub)) {
                        assert!(nearest(&line, hub) > 24.0, "{id} meets {hub:?}: {line:?}");
                    }
                    flown.insert(hubs.iter().map(|hub| is_end(*hub)).collect::<Vec<_>>());
                }
            }
        });
    }
    assert!(flown.len() > 5, "{flown:?}");
}

fn flies(under_way: Option<&ecotable_ecotrade::Started>) -> bool {
    under_way.is_some_and(|shipment| shipment.means == Means::Plane)
}
