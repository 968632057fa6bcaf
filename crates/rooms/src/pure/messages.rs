//! What goes into a room, and what comes out.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use ecotable_catalog::{Advice, AnyPosition, BotError};
use ecotable_kernel::Seat;
use ecotable_store::{Change, Key, RoomRecord, Row, StoreError, TableHeader, TokenHash};
use serde_json::Value;

use crate::error::RoomError;
use crate::moment::Moment;
use crate::token::Token;
use crate::wish::{Done, Wish};

/// What time it is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Now {
    /// On a clock that never goes back; only differences matter.
    pub at: Duration,
    /// The date, in seconds since the beginning of 1970.
    pub date: i64,
}

/// Somebody wants something.
#[derive(Clone)]
pub struct Ask {
    /// What the answer is known by.
    pub id: u64,
    /// What proves who it is.
    pub token: Option<Token>,
    /// What they want.
    pub wish: Wish,
    /// Random bytes for whatever is to be made for them, such as a token.
    pub random: [u8; 32],
}

impl fmt::Debug for Ask {
    /// Tokens are made from the random bytes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ask({}, {:?})", self.id, self.wish)
    }
}

/// What happens to a room. While it waits for the store, it takes nothing but [`Input::Stored`].
pub enum Input {
    /// Somebody wants something.
    Ask(Ask),
    /// These devices look at the room now, and so do so many strangers.
    Looks {
        /// What proves who they are, each once.
        holders: Vec<TokenHash>,
        /// How many others.
        strangers: usize,
    },
    /// A device has asked for a page; `None` is a stranger's.
    Seen(Option<TokenHash>),
    /// A bot has thought.
    Thought {
        /// What the thought is known by.
        id: u64,
        /// What came of it.
        advice: Result<Advice, BotError>,
    },
    /// The store has answered.
    Stored(Stored),
    /// Time has passed.
    Tick,
    /// Somebody looks after the room, which is in use: it is kept for another while, but names are forgotten in time.
    Tidy,
}

/// What a room wants done, in this order.
pub enum Effect {
    /// Everybody who looks shall see this.
    Publish(Arc<Moment>),
    /// An answer.
    Answer(u64, Result<Done, RoomError>),
    /// A bot shall think.
    Think(Thinking),
    /// The store shall do something; nothing else happens before it answers.
    Store(Request),
    /// The room is no more, or cannot be played on.
    End(RoomError),
}

/// What a bot shall think about.
pub struct Thinking {
    /// What the thought is known by.
    pub id: u64,
    /// The position.
    pub position: Arc<dyn AnyPosition>,
    /// In which seat.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Where its chance comes from.
    pub seed: u64,
}

/// What the store shall do for a room.
#[derive(Clone)]
pub enum Request {
    /// Append a row.
    Append(Row),
    /// Change the room's document.
    Save(Change),
    /// Create the match, with a seed that nobody knows.
    Create(Beginning),
    /// Find the row of a key.
    Find(Key),
    /// Read everything again.
    Load,
}

/// A match that is to begin, without its seed.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// The options.
    pub config: Arc<Value>,
    /// When.
    pub created_at: i64,
}

/// What the store answered.
pub enum Stored {
    /// To [`Request::Append`].
    Appended(Result<u64, StoreError>),
    /// To [`Request::Save`].
    Saved(Result<u64, StoreError>),
    /// To [`Request::Create`], with the seed.
    Created(Result<TableHeader, StoreError>),
    /// To [`Request::Find`].
    Found(Result<Option<Row>, StoreError>),
    /// To [`Request::Load`].
    Loaded(Result<Kept, StoreError>),
}

/// A room as it is kept.
#[derive(Clone)]
pub struct Kept {
    /// The room's document.
    pub record: RoomRecord,
    /// The match, if it was created, and all of its log.
    pub played: Option<(TableHeader, Vec<Row>)>,
}
