//! How often something may happen. Time is a parameter: nothing here has a clock.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// How often something may happen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rate {
    /// How many times at once, after a rest.
    pub burst: u32,
    /// How many times a second in the long run.
    pub per_second: u32,
}

/// Counts down with every use and fills up with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    /// What is left, in thousandths.
    level: u64,
    /// When that was so.
    at: Duration,
}

impl Bucket {
    /// A full one.
    pub fn full(rate: Rate, now: Duration) -> Self {
        Self { level: u64::from(rate.burst) * 1000, at: now }
    }

    fn level(&self, rate: Rate, now: Duration) -> u64 {
        let passed = now.saturating_sub(self.at).as_millis() as u64;
        let gained = passed.saturating_mul(u64::from(rate.per_second));
        self.level.saturating_add(gained).min(u64::from(rate.burst) * 1000)
    }

    /// Uses up one, if one is left.
    pub fn take(&mut self, rate: Rate, now: Duration) -> bool {
        let level = self.level(rate, now);
        let has = level >= 1000;
        *self = Self { level: if has { level - 1000 } else { level }, at: now.max(self.at) };
        has
    }
}

/// A bucket for each of many. What is full again is forgotten, and beyond `most` all others share one.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    most: usize,
    each: HashMap<K, Bucket>,
    rest: Bucket,
}

impl<K: Eq + Hash> Buckets<K> {
    /// None used yet.
    pub fn new(rate: Rate, most: usize) -> Self {
        Self { rate, most, each: HashMap::new(), rest: Bucket::full(rate, Duration::ZERO) }
    }

    /// Uses up one of `key`, if one is left.
    pub fn take(&mut self, key: K, now: Duration) -> bool {
        let rate = self.rate;
        if self.each.len() >= self.most && !self.each.contains_key(&key) {
            let full = u64::from(rate.burst) * 1000;
            self.each.retain(|_, bucket| bucket.level(rate, now) < full);
            if self.each.len() >= self.most {
                return self.rest.take(rate, now);
            }
        }
        self.each.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, now)
    }

    /// How many are remembered.
    pub fn len(&self) -> usize {
        self.each.len()
    }

    /// Whether none is remembered.
    pub fn is_empty(&self) -> bool {
        self.each.is_empty()
    }
}
