//! What a move costs and how long it takes to every screen.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::ValueEnum;
use tokio::task::JoinSet;
use tokio::time::{Instant as Later, sleep_until};

use crate::events::Events;
use crate::http::Client;
use crate::numbers::{ms, quantile, us};
use crate::players::{Table, home};
use crate::process::Process;

/// How quickly moves follow each other.
#[derive(Clone, Copy, Eq, PartialEq, ValueEnum)]
pub enum Rhythm {
    /// One after the other
    Full,
    /// A move every two seconds at each table
    Calm,
}

impl Rhythm {
    /// The head of the table of results.
    pub fn title(self) -> &'static str {
        match self {
            Self::Full => "Moves one after the other",
            Self::Calm => "A move every two seconds at each table",
        }
    }

    /// How much time there is for each move.
    fn pause(self) -> Option<Duration> {
        match self {
            Self::Full => None,
            Self::Calm => Some(Duration::from_secs(2)),
        }
    }
}

/// What was measured.
#[derive(Default)]
pub struct Moves {
    tables: usize,
    times: Vec<Duration>,
    cpu: Duration,
    took: Duration,
    /// The memory of the server with everybody seated, in bytes.
    pub memory: u64,
}

/// The heads of the columns of [`Moves::row`].
pub const COLUMNS: [&str; 9] =
    ["server", "tables of four", "moves", "moves/s", "CPU us/move", "moves/CPU s", "p50 ms", "p99 ms", "MB"];

impl Moves {
    /// Adds what was measured later at as many tables.
    pub fn add(&mut self, later: Self) {
        self.tables = later.tables;
        self.times.extend(later.times);
        self.cpu += later.cpu;
        self.took += later.took;
        self.memory = self.memory.max(later.memory);
    }

    /// How long moves were made.
    pub fn took(&self) -> Duration {
        self.took
    }

    fn count(&self) -> f64 {
        self.times.len().max(1) as f64
    }

    /// The server's processor time for a move.
    pub fn cpu_per_move(&self) -> Duration {
        self.cpu.div_f64(self.count())
    }

    /// One line of the table of results.
    pub fn row(mut self, server: &str) -> Vec<String> {
        self.times.sort_unstable();
        let moves = self.count();
        vec![
            server.to_owned(),
            self.tables.to_string(),
            self.times.len().to_string(),
            format!("{:.0}", moves / self.took.as_secs_f64()),
            us(self.cpu_per_move()),
            format!("{:.0}", moves / self.cpu.as_secs_f64()),
            ms(quantile(&self.times, 0.5)),
            ms(quantile(&self.times, 0.99)),
            format!("{:.0}", self.memory as f64 / 1e6),
        ]
    }
}

/// Somebody who can move at a table.
trait Mover: Send + 'static {
    fn step(&mut self) -> impl Future<Output = Result<Option<Duration>>> + Send;
}

impl Mover for Table {
    async fn step(&mut self) -> Result<Option<Duration>> {
        self.play().await
    }
}

/// Four streams and a post at the floor.
struct FloorTable {
    client: Client,
    path: String,
    streams: Vec<Events>,
}

impl FloorTable {
    async fn open(server: SocketAddr, number: u32) -> Result<Self> {
        let path = format!("/{number}");
        let mut streams = Vec::new();
        for _ in 0..4 {
            streams.push(Events::open(server, home(number), &path, "").await?);
        }
        Ok(Self { client: Client::new(server, home(number)), path, streams })
    }
}

impl Mover for FloorTable {
    async fn step(&mut self) -> Result<Option<Duration>> {
        let begin = Instant::now();
        self.client.post(&self.path, "ticket=1&action=pass", true).await?;
        let mut last = begin;
        for stream in &mut self.streams {
            let event = stream.next("zones").await;
            last = event.map_or(last, |event| last.max(event.at));
        }
        Ok(Some(last - begin))
    }
}

/// Lets tables of the real server play.
pub async fn at_tables(
    server: &Process,
    tables: Vec<Table>,
    rhythm: Rhythm,
    time: Duration,
) -> Result<Moves> {
    run(server, tables, rhythm, time).await
}

/// Lets as many tables play at the floor.
pub async fn at_the_floor(server: &Process, tables: u32, rhythm: Rhythm, time: Duration) -> Result<Moves> {
    let mut open = Vec::new();
    for number in 0..tables {
        open.push(FloorTable::open(server.at, number).await?);
    }
    run(server, open, rhythm, time).await
}

async fn run<M: Mover>(server: &Process, movers: Vec<M>, rhythm: Rhythm, time: Duration) -> Result<Moves> {
    let tables = movers.len();
    let (cpu, begin) = (server.cpu()?, Instant::now());
    let mut tasks = JoinSet::new();
    for (number, mover) in movers.into_iter().enumerate() {
        tasks.spawn(play(mover, rhythm, number as f64 / tables as f64, begin + time));
    }
    let mut times = Vec::new();
    let mut kept = Vec::new();
    while let Some(played) = tasks.join_next().await {
        let (measured, mover) = played??;
        times.extend(measured);
        kept.push(mover);
    }
    let (cpu, took) = (server.cpu()? - cpu, begin.elapsed());
    Ok(Moves { tables, times, cpu, took, memory: server.memory()? })
}

async fn play<M: Mover>(
    mut mover: M,
    rhythm: Rhythm,
    share: f64,
    end: Instant,
) -> Result<(Vec<Duration>, M)> {
    let mut times = Vec::new();
    let mut next = Later::now();
    if let Some(pause) = rhythm.pause() {
        next += pause.mul_f64(share);
    }
    while Instant::now() < end {
        if let Some(pause) = rhythm.pause() {
            sleep_until(next).await;
            next += pause;
        }
        let Some(time) = mover.step().await? else { break };
        times.push(time);
    }
    Ok((times, mover))
}
