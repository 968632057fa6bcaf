//! Own cards, maps and scenarios, for games that take them.

use std::fmt;

use ecotable_ecologic::scenario;
use ecotable_plastic_race::city;
use ecotable_tradejack::deck;
use serde_json::Value;

use crate::told::plain_json;

/// How a game takes own cards.
#[derive(Clone, Copy, Debug)]
pub struct OwnCards {
    /// The standard cards as a file, to start from.
    pub standard: &'static str,
    /// The option of the config that holds own cards.
    pub option: &'static str,
    /// Reads a file of cards into the value of that option, or says everything that is wrong with it.
    pub read: fn(&str) -> Result<Value, Vec<CardError>>,
}

/// Something wrong in a file of cards.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CardError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// The cards of TradeJack.
pub(crate) const TRADEJACK: OwnCards = OwnCards {
    standard: deck::STANDARD,
    option: "deck",
    read: |text| match deck::read(text) {
        Ok(cards) => Ok(plain_json(&cards)),
        Err(errors) => Err(errors
            .into_iter()
            .map(|error| CardError { line: error.line, column: error.column, message: error.message })
            .collect()),
    },
};

/// The maps of Europe Plastic's Race.
pub(crate) const PLASTIC_RACE: OwnCards = OwnCards {
    standard: city::CityName::Victoria.text(),
    option: "map",
    read: |text| match city::read(text) {
        Ok(map) => Ok(plain_json(&map)),
        Err(errors) => Err(errors
            .into_iter()
            .map(|error| CardError { line: error.line, column: error.column, message: error.message })
            .collect()),
    },
};

/// The scenarios of Ecologic.
pub(crate) const ECOLOGIC: OwnCards = OwnCards {
    standard: scenario::STANDARD,
    option: "scenario",
    read: |text| match scenario::read(text) {
        Ok(events) => Ok(Value::from(events)),
        Err(errors) => Err(errors
            .into_iter()
            .map(|error| CardError { line: error.line, column: error.column, message: error.message })
            .collect()),
    },
};
