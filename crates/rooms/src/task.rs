//! The task that drives one room: messages in, the store and the bots out.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use ecotable_catalog::{Advice, BotError};
use ecotable_kernel::Seed;
use ecotable_store::{Store, StoreError, TableHeader, TableId, TokenHash};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::error::RoomError;
use crate::pure::{Ask, Beginning, Effect, Input, Kept, Now, PureRoom, Request, Stored, Thinking};
use crate::room::{Live, Shown};
use crate::rooms::Rooms;
use crate::token::Token;
use crate::wish::{Done, Wish};

/// The room has left memory.
pub(crate) struct Asleep;

/// What is sent to a room.
pub(crate) enum Message {
    /// Somebody wants something.
    Ask(Box<Wanted>),
    /// Somebody has asked for a page.
    Seen(Option<TokenHash>),
    /// Somebody looks after the rooms: this one is either in use and kept, or leaves memory.
    LookAfter(oneshot::Sender<()>),
}

/// What somebody wants, and where the answer goes.
pub(crate) struct Wanted {
    pub token: Option<Token>,
    pub wish: Wish,
    pub random: [u8; 32],
    pub reply: Reply,
}

type Reply = oneshot::Sender<Result<Result<Done, RoomError>, Asleep>>;

/// What a task has besides its room.
pub(crate) struct Task {
    /// Outside of the task, which is made for every room as large as all it could ever wait for.
    pub room: Box<PureRoom>,
    pub store: Arc<dyn Store>,
    pub live: Arc<Live>,
    pub rooms: Weak<Rooms>,
    pub inbox: mpsc::Receiver<Message>,
    pub shown: watch::Sender<Shown>,
    pub thinkers: Arc<Semaphore>,
    pub foresight: Arc<Semaphore>,
    pub stop: watch::Receiver<bool>,
    /// Dropped when the task ends.
    pub _running: mpsc::Sender<()>,
}

/// What a bot has thought. The queues have room for many at once, so what lies in them is small.
type Thought = Box<(u64, Result<Advice, BotError>)>;

/// A task at work.
struct Driver {
    task: Task,
    since: Instant,
    /// When somebody last wanted something or looked.
    active: Instant,
    asked: u64,
    replies: HashMap<u64, Reply>,
    /// Who waits until the room has been looked after.
    looked_after: Option<oneshot::Sender<()>>,
    thoughts: (mpsc::UnboundedSender<Thought>, mpsc::UnboundedReceiver<Thought>),
    has_ended: bool,
}

/// How many copies of [`Live`] a task itself holds.
pub(crate) const OWN_COPIES: usize = 2;

/// Whatever happens to a task, its room is no longer in memory afterwards.
struct Leaving(Weak<Rooms>, Arc<Live>);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.1.looks.close();
        if let Some(rooms) = self.0.upgrade() {
            rooms.forget(&self.1);
        }
    }
}

/// What happens next.
enum Next {
    Input(Box<Input>),
    Message(Message),
    Idle,
    Stop,
}

impl Task {
    /// Drives the room until it leaves memory.
    pub async fn run(self) {
        let _leaving = Leaving(Weak::clone(&self.rooms), Arc::clone(&self.live));
        let now = Instant::now();
        let mut driver = Driver {
            task: self,
            since: now,
            active: now,
            asked: 0,
            replies: HashMap::new(),
            looked_after: None,
            thoughts: mpsc::unbounded_channel(),
            has_ended: false,
        };
        let mut next = Next::Input(Box::new(Input::Tick));
        loop {
            if let Some(input) = driver.receive(next) {
                driver.drive(input).await;
            }
            if let Some(reply) = driver.looked_after.take() {
                let _ = reply.send(());
            }
            if driver.has_ended {
                break;
            }
            next = driver.next().await;
        }
        driver.leave();
    }
}

impl Driver {
    async fn next(&mut self) -> Next {
        let next = self.task.room.next_at().map(|at| self.since + at);
        let idle = self.task.live.looks.is_empty().then(|| self.active + self.task.live.settings.idle);
        let is_idle_next = idle.is_some_and(|idle| next.is_none_or(|next| idle <= next));
        let deadline = if is_idle_next { idle } else { next };
        tokio::select! {
            biased;
            _ = self.task.stop.wait_for(|stop| *stop) => Next::Stop,
            Some(thought) = self.thoughts.1.recv() => {
                let (id, advice) = *thought;
                Next::Input(Box::new(Input::Thought { id, advice }))
            }
            () = self.task.live.looks.changed.notified() => {
                self.active = Instant::now();
                Next::Input(Box::new(self.task.live.looks.input()))
            }
            message = self.task.inbox.recv() => message.map_or(Next::Stop, Next::Message),
            () = sleep_until(deadline) => if is_idle_next { Next::Idle } else { Next::Input(Box::new(Input::Tick)) },
        }
    }

    /// What the room has to know of what happened, if anything.
    fn receive(&mut self, next: Next) -> Option<Input> {
        match next {
            Next::Input(input) => Some(*input),
            Next::Message(message) => self.read(message),
            Next::Idle => {
                self.try_to_leave();
                None
            }
            Next::Stop => {
                self.has_ended = true;
                None
            }
        }
    }

