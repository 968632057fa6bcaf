//! Rows: what was measured, by name, for tables and for JSON lines.

use serde_json::{Map, Value, json};

/// Named numbers about one thing, in the order in which they were measured.
#[derive(Clone, Debug)]
pub struct Row {
    /// What kind of row it is: `engine`, `search`, `icount`, `limit` or `curve`.
    pub kind: &'static str,
    /// Who was measured.
    pub peer: &'static str,
    /// With which game.
    pub case: String,
    /// By how many players; 0 if that has no meaning.
    pub players: u8,
    numbers: Vec<(&'static str, f64)>,
    ratios: Vec<(&'static str, f64)>,
}

impl Row {
    /// An empty row.
    pub fn new(kind: &'static str, peer: &'static str, case: impl Into<String>, players: u8) -> Self {
        Self { kind, peer, case: case.into(), players, numbers: Vec::new(), ratios: Vec::new() }
    }

    /// Adds a number.
    pub fn add(&mut self, name: &'static str, number: f64) {
        self.numbers.push((name, number));
    }

    /// The number of this name.
    pub fn get(&self, name: &str) -> Option<f64> {
        self.numbers.iter().find(|(own, _)| *own == name).map(|&(_, number)| number)
    }

    /// The ratio of the number of this name to the yardstick's.
    pub fn ratio(&self, name: &str) -> Option<f64> {
        self.ratios.iter().find(|(own, _)| *own == name).map(|&(_, ratio)| ratio)
    }

    /// Notes the ratio of every number to that of the yardstick.
    pub fn compare(&mut self, yardstick: &Self) {
        let ratio =
            |&(name, number): &(&'static str, f64)| Some((name, number / yardstick.get(counterpart(name))?));
        self.ratios = self.numbers.iter().filter_map(ratio).collect();
    }

    /// The row as one line of JSON, with five digits a number.
    pub fn to_json(&self) -> String {
        let mut row = Map::new();
        row.insert("kind".to_owned(), json!(self.kind));
        row.insert("peer".to_owned(), json!(self.peer));
        row.insert("case".to_owned(), json!(self.case));
        if self.players > 0 {
            row.insert("players".to_owned(), json!(self.players));
        }
        for &(name, number) in &self.numbers {
            row.insert(name.to_owned(), short(number));
        }
        for &(name, ratio) in &self.ratios {
            row.insert(format!("x_{name}"), short(ratio));
        }
        Value::Object(row).to_string()
    }
}

/// The yardstick's number that a number is compared with. It has no views and no search: those are told in its
/// decisions and playouts.
fn counterpart(name: &'static str) -> &'static str {
    match name {
        "ns_view" | "ns_view_json" => "ns_step",
        "replay_steps_s" | "search_steps_s" => "steps_s",
        "sims_s" => "games_s",
        "len" | "branching" => "none",
        _ => name,
    }
}

fn short(number: f64) -> Value {
    let rounded: f64 = format!("{number:.4e}").parse().unwrap_or(number);
    if rounded.fract() == 0.0 && rounded.abs() < 1e15 { json!(rounded as i64) } else { json!(rounded) }
}
