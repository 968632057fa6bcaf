//! What a store refuses to keep, whatever database is behind it.

use crate::error::StoreError;
use crate::model::{Act, Room, Row, TableHeader};

/// The longest notation of a decision, in bytes.
pub const MAX_NOTATION: usize = 4 << 10;
/// The longest code of a room, in bytes.
pub const MAX_CODE: usize = 64;
/// The longest name of a game, in bytes.
pub const MAX_GAME: usize = 64;
/// The longest options and the longest first position, each as JSON, in bytes.
pub const MAX_JSON: usize = 1 << 20;
/// The longest document of a room, in bytes: options and first position fit in, with all the rest.
pub const MAX_ROOM: usize = 4 << 20;

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

/// Refuses a room whose code or document cannot be kept.
pub fn check_room(room: &Room) -> Result<(), StoreError> {
    room.code.as_ref().map_or(Ok(()), |code| check_text("code", code, MAX_CODE))?;
    check_length("room", room.body.len(), MAX_ROOM)
}

fn check_text(what: &'static str, text: &str, limit: usize) -> Result<(), StoreError> {
    check_length(what, text.len(), limit)?;
    if text.contains('\0') { Err(StoreError::Nul { what }) } else { Ok(()) }
}

fn check_length(what: &'static str, bytes: usize, limit: usize) -> Result<(), StoreError> {
    if bytes > limit { Err(StoreError::TooLong { what, bytes, limit }) } else { Ok(()) }
}
