//! Card lists: the standard one, and own ones from TOML files with line-accurate errors (TJ-10.8).

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use toml::de::{DeTable, DeValue};

use crate::cards::{AwardKind, Cards, Stack};

mod compile;

/// The standard card list as a file: the place to start an own one from.
pub const STANDARD: &str = include_str!("../data/standard.toml");

/// The largest file that is read.
pub const MOST_BYTES: usize = 256 * 1024;

/// A card list as written in a file.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardList {
    /// What the list is called.
    pub name: String,
    /// The products.
    pub product: Vec<ProductEntry>,
    /// The sources.
    pub source: Vec<SourceEntry>,
    /// The trends.
    #[serde(default)]
    pub trend: Vec<TrendEntry>,
    /// The awards.
    #[serde(default)]
    pub award: Vec<AwardEntry>,
    /// The Regulations.
    #[serde(default)]
    pub regulation: Vec<RegulationEntry>,
}

/// A product name.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductEntry {
    /// One of the twelve product ids.
    pub id: String,
    /// What people read.
    pub name: String,
    /// Its Value.
    pub value: u8,
    /// How many blue cards.
    pub blue: u8,
    /// How many yellow cards.
    pub yellow: u8,
}

/// A source name.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceEntry {
    /// One of the eight source ids.
    pub id: String,
    /// What people read.
    pub name: String,
    /// Its Green Credits.
    pub credits: u8,
    /// How many blue cards.
    pub blue: u8,
    /// How many yellow cards.
    pub yellow: u8,
    /// Whether it counts as a standard for the awards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standard: Option<Standard>,
    /// Whether it counts as an Alternative Source for the award.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alternative: bool,
}

/// A standard that awards look at.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standard {
    /// Gold Standard.
    Gold,
    /// Silver Standard.
    Silver,
}

/// A trend: for a product and a source, doubling, or for all green sources.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrendEntry {
    /// Its id.
    pub id: String,
    /// The product that is worth more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub product: Option<String>,
    /// What is added to its Value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub product_bonus: Option<u8>,
    /// The source that has more Green Credits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// What is added to its Green Credits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source_bonus: Option<u8>,
    /// Green Credits count twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub double_credits: bool,
    /// What every green source has more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub green_bonus: Option<u8>,
    /// Where it lies in the deck.
    pub stack: Stack,
    /// The three-dot mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub advanced: bool,
}

/// An award.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardEntry {
    /// Its id.
    pub id: String,
    /// What it is given for.
    pub kind: AwardKind,
    /// What it adds to the Reputation.
    pub points: u8,
    /// Where it lies in the deck.
    pub stack: Stack,
    /// The three-dot mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub advanced: bool,
}

/// A Regulation.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegulationEntry {
    /// Its id.
    pub id: String,
    /// The source that it bans.
    pub bans: String,
    /// Where it lies in the deck.
    pub stack: Stack,
    /// The three-dot mark.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub advanced: bool,
}

/// What is wrong in a file, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// What is wrong in a card list: the kind of card, its number among them, the field, and a sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Problem {
    pub section: &'static str,
    pub index: usize,
    pub field: &'static str,
    pub message: String,
}

impl CardList {
    /// The cards as the rules use them, or the first thing that is wrong.
    pub(crate) fn cards(&self) -> Result<Cards, String> {
        compile::compile(self).map_err(|problems| match problems.first() {
            Some(first) => {
                format!("{} {}, {}: {}", first.section, first.index + 1, first.field, first.message)
            }
            None => "the card list cannot be used".to_owned(),
        })
    }
}

/// Reads a card list from a file's text; on failure, everything that is wrong with it.
pub fn read(text: &str) -> Result<CardList, Vec<DeckError>> {
    if text.len() > MOST_BYTES {
        let message = format!("the file has {} bytes; a card list has at most {MOST_BYTES}", text.len());
        return Err(vec![DeckError { line: 1, column: 1, message }]);
    }
    let list: CardList = toml::from_str(text).map_err(|error| vec![syntax_error(text, &error)])?;
    match compile::compile(&list) {
        Ok(_) => Ok(list),
        Err(problems) => Err(locate(text, problems)),
    }
}

/// The standard cards.
pub(crate) fn standard_cards() -> Cards {
    static CARDS: OnceLock<Cards> = OnceLock::new();
    let read = || {
        let list = read(STANDARD).expect("the standard card list is checked by a test");
        list.cards().expect("a list that was read can be used")
    };
    CARDS.get_or_init(read).clone()
}

fn syntax_error(text: &str, error: &toml::de::Error) -> DeckError {
    let (line, column) = position(text, error.span().map_or(0, |span| span.start));
    DeckError { line, column, message: error.message().to_owned() }
}

/// Finds the lines of the problems by reading the file once more as plain TOML.
fn locate(text: &str, problems: Vec<Problem>) -> Vec<DeckError> {
    let document = DeTable::parse(text).ok();
    let place = |problem: &Problem| {
        let entries = document.as_ref()?.get_ref().get(problem.section)?.get_ref().as_array()?;
        let entry = entries.get(problem.index)?;
        let field = match entry.get_ref() {
            DeValue::Table(table) => table.get(problem.field).map(toml::Spanned::span),
            _ => None,
        };
        Some(field.unwrap_or_else(|| entry.span()).start)
    };
    let error = |problem: Problem| {
        let (line, column) = position(text, place(&problem).unwrap_or(0));
        DeckError { line, column, message: problem.message }
    };
    problems.into_iter().map(error).collect()
}

/// Line and column of a byte offset, both from 1.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}
