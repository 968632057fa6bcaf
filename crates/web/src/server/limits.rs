//! What is too much for one server, whoever asks. Limits of single seats belong to the rooms.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use tokio::time::Instant;

use crate::server::PageError;
use crate::server::bucket::{Bucket, Buckets, Rate};

/// Wrong codes in all: who guesses has no chance, and a class that mistypes does not notice.
const WRONG_CODES: Rate = Rate { burst: 10, per_second: 10 };
/// New tables of one address: a whole class behind one address may open one each.
const NEW_TABLES: Rate = Rate { burst: 100, per_second: 2 };
/// Addresses that are remembered.
const ADDRESSES: usize = 4096;

/// What is too much for one server.
pub struct Limits {
    start: Instant,
    streams_per_address: u32,
    wrong_codes: Mutex<Bucket>,
    new_tables: Mutex<Buckets<IpAddr>>,
    streams: Mutex<HashMap<IpAddr, u32>>,
    resting: AtomicUsize,
}

/// The right to one stream, as long as it lives.
pub struct StreamPermit {
    limits: Arc<Limits>,
    address: IpAddr,
}

/// Whoever panicked left a count that is at worst off by one.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn too_fast() -> PageError {
    PageError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-fast")
}

impl Limits {
    /// Nothing used yet.
    pub fn new(streams_per_address: u32) -> Arc<Self> {
        Arc::new(Self {
            start: Instant::now(),
            streams_per_address,
            wrong_codes: Mutex::new(Bucket::full(WRONG_CODES, Duration::ZERO)),
            new_tables: Mutex::new(Buckets::new(NEW_TABLES, ADDRESSES)),
            streams: Mutex::default(),
            resting: AtomicUsize::new(0),
        })
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// Counts a code that was wrong; from too many on, the answer is that it is too fast. Right codes are not counted.
    pub fn wrong_code(&self) -> Result<(), PageError> {
        let answered = lock(&self.wrong_codes).take(WRONG_CODES, self.now());
        if answered { Ok(()) } else { Err(too_fast()) }
    }

    /// Counts a new table of an address.
    pub fn new_table(&self, address: IpAddr) -> Result<(), PageError> {
        let allowed = lock(&self.new_tables).take(address, self.now());
        if allowed { Ok(()) } else { Err(too_fast()) }
    }

    /// Lets an address have one more stream.
    pub fn stream(self: &Arc<Self>, address: IpAddr) -> Result<StreamPermit, PageError> {
        let mut streams = lock(&self.streams);
        let count = streams.entry(address).or_default();
        if *count >= self.streams_per_address {
            return Err(PageError::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy"));
        }
        *count += 1;
        Ok(StreamPermit { limits: Arc::clone(self), address })
    }

    /// Counts a connection that rests, as long as it does.
    pub fn rest(self: &Arc<Self>) -> Resting {
        self.resting.fetch_add(1, Ordering::Relaxed);
        Resting(Arc::clone(self))
    }

    /// How many connections rest.
    pub fn resting(&self) -> usize {
        self.resting.load(Ordering::Relaxed)
    }

    /// How many streams there are.
    pub fn open_streams(&self) -> u32 {
        lock(&self.streams).values().sum()
    }
}

/// A connection that rests.
pub struct Resting(Arc<Limits>);

impl Drop for Resting {
    fn drop(&mut self) {
        self.0.resting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut streams = lock(&self.limits.streams);
        if let Some(count) = streams.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.address);
            }
        }
    }
}
