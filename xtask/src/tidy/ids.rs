//! Every rule has a test that names it, and every rule that is named exists.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Source, is_word};
use super::{Finding, TextFile};

/// Rules without a test, and citations of rules that are not in RULES.md, in every game.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let rulebooks = files.iter().filter(|file| file.in_game() && file.path.ends_with("/RULES.md"));
    rulebooks.flat_map(|rules| check_crate(rules, files)).collect()
}

fn check_crate(rules: &TextFile, files: &[TextFile]) -> Vec<Finding> {
    let folder = rules.path.trim_end_matches("RULES.md");
    let known = defined(&rules.text);
    let mut tested = BTreeSet::new();
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.starts_with(folder) && file.path != rules.path) {
        if file.is_rust() {
            let (found, unknown) = in_test_names(file, &known);
            tested.extend(found);
            findings.extend(unknown);
        }
        if file.path.ends_with(".play") {
            tested.extend(in_golden_comments(&file.text));
        }
        findings.extend(unknown_citations(file, &known));
    }
    let untested = known.iter().filter(|(id, _)| !tested.contains(*id) && !is_section(id, &known));
    findings.extend(untested.map(|(id, line)| {
        let what =
            format!("no test names {id}: name one `{}_...` or cite [{id}] in a golden game", snake(id));
        rules.finding(*line, what)
    }));
    findings
}

/// The ids that begin a heading, a list item or a table row, with their lines.
fn defined(text: &str) -> BTreeMap<String, usize> {
    let mut ids = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let marked =
            line.trim_start_matches(|c: char| "#-*+|`_ ".contains(c) || c.is_ascii_digit() || c == '.');
        if marked.len() < line.len()
            && let Some((0, id)) = ids_in(marked).next()
        {
            ids.entry(id.to_owned()).or_insert(number);
        }
    }
    ids
}

/// Whether the id is that of a section whose rules have ids of their own.
fn is_section(id: &str, known: &BTreeMap<String, usize>) -> bool {
    let inside = format!("{id}.");
    known.keys().any(|other| other.starts_with(&inside))
}

/// The ids in a text such as `TJ-5.3` or `TJ-R9`, with their places.
fn ids_in(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices('-').filter_map(|(dash, _)| {
        let prefix = text[..dash].chars().rev().take_while(char::is_ascii_uppercase).count();
        let start = dash - prefix;
        let stands_alone = !text[..start].chars().next_back().is_some_and(|c| is_word(c) || c == '-');
        let length = number_length(&text[dash + 1..]);
        let is_id = (2..=4).contains(&prefix) && stands_alone && length > 0;
        is_id.then(|| (start, &text[start..dash + 1 + length]))
    })
}

/// The length of a rule's number such as `5.3`, `12` or `R9` at the start of the text; 0 if there is none.
fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut end = usize::from(bytes.first().is_some_and(u8::is_ascii_uppercase));
    let first = digits(end);
    if first == 0 {
        return 0;
    }
    end += first;
    while bytes.get(end) == Some(&b'.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    end
}

/// `TJ-5.3` as it stands in the name of a test: `tj_5_3`.
fn snake(id: &str) -> String {
    id.to_lowercase().replace(['-', '.'], "_")
}

/// The known ids that the names of tests contain, and names that begin with an unknown one.
fn in_test_names(file: &TextFile, known: &BTreeMap<String, usize>) -> (Vec<String>, Vec<Finding>) {
    let prefixes = prefixes(known);
    let (mut found, mut unknown) = (Vec::new(), Vec::new());
    for test in Source::new(&file.text).functions().into_iter().filter(|function| function.is_test) {
        let name = format!("_{}_", test.name.to_lowercase());
        let named: Vec<_> = known.keys().filter(|id| name.contains(&format!("_{}_", snake(id)))).collect();
        let claims = prefixes.iter().any(|prefix| {
            let rest = test.name.strip_prefix(&format!("{}_", prefix.to_lowercase()));
            rest.is_some_and(|rest| number_length(&rest.to_uppercase()) > 0)
        });
        if named.is_empty() && claims {
            let what = format!("`{}` names a rule that RULES.md does not have", test.name);
            unknown.push(file.finding(test.first, what));
        }
        found.extend(named.into_iter().cloned());
    }
    (found, unknown)
}

fn prefixes(known: &BTreeMap<String, usize>) -> BTreeSet<&str> {
    known.keys().filter_map(|id| Some(id.split_once('-')?.0)).collect()
}

/// The ids in brackets in the comments of a golden game.
fn in_golden_comments(text: &str) -> Vec<String> {
    let comments = text.lines().filter_map(|line| line.split_once('#')).map(|(_, comment)| comment);
    let brackets =
        comments.flat_map(|comment| comment.split('[').skip(1).filter_map(|rest| rest.split(']').next()));
    brackets.flat_map(ids_in).map(|(_, id)| id.to_owned()).collect()
}

/// Ids with a prefix of this rulebook that it does not have.
fn unknown_citations(file: &TextFile, known: &BTreeMap<String, usize>) -> Vec<Finding> {
    let prefixes = prefixes(known);
    let mut findings = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        for (_, id) in ids_in(line) {
            let ours = id.split_once('-').is_some_and(|(prefix, _)| prefixes.contains(prefix));
            if ours && !known.contains_key(id) {
                findings.push(file.finding(number, format!("RULES.md has no {id}")));
            }
        }
    }
    findings
}
