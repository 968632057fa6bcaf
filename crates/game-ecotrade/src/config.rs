//! The options of a match (ET-6).

use ecotable_kernel::{ConfigError, Meta, OptionKind, OptionSpec, Seat};
use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The Growth that brings the end (ET-6.2).
    pub growth_limit: u8,
    /// Which set of Developments is played with (ET-6.3).
    pub developments: Developments,
    /// What a plane changes on the Impact: 2 or -2 (ET-R1).
    #[serde(deserialize_with = "signed")]
    pub plane_impact: i8,
    /// Growth tokens that every seat starts with: 0 or 4 (ET-R2).
    pub start_growth_tokens: u8,
    /// How growth tokens come to the tracker (ET-R3).
    pub banking: Banking,
    /// Who plays on after the end was triggered (ET-R6).
    pub last_turns: LastTurns,
    /// Whether company tokens can run out (ET-R12).
    pub token_pool: TokenPool,
    /// How many shipments a company board holds (ET-R14).
    pub board_slots: u8,
    /// When three or more cards fit together (ET-R16).
    pub combine_adjacency: Adjacency,
    /// Whether 1 and 4, and 2 and 7, count as adjacent (ET-R15).
    #[serde(deserialize_with = "switch")]
    pub sea_links: bool,
    /// Only 9 Shipment cards for each player (ET-R50).
    #[serde(deserialize_with = "switch")]
    pub short_deck: bool,
    /// Hands lie open from the first turn on (ET-R39).
    #[serde(deserialize_with = "switch")]
    pub open_hands: bool,
    /// Who begins (ET-R43).
    pub first_player: FirstPlayer,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            growth_limit: 35,
            developments: Developments::Standard,
            plane_impact: 2,
            start_growth_tokens: 0,
            banking: Banking::Auto,
            last_turns: LastTurns::FinishRound,
            token_pool: TokenPool::Shared,
            board_slots: 3,
            combine_adjacency: Adjacency::Pairwise,
            sea_links: false,
            short_deck: false,
            open_hands: false,
            first_player: FirstPlayer::Random,
        }
    }
}

/// Which set of Developments is played with.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Developments {
    /// One price each; trios and majorities lower the Impact.
    #[default]
    Standard,
    /// Version 2 with three levels, each with an Impact reduction of its own.
    EasierV2,
}

/// How growth tokens come to the tracker.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Banking {
    /// At once.
    #[default]
    Auto,
    /// When their owner says so.
    Manual,
}

/// Who plays on after the end was triggered.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastTurns {
    /// The round is finished, then every seat has one last turn.
    #[default]
    FinishRound,
    /// Every seat has one more turn at once, the triggering one last.
    OneEach,
}

/// Whether company tokens can run out.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenPool {
    /// Eight tokens for everything.
    #[default]
    Shared,
    /// Tokens never run out.
    Separate,
}

/// When three or more cards fit together.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjacency {
    /// Every two regions must be adjacent.
    #[default]
    Pairwise,
    /// The regions must hang together.
    Connected,
}

/// Who begins.
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

/// `true` and `false`, or the words `on` and `off` of the rules.
fn switch<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "sea_links, short_deck and open_hands are on or off")]
    enum Switch {
        Truth(bool),
        Word(String),
    }
    match Switch::deserialize(deserializer)? {
        Switch::Truth(truth) => Ok(truth),
        Switch::Word(word) if word == "on" => Ok(true),
        Switch::Word(word) if word == "off" => Ok(false),
        Switch::Word(word) => Err(serde::de::Error::custom(format!("`{word}` is neither on nor off"))),
    }
}

/// A number, or the text of one with its sign, such as `+2`.
fn signed<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<i8, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "plane_impact is 2 or -2")]
    enum Signed {
        Number(i8),
        Text(String),
    }
    match Signed::deserialize(deserializer)? {
        Signed::Number(number) => Ok(number),
        Signed::Text(text) => text
            .replace('\u{2212}', "-")
            .parse()
            .map_err(|_| serde::de::Error::custom(format!("`{text}` is no number such as +2"))),
    }
}

/// The growth limits, the usual one first (ET-6.2).
const GROWTH_LIMITS: [i64; 41] = {
    let mut limits = [35; 41];
    let (mut place, mut limit) = (1, 20);
    while limit <= 60 {
        if limit != 35 {
            limits[place] = limit;
            place += 1;
        }
        limit += 1;
    }
    limits
};

/// What can be said of EcoTrade without playing it.
pub(crate) const META: Meta = Meta {
    id: "ecotrade",
    rules_version: 1,
    seats: 2..=4,
    options: &[
        OptionSpec { name: "growth_limit", kind: OptionKind::Numbers(&GROWTH_LIMITS) },
        OptionSpec { name: "developments", kind: OptionKind::Words(&["standard", "easier_v2"]) },
        OptionSpec { name: "plane_impact", kind: OptionKind::Numbers(&[2, -2]) },
        OptionSpec { name: "start_growth_tokens", kind: OptionKind::Numbers(&[0, 4]) },
        OptionSpec { name: "banking", kind: OptionKind::Words(&["auto", "manual"]) },
        OptionSpec { name: "last_turns", kind: OptionKind::Words(&["finish_round", "one_each"]) },
        OptionSpec { name: "token_pool", kind: OptionKind::Words(&["shared", "separate"]) },
        OptionSpec { name: "board_slots", kind: OptionKind::Numbers(&[3, 2, 4, 5, 6]) },
        OptionSpec { name: "combine_adjacency", kind: OptionKind::Words(&["pairwise", "connected"]) },
        OptionSpec { name: "sea_links", kind: OptionKind::Flag },
        OptionSpec { name: "short_deck", kind: OptionKind::Flag },
        OptionSpec { name: "open_hands", kind: OptionKind::Flag },
        OptionSpec { name: "first_player", kind: OptionKind::RandomOrSeat },
    ],
};

impl Config {
    /// Refuses options that no match can be played with.
    pub(crate) fn check(&self, seats: u8) -> Result<(), ConfigError> {
        META.check_seats(seats)?;
        let numbers = [
            ("growth_limit", i64::from(self.growth_limit)),
            ("plane_impact", i64::from(self.plane_impact)),
            ("start_growth_tokens", i64::from(self.start_growth_tokens)),
            ("board_slots", i64::from(self.board_slots)),
        ];
        numbers.into_iter().try_for_each(|(name, number)| check_number(name, number))?;
        match self.first_player {
            FirstPlayer::Seat(seat) if seat.0 >= seats => {
                Err(option("first_player", format!("there is no seat {seat} among {seats}")))
            }
            FirstPlayer::Random | FirstPlayer::Seat(_) => Ok(()),
        }
    }
}

fn check_number(name: &str, number: i64) -> Result<(), ConfigError> {
    let spec = META.options.iter().find(|spec| spec.name == name);
    match spec.map(|spec| spec.kind) {
        Some(OptionKind::Numbers(numbers)) if !numbers.contains(&number) => {
            Err(option(name, format!("{number} is none of the values {}", say_values(numbers))))
        }
        _ => Ok(()),
    }
}

/// Values as a range, or one by one where some in between are missing.
fn say_values(numbers: &[i64]) -> String {
    match (numbers.iter().min(), numbers.iter().max()) {
        (Some(&least), Some(&most)) if (least..=most).all(|number| numbers.contains(&number)) => {
            format!("from {least} to {most}")
        }
        _ => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and "),
    }
}

fn option(name: &str, why: String) -> ConfigError {
    ConfigError::Option { name: name.to_owned(), why }
}
