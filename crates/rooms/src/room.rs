//! One room, as the rest of the server holds it.

use std::sync::{Arc, Weak};

use ecotable_store::TableId;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::RoomError;
use crate::looks::{Looks, Standpoint};
use crate::moment::Moment;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::task::{Asleep, Message, Wanted};
use crate::token::Token;
use crate::wish::{Done, Wish};

/// One room; a copy is the same room. It stays in memory as long as somebody holds it.
#[derive(Clone)]
pub struct Room {
    pub(crate) live: Arc<Live>,
    pub(crate) rooms: Weak<Rooms>,
}

/// A room in memory.
pub(crate) struct Live {
    pub table: TableId,
    pub inbox: mpsc::Sender<Message>,
    pub moments: watch::Receiver<Arc<Moment>>,
    pub looks: Arc<Looks>,
    pub settings: Arc<Settings>,
}

/// Somebody who looks at a room; as long as it lives, the holder of the token is there.
pub struct Look {
    moments: watch::Receiver<Arc<Moment>>,
    standpoint: Option<Standpoint>,
}

impl Room {
    /// What it looks like now.
    pub fn now(&self) -> Arc<Moment> {
        Arc::clone(&self.live.moments.borrow())
    }

    /// Looks at the room from now on. If too many look already, it ends at once.
    pub fn look(&self, token: Option<&Token>) -> Look {
        let standpoint = self.live.looks.enter(token.map(Token::hash), &self.live.settings);
        let mut moments = self.live.moments.clone();
        moments.mark_unchanged();
        Look { moments, standpoint }
    }

    /// Notes that the holder of the token has asked for a page and is there, for a while, without looking on.
    pub fn seen(&self, token: Option<&Token>) {
        // If the room is that busy, somebody else has noticed.
        let _ = self.live.inbox.try_send(Message::Seen(token.map(Token::hash)));
    }

    /// Wants something from the room; the token proves who.
    pub async fn ask(&self, token: Option<Token>, wish: Wish) -> Result<Done, RoomError> {
        match self.live.ask(token, wish.clone()).await {
            Ok(answer) => answer,
            Err(Asleep) => {
                let rooms = self.rooms.upgrade().ok_or(RoomError::Busy)?;
                let room = rooms.enter(self.live.table).await?;
                room.live.ask(token, wish).await.unwrap_or(Err(RoomError::Busy))
            }
        }
    }
}

impl Live {
    async fn ask(&self, token: Option<Token>, wish: Wish) -> Result<Result<Done, RoomError>, Asleep> {
        let mut random = [0; 32];
        if wish.needs_chance() && getrandom::fill(&mut random).is_err() {
            return Ok(Err(RoomError::Busy));
        }
        let (reply, answer) = oneshot::channel();
        match self.inbox.try_send(Message::Ask(Box::new(Wanted { token, wish, random, reply }))) {
            Ok(()) => answer.await.unwrap_or(Ok(Err(RoomError::Busy))),
            Err(mpsc::error::TrySendError::Full(_)) => Ok(Err(RoomError::Busy)),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Asleep),
        }
    }
}

impl Look {
    /// What the room looks like now.
    pub fn now(&mut self) -> Arc<Moment> {
        Arc::clone(&self.moments.borrow_and_update())
    }

    /// Waits until it looks different; `None` when the look has to end: the server stops, the room has left memory, or
    /// the same device looks too often.
    pub async fn next(&mut self) -> Option<Arc<Moment>> {
        let standpoint = self.standpoint.as_mut()?;
        let is_changed = tokio::select! {
            biased;
            _ = &mut standpoint.leave => false,
            changed = self.moments.changed() => changed.is_ok(),
        };
        if !is_changed {
            self.standpoint = None;
            return None;
        }
        Some(self.now())
    }
}
