//! What durability costs: `cargo run --release -p ecotable-store --example durable [FOLDER [WRITERS...]]`.
//!
//! Each writer has a table of its own in the middle of a match. First they append as fast as they can, then each thinks
//! between two rows. Last comes one row each millisecond, each to another of many tables: how long the unlucky ones wait
//! tells what the store does besides.
//!
//! The figures depend on the disk below the folder and on what else runs.

use std::error::Error;
use std::io::{Write, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use ecotable_kernel::{Seat, Seed};
use ecotable_store::{Act, Key, Row, SqliteStore, Store, StoreError, TableHeader, TableId};
use tokio::runtime::{Builder, Runtime};
use tokio::task::LocalSet;
use tokio::time::MissedTickBehavior;

const SPAN: Duration = Duration::from_secs(3);
/// The rows that a table has at first.
const PLAYED: u64 = 100;
/// How long somebody thinks.
const THOUGHT: Duration = Duration::from_millis(50);
/// How many append, unless the caller says so.
const WRITERS: &[u64] = &[1, 16, 100, 256, 2000];

/// How many tables get a row in turn, and for how long.
const EVENLY: (u64, Duration) = (2000, Duration::from_secs(20));
/// The time between two rows that come evenly.
const BEAT: Duration = Duration::from_millis(1);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let place = arguments.next().unwrap_or_else(|| ".".into());
    let asked: Vec<u64> = arguments.map(|number| number.parse()).collect::<Result<_, _>>()?;
    let runtime = Builder::new_current_thread().enable_time().build()?;
    for thought in [Duration::ZERO, THOUGHT] {
        for &writers in if asked.is_empty() { WRITERS } else { &asked } {
            let folder = tempfile::tempdir_in(&place)?;
            measure(&runtime, &folder.path().join("durable.db"), writers, thought)?;
        }
    }
    let folder = tempfile::tempdir_in(&place)?;
    measure_evenly(&runtime, &folder.path().join("durable.db"))?;
    let load = runtime.block_on(load(1000, 200))?;
    writeln!(stdout(), "a log of 1000 rows is read in {load:.2?}")?;
    Ok(())
}

fn measure(runtime: &Runtime, path: &Path, writers: u64, thought: Duration) -> Result<(), Box<dyn Error>> {
    runtime.block_on(create(path, writers))?;
    let before = std::fs::metadata(path)?.len();
    let cpu = ProcessTime::now();
    let mut waits = runtime.block_on(append_for_a_while(path, writers, thought))?;
    let cpu = cpu.elapsed();
    let each = cpu / u32::try_from(waits.len())?;
    waits.sort_unstable();
    let per_second = waits.len() as u64 / SPAN.as_secs();
    let at = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    let bytes = (std::fs::metadata(path)?.len() - before) / waits.len() as u64;
    let (p50, p99) = (at(50), at(99));
    let mut out = stdout();
    write!(out, "{writers:>4} writers who think for {thought:>4.0?}: {per_second:>6} appends/s, ")?;
    write!(out, "p50 {p50:>6.2?}, p99 {p99:>6.2?}, {each:>5.1?} of CPU and {bytes} bytes each, ")?;
    writeln!(out, "{cpu:.1?} of CPU in all")?;
    Ok(())
}

/// One row after the other, however long those before it take.
fn measure_evenly(runtime: &Runtime, path: &Path) -> Result<(), Box<dyn Error>> {
    let (tables, span) = EVENLY;
    runtime.block_on(create(path, tables))?;
    let cpu = ProcessTime::now();
    let (mut waits, most) = runtime.block_on(append_evenly(path, tables, span))?;
    let cpu = cpu.elapsed() / u32::try_from(waits.len())?;
    waits.sort_unstable();
    let at = |permille: usize| waits[(waits.len() - 1) * permille / 1000];
    let (p50, p90, p99, p999, max) = (at(500), at(900), at(990), at(999), at(1000));
    let mut out = stdout();
    write!(
        out,
        "{} rows, one each {BEAT:.0?} over {tables} tables: p50 {p50:.2?}, p90 {p90:.2?}, ",
        waits.len()
    )?;
    write!(out, "p99 {p99:.2?}, p99.9 {p999:.2?}, max {max:.2?}, {cpu:.1?} of CPU each, ")?;
    writeln!(out, "write-ahead log at most {} KiB", most / 1024)?;
    Ok(())
}

