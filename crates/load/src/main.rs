//! `cargo run --release -p ecotable-load`: what the server costs under load.
//!
//! The server is the real program in a process of its own, the clients are real connections over loopback: four
//! people at each table, each with a page, a stream and a connection for their moves. Beside it runs the floor: the same
//! libraries with nothing behind them, and once more with a flush of the disk for what is posted. Compare rows of one run
//! only.

mod events;
mod floor;
mod http;
mod keeping;
mod moves;
mod numbers;
mod players;
mod process;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use moves::{COLUMNS, Moves, Rhythm};
use numbers::table;
use players::Table;
use process::Process;

/// How many tables play before anything is measured.
const WARM_UP: u32 = 10;

/// What the server of Ecotable costs under load.
///
/// Build the program first: `cargo build --release`.
#[derive(Parser)]
struct Cli {
    /// The program [default: `ecotable` beside this one]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 10, value_name = "N")]
    seconds: u64,
    /// How many tables of four there are, one measurement for each number
    #[arg(long, value_delimiter = ',', default_value = "1,10,100,500,2000", value_name = "N,N")]
    tables: Vec<u32>,
    /// How often moves are measured; told is the round with the least processor time, and the floor of the same round
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Only moves of this rhythm
    #[arg(long, value_enum, value_name = "RHYTHM")]
    rhythm: Option<Rhythm>,
    /// Leave out the floor, to which everything else is compared
    #[arg(long)]
    no_floor: bool,
    #[command(subcommand)]
    part: Option<Part>,
}

#[derive(Subcommand)]
enum Part {
    /// Moves: processor time, and time until every screen shows them
    Moves,
    /// Memory of tables asleep, awake and seated
    Memory,
    /// The page of a table against the length of its log
    Joins,
    /// From the start to the first page
    Starts,
    /// Serve the floor, for this program's own use
    #[command(hide = true)]
    Floor {
        /// Where each post is written before anybody is told of it
        file: Option<PathBuf>,
    },
}

#[tokio::main]
async fn main() -> Result<()> {
    let cli = Cli::parse();
    if let Some(Part::Floor { file }) = &cli.part {
        return floor::run(file.as_deref()).await;
    }
    let program = match &cli.program {
        Some(program) => program.clone(),
        None => std::env::current_exe()?.with_file_name("ecotable"),
    };
    anyhow::ensure!(program.exists(), "there is no {}: run `cargo build --release` first", program.display());
    let all = cli.part.is_none();
    if all || matches!(cli.part, Some(Part::Starts)) {
        let rows = keeping::cold_starts(&program, &[0, 100, 10_000]).await?;
        tell(&table(
            "Cold start",
            &["stored tables", "until it listens, ms", "until the first page, ms"],
            &rows,
        ))?;
    }
    if all || matches!(cli.part, Some(Part::Joins)) {
        let rows = keeping::joins(&program, &[100, 1_000, 10_000, 100_000]).await?;
        let head = ["rows in the log", "first page, woken, ms", "page, us", "page, KB"];
        tell(&table("Joining", &head, &rows))?;
    }
    if all || matches!(cli.part, Some(Part::Memory)) {
        let rows = keeping::memory(&program, cli.tables.iter().copied().max().unwrap_or(1).min(500)).await?;
        tell(&table("Memory", &["a table", "KB each", "server, MB"], &rows))?;
    }
    if all || matches!(cli.part, Some(Part::Moves)) {
        moves(&program, &cli).await?;
    }
    Ok(())
}

async fn moves(program: &Path, cli: &Cli) -> Result<()> {
    let rhythms = Rhythm::value_variants().iter().copied();
    for rhythm in rhythms.filter(|&rhythm| cli.rhythm.is_none_or(|only| only == rhythm)) {
        let mut rows = Vec::new();
        for &count in &cli.tables {
            let mut best = Round::of(program, cli, count, rhythm).await?;
            for _ in 1..cli.rounds {
                best = best.or(Round::of(program, cli, count, rhythm).await?);
            }
            rows.extend(best.rows());
        }
        tell(&table(rhythm.title(), &COLUMNS, &rows))?;
    }
    Ok(())
}

/// What was measured at one time, so that it can be compared.
struct Round {
    /// The floor, and the floor that flushes.
    floors: Option<[Moves; 2]>,
    ecotable: Moves,
}

impl Round {
    /// Measures so many tables.
    async fn of(program: &Path, cli: &Cli, count: u32, rhythm: Rhythm) -> Result<Self> {
        let time = Duration::from_secs(cli.seconds);
        let floors = if cli.no_floor { None } else { Some(floors(count, rhythm, time).await?) };
        Ok(Self { floors, ecotable: played(program, count, rhythm, time).await? })
    }

    /// The one of both in which a move took less processor time.
    fn or(self, other: Self) -> Self {
        if other.ecotable.cpu_per_move() < self.ecotable.cpu_per_move() { other } else { self }
    }

    /// Its lines of the table of results.
    fn rows(self) -> impl Iterator<Item = Vec<String>> {
        let floors = self.floors.map(|[floor, durable]| [floor.row("floor"), durable.row("floor, durable")]);
        floors.into_iter().flatten().chain([self.ecotable.row("ecotable")])
    }
}

/// The floor, and the floor that flushes each post to the disk; without pauses for a shorter time, because they make many
/// more moves.
async fn floors(count: u32, rhythm: Rhythm, time: Duration) -> Result<[Moves; 2]> {
    let time = if rhythm == Rhythm::Full { time / 4 } else { time };
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("posts");
    let floor = moves::at_the_floor(&Process::floor(None)?, count, rhythm, time).await?;
    let durable = moves::at_the_floor(&Process::floor(Some(&file))?, count, rhythm, time).await?;
    Ok([floor, durable])
}

/// Lets tables play, again and again with new tables while there is time. What comes first at a new server is not counted.
async fn played(program: &Path, count: u32, rhythm: Rhythm, time: Duration) -> Result<Moves> {
    let folder = tempfile::tempdir()?;
    let server = Process::ecotable(program, folder.path())?;
    let mut next = 0;
    let warm_up = open(&server, &mut next, count.min(WARM_UP)).await?;
    moves::at_tables(&server, warm_up, Rhythm::Full, time / 4).await?;
    let mut all = Moves::default();
    loop {
        let tables = open(&server, &mut next, count).await?;
        let left = time.saturating_sub(all.took());
        all.add(moves::at_tables(&server, tables, rhythm, left).await?);
        // A match is over after some sixty moves, or has gone too fast for people; whoever takes their time plays once.
        if all.took() >= time || rhythm == Rhythm::Calm {
            return Ok(all);
        }
    }
}

/// Sets tables with the next numbers and lets everybody sit down.
async fn open(server: &Process, next: &mut u32, count: u32) -> Result<Vec<Table>> {
    let bar = ProgressBar::new(count.into());
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")?);
    bar.set_message(format!("{count} tables"));
    let mut tables = Vec::new();
    for number in *next..*next + count {
        let mut table = Table::gather(server.at, number).await.context("a table cannot be set")?;
        table.sit_down().await?;
        tables.push(table);
        bar.inc(1);
    }
    *next += count;
    bar.finish_and_clear();
    Ok(tables)
}

fn tell(text: &str) -> Result<()> {
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}
