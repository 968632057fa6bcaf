//! A page as the parts that streams send: zones, and the panels of seats. The log is left out.

use std::collections::BTreeMap;

use crate::html::{Element, parse};

/// The parts of a page by name, each with the names of those inside it in their place.
pub type Parts = BTreeMap<String, String>;

/// The name under which a part is found.
pub fn name(id: &str) -> String {
    format!("[{id}]")
}

fn name_of(part: &Element<'_>) -> String {
    name(part.attribute("id").unwrap_or_default())
}

/// The parts of a page that has these zones.
pub fn of(zones: &[&str], html: &str) -> Parts {
    let elements = parse(html);
    let is_part = |element: &&Element<'_>| {
        let of_seat = |id: &str| id.starts_with("opp-") || id.starts_with("said-");
        element.attribute("id").is_some_and(|id| zones.contains(&id) || of_seat(id))
    };
    let found: Vec<_> = elements.iter().filter(is_part).collect();
    let inside = |outer: &str| {
        let inner = found.iter().filter(|part| part.outer.len() < outer.len());
        inner.fold(outer.to_owned(), |text, part| text.replacen(part.outer, &name_of(part), 1))
    };
    found.iter().map(|part| (name_of(part), inside(part.outer))).collect()
}

/// Puts what was sent in its place, with all that is inside it.
pub fn apply(zones: &[&str], page: &mut Parts, sent: &str) {
    for part in parse(sent).iter().filter(|element| element.depth == 0) {
        if part.attribute("id") == Some("log") {
            continue;
        }
        let old = page.remove(&name_of(part)).unwrap_or_else(|| panic!("{} has a place", name_of(part)));
        page.retain(|inner, _| !old.contains(inner.as_str()));
        page.extend(of(zones, part.outer));
    }
}
