//! `cargo xtask icount`: instructions a decision, against the baseline in crates/bench/icount.toml.
//!
//! Times on shared machines flicker; instruction counts do not. The counting is done by the bench program under
//! valgrind; here it is judged.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::install::{self, Tool};
use crate::shell::{self, cargo, command};

/// A count that is higher than the baseline by more than this share fails.
const TOLERANCE: f64 = 0.03;
/// No decision of any game may cost more, unless the baseline file allows its game another number.
const LIMIT: f64 = 1000.0;
/// What we would like.
const STRETCH: f64 = 500.0;
/// How much more than the yardstick the same game may cost in the framework.
const OVERHEAD: f64 = 2.0;

const VALGRIND: Tool = Tool {
    program: "valgrind",
    package: "valgrind",
    advice: "`sudo apt-get install valgrind` on Debian and Ubuntu, `sudo dnf install valgrind` on Fedora, \
             `sudo pacman -S valgrind` on Arch",
};

/// Instructions a decision by game and number of players.
pub type Counts = BTreeMap<String, BTreeMap<String, f64>>;

/// The baseline file.
#[derive(Debug, Default, Deserialize)]
pub struct Baseline {
    /// The most that a decision of a game may cost, where it is not the usual limit.
    #[serde(default)]
    pub limit: BTreeMap<String, f64>,
    /// What was counted when the baseline was written.
    #[serde(default)]
    pub counts: Counts,
}

/// Counts and fails if a decision became dearer than it may.
pub fn check() -> Result<()> {
    let baseline = read()?;
    let (lines, complaints) = judge(&measure()?, &baseline);
    lines.iter().for_each(|line| println!("{line}"));
    if !complaints.is_empty() {
        bail!("instruction counts: {}", complaints.join("; "));
    }
    Ok(())
}

/// Counts and writes the counts down as the new baseline.
pub fn update() -> Result<()> {
    let baseline = Baseline { counts: measure()?, ..read()? };
    let (lines, _) = judge(&baseline.counts, &baseline);
    lines.iter().for_each(|line| println!("{line}"));
    std::fs::write(path(), to_text(&baseline)).context("cannot write the baseline")?;
    println!("written to crates/bench/icount.toml");
    Ok(())
}

fn path() -> PathBuf {
    shell::top().join("crates/bench/icount.toml")
}

fn read() -> Result<Baseline> {
    let text = std::fs::read_to_string(path()).context("cannot read crates/bench/icount.toml")?;
    toml::from_str(&text).context("crates/bench/icount.toml")
}

/// What is to be said about each count, and what is wrong.
pub fn judge(counts: &Counts, baseline: &Baseline) -> (Vec<String>, Vec<String>) {
    let (mut lines, mut complaints) = (Vec::new(), Vec::new());
    for (game, by_seats) in counts {
        for (seats, &count) in by_seats {
            let known = of(&baseline.counts, game, seats);
            let limit = baseline.limit.get(game).copied().unwrap_or(LIMIT);
            lines.push(line((game, seats), count, known));
            let mut complain = |why: String| complaints.push(format!("{game} with {seats} players {why}"));
            match known {
                None => complain("has no baseline: run `cargo xtask icount --update`".to_owned()),
                Some(known) if count > known * (1.0 + TOLERANCE) => {
                    complain(format!("went from {known:.1} to {count:.1}"));
                }
                Some(_) => {}
            }
            if count > limit {
                complain(format!("costs {count:.0}, more than its limit of {limit:.0}"));
            }
            if let (true, Some(plain)) = (game == "lots", of(counts, "yardstick", seats))
                && count > OVERHEAD * plain
            {
                complain(format!("costs {:.2} times the yardstick", count / plain));
            }
        }
    }
    (lines, complaints)
}

fn of(counts: &Counts, game: &str, seats: &str) -> Option<f64> {
    counts.get(game)?.get(seats).copied()
}

fn line((game, seats): (&str, &str), count: f64, known: Option<f64>) -> String {
    let change =
        known.map_or_else(|| "new".to_owned(), |known| format!("{:+.1} %", percent(count / known - 1.0)));
    let note = match known {
        Some(known) if count < known * (1.0 - TOLERANCE) => "  better: note it with --update",
        _ if count > STRETCH => "  above the 500 we would like",
        _ => "",
    };
    format!("{game:<12} {seats} players {count:>8.1} instructions a decision {change:>8}{note}")
}

/// A share in per cent with one digit, so that hardly less than nothing is not shown as -0.0.
fn percent(share: f64) -> f64 {
    (share * 1000.0).round() / 10.0 + 0.0
}

/// The baseline as a file.
pub fn to_text(baseline: &Baseline) -> String {
    let mut text = String::from(
        "# Instructions a decision in random play, by game and number of players, counted by callgrind.\n\
         # `cargo xtask icount` fails if a count is more than 3 % above its line; `--update` writes them anew.\n\
         # [limit] holds the most that a game may cost where that is not 1000.\n",
    );
    let mut table = |name: &str, numbers: &BTreeMap<String, f64>| {
        let _ = writeln!(text, "\n[{name}]");
        for (key, number) in numbers {
            let _ = writeln!(text, "{key} = {number:.1}");
        }
    };
    if !baseline.limit.is_empty() {
        table("limit", &baseline.limit);
    }
    for (game, counts) in &baseline.counts {
        table(&format!("counts.{game}"), counts);
    }
    text
}

/// Builds the bench program and lets it count.
fn measure() -> Result<Counts> {
    install::need(&VALGRIND)?;
    let program = build()?;
    println!("counting instructions under valgrind");
    counts(&shell::output(command(&program, &["icount"]))?)
}

/// Reads the rows that the bench program prints: one JSON object a line.
pub fn counts(rows: &str) -> Result<Counts> {
    #[derive(Deserialize)]
    struct Row {
        case: String,
        instr_step: f64,
    }
    let mut counts = Counts::new();
    for line in rows.lines() {
        let row: Row = serde_json::from_str(line).with_context(|| format!("a row of counts: {line}"))?;
        let (game, seats) = row.case.rsplit_once(' ').context("a case is a game and a number of players")?;
        counts.entry(game.to_owned()).or_default().insert(seats.to_owned(), row.instr_step);
    }
    ensure!(!counts.is_empty(), "the bench program counted nothing");
    Ok(counts)
}

/// Builds the bench program and returns its path, which cargo tells in its messages.
fn build() -> Result<String> {
    let mut build = cargo(&["bench", "--package", "ecotable-bench", "--bench", "games", "--no-run"]);
    build.arg("--message-format=json-render-diagnostics");
    let messages = shell::output(build)?;
    let executable = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        (message["target"]["name"] == "games").then(|| message["executable"].as_str().map(str::to_owned))?
    };
    messages.lines().filter_map(executable).next_back().context("cargo named no bench program")
}
