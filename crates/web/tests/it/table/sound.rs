//! Pages are sound HTML, and their arithmetic is right.

use ecotable_web::voice::Voices;

use super::{configs, play};
use crate::html::Element;
use crate::sound::{Part, expect_sound, somebody};

#[test]
fn pages_are_sound() {
    let voices = Voices::all();
    for (number, (config, seats)) in configs().into_iter().enumerate() {
        play(config, seats, 120 + number as u64, |drive, rng| {
            let watcher = somebody(voices, seats, rng);
            let (html, _) = watcher.draw(drive);
            let elements = expect_sound("tradejack", &html, Part::Page(watcher.mode));
            elements.iter().filter(|element| element.has_class("sum")).for_each(adds_up);
        });
    }
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
