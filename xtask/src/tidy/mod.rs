//! `cargo xtask tidy`: the house rules that no compiler knows, kept by machine.

mod crates;
mod ids;
mod leftovers;
mod locales;
mod purity;
mod size;
mod source;

use std::fmt;

use anyhow::{Context, Result, ensure};

use crate::shell;
use source::Source;

/// A text file of the repository.
#[derive(Debug)]
pub struct TextFile {
    /// Its path from the top, with `/` between folders.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl TextFile {
    /// A file with this text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { path: path.into(), text: text.into() }
    }

    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The folder of its crate and the path within: `crates/game-kelp`, `src/lib.rs`.
    fn in_crate(&self) -> Option<(&str, &str)> {
        let depth = match () {
            () if self.path.starts_with("crates/") => 2,
            () if self.path.starts_with("xtask/templates/") => 3,
            () if self.path.starts_with("xtask/") => 1,
            () => return None,
        };
        let (at, _) = self.path.match_indices('/').nth(depth - 1)?;
        Some((&self.path[..at], &self.path[at + 1..]))
    }

    /// Whether it belongs to a game, or to the template of one.
    fn in_game(&self) -> bool {
        self.path.starts_with("crates/game-") || self.path.starts_with("xtask/templates/")
    }

    /// Whether it is compiled into the product: in `src`, and not a file of tests.
    fn is_product_source(&self) -> bool {
        let in_src = self.in_crate().is_some_and(|(_, path)| path.starts_with("src/"));
        self.is_rust() && in_src && !self.path.ends_with("/tests.rs")
    }

    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: self.path.clone(), line: line + 1, what: what.into() }
    }
}

/// A place where a house rule is broken.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Finding {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Checks the repository and fails if there is a finding.
pub fn run() -> Result<()> {
    let files = repository()?;
    let findings = check(&files);
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(findings.is_empty(), "findings of tidy: {}", findings.len());
    println!("{} files are tidy", files.len());
    Ok(())
}

/// Every place in these files where a house rule is broken, in the order of the files.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        findings.extend(leftovers::in_text(file));
        findings.extend(size::of_file(file));
        if file.is_rust() {
            let source = Source::new(&file.text);
            findings.extend(size::check(file, &source));
            findings.extend(leftovers::in_source(file, &source));
            findings.extend(purity::check(file, &source));
        }
        if file.path.ends_with("/Cargo.toml") {
            findings.extend(crates::check(file));
        }
    }
    findings.extend(ids::check(files));
    findings.extend(locales::check(files));
    findings.sort();
    findings
}

/// All text files that are in the repository or could be added to it.
fn repository() -> Result<Vec<TextFile>> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let paths = shell::output(shell::command("git", &list)).context("tidy asks git for the files")?;
    let mut paths: Vec<&str> = paths.split_terminator('\0').collect();
    paths.sort_unstable();
    paths.dedup();
    let read = |path: &str| {
        let bytes = std::fs::read(shell::top().join(path)).ok()?;
        Some(TextFile::new(path, String::from_utf8(bytes).ok()?))
    };
    Ok(paths.into_iter().filter_map(read).collect())
}
