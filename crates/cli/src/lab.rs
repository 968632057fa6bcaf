//! What the commands of the lab have in common.

use anyhow::{Error, anyhow};
use clap::Args;
use ecotable_lab::LabError;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::usage;

/// How many threads work.
#[derive(Args, Clone, Copy, Debug)]
pub struct Threads {
    /// How many threads work [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    /// Their number; 0 means one for each processor.
    pub fn number(self) -> usize {
        self.threads.unwrap_or(0).into()
    }
}

/// A progress bar, which is hidden if nobody is there to see it.
pub fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What was typed is a usage error; a bot that breaks the rules is not.
pub fn failure(error: LabError) -> Error {
    match error {
        LabError::Config(_) | LabError::Bot(_) | LabError::BotCount { .. } | LabError::Entrants => {
            usage(error)
        }
        other => anyhow!(other),
    }
}
