//! What can be asked of the engine.

use ecotable_kernel::{Seat, Viewer};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// One request: `{"cmd": ..., ...}`.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// What can be asked.
    Help {},
    /// Which games there are.
    Games {},
    /// Set up a match.
    New(New),
    /// What a seat may do.
    Legal(ForSeat),
    /// Whether a seat may do this, and otherwise why not.
    Check(ForAction),
    /// Let a seat do this.
    Play(ForAction),
    /// Whether a seat may take back its last decision.
    CanUndo {
        /// The seat; the one that decided last if missing.
        seat: Option<Seat>,
    },
    /// Take back the last decision.
    Undo {
        /// The seat; the one that decided last if missing.
        seat: Option<Seat>,
    },
    /// What a viewer may know.
    View(ForViewer),
    /// What a viewer was told since a ply.
    Events(Events),
    /// The whole position.
    State {},
    /// Start from a position made by hand.
    Load(Load),
    /// How it ended.
    Outcome {},
    /// The match as a record.
    Record {},
    /// Play a record again.
    Replay {
        /// The text of the record.
        record: String,
    },
    /// What a bot would do.
    Bot(AskBot),
}

/// A match to set up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The options; what is missing has its default.
    pub config: Option<Value>,
    /// The seed; drawn if missing.
    pub seed: Option<SeedText>,
    /// The language of sentences; without it there are none.
    pub lang: Option<String>,
}

/// A position to start from; what is missing is as at the present table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The position.
    pub state: Value,
    /// The game.
    pub game: Option<String>,
    /// The number of seats.
    pub seats: Option<u8>,
    /// The options.
    pub config: Option<Value>,
    /// The seed.
    pub seed: Option<SeedText>,
}

/// A question about one seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForSeat {
    /// The seat.
    pub seat: Seat,
    /// The language of sentences; without it there are none.
    pub lang: Option<String>,
}

/// A decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForAction {
    /// Who decides.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
    /// The language of sentences; without it there are none.
    pub lang: Option<String>,
}

/// A look at the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForViewer {
    /// Who looks.
    #[serde(deserialize_with = "viewer")]
    pub viewer: Viewer,
    /// The language of sentences; without it there are none.
    pub lang: Option<String>,
}

/// A look at what has happened.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Who asks; everything is told if missing.
    #[serde(default, deserialize_with = "some_viewer")]
    pub viewer: Option<Viewer>,
    /// Only what happened after so many decisions; 0 leaves out the set-up.
    pub since: Option<u64>,
    /// The language of sentences; without it there are none.
    pub lang: Option<String>,
}

/// A question to a bot.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskBot {
    /// The seat that it thinks for.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// What it thinks with; follows from the match if missing.
    pub seed: Option<u64>,
    /// The language of its reason; without it there is none.
    pub lang: Option<String>,
}

/// A seed as text, or as a number that stands for its digits.
#[derive(Debug)]
pub struct SeedText(pub String);

impl<'de> Deserialize<'de> for SeedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(Self(text)),
            Value::Number(number) if number.is_u64() => Ok(Self(number.to_string())),
            _ => Err(serde::de::Error::custom("a seed is a text or a number from 0")),
        }
    }
}

fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) if text == "spectator" => Ok(Viewer::Spectator),
        Value::Number(number) if number.as_u64().is_some_and(|n| n <= u64::from(u8::MAX)) => {
            Ok(Viewer::Seat(Seat(number.as_u64().unwrap_or_default() as u8)))
        }
        _ => Err(serde::de::Error::custom("a viewer is the number of a seat, or \"spectator\"")),
    }
}

fn some_viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    viewer(deserializer).map(Some)
}
