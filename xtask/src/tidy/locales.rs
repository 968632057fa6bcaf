//! Every language has the same messages as English.

use std::collections::BTreeMap;

use super::{Finding, TextFile};

/// Messages that a language lacks, and messages that English lacks.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for english in files.iter().filter(|file| file.path.ends_with("/locales/en.ftl")) {
        let folder = english.path.trim_end_matches("en.ftl");
        let expected = keys(&english.text);
        let siblings = files.iter().filter(|file| {
            let name = file.path.strip_prefix(folder);
            name.is_some_and(|name| name.ends_with(".ftl") && !name.contains('/') && name != "en.ftl")
        });
        siblings.for_each(|file| findings.extend(differences(file, english, &expected)));
    }
    findings
}

fn differences(file: &TextFile, english: &TextFile, expected: &BTreeMap<String, usize>) -> Vec<Finding> {
    let own = keys(&file.text);
    let missing = expected.iter().filter(|(key, _)| !own.contains_key(*key));
    let missing =
        missing.map(|(key, line)| english.finding(*line, format!("`{key}` is missing in {}", file.path)));
    let extra = own.iter().filter(|(key, _)| !expected.contains_key(*key));
    let extra =
        extra.map(|(key, line)| file.finding(*line, format!("`{key}` is missing in {}", english.path)));
    missing.chain(extra).collect()
}

/// The keys of a locale file with their lines: messages, and attributes as `message.attribute`.
fn keys(text: &str) -> BTreeMap<String, usize> {
    let mut keys = BTreeMap::new();
    let mut message = String::new();
    for (number, line) in text.lines().enumerate() {
        let Some((left, _)) = line.split_once('=') else {
            continue;
        };
        let (name, attribute) = (left.trim(), left.trim().strip_prefix('.'));
        // A term, which begins with `-`, belongs to its own language alone.
        let is_name = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_alphabetic())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        if let Some(attribute) = attribute.filter(|name| left.starts_with(' ') && is_name(name)) {
            keys.insert(format!("{message}.{attribute}"), number);
        } else if !left.starts_with(' ') && is_name(name) {
            name.clone_into(&mut message);
            keys.insert(message.clone(), number);
        }
    }
    keys
}
