//! Recent rows and settled rows are one log, whenever they are moved.
//!
//! Whoever opens a file moves the recent rows in it, so that a test moves them when it likes. A tidy store moves a few
//! with most commits.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ecotable_store::{Key, Page, Row, SqliteStore, Store, StoreError, TableId, Upkeep};
use rusqlite::Connection;

use crate::{create, folder, open, open_tidy, row, wait};

/// More than are left in the list.
const MANY: u64 = 5000;
/// Tells a process that it is the second one: the path of the database.
const DATABASE: &str = "ECOTABLE_SECOND_DATABASE";
/// How many rows two processes append in turn.
const TURNS: u64 = 200;
/// How often to look whether it is one's turn before the other one must be gone.
const LOOKS: u32 = 300_000;

/// How many rows are recent, and how many have settled.
fn places(path: &Path) -> (u64, u64) {
    let database = Connection::open(path).unwrap();
    let count = |table| {
        let sql = format!("SELECT count(*) FROM {table}");
        database.query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    (count("recent"), count("settled"))
}

/// How many rows have settled and are still in the list.
pub fn halfway(path: &Path) -> u64 {
    let sql = "SELECT count(*) FROM recent JOIN settled USING (number, seq)";
    Connection::open(path).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
}

fn numbered(rows: std::ops::Range<u64>) -> Vec<Row> {
    rows.map(|seq| row(seq, &format!("bid {seq}"), u128::from(seq))).collect()
}

/// Appends all at once; each must be the next.
fn append_all(store: &SqliteStore, table: TableId, rows: &[Row]) {
    let answers: Vec<_> = rows.iter().map(|row| store.append(table, row.clone())).collect();
    for (answer, row) in answers.into_iter().zip(rows) {
        assert_eq!(wait(answer), Ok(row.seq));
    }
}

/// What a kill would leave at this moment, opened.
fn after_a_kill(path: &Path, check: impl FnOnce(&Path)) {
    let (_folder, copy) = folder();
    for end in ["", "-wal"] {
        let name = |path: &Path| format!("{}{end}", path.display());
        fs::copy(name(path), name(&copy)).unwrap();
    }
    check(&copy);
}

/// A store beside the plainest thing that could be one.
struct Pair {
    stores: Vec<SqliteStore>,
    model: BTreeMap<TableId, Vec<Row>>,
    dice: u64,
    requests: u128,
}

impl Pair {
    fn roll(&mut self, sides: u64) -> u64 {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) % sides
    }

    /// Some rows of some tables, asked for together.
    fn append_some(&mut self) {
        let mut asked = Vec::new();
        for _ in 0..=self.roll(30) {
            let table = TableId(self.roll(12));
            self.requests += 1;
            let Some(rows) = self.model.get_mut(&table) else { continue };
            let row = row(rows.len() as u64, &format!("bid {}", self.requests), self.requests);
            rows.push(row.clone());
            asked.push((table, row));
        }
        let by = self.roll(8).min(1) as usize;
        let answers: Vec<_> =
            asked.iter().map(|(table, row)| self.stores[by].append(*table, row.clone())).collect();
        for (answer, (table, row)) in answers.into_iter().zip(&asked) {
            assert_eq!(wait(answer), Ok(row.seq), "table {table}");
        }
    }

    /// A row that is there already, with its own key and with another one.
    fn repeat_one(&mut self) {
        let table = TableId(self.roll(12));
        let Some(rows) = self.model.get(&table).filter(|rows| !rows.is_empty()).cloned() else { return };
        let again = &rows[self.roll(rows.len() as u64) as usize];
        let by = self.roll(2) as usize;
        assert_eq!(wait(self.stores[by].append(table, again.clone())), Ok(again.seq));
        let late = Row { key: Key([0xff; 16]), ..again.clone() };
        let conflict = StoreError::Conflict { asked: again.seq, present: rows.len() as u64 };
        assert_eq!(wait(self.stores[by].append(table, late)), Err(conflict));
        assert_eq!(wait(self.stores[by].find(table, again.key)), Ok(Some(again.clone())));
        let from = self.roll(rows.len() as u64 + 1);
        assert_eq!(wait(self.stores[by].log(table, from)).as_deref(), Ok(&rows[from as usize..]));
    }

    /// A table comes or goes.
    fn come_or_go(&mut self) {
        let table = TableId(self.roll(12));
        let by = self.roll(2) as usize;
        if self.model.remove(&table).is_some() {
            wait(self.stores[by].delete(table)).unwrap();
        } else {
            create(&self.stores[by], table.0);
            self.model.insert(table, Vec::new());
        }
    }

    fn compare(&self) {
        for store in &self.stores {
            for (table, rows) in &self.model {
                assert_eq!(wait(store.log(*table, 0)).as_ref(), Ok(rows), "table {table}");
            }
            let listed = wait(store.list(Page { after: None, limit: u32::MAX })).unwrap();
            let listed: BTreeMap<_, _> = listed.iter().map(|listing| (listing.id, listing.rows)).collect();
            let expected = self.model.iter().map(|(table, rows)| (*table, rows.len() as u64)).collect();
            assert_eq!(listed, expected);
        }
    }
}

