//! A power cut that tears what was being written.

use std::fs;
use std::path::{Path, PathBuf};

use ecotable_store::{Store, TableId};

use crate::{create, folder, open, row, wait};

const ROWS: u64 = 12;

fn log_beside(path: &Path) -> PathBuf {
    path.with_file_name("matches.db-wal")
}

/// How many rows there are after a power cut that left the write-ahead log like this.
fn rows_left(database: &[u8], log: &[u8]) -> u64 {
    let (_folder, path) = folder();
    fs::write(&path, database).unwrap();
    fs::write(log_beside(&path), log).unwrap();
    let rows = wait(open(&path).log(TableId(1), 0)).unwrap();
    assert!(
        (0..).zip(&rows).all(|(seq, found)| *found == row(seq, "pass", u128::from(seq))),
        "a whole beginning"
    );
    rows.len() as u64
}

#[test]
fn a_torn_write_loses_nothing_that_was_acknowledged_before_it() {
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    let length = || fs::metadata(log_beside(&path)).unwrap().len() as usize;
    let mut ends = vec![length()];
    for seq in 0..ROWS {
        wait(store.append(table, row(seq, "pass", u128::from(seq)))).unwrap();
        ends.push(length());
    }
    let (database, log) = (fs::read(&path).unwrap(), fs::read(log_beside(&path)).unwrap());
    for (acknowledged, span) in (0..).zip(ends.windows(2)) {
        let &[end, next] = span else { unreachable!("windows of two") };
        assert!(end < next, "an acknowledged row is in the file");
        for torn in [end, end + 1, next - 1] {
            assert_eq!(rows_left(&database, &log[..torn]), acknowledged, "torn at {torn}");
        }
        let mut damaged = log[..next].to_vec();
        damaged[next - 100] ^= 1;
        assert_eq!(rows_left(&database, &damaged), acknowledged, "one bit of the last page is wrong");
    }
    assert_eq!(rows_left(&database, &log), ROWS);
}
