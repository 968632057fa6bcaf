//! The options of a match (TJ-10).

use ecotable_kernel::{ConfigError, Meta, OptionKind, OptionSpec, Seat};
use ecotable_parts::auction::PassPolicy;
use serde::{Deserialize, Serialize};

use crate::deck::CardList;

/// The options of a match.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The three-dot cards are in the game (TJ-10.1).
    pub advanced: bool,
    /// How many demand cards a Quick Game throws away: 0, 3 or 6 (TJ-10.2).
    pub quick_discard: u8,
    /// The Carbon Dioxide variant (TJ-10.3).
    pub co2: bool,
    /// What a pass means (TJ-R9).
    pub pass_policy: PassPolicy,
    /// The revealer sees both sources and chooses the first (TJ-R8).
    pub source_peek: bool,
    /// Who begins (TJ-R2).
    pub first_player: FirstPlayer,
    /// An own card list instead of the standard one (TJ-10.8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<CardList>,
}

/// Who is First Player in the first round.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "first_player is random or the number of a seat")]
pub enum FirstPlayer {
    /// Drawn by lot.
    #[default]
    #[serde(with = "random")]
    Random,
    /// This seat.
    Seat(Seat),
}

/// The word `random` in a config.
mod random {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str("random")
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "random" => Ok(()),
            other => Err(serde::de::Error::custom(format!("`{other}` is neither random nor a seat"))),
        }
    }
}

/// What can be said of TradeJack without playing it.
pub(crate) const META: Meta = Meta {
    id: "tradejack",
    rules_version: 1,
    seats: 2..=6,
    options: &[
        OptionSpec { name: "advanced", kind: OptionKind::Flag },
        OptionSpec { name: "quick_discard", kind: OptionKind::Numbers(&[0, 3, 6]) },
        OptionSpec { name: "co2", kind: OptionKind::Flag },
        OptionSpec { name: "pass_policy", kind: OptionKind::Words(&["reentry", "final"]) },
        OptionSpec { name: "source_peek", kind: OptionKind::Flag },
        OptionSpec { name: "first_player", kind: OptionKind::RandomOrSeat },
    ],
};

impl Config {
    /// Refuses options that no match can be played with.
    pub(crate) fn check(&self, seats: u8) -> Result<(), ConfigError> {
        META.check_seats(seats)?;
        if ![0, 3, 6].contains(&self.quick_discard) {
            return Err(option("quick_discard", format!("{} is not 0, 3 or 6", self.quick_discard)));
        }
        match self.first_player {
            FirstPlayer::Seat(seat) if seat.0 >= seats => {
                Err(option("first_player", format!("there is no seat {seat} among {seats}")))
            }
            FirstPlayer::Random | FirstPlayer::Seat(_) => Ok(()),
        }
    }
}

pub(crate) fn option(name: &str, why: String) -> ConfigError {
    ConfigError::Option { name: name.to_owned(), why }
}
