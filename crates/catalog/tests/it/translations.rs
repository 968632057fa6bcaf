//! A translation of the rules tells the same rules.

use std::collections::BTreeMap;

use ecotable_catalog::games;

/// The text of every rule, section and ruling by its number, in the order in which they stand.
fn rules(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let start = line
            .strip_prefix("- **")
            .or_else(|| line.strip_prefix("## "))
            .or_else(|| line.strip_prefix("| "));
        let id = start.and_then(|rest| rest.split(['*', ' ', '|']).next()).filter(|id| is_number(id));
        match (id, found.last_mut()) {
            (Some(id), _) => found.push((id.to_owned(), line.to_owned())),
            (None, Some((_, rule))) if line.starts_with("  ") => {
                rule.push(' ');
                rule.push_str(line);
            }
            _ => {}
        }
    }
    found
}

/// Whether it is the number of a section, a rule or a ruling, such as `TJ-3`, `TJ-3.1` or `TJ-R12`.
fn is_number(id: &str) -> bool {
    let Some((letters, rest)) = id.split_once('-') else { return false };
    letters.len() == 2 && rest.starts_with(|letter: char| letter == 'R' || letter.is_ascii_digit())
}

/// What is the same in every language: names of options and cards between backticks.
fn code(rule: &str) -> BTreeMap<&str, usize> {
    rule.split('`').skip(1).step_by(2).fold(BTreeMap::new(), |mut counts, name| {
        *counts.entry(name).or_default() += 1;
        counts
    })
}

#[test]
fn a_translation_has_every_rule_that_players_read_with_the_same_options() {
    let translated = games().into_iter().filter(|game| game.rules_in("ru").is_some()).count();
    assert!(translated >= 4, "{translated} games are translated");
    for game in games() {
        let english = rules(game.rules_in("en").unwrap());
        for (language, text) in game.rules.iter().filter(|(language, _)| *language != "en") {
            let own = rules(text);
            let of = |rules: &[(String, String)]| -> Vec<String> {
                rules.iter().map(|(id, _)| id.clone()).collect()
            };
            // The cases that the program is checked with stand at the end, and are not translated.
            let known = &english[..own.len().min(english.len())];
            assert_eq!(of(known), of(&own), "{} in {language}", game.meta.id);
            let left = english[own.len()..].iter().find(|(id, _)| !id.contains("-A"));
            assert_eq!(left, None, "{} in {language}", game.meta.id);
            for ((id, english), (_, own)) in known.iter().zip(&own) {
                assert_eq!(code(english), code(own), "{id} in {language}");
            }
        }
    }
}
