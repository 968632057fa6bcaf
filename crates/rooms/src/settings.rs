//! What a server can set about its rooms.

use std::time::{Duration, SystemTime};

/// What a server can set about its rooms.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a room stays in memory while nobody looks and nothing happens.
    pub idle: Duration,
    /// How long after the last look a person counts as away.
    pub away: Duration,
    /// How long after the last look a person counts as gone, so that a bot may stand in.
    pub gone: Duration,
    /// How long a person who asked for a page, and does not look on, counts as there.
    pub seen: Duration,
    /// How long a reaction is seen.
    pub reaction: Duration,
    /// The most rooms in memory.
    pub rooms: usize,
    /// The most looks at one room.
    pub looks: usize,
    /// The most looks of one device at one room; the oldest end.
    pub looks_each: usize,
    /// How many wishes may wait for one room.
    pub waiting: usize,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// How the bot `search` is asked to think.
    pub search: &'static str,
    /// The date, in seconds since the beginning of 1970.
    pub date: fn() -> i64,
    /// Where the seed of a match, its tickets and the chance of its bots come from: bytes that nobody can guess, if the
    /// system has any.
    pub chance: fn() -> Option<[u8; 32]>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            idle: Duration::from_secs(300),
            away: Duration::from_secs(15),
            gone: Duration::from_secs(60),
            seen: Duration::from_secs(60),
            reaction: Duration::from_secs(8),
            rooms: 20_000,
            looks: 300,
            looks_each: 4,
            waiting: 64,
            thinkers: std::thread::available_parallelism().map_or(1, Into::into),
            search: "search:300ms",
            date: today,
            chance: secret,
        }
    }
}

fn secret() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

fn today() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
}
