//! Aligned tables for people.

use std::fmt::Write;

use crate::report::{Measured, Run};
use crate::row::Row;

/// What a line of a table is called, and the number it shows.
const LINES: [(&str, &str); 18] = [
    ("decisions a game", "len"),
    ("legal actions a decision", "branching"),
    ("ns a decision", "ns_step"),
    ("instructions a decision", "instr_step"),
    ("decisions/s", "steps_s"),
    ("playouts/s", "games_s"),
    ("ns for the legal list", "ns_legal"),
    ("ns for a copy", "ns_clone"),
    ("ns to determinize", "ns_determinize"),
    ("ns to set up", "ns_setup"),
    ("ns for a view", "ns_view"),
    ("ns for a view as JSON", "ns_view_json"),
    ("bytes of a view as JSON", "bytes_view"),
    ("replayed decisions/s", "replay_steps_s"),
    ("bytes of a state", "bytes_state"),
    ("search: simulations/s", "sims_s"),
    ("search: simulations/playouts", "sims_playouts"),
    ("search: decisions/s", "search_steps_s"),
];

const LABEL: usize = 30;
const CELL: usize = 17;

/// Everything as text.
pub fn tables(run: &Run) -> String {
    let mut text = String::from(
        "\nCPU time of one thread, best of several repetitions. In brackets: the ratio to the yardstick, which is\n\
         the rules of Lots in plain Rust, with as many players; views, replay and search are told in its decisions\n\
         and playouts. Compare ratios within one run.\n\n",
    );
    let nothing = run.nothing.get("ns_op").unwrap_or(f64::NAN);
    let _ = writeln!(text, "do nothing (draw a number, touch a buffer): {} ns", short(nothing));
    if run.counts.is_none() {
        text.push_str("instructions were not counted: valgrind is missing\n");
    }
    text.push_str(&table("yardstick", &run.yardsticks, &[]));
    for game in &run.games {
        text.push_str(&table(&game.engine[0].case, &game.engine, &game.search));
    }
    for game in &run.games {
        text.push_str(&curve(game));
    }
    text
}

/// One table: a column for each number of players, a line for each number.
fn table(title: &str, engine: &[Row], search: &[Row]) -> String {
    let heads = engine.iter().map(|row| format!("{} players", row.players));
    let mut text = line(&format!("\n{title}"), heads, LABEL + 1);
    for (label, name) in LINES {
        let rows: Vec<_> = engine.iter().chain(search).filter(|row| row.get(name).is_some()).collect();
        if !rows.is_empty() {
            text.push_str(&line(label, rows.iter().map(|row| cell(row, name)), LABEL));
        }
    }
    text
}

/// The course of a game, and how much dearer its dearest part is than its cheapest.
fn curve(game: &Measured) -> String {
    let curve = &game.curve;
    let title = format!("\n{}, {} players, by tenths of the game", curve[0].case, curve[0].players);
    let heads = curve.iter().map(|row| format!("{:.0}", row.get("part").unwrap_or(f64::NAN)));
    let mut text = format!("{title}\n{}", narrow("tenth", heads, "most/least"));
    for (label, name) in [LINES[1], LINES[2], LINES[7]] {
        let numbers: Vec<f64> = curve.iter().filter_map(|row| row.get(name)).collect();
        text.push_str(&narrow(label, numbers.iter().map(|&number| short(number)), &spread(&numbers)));
    }
    let numbers: Vec<f64> = game.engine.iter().filter_map(|row| row.get("ns_step")).collect();
    let heads = game.engine.iter().map(|row| row.players.to_string());
    text.push_str(&narrow("players", heads, "most/least"));
    text.push_str(&narrow(LINES[2].0, numbers.iter().map(|&number| short(number)), &spread(&numbers)));
    text
}

fn spread(numbers: &[f64]) -> String {
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    format!("{:.2}", most / least)
}

fn line(label: &str, cells: impl Iterator<Item = String>, width: usize) -> String {
    let cells: String = cells.map(|cell| format!("{cell:>CELL$}")).collect();
    format!("{label:<width$}{cells}\n")
}

fn narrow(label: &str, cells: impl Iterator<Item = String>, last: &str) -> String {
    let cells: String = cells.map(|cell| format!("{cell:>7}")).collect();
    format!("{label:<LABEL$}{cells:<70}{last:>12}\n")
}

fn cell(row: &Row, name: &str) -> String {
    let number = short(row.get(name).unwrap_or(f64::NAN));
    match row.ratio(name) {
        Some(ratio) => format!("{number} ({}x)", short(ratio)),
        None => number,
    }
}

/// A number with about three digits.
fn short(number: f64) -> String {
    match number.abs() {
        size if size >= 1e6 => format!("{} M", three(number / 1e6)),
        size if size >= 1e4 => format!("{:.0} k", number / 1e3),
        size if size >= 100.0 => format!("{number:.0}"),
        _ => three(number),
    }
}

fn three(number: f64) -> String {
    match number.abs() {
        size if size >= 100.0 => format!("{number:.0}"),
        size if size >= 10.0 => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}
