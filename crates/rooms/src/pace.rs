//! How fast bots play, so that a person can follow.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// With time to read every move.
    Slow,
    /// As a quick person plays.
    #[default]
    Normal,
    /// So that moves can just be told apart.
    Fast,
    /// Without waiting.
    AtOnce,
}

impl Pace {
    /// All of them, from the slowest to the fastest.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// How long a bot waits before it moves.
    pub fn wait(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2_200,
            Self::Normal => 900,
            Self::Fast => 300,
            Self::AtOnce => 0,
        })
    }

    /// Its name in forms and documents.
    pub fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at_once",
        }
    }
}
