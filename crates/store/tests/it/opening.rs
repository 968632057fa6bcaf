//! Files that are opened, and files that are not.

use std::fs;
use std::path::Path;

use ecotable_store::{OpenError, SqliteStore, Store};
use rusqlite::Connection;

use crate::{create, folder, header, open, row, wait};

fn refusal(path: &Path) -> OpenError {
    SqliteStore::open(path).err().unwrap()
}

#[test]
fn a_file_is_set_up_to_survive_a_power_cut() {
    let (_folder, path) = folder();
    let settings = wait(open(&path).settings()).unwrap();
    assert_eq!(
        (settings.journal_mode.as_str(), settings.synchronous, settings.foreign_keys),
        ("wal", 2, true)
    );
    assert_eq!(settings.format, 3);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    for text in ["hello", &"not a database ".repeat(10_000)] {
        let (_folder, path) = folder();
        fs::write(&path, text).unwrap();
        let refusal = refusal(&path);
        assert_eq!(refusal, OpenError::NotADatabase(path.clone()));
        assert!(refusal.to_string().contains("matches.db is not a database"), "{refusal}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn an_empty_file_becomes_a_database() {
    let (_folder, path) = folder();
    fs::write(&path, "").unwrap();
    create(&open(&path), 1);
    assert_eq!(wait(open(&path).header(header(1).id)), Ok(header(1)));
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    for sql in ["CREATE TABLE log (x)", "PRAGMA user_version = 1", "PRAGMA application_id = -7"] {
        let (_folder, path) = folder();
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let before = fs::read(&path).unwrap();
        assert_eq!(refusal(&path), OpenError::NotOurs(path.clone()), "{sql}");
        assert_eq!(fs::read(&path).unwrap(), before, "{sql}");
    }
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let (_folder, path) = folder();
    create(&open(&path), 1);
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 4).unwrap();
    let before = fs::read(&path).unwrap();
    let refusal = refusal(&path);
    assert_eq!(refusal, OpenError::Newer { path: path.clone(), found: 4, known: 3 });
    assert!(
        refusal.to_string().contains("has format 4, and this program knows formats up to 3"),
        "{refusal}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_place_where_no_file_can_be_is_named() {
    let (folder, path) = folder();
    for path in [folder.path(), &path.join("deeper")] {
        let refusal = refusal(path);
        assert!(matches!(refusal, OpenError::Failed { .. }), "{refusal:?}");
        assert!(
            refusal.to_string().starts_with(&format!("{} cannot be opened", path.display())),
            "{refusal}"
        );
    }
}

#[test]
fn a_path_is_a_path_and_not_an_address() {
    let (folder, path) = folder();
    let odd = folder.path().join("a?mode=memory&x='; %00.db");
    create(&open(&odd), 1);
    assert!(odd.exists());
    assert_eq!(wait(open(&odd).header(header(1).id)), Ok(header(1)));

    let address = format!("file:{}", path.display());
    assert!(matches!(refusal(Path::new(&address)), OpenError::Failed { .. }), "there is no folder `file:`");
    assert!(!path.exists());
}

#[test]
fn a_row_that_was_written_cannot_be_edited() {
    let (_folder, path) = folder();
    let store = open(&path);
    let table = create(&store, 1);
    wait(store.append(table, row(0, "pass", 1))).unwrap();
    let edit = Connection::open(&path).unwrap().execute("UPDATE log SET notation = 'bid 9'", []);
    assert!(edit.unwrap_err().to_string().contains("append-only"));
    assert_eq!(wait(store.log(table, 0)), Ok(vec![row(0, "pass", 1)]));
}

#[test]
fn a_header_that_was_damaged_is_a_failure_and_not_a_guess() {
    for damage in ["config = '{'", "start = 'x'", "seed = ''", "seats = 300"] {
        let (_folder, path) = folder();
        let store = open(&path);
        let table = create(&store, 1);
        Connection::open(&path).unwrap().execute_batch(&format!("UPDATE tables SET {damage}")).unwrap();
        let read = wait(store.header(table));
        assert!(matches!(read, Err(ecotable_store::StoreError::Storage(_))), "{damage}: {read:?}");
    }
}
