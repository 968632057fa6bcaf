//! Pages and sheets of every game are sound HTML.

use std::collections::BTreeSet;

use ecotable_kernel::{GameRng, Viewer};
use ecotable_web::boards;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use crate::html::{Element, parse};
use crate::table::{LANGUAGES, Watcher, viewers};

/// The drawings that every page has.
const FRAME: &str = include_str!("../../assets/svg/frame.svg");

/// What is looked at.
#[derive(Clone, Copy, Eq, PartialEq)]
pub enum Part {
    /// A whole table.
    Page(Mode),
    /// A sheet above it.
    Sheet,
}

/// Somebody who looks at a table in some language, at times from the wall.
pub fn somebody(voices: &'static Voices, seats: u8, rng: &mut GameRng) -> Watcher {
    let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
    let language = LANGUAGES[rng.below(2) as usize];
    let wall = viewer == Viewer::Spectator && rng.below(2) == 0;
    Watcher { voices, language, viewer, mode: if wall { Mode::Wall } else { Mode::Table } }
}

/// Fails if a page or a sheet of a game is not sound; gives its elements.
#[track_caller]
pub fn expect_sound<'a>(game: &str, html: &'a str, part: Part) -> Vec<Element<'a>> {
    let elements = parse(html);
    let sprite = boards::drawing(game).sprite().into_string();
    let ids = expect_ids(&elements, &sprite);
    expect_headings(&elements, part);
    elements.iter().for_each(|element| expect_plain(element, part));
    expect_references(&elements, &ids, part);
    expect_drawings(&elements, &ids, &sprite);
    assert!(!html.contains("<b>Sam</b>"), "a name is only text");
    // A sentence without words shows its key in brackets.
    let keyed =
        html.split('[').skip(1).find(|rest| rest.starts_with(|letter: char| letter.is_ascii_lowercase()));
    assert!(keyed.is_none(), "words are missing: {keyed:.60?}");
    elements
}

/// Every id is there once, and no drawing has the same.
#[track_caller]
fn expect_ids<'a>(elements: &'a [Element<'_>], sprite: &str) -> BTreeSet<&'a str> {
    let mut ids = BTreeSet::new();
    for id in elements.iter().filter_map(|element| element.attribute("id")) {
        assert!(ids.insert(id), "{id} twice");
        assert!(!draws(sprite, id), "{id} is a drawing as well");
    }
    ids
}

/// Headings leave out no level; a sheet has a title of its own above it.
#[track_caller]
fn expect_headings(elements: &[Element<'_>], part: Part) {
    let mut level = if part == Part::Sheet { 2 } else { 0 };
    let mut titles = 0;
    for element in elements {
        if let Some(heading) = element.name.strip_prefix('h').and_then(|rest| rest.parse::<u8>().ok()) {
            assert!(heading <= level + 1, "{}", element.outer);
            level = heading;
            titles += u32::from(heading == 1);
        }
    }
    assert_eq!(titles, u32::from(part != Part::Sheet), "titles");
}

/// Nothing has style or script of its own, whatever can be pressed has a name, and forms are of our kinds.
#[track_caller]
fn expect_plain(element: &Element<'_>, part: Part) {
    assert!(element.attribute("style").is_none() && !["style", "script"].contains(&element.name));
    assert!(element.attributes.iter().all(|(name, _)| !name.starts_with("on")), "{}", element.outer);
    if ["button", "a", "summary"].contains(&element.name) {
        assert!(!element.label().is_empty(), "no name: {}", element.outer);
        assert!(part != Part::Page(Mode::Wall) || element.name != "button", "{}", element.outer);
    }
    if element.name == "form" {
        let asks = element.attribute("data-sheet").is_some() && element.attribute("method") == Some("get");
        assert!(asks || element.attribute("method") == Some("post"), "{}", element.outer);
    }
}

/// What an element names is there. A sheet may name what is on its page.
#[track_caller]
fn expect_references(elements: &[Element<'_>], ids: &BTreeSet<&str>, part: Part) {
    let far: &[&str] = if part == Part::Sheet { &[] } else { &["aria-labelledby", "form", "popovertarget"] };
    for element in elements.iter().filter(|element| element.attribute("hidden").is_none()) {
        for named in far.iter().chain(&["for"]).filter_map(|name| element.attribute(name)) {
            assert!(ids.contains(named), "{named} is nowhere");
        }
    }
}

/// Every drawing that is used is there.
#[track_caller]
fn expect_drawings(elements: &[Element<'_>], ids: &BTreeSet<&str>, sprite: &str) {
    let users = elements.iter().filter(|element| ["use", "textPath"].contains(&element.name));
    for id in users.filter_map(|element| element.attribute("href")?.strip_prefix('#')) {
        assert!(ids.contains(id) || draws(sprite, id) || draws(FRAME, id), "{id} is not drawn");
    }
}

fn draws(sprite: &str, id: &str) -> bool {
    sprite.contains(&format!("id=\"{id}\""))
}
