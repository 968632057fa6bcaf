//! The threads that own the connections. The one that writes commits all that waits at once, and answers after that.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::keeper::{Keeper, Queue};
use super::open;
use super::recent::Recent;
use super::upkeep::Upkeep;
use crate::error::StoreError;
use crate::model::Trace;
use crate::store::Answer;

/// The most requests in one transaction.
const MOST_TOGETHER: usize = 1024;
/// How many came together when there is much to do.
const CROWD: usize = 3;
/// How long to wait for more while there is much to do, for each that came together the last time: with the crowd grows what
/// all save who share a flush of the disk.
const GATHERING: Duration = Duration::from_micros(50);
/// The longest to wait for more.
const LONGEST: Duration = Duration::from_millis(2);

/// A request whose type of answer does not matter to the thread that does it.
trait Job: Send {
    /// Does it, not for good; an error is one of the storage, and spoils the transaction.
    fn run(&mut self, db: &Connection, recent: &mut Recent) -> Result<(), StoreError>;
    fn trace(&self) -> Trace;
    /// Answers, now that it is known whether it was done for good.
    fn answer(self: Box<Self>, done: Result<(), StoreError>);
}

struct Request<T, W> {
    work: W,
    trace: Trace,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> Job for Request<T, W>
where
    T: Send,
    W: FnMut(&Connection, &mut Recent) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, db: &Connection, recent: &mut Recent) -> Result<(), StoreError> {
        self.result = (self.work)(db, recent);
        match &self.result {
            Err(failure @ (StoreError::Full | StoreError::Storage(_))) => Err(failure.clone()),
            _ => Ok(()),
        }
    }

    fn trace(&self) -> Trace {
        self.trace
    }

    fn answer(self: Box<Self>, done: Result<(), StoreError>) {
        // Nobody has to wait for an answer.
        let _ = self.reply.send(done.and(self.result));
    }
}

/// Threads that take requests from one queue.
pub(super) struct Worker {
    queue: Option<Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
}

impl Worker {
    /// One thread that writes.
    pub fn writer(db: Connection, upkeep: Upkeep, keeper: Option<Keeper>) -> io::Result<Self> {
        let (queue, jobs) = mpsc::channel();
        let writer = Writer { keeper, db, recent: Recent::new(upkeep), unscrubbed: false };
        let thread = thread::Builder::new().name("store-writer".into()).spawn(move || writer.run(&jobs))?;
        Ok(Self { queue: Some(queue), threads: vec![thread] })
    }

    /// A thread for each connection that reads.
    pub fn readers(connections: Vec<Connection>) -> io::Result<Self> {
        let (queue, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        let spawn = |db| {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new().name("store-reader".into()).spawn(move || read_all(db, &jobs))
        };
        let threads = connections.into_iter().map(spawn).collect::<Result<_, _>>()?;
        Ok(Self { queue: Some(queue), threads })
    }

    /// Puts a request into the queue.
    pub fn ask<'a, T, W>(&self, trace: Trace, work: W) -> Answer<'a, T>
    where
        T: Send + 'static,
        W: FnMut(&Connection, &mut Recent) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Request { work, trace, result: Err(stopped()), reply });
        if let Some(queue) = &self.queue {
            // A thread that is gone drops the request and with it the sender of the answer.
            let _ = queue.send(job);
        }
        Box::pin(async { answer.await.unwrap_or_else(|_| Err(stopped())) })
    }
}

fn stopped() -> StoreError {
    StoreError::Storage("the store has stopped".into())
}

impl Drop for Worker {
    /// Waits until everything in the queue is done.
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has already left its askers with an error.
            let _ = thread.join();
        }
    }
}

fn read_all(mut db: Connection, jobs: &Mutex<Receiver<Box<dyn Job>>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut job) = job else { return };
        let read = db
            .transaction()
            .map_err(StoreError::from)
            .and_then(|step| job.run(&step, &mut Recent::default()));
        job.answer(read);
    }
}

struct Writer {
    /// Nothing is kept of what is not in a file. It goes first, so that this connection is the last.
    keeper: Option<Keeper>,
    db: Connection,
    recent: Recent,
    /// Something was erased and may still be in the write-ahead log.
    unscrubbed: bool,
}

/// What became of a transaction.
enum Together {
    Committed,
    /// One of the requests failed, and none was done.
    Spoiled,
    /// The requests could be done, but not what the store does besides.
    Unmoved(StoreError),
    /// The transaction as a whole failed.
    Failed(StoreError),
}

