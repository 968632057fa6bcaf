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
    pub shown: watch::Receiver<Shown>,
    pub looks: Arc<Looks>,
    pub settings: Arc<Settings>,
}

/// What there is to be seen of a room.
pub(crate) struct Shown {
    now: Arc<Moment>,
    /// How many moments were shown before this one.
    number: u64,
    /// What will be shown next, if it comes to that.
    pub next: Option<Arc<Moment>>,
}

impl Shown {
    pub fn first(now: Arc<Moment>) -> Self {
        Self { now, number: 0, next: None }
    }

    /// From now on this is shown.
    pub fn publish(&mut self, now: Arc<Moment>) {
        *self = Self { now, number: self.number + 1, next: None };
    }
}

/// Somebody who looks at a room; as long as it lives, the holder of the token is there.
pub struct Look {
    shown: watch::Receiver<Shown>,
    /// The number of the moment that was seen last.
    number: u64,
    standpoint: Option<Standpoint>,
}

/// What somebody who looks may do something about.
pub struct News {
    /// The room as it looks now, if that is new.
    pub now: Option<Arc<Moment>>,
    /// The room as it may look next: it can be drawn already, and must not be shown. If it comes true, the next news are
    /// the very same.
    pub next: Option<Arc<Moment>>,
}

impl Room {
    /// What it looks like now.
    pub fn now(&self) -> Arc<Moment> {
        Arc::clone(&self.live.shown.borrow().now)
    }

    /// Looks at the room from now on. If too many look already, it ends at once.
    pub fn look(&self, token: Option<&Token>) -> Look {
        let standpoint = self.live.looks.enter(token.map(Token::hash), &self.live.settings);
        let mut shown = self.live.shown.clone();
        let number = shown.borrow_and_update().number;
        Look { shown, number, standpoint }
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
        let shown = self.shown.borrow_and_update();
        self.number = shown.number;
        Arc::clone(&shown.now)
    }

    /// Waits until it looks different; `None` when the look has to end.
    pub async fn next(&mut self) -> Option<Arc<Moment>> {
        loop {
            if let Some(now) = self.news().await?.now {
                return Some(now);
            }
        }
    }

    /// Waits until it looks different, or may soon; `None` when the look has to end: the server stops, the room has left
    /// memory, or the same device looks too often.
    pub async fn news(&mut self) -> Option<News> {
        let standpoint = self.standpoint.as_mut()?;
        let is_changed = tokio::select! {
            biased;
            _ = &mut standpoint.leave => false,
            changed = self.shown.changed() => changed.is_ok(),
        };
        if !is_changed {
            self.standpoint = None;
            return None;
        }
        let shown = self.shown.borrow_and_update();
        let is_new = std::mem::replace(&mut self.number, shown.number) != shown.number;
        Some(News { now: is_new.then(|| Arc::clone(&shown.now)), next: shown.next.clone() })
    }
}
