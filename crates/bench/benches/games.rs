//! `cargo bench`: how fast the games are.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::process::ExitCode;

use anyhow::{Result, bail};
use ecotable_bench::{Effort, Format, count, run, run_icount};

const HELP: &str = "\
How fast the games are, in tables.

Usage: cargo bench -- [--quick] [--json]
       cargo bench -- icount
       cargo bench -- count GAME SEATS GAMES

  --quick   short repetitions: enough to see that nothing is broken
  --json    one JSON object a line instead of tables
  icount    instructions a decision, counted by valgrind, as JSON lines
  count     play GAMES random games and say how many decisions they took;
            GAME is the name of a game, or `yardstick`

BENCH_REPS and BENCH_SECS set how often and how long a number is measured.";

fn main() -> ExitCode {
    // Cargo itself adds `--bench`.
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match answer(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn answer(words: &[&str]) -> Result<()> {
    match *words {
        ["--help" | "-h"] => println!("{HELP}"),
        ["icount"] => run_icount()?,
        ["count", game, seats, games] => {
            let decisions = count(game, seats.parse()?, games.parse()?)?;
            println!("{games} games {decisions} decisions");
        }
        _ => measure(words)?,
    }
    Ok(())
}

fn measure(options: &[&str]) -> Result<()> {
    let (mut format, mut effort) = (Format::Tables, Effort::FULL);
    for option in options {
        match *option {
            "--json" => format = Format::JsonLines,
            "--quick" => effort = Effort::QUICK,
            unknown => bail!("unknown option `{unknown}`\n\n{HELP}"),
        }
    }
    run(format, effort.from_environment())
}
