//! Compares what was acknowledged with what is stored.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

use ecotable_store::{Act, Key, Page, Row, SqliteStore, Store, TableId};
use rusqlite::Connection;

use super::ack::{Ack, Line, Saved};
use super::player::{play, set_up};
use crate::recent::halfway;
use crate::{open, wait};

/// All that was ever said.
#[derive(Default)]
pub struct Judge {
    acknowledged: HashMap<(TableId, u64), Ack>,
    refused: HashSet<(TableId, Key)>,
    saved: HashMap<(TableId, u64), String>,
    /// How many rows of each table were played and compared before.
    compared: HashMap<TableId, u64>,
    /// How many rows are stored, and how many of them take a decision back.
    stored: (usize, usize),
    /// How many kills found rows that were being moved, and how many a write-ahead log that had begun anew.
    interrupted: (usize, usize),
}

impl Judge {
    /// Remembers what one life said.
    pub fn hear(&mut self, lines: &[Line]) {
        for line in lines.iter().cloned() {
            match line {
                Line::Refused(table, key) => drop(self.refused.insert((table, key))),
                Line::Saved(Saved { table, version, body }) => {
                    let before = self.saved.insert((table, version), body);
                    assert_eq!(before, None, "version {version} of room {table} was acknowledged twice");
                }
                Line::Ack(ack) => {
                    let before = self.acknowledged.insert((ack.table, ack.row.seq), ack.clone());
                    assert_eq!(before, None, "{ack:?} was acknowledged after another one");
                }
            }
        }
    }

    /// Checks a copy, so that the next life finds the files as the kill left them.
    pub fn check_a_copy(&mut self, folder: &Path) {
        let (copy, path) = crate::folder();
        for file in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if !file.file_name().to_string_lossy().ends_with("-shm") {
                fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
            }
        }
        self.look_before_it_is_opened(&path);
        self.check(&path);
    }

    /// What was under way when the kill came.
    fn look_before_it_is_opened(&mut self, path: &Path) {
        let log = fs::read(path.with_file_name("matches.db-wal")).unwrap_or_default();
        let rounds = log.get(12..16).map_or(0, |bytes| u32::from_be_bytes(bytes.try_into().unwrap()));
        self.interrupted.1 += usize::from(rounds > 0);
        let database = Connection::open(path).unwrap();
        let format: u32 = database.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        self.interrupted.0 += usize::from(format > 0 && halfway(path) > 0);
    }

    /// Checks everything that is stored.
    pub fn check(&mut self, path: &Path) {
        let store = open(path);
        let listed = wait(store.list(Page { after: None, limit: u32::MAX })).unwrap();
        let mut rows = 0;
        let mut undone = 0;
        let mut found = 0;
        for table in listed {
            let log = wait(store.log(table.id, 0)).unwrap();
            self.check_numbers(table.id, &log);
            found += self.check_acknowledged(table.id, &log);
            self.check_positions(&store, table.id, &log);
            rows += log.len();
            undone += log.iter().filter(|row| row.act == Act::Undo).count();
        }
        assert_eq!(found, self.acknowledged.len(), "every acknowledged row is there");
        self.stored = (rows, undone);
        self.check_rooms(&store);
        drop(store);
        check_file(path);
    }

    fn check_numbers(&self, table: TableId, log: &[Row]) {
        assert!(
            log.iter().map(|row| row.seq).eq(0..log.len() as u64),
            "table {table} is numbered without gaps"
        );
        let keys: HashSet<_> = log.iter().map(|row| row.key).collect();
        assert_eq!(keys.len(), log.len(), "table {table}: no request has two effects");
        assert!(
            keys.iter().all(|&key| !self.refused.contains(&(table, key))),
            "table {table}: refused for good"
        );
    }

    /// Every row is as it was acknowledged; gives how many were.
    fn check_acknowledged(&self, table: TableId, log: &[Row]) -> usize {
        let said = |row: &&Row| match self.acknowledged.get(&(table, row.seq)) {
            Some(ack) => {
                assert_eq!(ack.row, **row, "table {table}");
                true
            }
            None => false,
        };
        log.iter().filter(said).count()
    }

    /// Every room is at the last version that was acknowledged, or at a later one.
    fn check_rooms(&self, store: &SqliteStore) {
        let tables: HashSet<_> = self.saved.keys().map(|&(table, _)| table).collect();
        for table in tables {
            let found = wait(store.room(table)).unwrap();
            assert_eq!(wait(store.room_of(&table.to_string())), Ok(Some(table)));
            let versions =
                self.saved.keys().filter(|(other, _)| *other == table).map(|&(_, version)| version);
            assert!(versions.max() <= Some(found.version), "room {table} has gone back");
            if let Some(body) = self.saved.get(&(table, found.version)) {
                assert_eq!(body.as_bytes(), found.room.body, "room {table}");
            }
        }
    }

    /// The kernel plays the log again and comes to the positions that were reported.
    fn check_positions(&mut self, store: &SqliteStore, id: TableId, log: &[Row]) {
        let compared = self.compared.insert(id, log.len() as u64).unwrap_or(0);
        assert!(compared <= log.len() as u64, "table {id} has become shorter");
        let mut table = set_up(&wait(store.header(id)).unwrap());
        for row in log {
            play(table.as_mut(), row);
            if let Some(ack) = self.acknowledged.get(&(id, row.seq)).filter(|ack| ack.row.seq >= compared) {
                assert_eq!(table.record().ending.state, ack.state, "table {id} after row {}", row.seq);
            }
        }
    }

    /// The test has tested something.
    pub fn sum_up(&self) {
        let (rows, undone) = self.stored;
        assert!(rows >= self.acknowledged.len() && self.acknowledged.len() > 1000, "{rows} rows");
        assert!(undone > 10 && self.refused.len() > 10, "{undone} undone, {} refused", self.refused.len());
        let (moving, anew) = self.interrupted;
        assert!(
            moving > 3 && anew > 10,
            "{moving} kills while rows were moved, {anew} after a log began anew"
        );
        assert!(self.saved.len() > 200, "{} changes of rooms", self.saved.len());
    }
}

fn check_file(path: &Path) {
    let database = Connection::open(path).unwrap();
    let verdict: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
}
