//! What the engine answers.

use ecotable_catalog::{AnyTable, Declined, Listing};
use ecotable_kernel::{Audience, Commitment, OptionKind, OptionSpec, Outcome, SeatSet};
use serde::Serialize;
use serde_json::Value;

/// An answer as it is written: `{"ok": true, ...}`.
#[derive(Serialize)]
pub struct Reply {
    ok: bool,
    #[serde(flatten)]
    answer: Answer,
}

/// What is answered.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// What can be asked.
    Help { protocol: u32, commands: Vec<CommandHelp> },
    /// Which games there are.
    Games { games: Vec<GameAnswer> },
    /// A match that begins.
    Opened(Opened),
    /// What a seat may do.
    Legal {
        ply: u64,
        actions: Vec<String>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        unlisted: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        texts: Option<Vec<String>>,
    },
    /// Whether something may be done.
    Verdict(Verdict),
    /// What a decision led to.
    Played {
        #[serde(flatten)]
        position: Position,
        events: Vec<Told>,
    },
    /// Where the match stands.
    Position(Position),
    /// Whether a decision can be taken back.
    Undo {
        possible: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// What a viewer may know.
    View(ViewAnswer),
    /// What has happened.
    Events { ply: u64, events: Vec<Told> },
    /// The whole position.
    State { ply: u64, state: Value },
    /// How it ended.
    Outcome { over: bool, outcome: Option<Outcome> },
    /// The match as a record.
    Record { record: String },
    /// What a bot would do.
    Bot {
        action: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Why nothing was done.
    Fault(Fault),
}

/// A command and what it does.
#[derive(Serialize)]
pub struct CommandHelp {
    /// The request, with optional parts in brackets.
    pub request: &'static str,
    /// What it does.
    pub does: &'static str,
}

/// A game that can be played.
#[derive(Serialize)]
pub struct GameAnswer {
    game: &'static str,
    rules_version: u32,
    min_seats: u8,
    max_seats: u8,
    options: Vec<OptionAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<&'static str>,
    bots: Vec<&'static str>,
}

/// An option of a game.
#[derive(Serialize)]
struct OptionAnswer {
    name: &'static str,
    kind: &'static str,
    values: Vec<Value>,
}

impl From<&OptionSpec> for OptionAnswer {
    fn from(spec: &OptionSpec) -> Self {
        let (kind, values) = kind_and_values(&spec.kind);
        Self { name: spec.name, kind, values }
    }
}

/// The values of an option, the default first; `null` is a default that other options decide.
fn kind_and_values(kind: &OptionKind) -> (&'static str, Vec<Value>) {
    match kind {
        OptionKind::Flag => ("flag", vec![false.into(), true.into()]),
        OptionKind::Switch => ("flag", vec![true.into(), false.into()]),
        OptionKind::Words(words) => ("words", words.iter().map(|&word| word.into()).collect()),
        OptionKind::Numbers(numbers) => ("numbers", numbers.iter().map(|&number| number.into()).collect()),
        OptionKind::RandomOrSeat => ("random_or_seat", vec!["random".into()]),
        OptionKind::Depends(kind) => {
            let (kind, values) = kind_and_values(kind);
            (kind, [vec![Value::Null], values].concat())
        }
    }
}

/// A match that begins.
#[derive(Serialize)]
pub struct Opened {
    game: &'static str,
    seats: u8,
    config: Value,
    commitment: Commitment,
    #[serde(flatten)]
    position: Position,
    events: Vec<Told>,
}

/// Where a match stands.
#[derive(Serialize)]
pub struct Position {
    ply: u64,
    to_act: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

/// An event with its audience.
#[derive(Serialize)]
pub struct Told {
    /// Who hears it.
    pub to: Audience,
    /// What happened.
    pub event: Value,
    /// What happened, as a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Whether an action is allowed, and otherwise why not.
#[derive(Serialize)]
pub struct Verdict {
    /// Whether it is.
    pub legal: bool,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// What a viewer may know.
#[derive(Serialize)]
pub struct ViewAnswer {
    /// How many steps the viewer has noticed; it grows with everything the viewer is told.
    pub noticed: u32,
    /// Who is asked.
    pub to_act: SeatSet,
    /// All that the viewer may know.
    pub view: Value,
    /// What is going on, as a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub situation: Option<String>,
    /// All that the viewer may know, as lines of text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<String>>,
}

/// Why nothing was done.
#[derive(Debug, Serialize)]
pub struct Fault {
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Fault {
    /// A fault that no rule of a game is about.
    pub fn new(error: impl ToString) -> Self {
        Self { error: error.to_string(), rule: None }
    }

    /// What is wrong.
    pub fn message(&self) -> String {
        self.error.clone()
    }

    /// A decision that was not accepted, in the words `why`.
    pub fn declined(declined: &Declined, why: String) -> Self {
        Self { error: why, rule: declined.rule() }
    }
}

impl From<Result<Answer, Fault>> for Reply {
    fn from(result: Result<Answer, Fault>) -> Self {
        let ok = result.is_ok();
        Self { ok, answer: result.unwrap_or_else(Answer::Fault) }
    }
}

impl Position {
    /// Where the match at this table stands.
    pub fn of(table: &dyn AnyTable) -> Self {
        Self { ply: table.ply(), to_act: table.to_act(), outcome: table.outcome() }
    }
}

impl Opened {
    /// The match at this table, with what was told while it was set up.
    pub fn of(table: &dyn AnyTable, events: Vec<Told>) -> Self {
        Self {
            game: table.meta().id,
            seats: table.seats(),
            config: table.config(),
            commitment: table.seed().commitment(),
            position: Position::of(table),
            events,
        }
    }
}

impl From<&Listing> for GameAnswer {
    fn from(listing: &Listing) -> Self {
        let meta = listing.meta;
        Self {
            game: meta.id,
            rules_version: meta.rules_version,
            min_seats: *meta.seats.start(),
            max_seats: *meta.seats.end(),
            options: meta.options.iter().map(Into::into).collect(),
            cards: listing.cards.map(|cards| cards.option),
            bots: listing.bots(),
        }
    }
}
