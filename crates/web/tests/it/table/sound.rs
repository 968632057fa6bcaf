//! Pages are sound HTML, and their arithmetic is right.

use std::collections::BTreeSet;

use ecotable_kernel::Viewer;
use ecotable_web::table::Mode;
use ecotable_web::voice::Voices;

use super::{LANGUAGES, Watcher, configs, play, viewers};
use crate::html::{Element, parse};

#[test]
fn pages_are_sound() {
    let voices = Voices::new();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            let viewer = viewers(seats).nth(rng.below(u32::from(seats) + 1) as usize).unwrap();
            let language = LANGUAGES[rng.below(2) as usize];
            let mode =
                if viewer == Viewer::Spectator && rng.below(2) == 0 { Mode::Wall } else { Mode::Table };
            let (html, _) = Watcher { voices: &voices, language, viewer, mode }.draw(drive);
            sound(&html, mode);
        });
    }
}

fn sound(html: &str, mode: Mode) {
    let elements = parse(html);
    let mut ids = BTreeSet::new();
    let mut level = 0;
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
            assert!(mode != Mode::Wall || element.name != "button", "{}", element.outer);
        }
        if element.name == "form" {
            assert_eq!(element.attribute("method"), Some("post"));
        }
    }
    assert_eq!(elements.iter().filter(|element| element.name == "h1").count(), 1);
    for element in elements.iter().filter(|element| element.attribute("hidden").is_none()) {
        let names = ["aria-labelledby", "form", "popovertarget"];
        for named in names.iter().filter_map(|name| element.attribute(name)) {
            assert!(ids.contains(named), "{named} is nowhere");
        }
    }
    elements.iter().filter(|element| element.has_class("sum")).for_each(adds_up);
    assert!(!html.contains("<b>Sam</b>"), "a name is only text");
    assert!(!html.contains("[tj-ui") && !html.contains("[table-ui"), "words are missing");
}

/// The arithmetic of a preview: `2 +3 + ( 4 +2 ) ×2 = 17`.
fn adds_up(sum: &Element<'_>) {
    let text = sum.label();
    let words: Vec<&str> = sum.outer.split(['<', '>']).map(str::trim).filter(|word| is_term(word)).collect();
    let (terms, result) = words.split_at(words.len() - 1);
    let Some(middle) = terms.iter().position(|term| *term == "+") else {
        return assert_eq!(result, ["1"], "an offloaded product: {text}");
    };
    let (value, credits) = terms.split_at(middle);
    let total = reckon(value) + reckon(&credits[1..]);
    assert_eq!(result, [total.to_string()], "{text}");
    let doubled = credits.iter().rposition(|term| *term == "×2").unwrap_or(0);
    let brackets = credits.contains(&"(");
    assert_eq!(brackets, credits[1..doubled.max(1)].iter().any(|term| term.starts_with('+')), "{text}");
}

fn is_term(word: &str) -> bool {
    let number = word.trim_start_matches('+');
    ["+", "(", ")", "×2"].contains(&word)
        || (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What comes out when the steps are taken one after the other.
fn reckon(terms: &[&str]) -> u32 {
    terms.iter().fold(0, |sum, term| match *term {
        "(" | ")" => sum,
        "×2" => 2 * sum,
        term => sum + term.trim_start_matches('+').parse::<u32>().unwrap(),
    })
}
