//! The sentences of the program itself.

use std::fs;
use std::path::Path;

use ecotable_words::check;

const EN: &str = include_str!("../../locales/en.ftl");
const RU: &str = include_str!("../../locales/ru.ftl");

#[test]
fn every_language_has_the_same_sentences() {
    assert_eq!(check::complete(&[("en", EN), ("ru", RU)]), []);
}

#[test]
fn every_sentence_that_the_program_says_is_there() {
    let keys = quoted_keys(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    assert!(keys.len() > 40, "{keys:?}");
    for key in keys {
        assert!(EN.contains(&format!("\n{key} = ")), "{key}");
    }
}

/// The keys of this program's messages that stand as whole texts in its source.
fn quoted_keys(folder: &Path) -> Vec<String> {
    let mut keys = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys.extend(quoted_keys(&path));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let is_key = |text: &&str| {
            ["play-", "menu-", "replay-"].iter().any(|start| text.starts_with(start))
                && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
        };
        keys.extend(text.split('"').filter(is_key).map(str::to_owned));
    }
    keys
}
