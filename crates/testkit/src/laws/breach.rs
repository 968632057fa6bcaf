//! What is reported when a law is broken.

use std::fmt;

use ecotable_kernel::Seed;

/// A law of the engine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Law {
    /// Options survive their file, and impossible ones are refused.
    Config,
    /// An action and its notation are the same thing.
    Notation,
    /// The list of legal actions is sorted, not empty, and what `check` accepts.
    Legality,
    /// Only a seat that is asked can decide.
    Asking,
    /// What is refused changes nothing.
    Hostile,
    /// No input makes the rules panic.
    Panic,
    /// A position survives its snapshot, and an impossible one is refused.
    Snapshot,
    /// A record leads to the same position again.
    Replay,
    /// A quiet step does what a loud one does.
    Quiet,
    /// Taking back restores everything.
    Undo,
    /// A decision that can be taken back has shown its maker nothing new.
    UndoShowsNothing,
    /// A seat cannot tell a determinized position from the real one.
    TwoWorlds,
    /// Who was told nothing sees no change.
    Unnoticed,
    /// No piece is lost or doubled.
    Audit,
    /// The game ends.
    Termination,
    /// There is a result exactly when nobody is asked, and it is consistent.
    Outcome,
}

/// A law that was broken, and where.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// What happened instead.
    pub what: String,
    /// The game in which it happened, unless it was before any game.
    pub place: Option<Place>,
}

/// Where a law was broken.
#[derive(Clone, Debug)]
pub struct Place {
    /// The seed of the game.
    pub seed: Seed,
    /// How many decisions had been made.
    pub ply: u64,
    /// The game up to there, to be played again.
    pub record: String,
}

impl Breach {
    pub(super) fn before_play(law: Law, what: String) -> Self {
        Self { law, what, place: None }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law {:?} is broken: {}", self.law, self.what)?;
        match &self.place {
            None => Ok(()),
            Some(Place { seed, ply, record }) => {
                write!(f, "\nafter {ply} decisions of the game with seed {seed}\n{record}")
            }
        }
    }
}

impl std::error::Error for Breach {}

/// The rest of a law that holds, or the breach.
pub(super) type Held = Result<(), Breach>;

/// Asks that something holds; the sentence is made only if it does not.
pub(super) fn hold(law: Law, holds: bool, what: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(Breach::before_play(law, what())) }
}