/// Lets a lot happen to two stores; gives how often rows were found in both places.
fn live(path: &Path, stores: Vec<SqliteStore>, seed: u64) -> usize {
    let mut pair = Pair { stores, model: BTreeMap::new(), dice: seed, requests: 0 };
    for _ in 0..12 {
        pair.come_or_go();
    }
    let mut between = 0;
    for _ in 0..150 {
        match pair.roll(20) {
            0 => pair.come_or_go(),
            1 | 2 => drop(open(path)),
            3 => {
                between += usize::from(halfway(path) > 0);
                pair.compare();
            }
            4..8 => pair.repeat_one(),
            _ => pair.append_some(),
        }
    }
    pair.compare();
    between
}

#[test]
fn rows_moved_at_any_moment_by_anybody_leave_every_log_as_it_was() {
    for seed in 0..4 {
        let (_folder, path) = folder();
        live(&path, vec![open(&path), open(&path)], seed);
    }
}

#[test]
fn rows_moved_little_by_little_leave_every_log_as_it_was() {
    let between = |seed| {
        let (_folder, path) = folder();
        live(&path, vec![open_tidy(&path), open_tidy(&path)], seed)
    };
    let between: usize = (4..10).map(between).sum();
    assert!(between > 5, "rows were in both places {between} times");
}

#[test]
fn a_long_list_is_moved_while_the_store_goes_on() {
    let (_folder, path) = folder();
    let store = open(&path);
    let tables = [1, 2, 3].map(|id| create(&store, id));
    for table in tables {
        append_all(&store, table, &numbered(0..MANY / 2));
    }
    let (recent, settled) = places(&path);
    assert!(recent < 4096 + 64, "{recent} recent");
    assert_eq!(recent + settled - halfway(&path), MANY / 2 * 3, "{recent} recent, {settled} settled");
    for table in tables {
        append_all(&store, table, &numbered(MANY / 2..MANY / 2 + 10));
        assert_eq!(wait(store.log(table, 0)), Ok(numbered(0..MANY / 2 + 10)));
    }
}

#[test]
fn rows_that_a_kill_left_in_the_list_are_there_and_are_moved() {
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    append_all(&store, table, &numbered(0..20));
    assert_eq!(places(&path), (20, 0));
    after_a_kill(&path, |copy| {
        let store = open(copy);
        assert_eq!(places(copy), (0, 20));
        assert_eq!(wait(store.log(table, 0)), Ok(numbered(0..20)));
        append_all(&store, table, &numbered(19..21));
        assert_eq!(places(copy), (1, 20), "a repeated row is no new one");
    });
}

#[test]
fn a_power_cut_while_rows_are_moved_leaves_the_log_as_it_was() {
    // Nothing is copied from the write-ahead log, so that it can be cut anywhere.
    let little = Upkeep { fewest: 64, most: 64, pages: 100_000 };
    for (upkeep, rows, together) in [(Upkeep::default(), MANY, MANY), (little, 500, 7)] {
        let (_folder, path) = folder();
        let store = SqliteStore::open_with(&path, upkeep).unwrap();
        let table = create(&store, 1);
        for start in (0..rows).step_by(together as usize) {
            append_all(&store, table, &numbered(start..rows.min(start + together)));
        }
        let (recent, settled) = places(&path);
        assert!(recent < rows && settled > 0, "{recent} recent, {settled} settled");
        cut_anywhere(&path, table);
    }
}

fn cut_anywhere(path: &Path, table: TableId) {
    let log = path.with_file_name("matches.db-wal");
    let written = fs::read(&log).unwrap();
    let mut moved = [0, 0];
    let (mut before, mut between) = (0, 0);
    for cut in (0..=24).map(|part| written.len() / 24 * part) {
        after_a_kill(path, |copy| {
            let torn = copy.with_file_name("matches.db-wal");
            fs::write(&torn, &written[..cut]).unwrap();
            let (recent, settled, both) = rows_as_left(copy);
            moved[usize::from(settled > 0)] += u32::from(recent > 0 || settled > 0);
            between += u32::from(both > 0);
            let rows = wait(open(copy).log(table, 0)).unwrap_or_default();
            assert_eq!(rows, numbered(0..rows.len() as u64), "cut at {cut}");
            assert_eq!(rows.len() as u64, recent + settled - both, "each row counts once");
            assert!(before <= rows.len(), "a longer log has no fewer rows");
            before = rows.len();
        });
    }
    assert!(moved[0] > 1 && moved[1] > 0 && between > 0, "cut before and after moving: {moved:?}, {between}");
}

