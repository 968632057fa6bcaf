//! How much somebody may want in a time.

use std::time::Duration;

/// How much may be wanted: so many at once, and one more after each interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until one more is allowed.
    pub every: Duration,
}

/// What somebody has wanted lately: the time at which all of it is forgotten.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Bucket(Duration);

impl Bucket {
    /// Takes one, unless that is too much.
    pub fn take(&mut self, now: Duration, rate: Rate) -> bool {
        let next = self.0.max(now) + rate.every;
        let allowed = next <= now + rate.every * rate.burst;
        if allowed {
            self.0 = next;
        }
        allowed
    }
}
