//! Instructions a decision, counted by valgrind: what else the machine does makes no difference.

use std::process::Command;
use std::sync::Mutex;

use anyhow::{Context, Result, ensure};
use ecotable_kernel::Game;

use crate::count::YARDSTICK;
use crate::games::{Visit, visit_all};
use crate::row::Row;

/// Games of the short run; the long one has four times as many, so that their difference has no start-up in it.
const GAMES: u64 = 250;

/// One row for every game and number of players, the yardstick first; `None` without valgrind.
pub fn icount() -> Result<Option<Vec<Row>>> {
    if !Command::new("valgrind").arg("--version").output().is_ok_and(|output| output.status.success()) {
        return Ok(None);
    }
    let mut cases = Cases((2..=6).map(|seats| (YARDSTICK, seats)).collect());
    visit_all(&mut cases)?;
    Ok(Some(rows(&cases.0)?))
}

/// Counts the cases, as many at a time as the machine has processors.
fn rows(cases: &[(&'static str, u8)]) -> Result<Vec<Row>> {
    let rest = Mutex::new(cases.iter().enumerate());
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = rest.lock().ok().and_then(|mut rest| rest.next());
            let Some((place, &(game, seats))) = next else { break };
            let row = row(game, seats);
            if let Ok(mut done) = done.lock() {
                done.push((place, row));
            }
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
    let mut rows = done.into_inner().unwrap_or_default();
    rows.sort_by_key(|(place, _)| *place);
    rows.into_iter().map(|(_, row)| row).collect()
}

fn row(game: &str, seats: u8) -> Result<Row> {
    let (short, long) = (callgrind(game, seats, GAMES)?, callgrind(game, seats, 4 * GAMES)?);
    let instructions = (long.0 - short.0) as f64;
    let (decisions, games) = ((long.1 - short.1) as f64, (3 * GAMES) as f64);
    let peer = if game == YARDSTICK { "our yardstick" } else { "ours" };
    let mut row = Row::new("icount", peer, format!("{game} {seats}"), 0);
    row.add("len", decisions / games);
    row.add("instr_playout", instructions / games);
    row.add("instr_step", instructions / decisions);
    Ok(row)
}

/// Instructions and decisions of a run of this program's `count` under valgrind.
fn callgrind(game: &str, seats: u8, games: u64) -> Result<(u64, u64)> {
    let own = std::env::current_exe().context("where this program is")?;
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(own);
    command.args(["count", game, &seats.to_string(), &games.to_string()]);
    let output = command.output().context("cannot start valgrind")?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (told, counted) = (text(&output.stdout), text(&output.stderr));
    ensure!(output.status.success(), "valgrind failed on {game} with {seats} players:\n{told}{counted}");
    let instructions = word_after(&counted, "Collected :").context("valgrind told no count")?;
    let decisions = word_after(&told, "games ").context("the count told no decisions")?;
    Ok((instructions, decisions))
}

fn word_after(text: &str, mark: &str) -> Option<u64> {
    text.split_once(mark)?.1.split_whitespace().next()?.parse().ok()
}

/// Gathers the games and numbers of players.
struct Cases(Vec<(&'static str, u8)>);

impl Visit for Cases {
    fn visit<G: Game>(&mut self, seats: &[u8]) -> Result<()> {
        self.0.extend(seats.iter().map(|&seats| (G::META.id, seats)));
        Ok(())
    }
}
