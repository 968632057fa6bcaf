//! What can go wrong in the lab.

use ecotable_bots::UnknownBot;
use ecotable_kernel::{ConfigError, Seat, Seed};

/// Why a simulation or a tournament was not played.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The game cannot be played with these options.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// No bot has that name.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// There are neither as many bots as seats nor one for all.
    #[error("{got} bots for {seats} seats: name one for all seats, or one for each")]
    BotCount {
        /// How many were named.
        got: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// A tournament needs two different bots.
    #[error("a tournament is between two bots or more, each named once")]
    Entrants,
    /// A bot did what the rules forbid; the game can be played again from its seed.
    #[error("the bot `{bot}` in seat {seat} of the game with seed {seed} decided `{action}`, but {why}")]
    Illegal {
        /// The bot.
        bot: String,
        /// Its seat.
        seat: Seat,
        /// What it decided.
        action: String,
        /// The rule.
        why: String,
        /// The seed of the game.
        seed: Seed,
    },
    /// The system gave no threads.
    #[error("no threads to work with: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}
