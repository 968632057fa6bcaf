//! Opening a file: is it ours, is it of our time, and does it keep what it promises.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::recent;
use crate::error::{OpenError, StoreError};

/// Forward only; a released one is never edited.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_matches.sql"),
    include_str!("../../migrations/0002_recent.sql"),
    include_str!("../../migrations/0003_moving.sql"),
];

/// The format that this program writes: the number of migrations.
const FORMAT: u32 = MIGRATIONS.len() as u32;

/// Marks a database as ours: "ECOT".
const APPLICATION: u32 = 0x4543_4f54;

/// The first SQLite without the bug that damages a database when two connections meet at a WAL reset.
const OLDEST_ENGINE: i32 = 3_051_003;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// More than the number of our statements, so that each is prepared once.
const STATEMENTS: usize = 64;

// `fullfsync` matters on macOS only, where an ordinary flush stops at the disk's own cache. `secure_delete` writes
// over what is deleted, so that a forgotten name is not left in the file; for the same reason nothing is sorted in a
// temporary file.
const DURABLE: &str = "PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA trusted_schema = OFF;";

/// How a connection is set up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Settings {
    /// The version of SQLite.
    pub engine: String,
    /// `wal` for a file.
    pub journal_mode: String,
    /// 2 is FULL.
    pub synchronous: u8,
    /// Whether a row must belong to a table.
    pub foreign_keys: bool,
    /// The format of the database.
    pub format: u32,
}

pub(super) fn settings(db: &Connection) -> Result<Settings, StoreError> {
    Ok(Settings {
        engine: rusqlite::version().to_owned(),
        journal_mode: db.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
        synchronous: db.pragma_query_value(None, "synchronous", |row| row.get(0))?,
        foreign_keys: db.pragma_query_value(None, "foreign_keys", |row| row.get(0))?,
        format: number(db, "user_version")?,
    })
}

pub(super) fn limit_size(db: &Connection, bytes: u64) -> Result<(), StoreError> {
    let page = u64::from(number(db, "page_size")?);
    // Zero would not limit anything.
    let pages = i64::try_from((bytes / page).max(1)).unwrap_or(i64::MAX);
    Ok(db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
}

pub(super) fn for_writing(path: &Path) -> Result<Connection, OpenError> {
    if rusqlite::version_number() < OLDEST_ENGINE {
        return Err(OpenError::Engine(rusqlite::version()));
    }
    let failed = |error| cannot_open(path, &error);
    let mut db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    check_identity(&db, path)?;
    use_wal(&db, path)?;
    db.execute_batch(DURABLE).map_err(failed)?;
    migrate(&mut db).map_err(failed)?;
    // Whoever had the file before has left recent rows, and may have been killed between forgetting and scrubbing.
    let _ = recent::settle(&mut db);
    scrub(&db);
    Ok(db)
}

/// Empties the write-ahead log, where pages stay that were written over; gives whether nobody was reading them.
pub(super) fn scrub(db: &Connection) -> bool {
    let busy = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    matches!(busy, Ok(false))
}

/// For the thread that copies from the write-ahead log in the background.
pub(super) fn for_keeping(path: &Path) -> Result<Connection, OpenError> {
    let db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // A connection that has not looked does not know that there is such a log.
    use_wal(&db, path)?;
    db.execute_batch(DURABLE).map_err(|error| cannot_open(path, &error))?;
    Ok(db)
}

pub(super) fn for_reading(path: &Path) -> Result<Connection, OpenError> {
    let db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let settings = "PRAGMA query_only = ON; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;";
    db.execute_batch(settings).map_err(|error| cannot_open(path, &error))?;
    Ok(db)
}

pub(super) fn in_memory() -> Result<Connection, OpenError> {
    let open = || {
        let mut db = Connection::open_in_memory()?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        db.execute_batch(DURABLE)?;
        migrate(&mut db)?;
        Ok(db)
    };
    open().map_err(|error| cannot_open(Path::new(":memory:"), &error))
}

/// SQLite takes `file:…` for an address and `:memory:` for no file at all; an absolute path is neither.
fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, OpenError> {
    let failed = |error: std::io::Error| OpenError::Failed { path: path.into(), why: error.to_string() };
    let place = std::path::absolute(path).map_err(failed)?;
    let open = || {
        let db = Connection::open_with_flags(place, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        db.busy_timeout(PATIENCE)?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(db)
    };
    open().map_err(|error| cannot_open(path, &error))
}

/// Only reads, so that a file which is not ours stays as it is.
fn check_identity(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let read = || {
        let things: u32 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        Ok((number(db, "application_id")?, number(db, "user_version")?, things))
    };
    match read().map_err(|error| cannot_open(path, &error))? {
        (0, 0, 0) => Ok(()),
        (APPLICATION, found, _) if found > FORMAT => {
            Err(OpenError::Newer { path: path.into(), found, known: FORMAT })
        }
        (APPLICATION, ..) => Ok(()),
        _ => Err(OpenError::NotOurs(path.into())),
    }
}

fn use_wal(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let mode: String = db
        .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
        .map_err(|error| cannot_open(path, &error))?;
    if mode == "wal" {
        return Ok(());
    }
    let why = format!("it is somewhere without write-ahead logging (its journal mode is {mode})");
    Err(OpenError::Failed { path: path.into(), why })
}

fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = number(&step, "user_version")?;
    for migration in MIGRATIONS.iter().skip(done as usize) {
        step.execute_batch(migration)?;
    }
    if done < FORMAT {
        step.pragma_update(None, "application_id", APPLICATION)?;
        step.pragma_update(None, "user_version", FORMAT)?;
    }
    step.commit()
}

fn number(db: &Connection, pragma: &str) -> rusqlite::Result<u32> {
    // Both numbers are signed in the file; none of ours is negative, so those are only somebody else's.
    db.pragma_query_value(None, pragma, |row| row.get(0)).map(i32::cast_unsigned)
}

fn cannot_open(path: &Path, error: &rusqlite::Error) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotADatabase(path.into()),
        _ => OpenError::Failed { path: path.into(), why: error.to_string() },
    }
}
