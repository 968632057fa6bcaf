//! What the kernel, the parts and the games do without, so that a seed means the same game everywhere.

use super::source::{Source, word_at};
use super::{Finding, TextFile};

/// Words, and what to do instead.
const WORDS: [(&str, &str); 14] = [
    ("f32", "no floats in the rules: count in whole numbers"),
    ("f64", "no floats in the rules: count in whole numbers"),
    ("HashMap", "no `HashMap`: its order is chance; use an array or a `BTreeMap`"),
    ("HashSet", "no `HashSet`: its order is chance; use a bit set or a `BTreeSet`"),
    ("rand::rng", "no chance of one's own: draw from `step.rng()`"),
    ("thread_rng", "no chance of one's own: draw from `step.rng()`"),
    ("Instant", "no clock in the rules"),
    ("SystemTime", "no clock in the rules"),
    ("println!", "no printing in the rules: tell an event"),
    ("print!", "no printing in the rules: tell an event"),
    ("eprintln!", "no printing in the rules: tell an event"),
    ("eprint!", "no printing in the rules: tell an event"),
    ("unsafe", "no `unsafe` in the rules"),
    ("async", "no `async` in the rules: a rule does not wait"),
];

/// Modules of the standard library that reach outside.
const MODULES: [&str; 6] = ["time", "fs", "net", "env", "thread", "process"];

/// Everything in the file that a rule may not use.
pub fn check(file: &TextFile, source: &Source) -> Vec<Finding> {
    if !file.is_product_source() || !is_pure(file) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (number, line) in source.product_lines() {
        for (word, what) in WORDS {
            if word_at(line, word).is_some() {
                findings.push(file.finding(number, what));
            }
        }
        for module in MODULES {
            if reaches(line, module) {
                let what = format!("no `std::{module}` in the rules: they know only the game");
                findings.push(file.finding(number, what));
            }
        }
    }
    for function in source.functions() {
        if takes_bool(&function.parameters) {
            let what = format!("`{}` takes a `bool`: give the two cases names in an enum", function.name);
            findings.push(file.finding(function.first, what));
        }
    }
    findings
}

fn is_pure(file: &TextFile) -> bool {
    file.in_game() || file.path.starts_with("crates/kernel/") || file.path.starts_with("crates/parts/")
}

/// Whether a line names the module, alone or in a list of imports.
fn reaches(line: &str, module: &str) -> bool {
    let listed = line.split_once("std::{").is_some_and(|(_, list)| {
        list.split([',', '}', ' ']).any(|item| item == module || item.starts_with(&format!("{module}::")))
    });
    listed || word_at(line, &format!("std::{module}")).is_some()
}

fn takes_bool(parameters: &str) -> bool {
    parameters
        .split(',')
        .filter_map(|parameter| parameter.split_once(':'))
        .any(|(_, kind)| kind.trim() == "bool")
}
