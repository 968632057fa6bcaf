//! A match of any game, behind one type.

use std::sync::Arc;

use ecotable_kernel::{Entry, Record, Seat, Seed, UndoError};
use serde_json::Value;

use crate::declined::Declined;
use crate::position::AnyPosition;
use crate::told::{AnyTold, Said};

/// A match of any game. What can be known of it at any moment is in [`AnyPosition`].
pub trait AnyTable: AnyPosition {
    /// The seed: only for those who may know everything.
    fn seed(&self) -> Seed;
    /// How many decisions have been made, hidden ones included.
    fn ply(&self) -> u64;
    /// The seat that decided last.
    fn last_seat(&self) -> Option<Seat>;

    /// Plays a decision and tells what happened.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<AnyTold>, Declined>;
    /// Takes back the last decision of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Plays a decision on a copy, so that it can be stored before it happens; see [`AnyTable::commit`].
    fn prepare(&mut self, seat: Seat, action: &str) -> Result<(), Declined>;
    /// Lets the decision that was prepared last happen, and says what happened; nothing if none was prepared.
    fn commit(&mut self) -> Vec<Said>;
    /// Plays a decision of a stored match again, without saying anything.
    fn play_again(&mut self, seat: Seat, action: &str) -> Result<(), Declined>;

    /// A picture of the match at this moment.
    fn position(&self) -> Arc<dyn AnyPosition>;
    /// The whole position, readable and editable: only for those who may know everything.
    fn snapshot(&self) -> Value;
    /// The decisions so far, in the order in which they were made; a record may tell simultaneous ones in another.
    fn decisions(&self) -> Vec<Entry>;
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
