//! Why a room does not do what somebody wants.

use ecotable_catalog::{Declined, OpenError};
use ecotable_kernel::{Seat, UndoError};
use ecotable_store::StoreError;

/// Why a room does not do what somebody wants. Nothing has changed, except that after
/// [`RoomError::Storage`] it is not known whether it has: the same request asks again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RoomError {
    /// There is no such table.
    #[error("there is no such table")]
    UnknownTable,
    /// There is no table with that code, or none any more.
    #[error("there is no table with that code")]
    UnknownCode,
    /// The match cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] OpenError),
    /// The table cannot have that many places.
    #[error("this game is for {min} to {max} players")]
    Places {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no such bot.
    #[error("there is no bot `{0}` for this game")]
    UnknownBot(String),
    /// Every place is taken.
    #[error("every place is taken")]
    Full,
    /// Somebody else has taken the place.
    #[error("seat {0} is taken")]
    Taken(Seat),
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// The device does not hold that seat.
    #[error("this device does not hold seat {0}")]
    NotYours(Seat),
    /// The match has begun.
    #[error("the match has begun")]
    Begun,
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
    /// The match is not over.
    #[error("the match is not over")]
    NotOver,
    /// Something has happened since the form was made.
    #[error("something has happened meanwhile")]
    Stale,
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Declined),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// No auction is open to such an order.
    #[error("there is no auction for that order")]
    NoAuction,
    /// The player is there.
    #[error("the player of seat {0} is there")]
    Present(Seat),
    /// The link was used, or never made.
    #[error("that link has been used")]
    NoSuchLink,
    /// A bot plays in this seat at the moment.
    #[error("a bot plays in seat {0} at the moment")]
    StoodIn(Seat),
    /// The host does not want reactions at this table.
    #[error("reactions are switched off at this table")]
    Quiet,
    /// The seat reacted a moment ago.
    #[error("the seat reacted a moment ago")]
    ReactedJustNow,
    /// Too much in too short a time.
    #[error("too fast: wait a moment")]
    TooFast,
    /// The server is going down or too busy.
    #[error("the server is busy or stopping")]
    Busy,
    /// The stored match cannot be played by this program.
    #[error("the stored match cannot be opened: {0}")]
    Damaged(String),
    /// The store failed.
    #[error(transparent)]
    Storage(#[from] StoreError),
}
