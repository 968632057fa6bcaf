//! The thread that copies pages from the write-ahead log to the database itself, so that nobody who writes waits for it.
//!
//! While it copies, others are written. A log begins anew only when all of it is copied, and next to somebody who never
//! pauses that would never be. So the writer copies the last few pages itself, between two commits, best while nobody waits.
//! If somebody reads an old state all the while, the log grows until they have done.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, MAIN_DB};

/// Whether somebody waits for the writer.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Queue {
    Empty,
    Waiting,
}

/// What the writer has of the thread.
pub(super) struct Keeper {
    /// How many pages the log should have.
    most: u32,
    /// How many it had after the latest commit, and after the one before.
    pages: Arc<AtomicU32>,
    before: u32,
    /// How many it has when the thread is to copy them.
    due: u32,
    /// The thread was asked to.
    asked: bool,
    copying: Arc<Copying>,
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What the writer and the thread share.
#[derive(Default)]
struct Copying {
    /// Held by whoever copies, because a second one would be turned away.
    alone: Mutex<()>,
    /// The thread has done what it was asked for.
    done: AtomicBool,
}

impl Keeper {
    /// Starts the thread, with a connection of its own; from now on the one that writes copies nothing unasked.
    pub fn start(writer: &mut Connection, own: Connection, most: u32) -> io::Result<Self> {
        let pages = Arc::new(AtomicU32::new(0));
        let latest = Arc::clone(&pages);
        writer
            .wal_hook(Some(move |_: &mut _, pages: i32| {
                latest.store(pages.unsigned_abs(), Ordering::Relaxed);
                Ok(())
            }))
            .map_err(io::Error::other)?;
        let copying = Arc::<Copying>::default();
        let (wake, woken) = mpsc::sync_channel(1);
        let shared = Arc::clone(&copying);
        let thread =
            thread::Builder::new().name("store-keeper".into()).spawn(move || keep(&own, &woken, &shared))?;
        let (wake, thread) = (Some(wake), Some(thread));
        Ok(Self { most, pages, before: 0, due: most, asked: false, copying, wake, thread })
    }

    /// Waits until the thread does not copy, and keeps it from it.
    pub fn alone(&self) -> MutexGuard<'_, ()> {
        self.copying.alone()
    }

    /// Looks after a commit of the writer whether there is something to do.
    pub fn look(&mut self, writer: &Connection, queue: Queue) {
        let pages = self.pages.load(Ordering::Relaxed);
        if pages < self.before {
            // The log has begun anew.
            (self.asked, self.due) = (false, self.most);
        }
        self.before = pages;
        if !self.asked && pages >= self.due {
            self.ask();
        } else if self.asked && self.is_time(pages - self.due.min(pages), queue) {
            self.finish(writer);
            // Somebody may have kept it from being finished.
            (self.asked, self.due) = (false, pages + self.most / 4);
        }
    }

    fn ask(&mut self) {
        self.asked = true;
        self.copying.done.store(false, Ordering::Relaxed);
        if let Some(wake) = &self.wake {
            // There is place for one, and one is enough.
            let _ = wake.try_send(());
        }
    }

    /// Whether the writer should copy the rest, now that it has written so many pages since the thread was asked.
    fn is_time(&self, more: u32, queue: Queue) -> bool {
        let done = self.copying.done.load(Ordering::Acquire);
        done && (queue == Queue::Empty || more >= self.most) || more >= 3 * self.most
    }

    fn finish(&self, writer: &Connection) {
        let _alone = self.alone();
        copy(writer);
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            // Nothing depends on what it did.
            let _ = thread.join();
        }
    }
}

impl Copying {
    fn alone(&self) -> MutexGuard<'_, ()> {
        self.alone.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn keep(own: &Connection, woken: &Receiver<()>, copying: &Copying) {
    while woken.recv().is_ok() {
        let alone = copying.alone();
        copy(own);
        drop(alone);
        copying.done.store(true, Ordering::Release);
    }
}

/// Copies what it can without waiting for anybody; what stays is copied another time.
fn copy(db: &Connection) {
    let _ = db.wal_checkpoint_v2(Some(MAIN_DB), CheckpointMode::PASSIVE);
}
