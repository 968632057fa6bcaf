//! What a page says about things that move, so that they are seen to move.

use ecotable_kernel::{Seat, Viewer};
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, position};
use crate::html::{Element, parse};

fn count(elements: &[Element<'_>], class: &str) -> usize {
    elements.iter().filter(|element| element.has_class(class)).count()
}

#[test]
fn a_truck_has_the_lines_that_it_drove_and_the_last_drive_stays_outlined_until_the_next() {
    let voices = Voices::all();
    let (mut driving, mut outlined) = (0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut has_driven = false;
        play(config, seats, 190 + number as u64, |drive, _| {
            let view = position(drive).view_of(Viewer::Spectator);
            let watcher = Watcher { voices, language: "en", viewer: Viewer::Spectator, mode: Mode::Wall };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            has_driven |= !view.track.is_empty();
            assert_eq!(count(&elements, "leg"), view.track.len());
            for seat in Seat::all(seats) {
                let truck =
                    elements.iter().find(|element| element.attribute("id") == Some(&format!("truck-{seat}")));
                let Some(truck) = truck else { continue };
                let legs = if seat == view.active { view.track.len() } else { 0 };
                assert_eq!(truck.attribute("data-legs"), Some(legs.to_string().as_str()));
                assert_eq!(truck.attribute("data-along"), Some("track"));
            }
            let last = count(&elements, "last");
            assert!(last == 0 || (view.track.is_empty() && has_driven), "one drive is outlined at a time");
            driving += view.track.len();
            outlined += last;
        });
    }
    assert!(driving > 50 && outlined > 50, "{driving} legs, {outlined} outlines");
}

#[test]
fn bins_and_cards_say_where_they_come_from() {
    let voices = Voices::all();
    let (mut bins, mut played, mut discarded) = (0, 0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 200 + number as u64, |drive, _| {
            let view = position(drive).view_of(Viewer::Spectator);
            let watcher = Watcher { voices, language: "ru", viewer: Viewer::Spectator, mode: Mode::Table };
            let (html, _) = watcher.draw(drive);
            let elements = parse(&html);
            let has = |id: &str| elements.iter().any(|element| element.attribute("id") == Some(id));
            for flies in elements.iter().filter(|element| element.attribute("data-from").is_some()) {
                let (id, from) = (flies.attribute("id").unwrap(), flies.attribute("data-from").unwrap());
                assert!(from.split(' ').any(has), "{id} comes from nowhere: {from}");
                bins += usize::from(id.starts_with("bin-"));
                played += usize::from(id.starts_with("p-"));
                discarded += usize::from(id.starts_with("d-"));
            }
            assert_eq!(
                elements
                    .iter()
                    .filter(|element| element.attribute("id").is_some_and(|id| id.starts_with("p-")))
                    .count(),
                view.played_row.len()
            );
        });
    }
    assert!(
        bins > 20 && played > 20 && discarded > 20,
        "{bins} bins, {played} played, {discarded} discarded"
    );
}
