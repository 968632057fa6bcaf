//! `cargo xtask`: the project's own chores.
#![expect(clippy::print_stderr, reason = "a chore that fails says why")]

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own chores.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", after_help = "Start with `cargo xtask test`: it sets up what it needs.")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run everything that must be green before a commit, with a summary at the end
    ///
    /// Format, lints, house rules, all tests with the examples in the documentation, the pages in a
    /// real browser, and the guard on instruction counts. On Debian and as root it installs what
    /// is missing (Chromium, npm, valgrind), elsewhere it says what to install.
    Test,
    /// Check the house rules that no compiler knows
    ///
    /// Sizes of files and functions, what games may not use, a test for every rule id, the same
    /// keys in every language, and which crate may use which.
    Tidy,
    /// Run the tests in a real browser; pictures of every page go to target/screens
    ///
    /// On Debian and as root Chromium, its driver and npm are installed where they are missing, elsewhere it is said
    /// how to; axe-core comes from npm into the target folder.
    Browser,
    /// Play the golden games anew, write down what happens, and show what changed
    Golden,
    /// Begin a game: a small one that compiles, plays and passes the laws
    NewGame {
        /// Its name in commands and folders, such as `kelp` or `plastic-race`
        name: String,
        /// The letters before its rule numbers, such as `KE`; made from the name if not given
        #[arg(long)]
        prefix: Option<String>,
    },
    /// Count the instructions of a decision in every game and compare them with the baseline
    Icount {
        /// Write the counts down as the new baseline, crates/bench/icount.toml
        #[arg(long)]
        update: bool,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> anyhow::Result<()> {
    match chore {
        Chore::Test => xtask::test::run(),
        Chore::Tidy => xtask::tidy::run(),
        Chore::Browser => xtask::browser::run(),
        Chore::Golden => xtask::golden::run(),
        Chore::NewGame { name, prefix } => xtask::new_game::run(&name, prefix.as_deref()),
        Chore::Icount { update: true } => xtask::icount::update(),
        Chore::Icount { update: false } => xtask::icount::check(),
    }
}
