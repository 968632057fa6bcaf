//! How a table follows another one: the same people play again.

use ecotable_store::{Room, TableId};

use super::PureRoom;
use super::asking::Plan;
use crate::error::RoomError;
use crate::facts::Facts;
use crate::secret::Secret;
use crate::wish::Done;

/// The document of a room for another match of the same people, which still needs a code; `body` is the document of the
/// room in which they played.
pub fn room_again(body: &[u8], salt: [u8; 16], date: i64) -> Result<Room, RoomError> {
    let facts = Facts::read(body)?.again(salt, date);
    Ok(Room { code: None, body: facts.write(), due_at: Some(facts.due()) })
}

impl PureRoom {
    /// One table follows, whoever asks and however often: a later one only takes the place of one that is no more.
    pub(super) fn follow(&self, next: TableId, instead_of: Option<TableId>) -> Result<Plan, RoomError> {
        if !self.is_over() {
            return Err(RoomError::NotOver);
        }
        let known = self.facts.followed_by();
        if let Some(table) = known.filter(|_| known != instead_of) {
            return Ok(Plan::Answer(Done::Followed(table)));
        }
        let mut facts = self.facts.clone();
        facts.sequel = Some(Secret(next.0.to_be_bytes()));
        Ok(Plan::Save(facts, Done::Followed(next)))
    }
}
