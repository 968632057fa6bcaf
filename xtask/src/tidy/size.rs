//! How long files and functions may be, and how a file begins.

use super::source::Source;
use super::{Finding, TextFile};

const FILE_LINES: usize = 400;
const FUNCTION_LINES: usize = 60;

/// A file of code, style or script that is too long.
pub fn of_file(file: &TextFile) -> Option<Finding> {
    let is_written = [".rs", ".css", ".js"].iter().any(|kind| file.path.ends_with(kind));
    let lines = file.text.lines().count();
    let is_long = lines > FILE_LINES && is_written && !file.path.contains("/data/");
    is_long.then(|| file.finding(0, format!("{lines} lines; a file has at most {FILE_LINES}: split it")))
}

/// Files that do not say what lives in them, and functions that are too long.
pub fn check(file: &TextFile, source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !file.text.starts_with("//!") {
        findings.push(file.finding(0, "begin the file with `//!` and what lives here"));
    }
    for function in source.functions() {
        let lines = function.last - function.first + 1;
        if lines > FUNCTION_LINES {
            let what = format!(
                "`{}` has {lines} lines; a function has at most {FUNCTION_LINES}: give its steps names",
                function.name
            );
            findings.push(file.finding(function.first, what));
        }
    }
    findings
}
