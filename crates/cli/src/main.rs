//! The Ecotable program.

mod commands;
mod engine;
mod failure;
mod files;
mod frame;
mod lab;
mod lines;
mod match_args;
mod play;
mod records;
mod screen;
mod seeds;
mod standings;
mod voice;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use commands::{
    decks, engine as engine_command, games, menu, play as play_command, replay, serve, simulate, tournament,
    verify,
};

/// A server makes many small things on one thread and drops them on another, at which the system's allocator is slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games about sustainability, for people, bots and programs.
///
/// Without a command it starts the server: play in the browser, alone or with everybody in the same network.
#[derive(Debug, Parser)]
#[command(
    name = "ecotable",
    version,
    after_help = "Start with `ecotable` and open the address that it shows, or with `ecotable menu`. Exit codes: 0 all is well, 1 refused or failed, \
                  2 the command cannot be understood."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the server for playing in the browser; the same as no command
    #[command(after_help = serve::EXAMPLES)]
    Serve(serve::ServeArgs),
    /// Choose a game by a few questions and play it in the terminal
    Menu,
    /// Play a game in the terminal, against bots or with people at the same screen
    #[command(after_help = play_command::EXAMPLES)]
    Play(play_command::PlayArgs),
    /// List the games with their options and bots
    Games,
    /// Tell a recorded match again
    #[command(after_help = replay::EXAMPLES)]
    Replay(replay::ReplayArgs),
    /// Check that records are true, and say what was tampered with
    #[command(after_help = verify::EXAMPLES)]
    Verify {
        /// The records
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Check own cards, or print the standard ones to start from
    #[command(after_help = decks::EXAMPLES)]
    Decks {
        #[command(subcommand)]
        decks: decks::Decks,
    },
    /// Play many games between bots and show what came of them
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::SimulateArgs),
    /// Find out which bot is the strongest
    #[command(after_help = tournament::EXAMPLES)]
    Tournament(tournament::TournamentArgs),
    /// Let another program play: JSON Lines on standard input and output
    #[command(after_help = engine_command::EXAMPLES)]
    Engine,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if !failure::is_broken_pipe(&error) {
                // If even the error cannot be told, the exit code still does.
                let _ = writeln!(io::stderr(), "ecotable: {error:#}");
            }
            failure::exit_code(&error)
        }
    }
}

fn run(cli: &Cli) -> Result<()> {
    match &cli.command {
        None => serve::run(&serve::ServeArgs::default()),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Menu) => menu::run(),
        Some(Command::Play(args)) => play_command::run(args),
        Some(Command::Games) => games::run(),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify { files }) => verify::run(files),
        Some(Command::Decks { decks }) => decks::run(decks),
        Some(Command::Simulate(args)) => simulate::run(args),
        Some(Command::Tournament(args)) => tournament::run(args),
        Some(Command::Engine) => engine_command::run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commands in a text, without what is said of them and where their output goes.
    fn commands(text: &str) -> impl Iterator<Item = &str> {
        let commands = text.lines().map(str::trim).filter(|line| line.split(' ').next() == Some("ecotable"));
        commands.filter_map(|line| line.split("  ").next()?.split(" > ").next())
    }

    #[test]
    fn every_command_of_the_readme_and_of_the_help_is_understood() {
        let help = [
            serve::EXAMPLES,
            play_command::EXAMPLES,
            replay::EXAMPLES,
            verify::EXAMPLES,
            decks::EXAMPLES,
            simulate::EXAMPLES,
            tournament::EXAMPLES,
            engine_command::EXAMPLES,
        ];
        let readme = include_str!("../../../README.md");
        let all: Vec<&str> = help.into_iter().chain([readme]).flat_map(commands).collect();
        assert!(all.len() > 30, "{} commands are shown", all.len());
        for command in all {
            let read = Cli::try_parse_from(command.split_whitespace());
            assert!(read.is_ok(), "`{command}`: {}", read.unwrap_err());
        }
    }
}
