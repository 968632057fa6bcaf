//! The ways to a table: a new match, a position made by hand, a record.

use ecotable_kernel::{ConfigError, Flaw, Record, ReplayError, Seed, Table};
use serde_json::Value;

use crate::any_table::{AnyTable, Opened};
use crate::games::{Playable, UnknownGame, Visitor, visit};
use crate::seated::Seated;

/// What a match is played with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The number of seats.
    pub seats: u8,
    /// The options; what is missing has its default.
    pub config: Value,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// Why no match can be opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The options are not options of this game.
    #[error("the options cannot be read: {0}")]
    Unreadable(String),
    /// The options are not possible.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The position cannot be read.
    #[error("the position cannot be read: {0}")]
    Position(String),
    /// The position is not possible.
    #[error("the position is not possible: {0}")]
    Flaw(#[from] Flaw),
    /// The record is not true, or not of these rules.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Sets up a match of the game with this id.
pub fn new_table(game: &str, setup: &Setup) -> Result<Opened, OpenError> {
    visit(game, New(setup))?
}

/// Starts a match of the game with this id from a position made by hand.
pub fn load_table(game: &str, setup: &Setup, position: &Value) -> Result<Box<dyn AnyTable>, OpenError> {
    visit(game, Load(setup, position))?
}

/// Plays a record of any game again and checks that everything in it is true.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, OpenError> {
    visit(&record.header.game, Replay(record))?
}

/// The rules of a match with these seats and options.
pub fn rules<G: Playable>(setup: &Setup) -> Result<G, OpenError> {
    G::META.check_seats(setup.seats)?;
    let config = serde_json::from_value(setup.config.clone())
        .map_err(|error| OpenError::Unreadable(error.to_string()))?;
    Ok(G::new(&config, setup.seats)?)
}

struct New<'a>(&'a Setup);

impl Visitor for New<'_> {
    type Out = Result<Opened, OpenError>;

    fn visit<G: Playable>(self) -> Self::Out {
        Ok(Seated::open(rules::<G>(self.0)?, self.0.seed))
    }
}

struct Load<'a>(&'a Setup, &'a Value);

impl Visitor for Load<'_> {
    type Out = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Playable>(self) -> Self::Out {
        let Self(setup, position) = self;
        let game = rules::<G>(setup)?;
        let snapshot = serde_json::from_value(position.clone())
            .map_err(|error| OpenError::Position(error.to_string()))?;
        let state = game.restore(&snapshot)?;
        Ok(Seated::open_at(game, setup.seed, state).table)
    }
}

struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Out = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Playable>(self) -> Self::Out {
        Ok(Box::new(Seated::new(Table::<G>::replay(self.0)?)))
    }
}
