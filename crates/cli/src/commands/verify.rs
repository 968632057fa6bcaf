//! `ecotable verify`: is a record true?

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use ecotable_catalog::AnyTable;

use crate::records;

/// Examples for `--help`.
pub const EXAMPLES: &str =
    "What is checked: the seed is the one that was promised at the start, every decision was allowed by the
rules, and the result and the last position are what the decisions lead to.

Example:
  ecotable verify evening.ecolog.jsonl";

/// Checks every file and fails if one of them is not true.
pub fn run(files: &[PathBuf]) -> Result<()> {
    let mut out = io::stdout().lock();
    let mut untrue = 0;
    for file in files {
        match records::open(file) {
            Ok(table) => writeln!(out, "{}", praise(file, &*table))?,
            Err(error) => {
                untrue += 1;
                writeln!(out, "FAILED: {error:#}")?;
            }
        }
    }
    if untrue > 0 {
        bail!("{untrue} of {} did not pass", files.len());
    }
    Ok(())
}

fn praise(file: &Path, table: &dyn AnyTable) -> String {
    let game = table.meta();
    let end = if table.outcome().is_some() { "played to the end" } else { "not played to the end" };
    format!(
        "true: {}: {} (rules version {}), {} seats, {} decisions, {end}; commitment {}",
        file.display(),
        game.id,
        game.rules_version,
        table.seats(),
        table.ply(),
        table.seed().commitment()
    )
}
