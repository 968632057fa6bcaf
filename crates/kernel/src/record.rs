//! A match on paper: `*.ecolog.jsonl`, one line for the header, one for each decision, one for the end.

use serde::{Deserialize, Serialize};

use crate::game::{ConfigError, Game};
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::seed::{Commitment, Seed};
use crate::table::{Table, state_hash};

/// The version of the file format.
const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file format.
    pub ecolog: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// The options.
    pub config: serde_json::Value,
    /// The promise about the seed.
    pub commitment: Commitment,
    /// The position it started from, if that was made by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<serde_json::Value>,
}

/// A decision in a record.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who decided.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
}

/// The last line of a record.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// How many decisions there are, so that a lost line is noticed.
    pub decisions: u64,
    /// The seed that the commitment was about.
    pub seed: Seed,
    /// The fingerprint of the position after the last decision.
    pub state: String,
    /// The result, if the match was played to the end.
    pub outcome: Option<Outcome>,
}

/// A whole match as text. Names are never in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What was played.
    pub header: Header,
    /// What was decided.
    pub entries: Vec<Entry>,
    /// How it ended.
    pub ending: Ending,
}

/// A text that is not a record.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// A line could not be read.
    #[error("line {line}: {why}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// The last line is missing.
    #[error("the record breaks off after line {lines}: its last line with seed and result is missing")]
    Truncated {
        /// How many lines there are.
        lines: usize,
    },
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// It is of a later file format.
    #[error("the record has format {0}; this program reads format {FORMAT}")]
    Format(u32),
    /// It is of another game.
    #[error("the record is of {found}, not of {expected}")]
    Game {
        /// The game of the record.
        found: String,
        /// The game that was to replay it.
        expected: &'static str,
    },
    /// It was played by other rules.
    #[error("the record was played by rules version {found}; this program plays version {ours}")]
    RulesVersion {
        /// The version of the record.
        found: u32,
        /// Our version.
        ours: u32,
    },
    /// Its options are not possible.
    #[error("the record's options: {0}")]
    Config(String),
    /// The position it starts from is not possible.
    #[error("the record's first position: {0}")]
    Start(String),
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment made at the start")]
    Commitment,
    /// A decision cannot be played.
    #[error("decision {number} (seat {seat}, `{action}`): {why}")]
    Decision {
        /// Its number, from 1.
        number: usize,
        /// Who decided.
        seat: Seat,
        /// What.
        action: String,
        /// Why it cannot be played.
        why: String,
    },
    /// Decisions are missing or too many.
    #[error("the record names {named} decisions and has {found}")]
    Length {
        /// The number in the last line.
        named: u64,
        /// The number of lines.
        found: u64,
    },
    /// The result is not what the decisions lead to.
    #[error("the recorded result is not what the decisions lead to")]
    Outcome,
    /// The position is not what the decisions lead to.
    #[error("the recorded fingerprint of the last position is not what the decisions lead to")]
    StateHash,
}

impl From<ConfigError> for ReplayError {
    fn from(error: ConfigError) -> Self {
        Self::Config(error.to_string())
    }
}

impl Record {
    /// Reads a record; what its lines mean is checked when it is played again.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let lines: Vec<_> = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
        let truncated = || RecordError::Truncated { lines: lines.len() };
        let [first, middle @ .., last] = lines.as_slice() else {
            return Err(truncated());
        };
        let header = parse_line(*first)?;
        let entries = middle.iter().map(|&line| parse_line(line)).collect::<Result<_, _>>()?;
        if serde_json::from_str::<Entry>(last.1).is_ok() {
            return Err(truncated());
        }
        Ok(Self { header, entries, ending: parse_line(*last)? })
    }

    /// The record as a file.
    pub fn to_text(&self) -> String {
        let mut text = json_line(&self.header);
        self.entries.iter().for_each(|entry| text.push_str(&json_line(entry)));
        text.push_str(&json_line(&self.ending));
        text
    }
}

fn parse_line<T: for<'de> Deserialize<'de>>((index, line): (usize, &str)) -> Result<T, RecordError> {
    serde_json::from_str(line).map_err(|error| RecordError::Line { line: index + 1, why: error.to_string() })
}

fn read_start<G: Game>(game: &G, start: &serde_json::Value) -> Result<G::State, String> {
    let snapshot = serde_json::from_value(start.clone()).map_err(|error| error.to_string())?;
    game.restore(&snapshot).map_err(|flaw| flaw.to_string())
}

fn plain_json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("configs and snapshots are plain data with text keys")
}

fn json_line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("a record is plain data with text keys");
    line.push('\n');
    line
}

impl<G: Game> Table<G> {
    /// The match so far as a record. It tells the seed: only for those who may know everything.
    pub fn record(&self) -> Record {
        let mut decisions = self.decisions().to_vec();
        self.game().arrange(self.state(), &mut decisions);
        let entry = |(seat, action): (Seat, G::Action)| Entry { seat, action: action.to_string() };
        Record {
            header: Header {
                ecolog: FORMAT,
                game: G::META.id.to_owned(),
                rules: G::META.rules_version,
                seats: self.game().seats(),
                config: plain_json(&self.game().config()),
                commitment: self.seed().commitment(),
                start: self.start().map(|state| plain_json(&self.game().snapshot(state))),
            },
            entries: decisions.into_iter().map(entry).collect(),
            ending: Ending {
                decisions: self.ply(),
                seed: self.seed(),
                state: state_hash(self.game(), self.state()),
                outcome: self.outcome(),
            },
        }
    }

    /// Plays a record again and checks that everything in it is true.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let mut table = Self::reopen(&record.header, record.ending.seed)?;
        for (index, entry) in record.entries.iter().enumerate() {
            table.play_entry(entry).map_err(|why| ReplayError::Decision {
                number: index + 1,
                seat: entry.seat,
                action: entry.action.clone(),
                why,
            })?;
        }
        table.agrees_with(&record.ending)?;
        Ok(table)
    }

    fn reopen(header: &Header, seed: Seed) -> Result<Self, ReplayError> {
        if header.ecolog != FORMAT {
            return Err(ReplayError::Format(header.ecolog));
        }
        if header.game != G::META.id {
            return Err(ReplayError::Game { found: header.game.clone(), expected: G::META.id });
        }
        if header.rules != G::META.rules_version {
            return Err(ReplayError::RulesVersion { found: header.rules, ours: G::META.rules_version });
        }
        if seed.commitment() != header.commitment {
            return Err(ReplayError::Commitment);
        }
        let config = serde_json::from_value(header.config.clone())
            .map_err(|error| ReplayError::Config(error.to_string()))?;
        let game = G::new(&config, header.seats)?;
        let Some(start) = &header.start else {
            return Ok(Self::new(game, seed).0);
        };
        let state = read_start(&game, start).map_err(ReplayError::Start)?;
        Ok(Self::resume(game, seed, state))
    }

    fn play_entry(&mut self, entry: &Entry) -> Result<(), String> {
        let action = entry.action.parse().map_err(|error| format!("{error}"))?;
        self.play_again(entry.seat, action).map_err(|error| error.to_string())
    }

    fn agrees_with(&self, ending: &Ending) -> Result<(), ReplayError> {
        if ending.decisions != self.ply() {
            return Err(ReplayError::Length { named: ending.decisions, found: self.ply() });
        }
        if ending.outcome != self.outcome() {
            return Err(ReplayError::Outcome);
        }
        if ending.state != state_hash(self.game(), self.state()) {
            return Err(ReplayError::StateHash);
        }
        Ok(())
    }
}
