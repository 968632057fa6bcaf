//! A match of any game, behind one type.

use ecotable_kernel::{Meta, Outcome, Phrase, Record, Seat, SeatSet, Seed, UndoError, Viewer};
use serde_json::Value;

use crate::bot::{Advice, BotError};
use crate::declined::Declined;
use crate::told::AnyTold;

/// A match of any game: actions are notations, and what the game says is JSON or a sentence to be.
pub trait AnyTable: Send {
    /// What can be said of the game without playing it.
    fn meta(&self) -> &'static Meta;
    /// The options of this match.
    fn config(&self) -> Value;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// The seed: only for those who may know everything.
    fn seed(&self) -> Seed;
    /// How many decisions have been made, hidden ones included.
    fn ply(&self) -> u64;
    /// How many steps `viewer` has noticed, which betrays nothing that others do in secret.
    fn noticed(&self, viewer: Viewer) -> u32;
    /// The seats that owe a decision.
    fn to_act(&self) -> SeatSet;
    /// The seat that decided last.
    fn last_seat(&self) -> Option<Seat>;
    /// The result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The actions that `seat` may take now; none if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Actions worth offering that are allowed now without being in the list, such as taking back a half-made choice.
    fn unlisted(&self, seat: Seat) -> Vec<String>;
    /// Whether `seat` may take the action now, and otherwise why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Declined>;
    /// Plays a decision and tells what happened.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyTold>, Declined>;
    /// Whether `seat` may take back its last decision, and otherwise why not.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;
    /// Takes back the last decision of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Whether a bot of that name plays this game.
    fn check_bot(&self, bot: &str) -> Result<(), BotError>;
    /// What the bot of that name would do in this seat, and why; the same for the same `seed`.
    fn advise(&self, seat: Seat, bot: &str, seed: u64) -> Result<Advice, BotError>;

    /// What `viewer` may know, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// What `viewer` may know, as lines of text to be.
    fn lines(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What is going on and what is wanted.
    fn situation(&self, viewer: Viewer) -> Phrase;
    /// What taking the action would do; `None` if the text is not an action.
    fn action(&self, action: &str) -> Option<Phrase>;

    /// The whole position, readable and editable: only for those who may know everything.
    fn snapshot(&self) -> Value;
    /// The match so far as a record; it tells the seed.
    fn record(&self) -> Record;
    /// The same match before its first decision, and the events of its set-up.
    fn rewound(&self) -> Opened;
    /// A copy on which a decision can be tried.
    fn copy(&self) -> Box<dyn AnyTable>;
}

/// A match that was set up, and what was told meanwhile.
pub struct Opened {
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// The events of the set-up; none if the match starts from a position made by hand.
    pub events: Vec<AnyTold>,
}
