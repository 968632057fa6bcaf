//! The options of a match (PR-6).

use ecotable_kernel::{ConfigError, Meta, OptionKind, OptionSpec};
use serde::{Deserialize, Deserializer, Serialize};

use crate::city::{CityFile, CityName};
use crate::words::words;

words! {
    /// On or off.
    Switch {
        /// On.
        On = "on",
        /// Off.
        Off = "off",
    }
}

words! {
    /// Who takes seat 0, which always begins (PR-R4).
    StartSeat {
        /// Somebody drawn by lot.
        Random = "random",
        /// Somebody whom the host chooses.
        Host = "host",
        /// The next one in a series of games.
        Rotating = "rotating",
    }
}

words! {
    /// When a drive completes a route card (PR-R17).
    RouteMatch {
        /// A stretch in exactly the colours of the card, repetitions allowed.
        Window = "window",
        /// Each colour once, equal neighbours counted as one.
        Exact = "exact",
    }
}

words! {
    /// What a police token can do (PR-R28).
    PolicePower {
        /// All that the card can.
        Full = "full",
        /// Only a pass.
        PassOnly = "pass_only",
    }
}

words! {
    /// How often a reward pays (PR-R49).
    RewardRepeat {
        /// Once a turn.
        OncePerTurn = "once_per_turn",
        /// Whenever a truck passes.
        EveryPass = "every_pass",
    }
}

words! {
    /// Who is asked about a puncture when somebody collects (PR-3.11).
    React {
        /// Those who hold one.
        Holders = "holders",
        /// All opponents, so that being asked betrays nothing.
        Everybody = "everybody",
    }
}

/// The options of a match.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The map (PR-6.1).
    pub city: CityName,
    /// Whether route cards are in the game (PR-6.2).
    #[serde(deserialize_with = "lenient")]
    pub routes: Switch,
    /// Whether the recycling plant is in the game, in cities that have one (PR-6.3).
    #[serde(deserialize_with = "lenient")]
    pub plant: Switch,
    /// Who takes seat 0 (PR-6.4).
    pub start_seat: StartSeat,
    /// Whether a dashed card may be used for one of its colours alone (PR-6.5).
    pub dashed_partial: bool,
    /// When a route card is completed (PR-6.6).
    pub route_match: RouteMatch,
    /// Whether a fourth route card itself may be discarded (PR-6.7).
    pub route_discard_any: bool,
    /// Whether the police may turn a one-way token round (PR-6.8).
    pub police_reverse: bool,
    /// What a police token can do (PR-6.9).
    pub police_token: PolicePower,
    /// How often a reward pays (PR-6.10).
    pub reward_repeat: RewardRepeat,
    /// The game ends after so many rounds if nothing else ends it (PR-6.11).
    pub max_rounds: u8,
    /// Who is asked about a puncture (PR-6.13).
    pub react: React,
    /// An own map instead of the city (PR-6.12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<CityFile>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            city: CityName::Victoria,
            routes: Switch::On,
            plant: Switch::On,
            start_seat: StartSeat::Random,
            dashed_partial: true,
            route_match: RouteMatch::Window,
            route_discard_any: false,
            police_reverse: true,
            police_token: PolicePower::Full,
            reward_repeat: RewardRepeat::OncePerTurn,
            max_rounds: 60,
            react: React::Holders,
            map: None,
        }
    }
}

/// Reads `on` and `off`, and truth values in their place.
fn lenient<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Switch, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "routes and plant are on or off")]
    enum Written {
        Truth(bool),
        Word(String),
    }
    match Written::deserialize(deserializer)? {
        Written::Truth(true) => Ok(Switch::On),
        Written::Truth(false) => Ok(Switch::Off),
        Written::Word(word) => word.parse().map_err(serde::de::Error::custom),
    }
}

/// What can be said of the game without playing it.
pub(crate) const META: Meta = Meta {
    id: "plastic-race",
    rules_version: 3,
    seats: 2..=5,
    options: &[
        OptionSpec {
            name: "city",
            kind: OptionKind::Words(&[
                "victoria", "paris", "madrid", "berlin", "athens", "rome", "ankara", "london",
            ]),
        },
        OptionSpec { name: "routes", kind: OptionKind::Words(&["on", "off"]) },
        OptionSpec { name: "plant", kind: OptionKind::Words(&["on", "off"]) },
        OptionSpec { name: "start_seat", kind: OptionKind::Words(&["random", "host", "rotating"]) },
        OptionSpec { name: "dashed_partial", kind: OptionKind::Switch },
        OptionSpec { name: "route_match", kind: OptionKind::Words(&["window", "exact"]) },
        OptionSpec { name: "route_discard_any", kind: OptionKind::Flag },
        OptionSpec { name: "police_reverse", kind: OptionKind::Switch },
        OptionSpec { name: "police_token", kind: OptionKind::Words(&["full", "pass_only"]) },
        OptionSpec { name: "reward_repeat", kind: OptionKind::Words(&["once_per_turn", "every_pass"]) },
        OptionSpec { name: "max_rounds", kind: OptionKind::Numbers(&[60, 5, 10, 15, 20, 30, 40]) },
        OptionSpec { name: "react", kind: OptionKind::Words(&["holders", "everybody"]) },
    ],
};

/// The most rounds that a game may be given.
const MOST_ROUNDS: u8 = 200;

impl Config {
    /// Refuses options that no match can be played with.
    pub(crate) fn check(&self, seats: u8) -> Result<(), ConfigError> {
        META.check_seats(seats)?;
        if !(1..=MOST_ROUNDS).contains(&self.max_rounds) {
            return Err(option("max_rounds", format!("{} is not 1 to {MOST_ROUNDS}", self.max_rounds)));
        }
        Ok(())
    }
}

/// An option that cannot be.
pub(crate) fn option(name: &str, why: String) -> ConfigError {
    ConfigError::Option { name: name.to_owned(), why }
}
