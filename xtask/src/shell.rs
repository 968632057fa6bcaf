//! Running other programs from the top of the repository.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The top folder of the repository: cargo tells where we are when it runs us.
pub fn top() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&own).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// A program that will run at the top of the repository.
pub fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(top());
    command
}

/// The same cargo that started us.
pub fn cargo(args: &[&str]) -> Command {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    command(&program, args)
}

/// Runs to the end with its output on the terminal, and fails if the program does.
pub fn run(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(&command)))?;
    ensure!(status.success(), "{} failed ({status})", shown(&command));
    Ok(())
}

/// Runs to the end, shows every line of standard output, and hands each to `each`.
pub fn run_watched(mut command: Command, mut each: impl FnMut(&str)) -> Result<()> {
    let name = shown(&command);
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {name}"))?;
    let stdout = child.stdout.take().context("standard output was asked for")?;
    for line in BufReader::new(stdout).lines() {
        let line = line.with_context(|| format!("cannot read what {name} prints"))?;
        println!("{line}");
        each(&line);
    }
    let status = child.wait()?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}

/// Runs to the end and returns its standard output; what it says on standard error is shown.
pub fn output(mut command: Command) -> Result<String> {
    command.stdout(Stdio::piped()).stderr(Stdio::inherit());
    let output = command.output().with_context(|| format!("cannot start {}", shown(&command)))?;
    ensure!(output.status.success(), "{} failed ({})", shown(&command), output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether the program can be started and answers.
pub fn answers(mut command: Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    format!("`{}`", words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" "))
}
