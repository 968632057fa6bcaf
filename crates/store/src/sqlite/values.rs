//! How our values become values of SQLite, and its errors ours.

use ecotable_kernel::Seat;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{ErrorCode, ffi};

use crate::error::StoreError;
use crate::ids::{Key, TableId};
use crate::model::Act;

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.cast_signed().into())
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(|number| Self(number.cast_unsigned()))
    }
}

impl ToSql for Key {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Key {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        FromSql::column_result(value).map(Self)
    }
}

impl ToSql for Act {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Decide(notation) => notation.to_sql(),
            Self::Undo => rusqlite::types::Null.to_sql(),
        }
    }
}

impl FromSql for Act {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let notation: Option<String> = FromSql::column_result(value)?;
        Ok(notation.map_or(Self::Undo, Self::Decide))
    }
}

/// The seat in a column.
pub(super) fn seat(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<Seat> {
    row.get(column).map(Seat)
}

/// The error of a change to a room, whose only unique value besides its name is its code.
pub(super) fn code_taken(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error() {
        Some(code) if code.extended_code == ffi::SQLITE_CONSTRAINT_UNIQUE => StoreError::CodeTaken,
        _ => error.into(),
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            _ => Self::Storage(error.to_string()),
        }
    }
}
