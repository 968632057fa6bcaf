//! All rooms of a server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use ecotable_kernel::Record;
use ecotable_store::{Store, StoreError, TableId};
use serde_json::Value;
use tokio::sync::{OnceCell, Semaphore, mpsc, watch};

use crate::code::Code;
use crate::error::RoomError;
use crate::looks::Looks;
use crate::nickname::Nickname;
use crate::place::Seating;
use crate::pure::{Kept, Now, Play, PureRoom, new_room, room_again};
use crate::room::{Live, Room, Shown};
use crate::settings::Settings;
use crate::task::{self, Task};
use crate::token::Token;

/// How often a new room is offered another code before the server gives up.
const ATTEMPTS: usize = 8;
/// How many rooms at a time foresee what they will look like; more would only hold drawings that wait.
const FORESIGHT: usize = 8;

/// All rooms of a server: those in memory, and those asleep in the store.
pub struct Rooms {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Arc<Settings>,
    live: Mutex<HashMap<TableId, Arc<OnceCell<Room>>>>,
    thinkers: Arc<Semaphore>,
    foresight: Arc<Semaphore>,
    pub(crate) stop: watch::Sender<bool>,
    /// Tasks hold a copy; when all are gone, all have ended.
    running: Mutex<Option<(mpsc::Sender<()>, mpsc::Receiver<()>)>>,
    me: Weak<Self>,
}

/// What a new room is opened with.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// The game.
    pub game: String,
    /// Its options; what is missing has its default.
    pub config: Value,
    /// Who hosts and plays at the first place; a host without a name only looks on.
    pub host: Option<Nickname>,
    /// The other places.
    pub places: Vec<Seating>,
}

impl Rooms {
    /// The rooms of a store.
    pub fn new(store: Arc<dyn Store>) -> Arc<Self> {
        Self::with(store, Settings::default())
    }

    /// The rooms of a store, with these settings.
    pub fn with(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        Arc::new_cyclic(|me| Self {
            store,
            live: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            foresight: Arc::new(Semaphore::new(FORESIGHT)),
            settings: Arc::new(settings),
            stop: watch::Sender::new(false),
            running: Mutex::new(Some(mpsc::channel(1))),
            me: Weak::clone(me),
        })
    }

    /// Opens a room, in which people gather; the token proves who hosts it.
    pub async fn open(&self, new: NewRoom) -> Result<(TableId, Token), RoomError> {
        let token = Token::from_random(random()?);
        let room = new_room(new, &token, self.salt()?, (self.settings.date)())?;
        Ok((self.open_with_code(room).await?, token))
    }

    /// Opens a room for another match of the people of a table; whatever proved there who they are proves it here too. It
    /// follows when the old room knows it: [`Wish::Follow`](crate::Wish::Follow).
    pub async fn open_again(&self, table: TableId) -> Result<TableId, RoomError> {
        let record = self.store.room(table).await.map_err(not_found)?;
        let room = room_again(&record.room.body, self.salt()?, (self.settings.date)())?;
        self.open_with_code(room).await
    }

    /// What makes tickets that nobody can guess.
    fn salt(&self) -> Result<[u8; 16], RoomError> {
        let mut salt = [0; 16];
        salt.copy_from_slice(&(self.settings.chance)().ok_or(RoomError::Busy)?[..16]);
        Ok(salt)
    }

