//! Sudden death: a process that plays is killed again and again, and nothing that it acknowledged is lost.
//!
//! The process is this test itself, started once more with the name of the database in its environment.

mod ack;
mod judge;
mod player;

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use ack::Line;
use judge::Judge;

/// Tells the process that it is the one to be killed: the path of the database.
const DATABASE: &str = "ECOTABLE_CRASH_DATABASE";
/// Tells it which life this is, so that it plays something new.
const ROUND: &str = "ECOTABLE_CRASH_ROUND";
/// How many databases go through it; one, unless a long night asks for more.
const DATABASES: &str = "ECOTABLE_CRASH_DATABASES";
/// How often the process is killed on the same database.
const KILLS: u64 = 50;

#[test]
fn every_acknowledged_decision_survives_a_kill() {
    if let Some(path) = std::env::var_os(DATABASE) {
        return player::play_until_killed(Path::new(&path), number(ROUND).unwrap());
    }
    for database in 0..number(DATABASES).unwrap_or(1) {
        kill_again_and_again(database * KILLS);
    }
}

fn kill_again_and_again(first_round: u64) {
    let (folder, path) = crate::folder();
    let mut judge = Judge::default();
    for round in first_round..first_round + KILLS {
        // From none at all, so that opening and creating are interrupted too.
        let acknowledged = (round - first_round) * 37 % 120;
        judge.hear(&life(&path, round, acknowledged));
        judge.check_a_copy(folder.path());
    }
    judge.check(&path);
    judge.sum_up();
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap())
}

/// Starts the process, kills it after so many acknowledgements, and gives all that it said.
fn life(path: &Path, round: u64, acknowledged: u64) -> Vec<Line> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::every_acknowledged_decision_survives_a_kill", "--nocapture"])
        .env(DATABASE, path)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    let mut heard = 0;
    while heard < acknowledged {
        let start = text.len();
        assert_ne!(said.read_line(&mut text).unwrap(), 0, "round {round}: the process ended by itself");
        heard += u64::from(matches!(Line::parse(&text[start..]), Some(Line::Ack(_))));
    }
    kill(&mut child, round);
    // What was said before the end counts, even if it is read after it.
    said.read_to_string(&mut text).unwrap();
    let whole_lines = text.rfind('\n').map_or("", |end| &text[..end]);
    whole_lines.lines().filter_map(Line::parse).collect()
}

fn kill(child: &mut Child, round: u64) {
    child.kill().unwrap();
    let status = child.wait().unwrap();
    assert_eq!(status.code(), None, "round {round}: the process ended by itself");
}
