//! The contract between a game's rules and everything that plays them.
//!
//! A game implements [`Game`]; a [`Table`] plays it. A match is `(game, rules version, config, seed,
//! decisions)` and its state is what comes out when they are played again.
#![deny(clippy::float_arithmetic)]

mod game;
mod outcome;
mod peek;
mod phrase;
mod record;
mod rng;
mod seat;
mod seed;
mod step;
mod table;
mod undo;

pub use game::{Choice, ConfigError, Flaw, Game, Meta, OptionKind, OptionSpec, Refusal};
pub use outcome::{Outcome, Standing, Verdict};
pub use peek::Peek;
pub use phrase::{Arg, Narrate, Phrase};
pub use record::{Ending, Entry, Header, Record, RecordError, ReplayError};
pub use rng::GameRng;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Seed, SeedError};
pub use step::{Audience, Step, Told};
pub use table::{PlayError, Prepared, Table, state_hash};
pub use undo::UndoError;