    async fn open_with_code(&self, room: ecotable_store::Room) -> Result<TableId, RoomError> {
        for _ in 0..ATTEMPTS {
            let (table, code) = (TableId(u64::from_le_bytes(random()?)), Code::from_random(random()?));
            let room = ecotable_store::Room { code: Some(code.to_string()), ..room.clone() };
            match self.store.open_room(table, room).await {
                Ok(()) => return Ok(table),
                Err(StoreError::CodeTaken | StoreError::TableExists(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(RoomError::Busy)
    }

    /// The room of a table, woken if it was asleep.
    pub async fn enter(&self, table: TableId) -> Result<Room, RoomError> {
        let cell = self.cell(table)?;
        let room = cell.get_or_try_init(|| self.wake(table)).await.cloned();
        if room.is_err() {
            let mut live = self.lock();
            // One copy is in the map and one is here: nobody else waits for it.
            if Arc::strong_count(&cell) == 2
                && live.get(&table).is_some_and(|known| Arc::ptr_eq(known, &cell))
            {
                live.remove(&table);
            }
        }
        room
    }

    fn cell(&self, table: TableId) -> Result<Arc<OnceCell<Room>>, RoomError> {
        let mut live = self.lock();
        if *self.stop.borrow() {
            return Err(RoomError::Busy);
        }
        if let Some(cell) = live.get(&table) {
            return Ok(Arc::clone(cell));
        }
        if live.len() >= self.settings.rooms {
            return Err(RoomError::Busy);
        }
        Ok(Arc::clone(live.entry(table).or_default()))
    }

    async fn wake(&self, table: TableId) -> Result<Room, RoomError> {
        let kept = self.load(table).await?;
        let now = Now { date: (self.settings.date)(), ..Now::default() };
        let room = PureRoom::wake(table, kept, Arc::clone(&self.settings), now)?;
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let (running, _) = running.as_ref().ok_or(RoomError::Busy)?;
        let (sender, inbox) = mpsc::channel(self.settings.waiting.max(1));
        let (show, shown) = watch::channel(Shown::first(room.moment()));
        let looks = Arc::new(Looks::default());
        let settings = Arc::clone(&self.settings);
        let live = Arc::new(Live { table, inbox: sender, shown, looks, settings });
        let task = Task {
            room: Box::new(room),
            store: Arc::clone(&self.store),
            live: Arc::clone(&live),
            rooms: Weak::clone(&self.me),
            inbox,
            shown: show,
            thinkers: Arc::clone(&self.thinkers),
            foresight: Arc::clone(&self.foresight),
            stop: self.stop.subscribe(),
            _running: running.clone(),
        };
        tokio::spawn(task.run());
        Ok(Room { live, rooms: Weak::clone(&self.me) })
    }

    pub(crate) async fn load(&self, table: TableId) -> Result<Kept, RoomError> {
        task::load(&*self.store, table).await.map_err(not_found)
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Room>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many rooms are in memory.
    pub fn awake(&self) -> usize {
        self.lock().len()
    }

    /// A room has left memory.
    pub(crate) fn forget(&self, live: &Arc<Live>) {
        let mut rooms = self.lock();
        let known = rooms.get(&live.table).and_then(|cell| cell.get());
        if known.is_some_and(|room| Arc::ptr_eq(&room.live, live)) {
            rooms.remove(&live.table);
        }
    }

    /// A room leaves memory, unless somebody looks or holds it; nobody can enter it meanwhile.
    pub(crate) fn forget_if_empty(&self, live: &Arc<Live>) -> bool {
        let mut rooms = self.lock();
        let is_entered = rooms.get(&live.table).is_some_and(|cell| Arc::strong_count(cell) > 1);
        if is_entered || Arc::strong_count(live) > task::OWN_COPIES + 1 {
            return false;
        }
        let is_empty = live.looks.close_if_empty();
        if is_empty {
            rooms.remove(&live.table);
        }
        is_empty
    }

    /// The table with this code: it waits for people, or can be watched.
    pub async fn with_code(&self, code: &Code) -> Result<TableId, RoomError> {
        self.store.room_of(code.as_str()).await?.ok_or(RoomError::UnknownCode)
    }

    /// The record of a match that is over: it tells everything but names.
    pub async fn record(&self, table: TableId) -> Result<Record, RoomError> {
        let (header, rows) = self.load(table).await?.played.ok_or(RoomError::NotBegun)?;
        let play = Play::open(&header, rows, [0; 16])?;
        if play.is_over() { Ok(play.record()) } else { Err(RoomError::NotOver) }
    }

    /// Ends all looks and accepts no more wishes; what was acknowledged is stored already.
    pub async fn stop(&self) {
        self.stop.send_replace(true);
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((own, mut all)) = running {
            drop(own);
            while all.recv().await.is_some() {}
        }
    }
}

/// Why something of a table could not be read.
fn not_found(error: StoreError) -> RoomError {
    match error {
        StoreError::UnknownRoom(_) | StoreError::UnknownTable(_) => RoomError::UnknownTable,
        error => error.into(),
    }
}

fn random<const N: usize>() -> Result<[u8; N], RoomError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| RoomError::Busy)?;
    Ok(bytes)
}
