//! What a connection does, as far as it matters how long it may take.
//!
//! Hyper has a timer for headers, but sets it anew for each request and closes whoever has been answered and thinks. Here one
//! timer looks now and then: who says nothing at first or half a header is closed in seconds; who was answered rests.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

/// How long things may take.
#[derive(Clone, Copy)]
pub struct Times {
    /// To begin with a request, or to send its headers.
    pub header: Duration,
    /// After an answer, before the connection rests.
    pub pause: Duration,
}

/// What is to be done with a connection.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It took too long.
    Close,
    /// It was answered and says nothing.
    Rest,
    /// Look again then.
    Wait(Instant),
}

/// What a connection does.
pub struct Conduct(Mutex<State>);

struct State {
    /// Since when there is nothing to answer.
    quiet_since: Instant,
    /// When the header began that is not there as a whole yet.
    header_since: Option<Instant>,
    /// A request is being answered.
    is_busy: bool,
    /// At least one request was answered.
    was_answered: bool,
    /// Something of an answer may not have been sent.
    is_sending: bool,
}

impl Default for Conduct {
    fn default() -> Self {
        Self(Mutex::new(State {
            quiet_since: Instant::now(),
            header_since: None,
            is_busy: false,
            was_answered: false,
            is_sending: false,
        }))
    }
}

impl Conduct {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something has come: outside of a request this is the beginning of a header.
    pub fn heard(&self) {
        let mut state = self.lock();
        if !state.is_busy && state.header_since.is_none() {
            state.header_since = Some(Instant::now());
        }
    }

    /// A request is there.
    pub fn asked(&self) {
        let mut state = self.lock();
        (state.is_busy, state.header_since) = (true, None);
    }

    /// Its answer is there, and is sent from now on.
    pub fn answered(&self) {
        let mut state = self.lock();
        (state.is_busy, state.was_answered, state.is_sending) = (false, true, true);
        state.quiet_since = Instant::now();
    }

    /// All of it was sent.
    pub fn sent(&self) {
        self.lock().is_sending = false;
    }

    /// What is to be done now.
    pub fn verdict(&self, now: Instant, times: Times) -> Verdict {
        let state = self.lock();
        let by = |limit: Instant, verdict| if now >= limit { verdict } else { Verdict::Wait(limit) };
        match state.header_since {
            _ if state.is_busy => Verdict::Wait(now + times.header),
            Some(begun) => by(begun + times.header, Verdict::Close),
            None if !state.was_answered => by(state.quiet_since + times.header, Verdict::Close),
            None if state.is_sending => Verdict::Wait(now + times.header),
            None => by(state.quiet_since + times.pause, Verdict::Rest),
        }
    }

    /// Waits until something is to be done; it is never [`Verdict::Wait`].
    pub async fn watch(&self, times: Times) -> Verdict {
        loop {
            match self.verdict(Instant::now(), times) {
                Verdict::Wait(next) => sleep_until(next).await,
                verdict => return verdict,
            }
        }
    }
}
