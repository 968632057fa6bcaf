//! `cargo xtask test`: everything that must be green, in order, with a summary.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{self, cargo};
use crate::{browser, icount, tidy};

/// What a stage found, for the summary.
type Report = Result<String>;

/// One thing that must be green.
struct Stage {
    name: &'static str,
    run: fn() -> Report,
}

/// The stages in order. Every one runs, whatever the ones before it found.
const STAGES: [Stage; 6] = [
    Stage { name: "format", run: format },
    Stage { name: "lints", run: lints },
    Stage { name: "house rules", run: house_rules },
    Stage { name: "tests", run: tests },
    Stage { name: "browser", run: in_the_browser },
    Stage { name: "instruction counts", run: instruction_counts },
];

/// Runs every stage and fails at the end if one did.
pub fn run() -> Result<()> {
    let mut summary = Vec::new();
    for Stage { name, run } in STAGES {
        println!("\n=== {name} ===");
        let start = Instant::now();
        let report = run();
        if let Err(error) = &report {
            println!("{error:#}");
        }
        summary.push((name, report, start.elapsed()));
    }
    println!("\n=== summary ===");
    for (name, report, time) in &summary {
        println!("{}", summary_line(name, report, *time));
    }
    let failed: Vec<_> = summary.iter().filter(|(_, report, _)| report.is_err()).map(|row| row.0).collect();
    ensure!(failed.is_empty(), "not green: {}", failed.join(", "));
    println!("all green");
    Ok(())
}

/// One stage on one line.
pub fn summary_line(name: &str, report: &Result<String>, time: Duration) -> String {
    let (verdict, note) = match report {
        Ok(note) => ("ok", note.clone()),
        Err(error) => ("FAILED", error.to_string().lines().next().unwrap_or_default().to_owned()),
    };
    format!("{name:<20} {verdict:<7} {:>5.0} s  {note}", time.as_secs_f64()).trim_end().to_owned()
}

fn format() -> Report {
    component("fmt", "rustfmt")?;
    shell::run(cargo(&["fmt", "--all", "--check"]))?;
    Ok("cargo fmt finds nothing to change".to_owned())
}

fn lints() -> Report {
    component("clippy", "clippy")?;
    shell::run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    Ok("clippy has no warning".to_owned())
}

/// Makes sure of a part of the toolchain that a minimal installation lacks.
fn component(subcommand: &str, name: &str) -> Result<()> {
    if shell::answers(cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    println!("installing {name}");
    if shell::run(shell::command("rustup", &["component", "add", name])).is_err() {
        bail!("{name} is missing: install it with `rustup component add {name}`");
    }
    Ok(())
}

fn house_rules() -> Report {
    tidy::run()?;
    Ok("tidy has no finding".to_owned())
}

fn tests() -> Report {
    counted(cargo(&["test", "--workspace", "--exclude", "ecotable-browser", "--no-fail-fast"]))
}

fn in_the_browser() -> Report {
    counted(browser::tests()?)
}

/// Runs tests and counts them.
fn counted(tests: Command) -> Report {
    let mut tally = Tally::default();
    let end = shell::run_watched(tests, |line| tally.note(line));
    println!("\n{tally}");
    end.with_context(|| tally.to_string())?;
    Ok(tally.to_string())
}

fn instruction_counts() -> Report {
    icount::check()?;
    Ok("no decision became dearer".to_owned())
}

/// The sum of the closing lines of all test programs.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
    /// Test programs, those without a test not counted.
    pub programs: u64,
}

impl Tally {
    /// Adds a line if it is a closing line, such as `test result: ok. 3 passed; 0 failed; ...`.
    pub fn note(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        let count_of = |what: &str| {
            let before = counts.split(what).next().unwrap_or_default().trim_end();
            before.rsplit(' ').next().and_then(|word| word.parse().ok()).unwrap_or(0)
        };
        let (passed, failed): (u64, u64) = (count_of("passed"), count_of("failed"));
        self.passed += passed;
        self.failed += failed;
        self.programs += u64::from(passed + failed > 0);
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { passed, failed, programs } = self;
        write!(f, "{passed} tests passed and {failed} failed in {programs} programs")
    }
}
