//! What a store refuses to keep, whatever database is behind it.

use crate::error::StoreError;
use crate::model::{Act, Holder, Row, Snapshot, TableHeader};

/// The longest notation of a decision, in bytes.
pub const MAX_NOTATION: usize = 4 << 10;
/// The longest nickname, in bytes.
pub const MAX_NICKNAME: usize = 256;
/// The longest name of a game, in bytes.
pub const MAX_GAME: usize = 64;
/// The longest options and the longest first position, each as JSON, in bytes.
pub const MAX_JSON: usize = 1 << 20;
/// The longest snapshot, in bytes.
pub const MAX_SNAPSHOT: usize = 1 << 20;

/// Refuses a header that is too long; gives its options and its first position as JSON.
pub fn check_header(header: &TableHeader) -> Result<(String, Option<String>), StoreError> {
    check_text("game", &header.game, MAX_GAME)?;
    let config = header.config.to_string();
    check_text("config", &config, MAX_JSON)?;
    let start = header.start.as_ref().map(ToString::to_string);
    start.as_ref().map_or(Ok(()), |start| check_text("start", start, MAX_JSON))?;
    Ok((config, start))
}

/// Refuses a row whose notation cannot be kept.
pub fn check_row(row: &Row) -> Result<(), StoreError> {
    match &row.act {
        Act::Decide(notation) => check_text("notation", notation, MAX_NOTATION),
        Act::Undo => Ok(()),
    }
}

/// Refuses a nickname that cannot be kept.
pub fn check_holder(holder: &Holder) -> Result<(), StoreError> {
    check_text("nickname", &holder.nickname, MAX_NICKNAME)
}

/// Refuses a snapshot that is too long.
pub fn check_snapshot(snapshot: &Snapshot) -> Result<(), StoreError> {
    check_length("snapshot", snapshot.body.len(), MAX_SNAPSHOT)
}

fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check_length(what, text.len(), limit)?;
    if text.contains('\0') { Err(StoreError::Nul { what }) } else { Ok(()) }
}

fn check_length(what: &'static str, bytes: usize, limit: usize) -> Result<(), StoreError> {
    if bytes > limit { Err(StoreError::TooLong { what, bytes, limit }) } else { Ok(()) }
}
