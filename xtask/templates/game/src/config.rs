//! What can be said of Seedling without playing it, and its options.

use ecotable_kernel::{ConfigError, Meta, OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::state::MOST_SEATS;

/// Raise `rules_version` whenever a recorded game could play differently.
pub const META: Meta = Meta {
    id: "seedling",
    rules_version: 1,
    seats: 2..=MOST_SEATS as u8,
    options: &[OptionSpec { name: "rounds", kind: OptionKind::Numbers(&[3, 2]) }],
};

/// The options of a match.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// How many rounds are played (SD-4.1).
    pub rounds: u8,
}

impl Default for Config {
    fn default() -> Self {
        Self { rounds: 3 }
    }
}

impl Config {
    /// Refuses what cannot be played.
    pub(crate) fn check(&self, seats: u8) -> Result<(), ConfigError> {
        META.check_seats(seats)?;
        META.option(&format!("rounds={}", self.rounds)).map(|_| ())
    }
}
