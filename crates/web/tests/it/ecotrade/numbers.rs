//! What the numbers on the table say is what the rules say.

use ecotable_ecotrade::EcoTrade;
use ecotable_kernel::{Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, play, view};
use crate::html::{Element, parse};
use crate::table::Watcher;

fn text(elements: &[Element<'_>], class: &str) -> Vec<String> {
    elements.iter().filter(|element| element.has_class(class)).map(Element::label).collect()
}

#[test]
fn the_estimate_is_the_settlement_and_its_step_is_marked() {
    let voices = Voices::all();
    let (config, seats) = configs().into_iter().next().unwrap();
    let mut steps = std::collections::BTreeSet::new();
    play(config, seats, 5, |drive, _| {
        let own = view(&drive.moment(), Viewer::Seat(Seat(0))).players[0].settlement;
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Seat(Seat(0)), mode: Mode::Table };
        let (html, _) = watcher.draw(drive);
        let elements = parse(&html);
        assert_eq!(text(&elements, "estimate-n"), [own.score.to_string().replace('-', "−")]);
        let here = text(&elements, "is-here");
        let penalty = EcoTrade::penalty_of(own.final_impact);
        assert_eq!(here.len(), 1);
        let cost = if penalty == 0 { "0".to_owned() } else { format!("−{penalty}") };
        assert!(here[0].ends_with(&cost), "{} {cost}", here[0]);
        steps.insert(penalty);
    });
    assert!(steps.len() > 2, "{steps:?}");
}

#[test]
fn the_track_has_every_company_on_its_space() {
    let voices = Voices::all();
    let (config, seats) = configs().into_iter().nth(1).unwrap();
    play(config, seats, 5, |drive, _| {
        let now = view(&drive.moment(), Viewer::Spectator);
        let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Table };
        let (html, _) = watcher.draw(drive);
        let elements = parse(&html);
        for seat in Seat::all(seats) {
            let id = format!("pin-{seat}");
            let pin = elements.iter().find(|element| element.attribute("id") == Some(&id)).unwrap();
            let space = &elements[elements[pin.parent.unwrap()].parent.unwrap()];
            assert_eq!(space.label(), now.players[seat.index()].tracker.to_string());
        }
    });
}

#[test]
fn everything_under_way_is_on_the_map() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut most = 0;
        play(config, seats, 20 + number as u64, |drive, _| {
            let now = view(&drive.moment(), Viewer::Spectator);
            let trips = now.players.iter().flat_map(|player| &player.board).flatten().count();
            let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
            let (html, _) = watcher.draw(drive);
            let movers = parse(&html).iter().filter(|element| element.has_class("mover")).count();
            assert_eq!(movers, trips);
            assert!(!html.contains("NaN") && !html.contains("inf "), "every place is a place");
            most = most.max(trips);
        });
        assert!(most > 1);
    }
}
