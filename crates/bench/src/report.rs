//! A whole run: measure everything, then tables for people or JSON lines for programs.

use anyhow::Result;
use ecotable_kernel::Game;

use crate::clock::Effort;
use crate::games::{Visit, visit_all};
use crate::row::Row;
use crate::{count, curves, icount, measure, nothing, table};

/// How the numbers are told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Format {
    /// Aligned tables.
    Tables,
    /// One JSON object a line.
    JsonLines,
}

/// Measures everything and prints it.
pub fn run(format: Format, effort: Effort) -> Result<()> {
    eprintln!("do nothing");
    let mut run = Run::new(effort);
    for seats in 2..=6 {
        eprintln!("yardstick, {seats} players");
        run.yardsticks.push(measure::yardstick(seats, effort));
    }
    visit_all(&mut run)?;
    eprintln!("instruction counts");
    run.counts = icount::icount()?;
    run.compare();
    match format {
        Format::Tables => print!("{}", table::tables(&run)),
        Format::JsonLines => run.rows().for_each(|row| println!("{}", row.to_json())),
    }
    Ok(())
}

/// Counts instructions alone and prints JSON lines.
pub fn run_icount() -> Result<()> {
    let counts = icount::icount()?;
    let counts = counts.ok_or_else(|| anyhow::anyhow!("valgrind is missing"))?;
    counts.iter().for_each(|row| println!("{}", row.to_json()));
    Ok(())
}

/// All that was measured.
pub(crate) struct Run {
    effort: Effort,
    pub nothing: Row,
    pub yardsticks: Vec<Row>,
    pub games: Vec<Measured>,
    pub counts: Option<Vec<Row>>,
}

/// What was measured of one game: a row for each number of players, and the course of the game.
pub(crate) struct Measured {
    pub engine: Vec<Row>,
    pub search: Vec<Row>,
    pub curve: Vec<Row>,
}

impl Visit for Run {
    fn visit<G: Game>(&mut self, seats: &[u8]) -> Result<()> {
        let (mut engine, mut search) = (Vec::new(), Vec::new());
        for &seats in seats {
            eprintln!("{}, {seats} players", G::META.id);
            let row = measure::game::<G>(seats, self.effort)?;
            search.push(measure::search::<G>(&row, self.effort)?);
            engine.push(row);
        }
        eprintln!("{}, the course of the game", G::META.id);
        let curve = curves::progress::<G>(seats[seats.len() / 2], self.effort)?;
        self.games.push(Measured { engine, search, curve });
        Ok(())
    }
}

impl Run {
    fn new(effort: Effort) -> Self {
        let mut nothing = Row::new("limit", "ours", "do nothing: draw and touch", 0);
        let ns = nothing::ns_nothing(effort);
        nothing.add("ns_op", ns);
        nothing.add("ops_s", 1e9 / ns);
        Self { effort, nothing, yardsticks: Vec::new(), games: Vec::new(), counts: None }
    }

    /// Puts the instruction counts where they belong, then notes all ratios to the yardstick.
    fn compare(&mut self) {
        let counts = self.counts.as_deref().unwrap_or_default();
        let count = |game: &str, row: &mut Row| {
            let case = format!("{game} {}", row.players);
            if let Some(count) = counts.iter().find(|count| count.case == case) {
                row.add("instr_step", count.get("instr_step").unwrap_or(f64::NAN));
            }
        };
        self.yardsticks.iter_mut().for_each(|row| count(count::YARDSTICK, row));
        for game in &mut self.games {
            for row in game.engine.iter_mut() {
                count(&row.case.clone(), row);
            }
            for row in game.engine.iter_mut().chain(&mut game.search) {
                if let Some(yardstick) = self.yardsticks.iter().find(|own| own.players == row.players) {
                    row.compare(yardstick);
                }
            }
        }
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        let games =
            self.games.iter().flat_map(|game| game.engine.iter().chain(&game.search).chain(&game.curve));
        let counts = self.counts.iter().flatten();
        std::iter::once(&self.nothing).chain(&self.yardsticks).chain(games).chain(counts)
    }
}
