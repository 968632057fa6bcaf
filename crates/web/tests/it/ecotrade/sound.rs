//! Pages and sheets are sound HTML.

use std::collections::BTreeSet;

use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{configs, draw, plan, play};
use crate::html::parse;
use crate::table::{LANGUAGES, Watcher, viewers};

#[test]
fn pages_are_sound() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
            let language = LANGUAGES[rng.below(2) as usize];
            let wall = viewer == Viewer::Spectator && rng.below(2) == 0;
            let mode = if wall { Mode::Wall } else { Mode::Table };
            let watcher = Watcher { voices: &voices, language, viewer, mode };
            let (html, _) = draw(&watcher, drive);
            sound(&html, Part::Page(mode));
            for (name, asked) in
                [("shipment", "card=0&card=1"), ("developments", ""), ("score", ""), ("trip", "trip=1-0")]
            {
                if let Some(sheet) = plan(&watcher, drive, name, asked) {
                    assert!(sheet.rule.is_some_and(|rule| rule.starts_with("ET-")));
                    sound(&sheet.body.into_string(), Part::Sheet);
                }
            }
        });
    }
}

#[derive(Clone, Copy, Eq, PartialEq)]
enum Part {
    Page(Mode),
    Sheet,
}

fn sound(html: &str, part: Part) {
    let elements = parse(html);
    let mut ids = BTreeSet::new();
    // A sheet has a title of its own above it.
    let mut level = if part == Part::Sheet { 2 } else { 0 };
    for element in &elements {
        if let Some(id) = element.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} twice");
        }
        assert!(element.attribute("style").is_none() && !["style", "script"].contains(&element.name));
        assert!(element.attributes.iter().all(|(name, _)| !name.starts_with("on")), "{}", element.outer);
        if let Some(heading) = element.name.strip_prefix('h').and_then(|rest| rest.parse::<u8>().ok()) {
            assert!(heading <= level + 1, "{}", element.outer);
            level = heading;
        }
        if ["button", "a", "summary"].contains(&element.name) {
            assert!(!element.label().is_empty(), "no name: {}", element.outer);
            assert!(part != Part::Page(Mode::Wall) || element.name != "button", "{}", element.outer);
        }
        if element.name == "form" {
            let asks =
                element.attribute("data-sheet").is_some() && element.attribute("method") == Some("get");
            assert!(asks || element.attribute("method") == Some("post"));
        }
    }
    if part != Part::Sheet {
        assert_eq!(elements.iter().filter(|element| element.name == "h1").count(), 1);
        for element in elements.iter().filter(|element| element.attribute("hidden").is_none()) {
            let names = ["aria-labelledby", "form", "popovertarget"];
            for named in names.iter().filter_map(|name| element.attribute(name)) {
                assert!(ids.contains(named), "{named} is nowhere");
            }
        }
    }
    for used in elements.iter().filter(|element| element.name == "label").filter_map(|it| it.attribute("for"))
    {
        assert!(ids.contains(used), "{used} is nowhere");
    }
    assert!(!html.contains("<b>Sam</b>"), "a name is only text");
    assert!(
        !html.contains("[et-ui") && !html.contains("[table-ui") && !html.contains("[region"),
        "words are missing"
    );
}