    fn read(&mut self, message: Message) -> Option<Input> {
        match message {
            Message::Ask(wanted) => {
                let Wanted { token, wish, random, reply } = *wanted;
                self.active = Instant::now();
                self.asked += 1;
                self.replies.insert(self.asked, reply);
                Some(Input::Ask(Ask { id: self.asked, token, wish, random }))
            }
            Message::Seen(holder) => {
                self.active = Instant::now();
                Some(Input::Seen(holder))
            }
            Message::LookAfter(reply) => {
                self.looked_after = Some(reply);
                self.try_to_leave();
                (!self.has_ended).then_some(Input::Tidy)
            }
        }
    }

    /// Gives something to the room, and does all that follows.
    async fn drive(&mut self, input: Input) {
        let mut next = Some(input);
        while let Some(input) = next.take() {
            let now = Now { at: self.since.elapsed(), date: (self.task.live.settings.date)() };
            for effect in self.task.room.step(input, now) {
                match effect {
                    Effect::Publish(moment) => self.task.shown.send_modify(|shown| shown.publish(moment)),
                    Effect::Answer(id, answer) => self.answer(id, answer),
                    Effect::Think(thinking) => self.think(thinking),
                    Effect::Store(request) => next = Some(Input::Stored(self.store(request).await)),
                    Effect::End(_) => self.has_ended = true,
                }
            }
        }
    }

    /// Lets the store do what the room wants. While it appends a row, those who look may draw what they will see, unless so
    /// many rooms wait that there is enough else to do.
    async fn store(&mut self, request: Request) -> Stored {
        let Task { room, store, live, shown, foresight, .. } = &mut self.task;
        let table = live.table;
        match request {
            Request::Append(row) => {
                let appended = store.append(table, row);
                let permit = foresight.try_acquire();
                if permit.is_ok()
                    && let Some(moment) = room.foresee()
                {
                    shown.send_modify(|shown| shown.next = Some(moment));
                }
                Stored::Appended(appended.await)
            }
            Request::Save(change) => Stored::Saved(store.save_room(table, change).await),
            // What is rare and large is put aside, because every room has place for it all the time.
            Request::Create(beginning) => Stored::Created(Box::pin(create(&**store, live, beginning)).await),
            Request::Find(key) => Stored::Found(store.find(table, key).await),
            Request::Load => Stored::Loaded(Box::pin(load(&**store, table)).await),
        }
    }

    fn answer(&mut self, id: u64, answer: Result<Done, RoomError>) {
        if let Some(reply) = self.replies.remove(&id) {
            // Who does not wait any more does not get an answer.
            let _ = reply.send(Ok(answer));
        }
    }

    /// Lets a bot think on a thread of its own.
    fn think(&self, thinking: Thinking) {
        let thinkers = Arc::clone(&self.task.thinkers);
        let answer = self.thoughts.0.clone();
        tokio::spawn(async move {
            let Thinking { id, position, seat, bot, seed } = thinking;
            let Ok(_permit) = thinkers.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || position.advise(seat, &bot, seed)).await;
            let _ = answer.send(Box::new((id, thought.unwrap_or(Err(BotError::NotAsked(seat))))));
        });
    }

    /// Leaves memory if nobody looks and nothing is under way.
    fn try_to_leave(&mut self) {
        self.active = Instant::now();
        if !self.task.room.is_quiet() || !self.task.inbox.is_empty() {
            return;
        }
        self.has_ended = match self.task.rooms.upgrade() {
            Some(rooms) => rooms.forget_if_empty(&self.task.live),
            None => true,
        };
    }

    /// Tells everybody who waits that the room has left memory.
    fn leave(mut self) {
        self.task.inbox.close();
        while let Ok(message) = self.task.inbox.try_recv() {
            if let Message::Ask(wanted) = message {
                let _ = wanted.reply.send(Err(Asleep));
            }
        }
    }
}

async fn sleep_until(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => tokio::time::sleep_until(deadline).await,
        None => std::future::pending().await,
    }
}

/// Creates a match with a fresh seed.
async fn create(store: &dyn Store, live: &Live, beginning: Beginning) -> Result<TableHeader, StoreError> {
    let chance = (live.settings.chance)().ok_or_else(|| StoreError::Storage("no randomness".to_owned()))?;
    let seed = Seed::new(chance);
    let Beginning { game, rules, seats, config, created_at } = beginning;
    let config = config.as_ref().clone();
    let header = TableHeader { id: live.table, game, rules, seats, config, start: None, seed, created_at };
    store.create(header.clone()).await.map(|()| header)
}

/// Everything that is kept of a room.
pub(crate) async fn load(store: &dyn Store, table: TableId) -> Result<Kept, StoreError> {
    let record = store.room(table).await?;
    let header = match store.header(table).await {
        Ok(header) => header,
        Err(StoreError::UnknownTable(_)) => return Ok(Kept { record, played: None }),
        Err(error) => return Err(error),
    };
    let rows = store.log(table, 0).await?;
    Ok(Kept { record, played: Some((header, rows)) })
}