impl Writer {
    fn run(mut self, queue: &Receiver<Box<dyn Job>>) {
        let mut crowd = 0;
        let mut waiting = None;
        while let Some(first) = waiting.take().or_else(|| queue.recv().ok()) {
            if crowd >= CROWD {
                thread::sleep((GATHERING * crowd as u32).min(LONGEST));
            }
            let mut jobs = vec![first];
            jobs.extend(queue.try_iter().take(MOST_TOGETHER - 1));
            crowd = self.commit(jobs, Some(queue));
            waiting = queue.try_recv().ok();
            self.tidy(if waiting.is_some() { Queue::Waiting } else { Queue::Empty });
        }
    }

    /// Does what is asked, with what came into the queue meanwhile; gives how much it was.
    fn commit(&mut self, mut jobs: Vec<Box<dyn Job>>, queue: Option<&Receiver<Box<dyn Job>>>) -> usize {
        let mut together = self.attempt(&mut jobs, queue);
        if matches!(together, Together::Unmoved(_)) {
            self.recent.pause();
            together = self.attempt(&mut jobs, None);
        }
        let count = jobs.len();
        if !matches!(together, Together::Committed) {
            self.recent.forget();
        }
        let done = match together {
            Together::Spoiled if jobs.len() > 1 => {
                for job in jobs {
                    self.commit(vec![job], None);
                }
                return count;
            }
            // The request that failed has its own failure as its answer.
            Together::Committed | Together::Spoiled => Ok(()),
            Together::Unmoved(failure) | Together::Failed(failure) => Err(failure),
        };
        // Those to whom no trace matters do not wait for the scrubbing.
        let (erased, kept): (Vec<_>, Vec<_>) = jobs.into_iter().partition(|job| job.trace() == Trace::Erased);
        kept.into_iter().for_each(|job| job.answer(done.clone()));
        self.unscrubbed |= !erased.is_empty();
        self.scrub();
        erased.into_iter().for_each(|job| job.answer(done.clone()));
        count
    }

    fn attempt(&mut self, jobs: &mut Vec<Box<dyn Job>>, queue: Option<&Receiver<Box<dyn Job>>>) -> Together {
        let step = match self.db.transaction_with_behavior(TransactionBehavior::Immediate) {
            Ok(step) => step,
            Err(error) => return Together::Failed(error.into()),
        };
        if let Err(failure) = self.recent.begin(&step) {
            return Together::Failed(failure);
        }
        let present = jobs.len();
        if jobs.iter_mut().any(|job| job.run(&step, &mut self.recent).is_err()) {
            return Together::Spoiled;
        }
        // Who came while that was done need not wait for a flush of their own.
        jobs.extend(queue.into_iter().flat_map(Receiver::try_iter).take(MOST_TOGETHER - present));
        if jobs[present..].iter_mut().any(|job| job.run(&step, &mut self.recent).is_err()) {
            return Together::Spoiled;
        }
        if let Err(failure) = self.recent.shorten(&step) {
            return Together::Unmoved(failure);
        }
        step.commit().map_or_else(|error| Together::Failed(error.into()), |()| Together::Committed)
    }

    /// Looks after the write-ahead log between two commits.
    fn tidy(&mut self, queue: Queue) {
        if let Some(keeper) = &mut self.keeper {
            keeper.look(&self.db, queue);
        }
    }

    /// Empties the write-ahead log if erased text may be in it; while somebody reads it, the next commit tries again.
    fn scrub(&mut self) {
        if self.unscrubbed {
            let _alone = self.keeper.as_ref().map(Keeper::alone);
            self.unscrubbed = !open::scrub(&self.db);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn wait<T>(answer: Answer<'_, T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(answer).expect("done")
    }

    #[test]
    fn who_comes_while_others_are_served_shares_their_flush() {
        let mut db = open::in_memory().expect("a database");
        let commits = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&commits);
        let counting = move || {
            count.fetch_add(1, Ordering::Relaxed);
            false
        };
        db.commit_hook(Some(counting)).expect("a hook");
        let worker = Arc::new(Worker::writer(db, Upkeep::default(), None).expect("a thread"));
        let (pass_on, late) = mpsc::channel();
        let change = |db: &Connection, to: u8| Ok(db.pragma_update(None, "user_version", to)?);
        let queue = Arc::clone(&worker);
        wait(worker.ask(Trace::Kept, move |db, _| {
            let second: Answer<'static, ()> = queue.ask(Trace::Kept, move |db, _| change(db, 2));
            pass_on.send(second).expect("somebody waits for it");
            change(db, 1)
        }));
        wait(late.recv().expect("it was asked"));
        assert_eq!(commits.load(Ordering::Relaxed), 1);
    }
}
