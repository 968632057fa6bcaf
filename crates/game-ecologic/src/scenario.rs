//! Scenarios as files: the events of a match in their order, with the line and column of everything that is wrong (EL-R72).

use std::fmt;

use serde::Deserialize;
use toml::Spanned;

use crate::cards::{Printed, printed};
use crate::config::Edition;

/// A scenario to start an own one from.
pub const STANDARD: &str = include_str!("../data/scenario.toml");

/// The largest file that is read.
pub const MOST_BYTES: usize = 16 * 1024;

/// A scenario as written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Whose events they are.
    edition: Edition,
    /// From the first turn to the last.
    events: Spanned<Vec<Spanned<String>>>,
}

/// What is wrong in a file, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ScenarioError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// Reads the ids of the events from a file's text; on failure, everything that is wrong with it.
pub fn read(text: &str) -> Result<Vec<String>, Vec<ScenarioError>> {
    if text.len() > MOST_BYTES {
        let message = format!("the file has {} bytes; a scenario has at most {MOST_BYTES}", text.len());
        return Err(vec![at(text, 0, message)]);
    }
    let file: File = toml::from_str(text).map_err(|error| {
        vec![at(text, error.span().map_or(0, |span| span.start), error.message().to_owned())]
    })?;
    let ids = file.events.get_ref();
    if ids.is_empty() {
        let message = "a scenario lists at least one event".to_owned();
        return Err(vec![at(text, file.events.span().start, message)]);
    }
    let wrong = |(place, id): (usize, &Spanned<String>)| {
        let earlier = ids[..place].iter().any(|other| other.get_ref().eq_ignore_ascii_case(id.get_ref()));
        let message = flaw(file.edition, id.get_ref(), earlier.then_some(Listed))?;
        Some(at(text, id.span().start, message))
    };
    let errors: Vec<_> = ids.iter().enumerate().filter_map(wrong).collect();
    if errors.is_empty() { Ok(ids.iter().map(|id| id.get_ref().clone()).collect()) } else { Err(errors) }
}

/// The event stands in the list already.
#[derive(Clone, Copy)]
pub(crate) struct Listed;

/// What is wrong with an event of a list, if anything is.
pub(crate) fn flaw(edition: Edition, id: &str, listed: Option<Listed>) -> Option<String> {
    let cards = printed(edition);
    if cards.event(id).is_none() {
        return Some(unknown(edition, cards, id));
    }
    listed.map(|Listed| format!("the event {id} is listed twice"))
}

fn unknown(edition: Edition, cards: &Printed, id: &str) -> String {
    let (this, other) = match edition {
        Edition::Ed1 => ("ed1", Edition::Ed2),
        Edition::Ed2 => ("ed2", Edition::Ed1),
    };
    let ids: Vec<_> = [cards.events.first(), cards.events.last()].into_iter().flatten().collect();
    let range: Vec<_> = ids.iter().map(|event| event.id.as_str()).collect();
    let known = format!("its events are {}", range.join(" to "));
    if printed(other).event(id).is_some() {
        return format!("{id} is an event of the other edition; the edition is {this}, {known}");
    }
    format!("the edition {this} has no event `{id}`; {known}")
}

fn at(text: &str, offset: usize, message: String) -> ScenarioError {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before[line_start..].chars().count() + 1;
    ScenarioError { line: before.matches('\n').count() + 1, column, message }
}
