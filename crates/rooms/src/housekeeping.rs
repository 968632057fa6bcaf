//! Looking after the rooms of a server: names are forgotten, and what nobody uses any more is given up.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use ecotable_store::{Change, StoreError, TableId, Trace};
use tokio::sync::oneshot;

use crate::error::RoomError;
use crate::facts::Facts;
use crate::pure::{Kept, Play};
use crate::rooms::Rooms;
use crate::task::Message;
use crate::tidying::{self, Fate};

/// How often somebody looks after the rooms.
const EVERY: Duration = Duration::from_secs(3600);

/// How many rooms are looked after in one go.
const DUE: u32 = 100;

/// What came of looking after the rooms.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Tidied {
    /// How many rooms were given up.
    pub deleted: u32,
    /// In how many the names were forgotten.
    pub nameless: u32,
}

impl Rooms {
    /// Looks after the rooms every hour, until the server stops, and says what went wrong.
    pub fn keep_tidy(self: &Arc<Self>, complain: impl Fn(RoomError) + Send + 'static) {
        let (rooms, mut stop) = (Arc::clone(self), self.stop.subscribe());
        tokio::spawn(async move {
            loop {
                if let Err(error) = rooms.tidy((rooms.settings.date)()).await {
                    // What could not be done now is done in an hour.
                    complain(error);
                }
                tokio::select! {
                    _ = stop.wait_for(|stop| *stop) => return,
                    () = tokio::time::sleep(EVERY) => {}
                }
            }
        });
    }

    /// Forgets names a day after a match is over, and gives up rooms in which nothing happens any more. A room that cannot
    /// be read keeps no other from being looked after; the first failure is told at the end.
    pub async fn tidy(&self, now: i64) -> Result<Tidied, RoomError> {
        let mut tidied = Tidied::default();
        let (mut done, mut failure) = (HashSet::new(), None);
        loop {
            let due = self.store.due_rooms(now, DUE).await?;
            let fresh: Vec<_> = due.into_iter().filter(|&table| done.insert(table)).collect();
            if fresh.is_empty() || *self.stop.borrow() {
                return failure.map_or(Ok(tidied), Err);
            }
            for table in fresh {
                let answer = self.look_after(table, now, &mut tidied).await;
                failure = failure.or(answer.err());
            }
        }
    }

    async fn look_after(&self, table: TableId, now: i64, tidied: &mut Tidied) -> Result<(), RoomError> {
        let known = self.lock().get(&table).and_then(|cell| Some(cell.get()?.live.inbox.clone()));
        if let Some(inbox) = known {
            let (reply, done) = oneshot::channel();
            let _ = inbox.send(Message::LookAfter(reply)).await;
            let _ = done.await;
            if self.lock().contains_key(&table) {
                return Ok(());
            }
        }
        let kept = match self.load(table).await {
            Err(RoomError::UnknownTable) => return Ok(()),
            kept => kept?,
        };
        match self.tidy_one(table, kept, now, tidied).await {
            // Somebody else was here meanwhile.
            Err(
                StoreError::RoomChanged { .. } | StoreError::UnknownRoom(_) | StoreError::UnknownTable(_),
            ) => Ok(()),
            answer => Ok(answer?),
        }
    }

    async fn tidy_one(
        &self,
        table: TableId,
        kept: Kept,
        now: i64,
        tidied: &mut Tidied,
    ) -> Result<(), StoreError> {
        let Kept { record, played } = kept;
        let mut room = record.room;
        let mut trace = Trace::Kept;
        if let Ok(facts) = Facts::read(&room.body) {
            let unnoticed = played.filter(|_| facts.begun.is_some() && facts.ended.is_none());
            let is_over = unnoticed.is_some_and(|(header, rows)| {
                Play::open(&header, rows, facts.salt.0).is_ok_and(|play| play.is_over())
            });
            let facts = match facts.tidied(is_over, now) {
                Fate::Deleted => {
                    tidied.deleted += 1;
                    return self.store.delete(table).await;
                }
                Fate::Nameless(facts) => {
                    tidied.nameless += 1;
                    trace = Trace::Erased;
                    facts
                }
                Fate::Kept(facts) => facts,
            };
            room.body = facts.write();
            room.due_at = Some(facts.due_again(now));
        } else {
            // It was written by another version of the program, which may come back.
            room.due_at = Some(now + tidying::LONG);
        }
        self.store.save_room(table, Change { version: record.version, room, trace }).await.map(|_| ())
    }
}
