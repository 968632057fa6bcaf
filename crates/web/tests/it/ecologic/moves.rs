//! What is seen to move: each thing has one place at a time, and comes from where it was.

use std::collections::BTreeSet;

use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{Watcher, configs, play, viewers};

/// The names of what can move on a page.
fn names(page: &str) -> Vec<&str> {
    let starts = page.split("data-moves=\"").skip(1);
    starts.map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn nothing_lies_in_two_places_at_once() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut most = 0;
        play(config, seats, 60 + number as u64, |drive, rng| {
            if rng.below(3) > 0 {
                return;
            }
            for viewer in viewers(seats) {
                for mode in [Mode::Table, Mode::Wall] {
                    let watcher = Watcher { voices, language: "en", viewer, mode };
                    let (page, _) = watcher.draw(drive);
                    let names = names(&page);
                    let different: BTreeSet<_> = names.iter().collect();
                    assert_eq!(names.len(), different.len(), "{viewer:?}: {names:?}");
                    most = most.max(names.len());
                }
            }
        });
        assert!(most > 20, "only {most} things can move");
    }
}

/// The name of what flies to the map.
fn arrival(page: &str) -> Option<&str> {
    page.split("id=\"come-").nth(1)?.split('"').next()
}

#[test]
fn what_comes_to_the_map_was_with_its_owner_and_what_is_taken_was_on_the_map() {
    let voices = Voices::all();
    let (mut placed, mut taken, mut territories) = (0, 0, 0);
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        let mut before = String::new();
        play(config, seats, 30 + number as u64, |drive, _| {
            let viewer = Viewer::Spectator;
            let watcher = Watcher { voices, language: "en", viewer, mode: Mode::Table };
            let (page, _) = watcher.draw(drive);
            if let Some(name) = arrival(&page).filter(|name| arrival(&before) != Some(name)) {
                assert!(names(&before).contains(&name), "{name} comes from nowhere");
                placed += 1;
                territories += usize::from(name.starts_with("site-"));
                if let Some(cell) =
                    page.split("id=\"took-").nth(1).map(|rest| rest.split('"').next().unwrap())
                {
                    let token = format!("e-{cell}");
                    assert!(names(&before).contains(&token.as_str()), "{token} comes from nowhere");
                    taken += 1;
                }
            }
            before = page;
        });
    }
    assert!(placed > 40 && taken > 20 && territories > 2, "{placed} {taken} {territories}");
}