/// Where rows are before anybody moves them; nowhere if there is not yet a database.
fn rows_as_left(path: &Path) -> (u64, u64, u64) {
    let database = Connection::open(path).unwrap();
    let known: u32 = database.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
    if known == 0 {
        return (0, 0, 0);
    }
    let (recent, settled) = places(path);
    (recent, settled, halfway(path))
}

#[test]
fn another_store_that_appends_or_moves_meanwhile_is_noticed() {
    let (_folder, path) = folder();
    let [one, two] = [open(&path), open(&path)];
    let table = create(&one, 1);
    for start in (0..60).step_by(3) {
        append_all(&one, table, &numbered(start..start + 1));
        append_all(&two, table, &numbered(start + 1..start + 3));
        let late = Row { key: Key([0xff; 16]), ..numbered(start + 1..start + 2).remove(0) };
        let conflict = StoreError::Conflict { asked: start + 1, present: start + 3 };
        assert_eq!(wait(one.append(table, late)), Err(conflict));
        append_all(&one, table, &numbered(start + 1..start + 3));
        if start % 4 == 0 {
            drop(open(&path));
            assert_eq!(places(&path), (0, start + 3));
        }
    }
    assert_eq!(wait(two.log(table, 0)), Ok(numbered(0..60)));
}

/// Appends every second row, each after the other's row before it.
fn take_turns(store: &SqliteStore, first: u64) {
    for row in numbered(0..TURNS).into_iter().skip(first as usize).step_by(2) {
        let is_turn = || row.seq == 0 || !wait(store.log(TableId(1), row.seq - 1)).unwrap().is_empty();
        assert!((0..LOOKS).any(|_| is_turn()), "nobody has appended row {}", row.seq - 1);
        assert_eq!(wait(store.append(TableId(1), row.clone())), Ok(row.seq));
    }
}

#[test]
fn another_process_that_appends_meanwhile_is_noticed() {
    if let Some(path) = std::env::var_os(DATABASE) {
        return take_turns(&open(Path::new(&path)), 1);
    }
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    let mut second = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "recent::another_process_that_appends_meanwhile_is_noticed"])
        .env(DATABASE, &path)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    take_turns(&store, 0);
    assert!(second.wait().unwrap().success());
    assert_eq!(wait(store.log(table, 0)), Ok(numbered(0..TURNS)));
}

#[test]
fn a_table_that_takes_the_place_of_a_deleted_one_has_none_of_its_recent_rows() {
    let (_folder, path) = folder();
    let [one, two] = [open(&path), open(&path)];
    let kept = create(&one, 1);
    append_all(&one, kept, &numbered(0..5));
    for deleter in [&one, &two] {
        let gone = create(&one, 2);
        append_all(&one, gone, &numbered(0..5));
        wait(deleter.delete(gone)).unwrap();
        assert_eq!(wait(one.append(gone, row(5, "pass", 9))), Err(StoreError::UnknownTable(gone)));
        let next = create(&one, 3);
        assert_eq!(wait(one.log(next, 0)), Ok(vec![]));
        append_all(&one, next, &numbered(0..2));
        assert_eq!(wait(two.log(next, 0)), Ok(numbered(0..2)));
        wait(one.delete(next)).unwrap();
    }
    assert_eq!(wait(two.log(kept, 0)), Ok(numbered(0..5)));
}

#[test]
fn a_table_deleted_while_its_rows_are_moved_takes_them_along_and_no_others() {
    let (_folder, path) = folder();
    let store = open_tidy(&path);
    let kept = create(&store, 1);
    let mut rows = 0;
    let mut between = 0;
    for _ in 0..20 {
        let gone = create(&store, 2);
        for seq in 0..13 {
            append_all(&store, gone, &numbered(seq..seq + 1));
            append_all(&store, kept, &numbered(rows..rows + 1));
            rows += 1;
        }
        between += halfway(&path);
        wait(store.delete(gone)).unwrap();
        assert_eq!(wait(store.log(kept, 0)), Ok(numbered(0..rows)));
    }
    assert!(between > 0);
    let next = create(&store, 3);
    assert_eq!(wait(store.log(next, 0)), Ok(vec![]));
}

#[test]
fn whoever_reads_while_rows_are_moved_sees_a_whole_log() {
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let read = || {
            let mut before = 0;
            while !done.load(Ordering::Relaxed) {
                let rows = wait(store.log(table, 0)).unwrap();
                assert_eq!(rows, numbered(0..rows.len() as u64));
                assert!(before <= rows.len(), "the log has become shorter");
                before = rows.len();
            }
        };
        let readers = [scope.spawn(read), scope.spawn(read)];
        for start in (0..400).step_by(10) {
            append_all(&store, table, &numbered(start..start + 10));
            drop(open(&path));
        }
        done.store(true, Ordering::Relaxed);
        for reader in readers {
            reader.join().unwrap();
        }
    });
    assert_eq!(wait(store.log(table, 0)), Ok(numbered(0..400)));
    assert_eq!(places(&path), (0, 400));
}
