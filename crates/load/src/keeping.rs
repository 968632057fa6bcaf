//! What tables cost when nobody plays: memory, waking, joining, starting.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use ecotable_kernel::{Seat, Seed};
use ecotable_store::{Act, Key, Row, SqliteStore, Store, TableHeader, TableId};
use tokio::time::sleep;

use crate::http::Client;
use crate::numbers::{kb, ms, us};
use crate::players::{Table, home};
use crate::process::Process;

/// How long to wait until connections that were answered rest, as they do while people think.
const RESTING: Duration = Duration::from_secs(3);

/// Memory of a table asleep, awake with nobody there, and with four people.
pub async fn memory(program: &Path, tables: u32) -> Result<Vec<Vec<String>>> {
    let folder = tempfile::tempdir()?;
    let server = Process::ecotable(program, folder.path())?;
    let mut kept = Vec::new();
    for number in 0..tables {
        let table = Table::gather(server.at, number).await?;
        kept.push((table.path.clone(), table.cookies()));
    }
    server.stop()?;
    let server = Process::ecotable(program, folder.path())?;
    // The first page makes what all tables share.
    Client::new(server.at, home(0)).get("/").await?;
    let asleep = server.memory()?;
    let mut awake_tables: Vec<Table> = Vec::new();
    for (number, (path, cookies)) in kept.iter().enumerate() {
        let mut table = Table::again(server.at, number as u32, path, cookies);
        table.page().await?;
        awake_tables.push(table);
    }
    sleep(RESTING).await;
    let awake = server.memory()?;
    for table in &mut awake_tables {
        table.sit_down().await?;
    }
    sleep(RESTING).await;
    let seated = server.memory()?;
    let each = |more: u64| kb(more as f64 / f64::from(tables));
    Ok(vec![
        vec!["asleep".to_owned(), "0".to_owned(), format!("{:.1}", asleep as f64 / 1e6)],
        vec!["awake, nobody there".to_owned(), each(awake - asleep), format!("{:.1}", awake as f64 / 1e6)],
        vec![
            "four people with pages open".to_owned(),
            each(seated - asleep),
            format!("{:.1}", seated as f64 / 1e6),
        ],
    ])
}

/// The first and the second page of a table whose log has this many rows.
pub async fn joins(program: &Path, lengths: &[u64]) -> Result<Vec<Vec<String>>> {
    let folder = tempfile::tempdir()?;
    let server = Process::ecotable(program, folder.path())?;
    let mut kept = Vec::new();
    for number in 0..lengths.len() {
        let mut table = Table::gather(server.at, number as u32).await?;
        table.sit_down().await?;
        while table.play().await?.is_some() && !table.is_producing() {}
        table.stand_up();
        let staging = table.staging().await?;
        kept.push((table.path.clone(), table.cookies(), staging));
    }
    server.stop()?;
    for (&length, (path, _, (seat, action))) in lengths.iter().zip(&kept) {
        lengthen(folder.path(), path, (*seat, action), length).await?;
    }
    let server = Process::ecotable(program, folder.path())?;
    let mut rows = Vec::new();
    for (number, (&length, (path, cookies, _))) in lengths.iter().zip(&kept).enumerate() {
        let mut table = Table::again(server.at, number as u32, path, cookies);
        let begin = Instant::now();
        let first = table.page().await?;
        let woken = begin.elapsed();
        ensure!(first.status == 200, "a table with {length} rows does not open: {}", first.status);
        let mut best = Duration::MAX;
        for _ in 0..20 {
            let begin = Instant::now();
            table.page().await?;
            best = best.min(begin.elapsed());
        }
        rows.push(vec![length.to_string(), ms(woken), us(best), kb(first.body.len() as f64)]);
    }
    Ok(rows)
}

/// Lets a seat lay out a set and take it back until the log is that long.
async fn lengthen(folder: &Path, path: &str, staging: (u8, &str), length: u64) -> Result<()> {
    let store = SqliteStore::open(&folder.join("ecotable.sqlite"))?;
    let table: TableId = path.rsplit('/').next().context("a path has an id")?.parse()?;
    let present = store.log(table, 0).await?.len() as u64;
    let mut answers = Vec::new();
    for seq in present..length {
        let text = if (seq - present).is_multiple_of(2) { staging.1 } else { "reset" };
        let mut key = [7; 16];
        key[..8].copy_from_slice(&seq.to_le_bytes());
        let row = Row { seq, seat: Seat(staging.0), act: Act::Decide(text.to_owned()), key: Key(key) };
        answers.push(store.append(table, row));
        if answers.len() == 512 || seq + 1 == length {
            for answer in answers.drain(..) {
                answer.await?;
            }
        }
    }
    Ok(())
}

/// From the start of the program to the first page, with this many tables stored.
pub async fn cold_starts(program: &Path, tables: &[u64]) -> Result<Vec<Vec<String>>> {
    let mut rows = Vec::new();
    for &count in tables {
        let folder = tempfile::tempdir()?;
        fill(folder.path(), count).await?;
        let mut best = (Duration::MAX, Duration::MAX);
        for _ in 0..5 {
            let begin = Instant::now();
            let server = Process::ecotable(program, folder.path())?;
            let listening = server.started;
            let page = Client::new(server.at, home(0)).get("/").await?;
            ensure!(page.status == 200, "the first page is answered {}", page.status);
            best = best.min((begin.elapsed(), listening));
            server.stop()?;
        }
        rows.push(vec![count.to_string(), ms(best.1), ms(best.0)]);
    }
    Ok(rows)
}

async fn fill(folder: &Path, tables: u64) -> Result<()> {
    let store = SqliteStore::open(&folder.join("ecotable.sqlite"))?;
    let seed: Seed = "cold".parse()?;
    let header = |id: u64| TableHeader {
        id: TableId(id),
        game: "tradejack".to_owned(),
        rules: 1,
        seats: 4,
        config: Default::default(),
        start: None,
        seed,
        created_at: id as i64,
    };
    let mut answers = Vec::new();
    for id in 0..tables {
        answers.push(store.create(header(id)));
        if answers.len() == 512 || id + 1 == tables {
            for answer in answers.drain(..) {
                answer.await?;
            }
        }
    }
    Ok(())
}
