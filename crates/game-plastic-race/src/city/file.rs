//! Maps as files: the format, and reading one with the line and column of everything that is wrong (PR-8.7).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{build, locate};
use crate::colour::{Direction, Reward};
use crate::words::words;

/// The largest file that is read.
pub const MOST_BYTES: usize = 256 * 1024;

/// A map as written in a file. Coordinates have their origin top left, with y downwards.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityFile {
    /// A short name for files and commands.
    pub id: String,
    /// What people read.
    pub name: String,
    /// The country.
    #[serde(default)]
    pub country: String,
    /// Width and height of the drawing.
    pub canvas: [i32; 2],
    /// How long a game takes, in minutes, as a text such as `20-25`.
    #[serde(default)]
    pub minutes: String,
    /// How many bins there are.
    pub bins: u8,
    /// Whether there is a recycling plant.
    pub has_plant: bool,
    /// How many traffic lights there are.
    pub lights: u8,
    /// What the rulebook demands of this city.
    #[serde(default)]
    pub from_rulebook: Vec<String>,
    /// What is our invention.
    #[serde(default)]
    pub ours: String,
    /// The nodes.
    pub nodes: Vec<NodeEntry>,
    /// The sections.
    pub edges: Vec<EdgeEntry>,
    /// What is drawn behind them.
    #[serde(default)]
    pub decor: Vec<Decor>,
}

words! {
    /// What a node is.
    NodeKind {
        /// An ordinary crossing.
        Junction = "junction",
        /// A bin.
        Bin = "bin",
        /// The recycling plant.
        Plant = "plant",
        /// A traffic light, where trucks start.
        Light = "light",
        /// A white circle.
        Reward = "reward",
    }
}

words! {
    /// What a section shows.
    Printed {
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Red.
        Red = "red",
        /// Orange.
        Orange = "orange",
        /// Purple.
        Purple = "purple",
        /// All colours: the joker street.
        Joker = "joker",
        /// No colour: a double lane.
        White = "white",
    }
}

/// A node of a map.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NodeEntry {
    /// Its id.
    pub id: String,
    /// What it is.
    pub kind: NodeKind,
    /// Where it is drawn.
    pub x: i32,
    /// Where it is drawn.
    pub y: i32,
    /// The name of the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What the map writes instead of the name where that has no room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<String>,
    /// Where the name is written: x, y and its anchor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caption: Option<(i32, i32, String)>,
    /// The number of a bin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bin: Option<u8>,
    /// What a bin pays beyond the die.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra_points: u8,
    /// Whether movement ends here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must_stop: bool,
    /// What a white circle gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reward: Option<Reward>,
    /// `rulebook` or `ours`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
}

impl NodeEntry {
    /// What the map writes beside it.
    pub fn written(&self) -> Option<&str> {
        self.short.as_deref().or(self.name.as_deref())
    }
}

/// A section of a map.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeEntry {
    /// Its id: `s01`, `s02` and so on, in order.
    pub id: String,
    /// The node at its first end.
    pub from: String,
    /// The node at its second end.
    pub to: String,
    /// Its printed colour.
    pub colour: Printed,
    /// The name of the street.
    #[serde(default)]
    pub name: String,
    /// A short form of the name that fits on the road.
    #[serde(default)]
    pub label: String,
    /// The control point of a quadratic curve; without it the section is straight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curve: Option<[i32; 2]>,
    /// Whether it is a joker street.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joker: bool,
    /// Whether it is a double lane.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub double: bool,
    /// A printed direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oneway: Option<Direction>,
    /// Whether nothing may be placed on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub untouchable: bool,
    /// `rulebook` or `ours`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub source: String,
}

/// Something in the background of a map.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decor {
    /// `river`, `park`, `landmark` or `vatican`.
    pub kind: String,
    /// Its name.
    #[serde(default)]
    pub name: String,
    /// A line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<[i32; 2]>,
    /// An area.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shape: Vec<[i32; 2]>,
    /// Where the name is written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label_at: Option<[i32; 2]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What is wrong in a file, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MapError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// What is wrong in a map: the list, the number of the entry in it, its field, and a sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Problem {
    /// `nodes`, `edges`, or nothing for the header.
    pub list: Option<&'static str>,
    pub index: usize,
    pub field: &'static str,
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.list {
            Some(list) => write!(f, "{list} {}, {}: {}", self.index + 1, self.field, self.message),
            None => write!(f, "{}: {}", self.field, self.message),
        }
    }
}

/// Reads a map from a file's text; on failure, everything that is wrong with it.
pub fn read(text: &str) -> Result<CityFile, Vec<MapError>> {
    if text.len() > MOST_BYTES {
        let message = format!("the file has {} bytes; a map has at most {MOST_BYTES}", text.len());
        return Err(vec![MapError { line: 1, column: 1, message }]);
    }
    let file: CityFile = serde_json::from_str(text).map_err(|error| vec![syntax_error(&error)])?;
    match build::build(file) {
        Ok(city) => Ok(city.file),
        Err(problems) => Err(problems.into_iter().map(|problem| located(text, problem)).collect()),
    }
}

fn syntax_error(error: &serde_json::Error) -> MapError {
    let text = error.to_string();
    let message = text.split(" at line ").next().unwrap_or(&text).to_owned();
    MapError { line: error.line().max(1), column: error.column().max(1), message }
}

fn located(text: &str, problem: Problem) -> MapError {
    let offset = locate::offset(text, problem.list, problem.index, problem.field);
    let (line, column) = locate::position(text, offset);
    MapError { line, column, message: problem.message }
}
