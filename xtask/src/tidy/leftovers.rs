//! What must not stay behind: unfinished work, quick fixes, paths of one machine.

use super::source::{Source, word_at};
use super::{Finding, TextFile};

/// Marks of unfinished work, put together here so that this file has none.
const MARKS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// Folders that only one machine has, likewise.
const FOLDERS: [&str; 3] = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/t", "mp/")];

/// What product code does without, and what to do instead.
const IN_PRODUCT: [(&str, &str); 5] = [
    (".unwrap()", "no `unwrap` outside tests: return the error, or `expect` with the reason it cannot fail"),
    ("todo!", "no `todo!`: finish it or leave it out"),
    ("unimplemented!", "no `unimplemented!`: finish it or leave it out"),
    ("dbg!", "no `dbg!`"),
    ("[allow(", "no `#[allow]`: use `#[expect(.., reason = \"..\")]`"),
];

/// Leftovers in any text file.
pub fn in_text(file: &TextFile) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        for mark in MARKS {
            if word_at(line, mark).is_some() {
                findings.push(file.finding(number, format!("`{mark}`: do it now, or leave it out")));
            }
        }
        for folder in FOLDERS {
            if has_path(line, folder) {
                findings.push(file.finding(number, format!("`{folder}` is a folder of one machine")));
            }
        }
    }
    findings
}

/// Whether a path begins with the folder, rather than an address or a longer path containing it.
fn has_path(line: &str, folder: &str) -> bool {
    let part_of_a_path = |c: char| c.is_alphanumeric() || "/.-_~}])".contains(c);
    line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(part_of_a_path))
}

/// Leftovers in code that is compiled into the product.
pub fn in_source(file: &TextFile, source: &Source) -> Vec<Finding> {
    if !file.is_product_source() {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (number, line) in source.product_lines() {
        for (token, what) in IN_PRODUCT {
            if word_at(line, token).is_some() {
                findings.push(file.finding(number, what));
            }
        }
    }
    findings
}
