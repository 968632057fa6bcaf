//! What a game is.

use std::error::Error;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::outcome::Outcome;
use crate::rng::GameRng;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::step::Step;

/// A board game: its rules, with everything that stays the same during a match.
///
/// The value holds the options, the cards and the map; a [`Game::State`] is a position and nothing else, so it
/// stays small and flat, and a hundred thousand of them share one list of cards.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The options of a match, with own cards or an own map where the game allows them.
    type Config: Clone + Debug + Default + Eq + Serialize + DeserializeOwned;
    /// A position: flat, compared and copied as bytes.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// The whole position in words that a person can read and edit.
    type Snapshot: Debug + Serialize + DeserializeOwned;
    /// One atomic decision, and its notation.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static;
    /// One fact, in the past tense.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know.
    type View: Eq + Debug + Serialize;
    /// Why not: one variant for each rule.
    type Refusal: Refusal;

    /// What can be said of the game without playing it.
    const META: Meta;

    /// The rules of a match for `seats` players with these options.
    fn new(config: &Self::Config, seats: u8) -> Result<Self, ConfigError>;
    /// The options that this match is played with.
    fn config(&self) -> Self::Config;
    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The first position.
    fn setup(&self, step: &mut Step<Self::Event>) -> Self::State;
    /// The seats that owe a decision: several decide simultaneously, none when the game is over.
    ///
    /// It depends only on what everybody knows; otherwise the waiting itself betrays a hand. A game that cannot keep to
    /// it says in [`Game::awaited`] what a viewer may know.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The seats that, as far as `viewer` may know, owe a decision: those who do, unless being asked or having answered
    /// is a secret.
    fn awaited(&self, state: &Self::State, _viewer: Viewer) -> SeatSet {
        self.to_act(state)
    }
    /// Every action that `seat` may take now, sorted, into the caller's buffer, which is emptied first.
    fn legal_actions(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);
    /// `Ok` for exactly the legal actions, and for unlisted ones that are allowed now; otherwise the rule that
    /// forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;
    /// Whether `action` appears in the list of legal actions when it is allowed.
    ///
    /// Unlisted are free deals, whose number has no end, and taking back a half-made choice, which would let a
    /// search go round in circles.
    fn is_listed(_action: Self::Action) -> bool {
        true
    }
    /// Applies a checked action and everything that follows from it.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, step: &mut Step<Self::Event>);
    /// Puts the decisions that led to `state` into the order in which a record tells them; they stay as they were
    /// made unless the game says otherwise.
    ///
    /// Only decisions made at the same time may change places, and the new order must lead to the same position.
    fn arrange(&self, _state: &Self::State, _decisions: &mut [(Seat, Self::Action)]) {}

    /// What `viewer` may know, built from nothing but that.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Draws everything anew that `seat` does not know; `seat` cannot tell the result from what it was.
    fn determinize(&self, state: &mut Self::State, seat: Seat, rng: &mut GameRng);
    /// The result, once nobody owes a decision.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The position in words.
    fn snapshot(&self, state: &Self::State) -> Self::Snapshot;
    /// The position that the words describe, or what is impossible about it.
    fn restore(&self, snapshot: &Self::Snapshot) -> Result<Self::State, Flaw>;
    /// Whether the position is possible: no card lost or doubled, no purse below zero.
    fn audit(&self, state: &Self::State) -> Result<(), Flaw>;
}

/// Why an action is not allowed.
pub trait Refusal: Error + Copy + Eq + Send + Sync + 'static {
    /// The rule that forbids it, as numbered in the game's RULES.md.
    fn rule(&self) -> &'static str;
}

/// What can be said of a game without playing it.
#[derive(Clone, Debug)]
pub struct Meta {
    /// Its name in commands, records and addresses.
    pub id: &'static str,
    /// Raised whenever a recorded game could play differently.
    pub rules_version: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The options that its config takes.
    pub options: &'static [OptionSpec],
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name in the config.
    pub name: &'static str,
    /// The values it takes; the first or the lowest is the default unless the kind says otherwise.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `true` or `false`, `false` by default.
    Flag,
    /// `true` or `false`, `true` by default.
    Switch,
    /// One of these words.
    Words(&'static [&'static str]),
    /// One of these numbers.
    Numbers(&'static [i64]),
    /// `random`, or a seat.
    RandomOrSeat,
    /// The values of another kind, or `default`, which other options decide; in the config that is `null`.
    Depends(&'static OptionKind),
}

impl OptionKind {
    /// The values as a list for people, the default first.
    fn values(&self) -> String {
        match self {
            Self::Flag => "false, true".to_owned(),
            Self::Switch => "true, false".to_owned(),
            Self::Words(words) => words.join(", "),
            Self::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            Self::RandomOrSeat => "random, or the number of a seat".to_owned(),
            Self::Depends(kind) => format!("default, {}", kind.values()),
        }
    }

    fn value(&self, text: &str) -> Option<serde_json::Value> {
        match self {
            Self::Flag | Self::Switch => text.parse::<bool>().ok().map(Into::into),
            Self::Words(words) => words.contains(&text).then(|| text.into()),
            Self::Numbers(numbers) => {
                text.parse::<i64>().ok().filter(|n| numbers.contains(n)).map(Into::into)
            }
            Self::RandomOrSeat if text == "random" => Some(text.into()),
            Self::RandomOrSeat => text.parse::<u8>().ok().map(Into::into),
            Self::Depends(_) if text == "default" => Some(serde_json::Value::Null),
            Self::Depends(kind) => kind.value(text),
        }
    }
}

impl OptionSpec {
    /// The values as a list for people.
    pub fn values(&self) -> String {
        self.kind.values()
    }
}

impl Meta {
    /// Reads `name=value` as a person types it on a command line.
    pub fn option(&self, text: &str) -> Result<Choice, ConfigError> {
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        let spec = self.options.iter().find(|spec| spec.name == name).ok_or_else(|| self.unknown(name))?;
        let value = spec.kind.value(value).ok_or_else(|| ConfigError::Option {
            name: name.to_owned(),
            why: format!("`{value}` is not one of: {}", spec.values()),
        })?;
        Ok(Choice { name: spec.name, value })
    }

    fn unknown(&self, name: &str) -> ConfigError {
        let known: Vec<_> = self.options.iter().map(|spec| spec.name).collect();
        ConfigError::Option {
            name: name.to_owned(),
            why: format!("{} has no such option; it has: {}", self.id, known.join(", ")),
        }
    }

    /// Refuses a number of seats that the game cannot be played with.
    pub fn check_seats(&self, seats: u8) -> Result<(), ConfigError> {
        let (min, max) = (*self.seats.start(), *self.seats.end());
        if self.seats.contains(&seats) { Ok(()) } else { Err(ConfigError::Seats { got: seats, min, max }) }
    }
}

/// A value chosen for an option.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The option's name in the config.
    pub name: &'static str,
    /// Its value in the config.
    pub value: serde_json::Value,
}

/// Options that a match cannot be played with.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ConfigError {
    /// Too few or too many players.
    #[error("{got} seats: this game is for {min} to {max}")]
    Seats {
        /// The number asked for.
        got: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// An unknown option or a value out of range.
    #[error("option `{name}`: {why}")]
    Option {
        /// The option.
        name: String,
        /// What is wrong, and what would be right.
        why: String,
    },
}

/// What is impossible about a position.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Flaw(pub String);

impl Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Flaw {}
