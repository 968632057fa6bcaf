//! What durability costs: `cargo run --release -p ecotable-store --example durable [FOLDER]`.
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
use tokio::runtime::Builder;
use tokio::task::LocalSet;

const SPAN: Duration = Duration::from_secs(3);

fn main() -> Result<(), Box<dyn Error>> {
    let place = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let runtime = Builder::new_current_thread().build()?;
    for writers in [1, 16, 256] {
        let folder = tempfile::tempdir_in(&place)?;
        let path = folder.path().join("durable.db");
        runtime.block_on(create(&path, writers))?;
        let empty = std::fs::metadata(&path)?.len();
        let cpu = ProcessTime::now();
        let mut waits = runtime.block_on(append_for_a_while(&path, writers))?;
        let cpu = cpu.elapsed();
        let each = cpu / u32::try_from(waits.len())?;
        waits.sort_unstable();
        let per_second = waits.len() as u64 / SPAN.as_secs();
        let at = |percent: usize| waits[(waits.len() - 1) * percent / 100];
        let bytes = (std::fs::metadata(&path)?.len() - empty) / waits.len() as u64;
        let (p50, p99) = (at(50), at(99));
        let mut out = stdout();
        write!(out, "{writers:>3} writers: {per_second:>6} appends/s, p50 {p50:.2?}, p99 {p99:.2?}, ")?;
        writeln!(out, "{each:.1?} of CPU and {bytes} bytes each, {cpu:.1?} of CPU in all")?;
    }
    let load = runtime.block_on(load(1000, 200))?;
    writeln!(stdout(), "a log of 1000 rows is read in {load:.2?}")?;
    Ok(())
}

/// Creates a table for each writer.
async fn create(path: &Path, writers: u64) -> Result<(), Box<dyn Error>> {
    let store = SqliteStore::open(path)?;
    for id in 0..writers {
        store.create(header(id)).await?;
    }
    Ok(())
}

/// Lets each writer append to a table of its own, one row after the other; gives how long each took.
async fn append_for_a_while(path: &Path, writers: u64) -> Result<Vec<Duration>, Box<dyn Error>> {
    let store = Arc::new(SqliteStore::open(path)?);
    let tasks = LocalSet::new();
    let end = Instant::now() + SPAN;
    let writers: Vec<_> =
        (0..writers).map(|id| tasks.spawn_local(write(Arc::clone(&store), name(id), end))).collect();
    tasks.await;
    let mut waits = Vec::new();
    for writer in writers {
        waits.extend(writer.await??);
    }
    Ok(waits)
}

async fn write(store: Arc<SqliteStore>, table: TableId, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    for seq in 0.. {
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