/// Gives how long each row took, and the length of the write-ahead log at the end, which never becomes shorter.
async fn append_evenly(
    path: &Path,
    tables: u64,
    span: Duration,
) -> Result<(Vec<Duration>, u64), Box<dyn Error>> {
    let store = Arc::new(SqliteStore::open(path)?);
    let tasks = LocalSet::new();
    let rows = u64::try_from(span.as_nanos() / BEAT.as_nanos())?;
    let waits = tasks.run_until(async {
        let mut beat = tokio::time::interval(BEAT);
        // A machine that was stopped for a while does not make up for it.
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut appends = Vec::new();
        for number in 0..rows {
            beat.tick().await;
            let (store, table, seq) = (Arc::clone(&store), name(number % tables), PLAYED + number / tables);
            appends.push(tokio::task::spawn_local(async move {
                let start = Instant::now();
                store.append(table, row(table, seq)).await.map(|_| start.elapsed())
            }));
        }
        let mut waits = Vec::new();
        for append in appends {
            waits.push(append.await??);
        }
        Ok::<_, Box<dyn Error>>(waits)
    });
    let waits = waits.await?;
    Ok((waits, std::fs::metadata(path.with_extension("db-wal"))?.len()))
}

/// Creates a table for each writer, in the middle of a match.
async fn create(path: &Path, writers: u64) -> Result<(), Box<dyn Error>> {
    let store = SqliteStore::open(path)?;
    let created: Vec<_> = (0..writers).map(|id| store.create(header(id))).collect();
    for table in created {
        table.await?;
    }
    for seq in 0..PLAYED {
        let appends: Vec<_> = (0..writers).map(|id| store.append(name(id), row(name(id), seq))).collect();
        for append in appends {
            append.await?;
        }
    }
    Ok(())
}

/// Lets each writer append to a table of its own, one row after the other; gives how long each took.
async fn append_for_a_while(
    path: &Path,
    writers: u64,
    thought: Duration,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let store = Arc::new(SqliteStore::open(path)?);
    let tasks = LocalSet::new();
    let end = Instant::now() + SPAN;
    let writer = |id| tasks.spawn_local(write(Arc::clone(&store), name(id), thought, end));
    let writers: Vec<_> = (0..writers).map(writer).collect();
    tasks.await;
    let mut waits = Vec::new();
    for writer in writers {
        waits.extend(writer.await??);
    }
    Ok(waits)
}

async fn write(
    store: Arc<SqliteStore>,
    table: TableId,
    thought: Duration,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    for seq in PLAYED.. {
        if !thought.is_zero() {
            // They do not all begin at once.
            let spread = if seq == PLAYED { (table.0 >> 48) as u32 } else { 1 << 16 };
            tokio::time::sleep(thought * spread / (1 << 16)).await;
        }
        let start = Instant::now();
        if start >= end {
            break;
        }
        store.append(table, row(table, seq)).await?;
        waits.push(start.elapsed());
    }
    Ok(waits)
}

/// How long it takes to read a log of `rows`, on average over `times`.
async fn load(rows: u64, times: u32) -> Result<Duration, Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(&folder.path().join("durable.db"))?;
    store.create(header(1)).await?;
    let appends: Vec<_> = (0..rows).map(|seq| store.append(name(1), row(name(1), seq))).collect();
    for append in appends {
        append.await?;
    }
    let start = Instant::now();
    for _ in 0..times {
        store.log(name(1), 0).await?;
    }
    Ok(start.elapsed() / times)
}

/// Names are random in earnest, so they are spread here.
fn name(table: u64) -> TableId {
    TableId(table.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Keys are random in earnest, so they are spread here as well.
fn row(table: TableId, seq: u64) -> Row {
    let number = (u128::from(table.0) << 64) | u128::from(seq);
    let key = number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    Row { seq, seat: Seat(0), act: Act::Decide("bid 12".into()), key: Key(key.to_be_bytes()) }
}

fn header(id: u64) -> TableHeader {
    TableHeader {
        id: name(id),
        game: "tradejack".into(),
        rules: 1,
        seats: 4,
        config: serde_json::json!({}),
        start: None,
        seed: Seed::new([7; 32]),
        created_at: 0,
    }
}
