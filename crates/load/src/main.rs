//! `cargo run --release -p ecotable-load`: what the server costs under load.
//!
//! The server is the real program in a process of its own, the clients are real connections over loopback: four
//! people at each table, each with a page, a stream and a connection for their moves. Beside it runs the floor: the same
//! libraries with nothing behind them. Compare rows of one run only.

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
use clap::{Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use moves::{COLUMNS, Rhythm};
use numbers::table;
use players::Table;
use process::Process;

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
    /// The most tables of four
    #[arg(long, default_value_t = 2000, value_name = "N")]
    tables: u32,
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
    Floor,
}

#[tokio::main]
async fn main() -> Result<()> {
    let cli = Cli::parse();
    if matches!(cli.part, Some(Part::Floor)) {
        return floor::run().await;
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
        let rows = keeping::memory(&program, cli.tables.min(500)).await?;
        tell(&table("Memory", &["a table", "KB each", "server, MB"], &rows))?;
    }
    if all || matches!(cli.part, Some(Part::Moves)) {
        moves(&program, &cli).await?;
    }
    Ok(())
}

async fn moves(program: &Path, cli: &Cli) -> Result<()> {
    let time = Duration::from_secs(cli.seconds);
    let mut back_to_back = Vec::new();
    let mut paced = Vec::new();
    for count in [1, 10, 100, 500, 2000].into_iter().filter(|&count| count <= cli.tables) {
        let floor = Process::floor()?;
        let rhythm = Rhythm::BackToBack;
        back_to_back.push(moves::at_the_floor(&floor, count, rhythm, time / 4).await?.row("floor"));
        drop(floor);
        let played = played(program, count, rhythm, time).await?;
        back_to_back.push(played.row("ecotable"));
    }
    for count in [10, 100, 500, 2000].into_iter().filter(|&count| count <= cli.tables) {
        let rhythm = Rhythm::Every(Duration::from_secs(2));
        let floor = Process::floor()?;
        paced.push(moves::at_the_floor(&floor, count, rhythm, time).await?.row("floor"));
        drop(floor);
        paced.push(played(program, count, rhythm, time).await?.row("ecotable"));
    }
    tell(&table("Moves one after the other", &COLUMNS, &back_to_back))?;
    tell(&table("A move every two seconds at each table", &COLUMNS, &paced))
}

async fn played(program: &Path, count: u32, rhythm: Rhythm, time: Duration) -> Result<moves::Moves> {
    let folder = tempfile::tempdir()?;
    let server = Process::ecotable(program, folder.path())?;
    let bar = ProgressBar::new(count.into());
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")?);
    bar.set_message(format!("{count} tables"));
    let mut tables = Vec::new();
    for number in 0..count {
        let mut table = Table::gather(server.at, number).await.context("a table cannot be set")?;
        table.sit_down().await?;
        tables.push(table);
        bar.inc(1);
    }
    bar.finish_and_clear();
    moves::at_tables(&server, tables, rhythm, time).await
}

fn tell(text: &str) -> Result<()> {
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}
