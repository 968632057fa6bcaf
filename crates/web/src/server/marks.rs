//! What a page shows, told to its stream: so that the stream begins with what has changed since, and not with everything.

use std::fmt::Write;
use std::hash::{BuildHasher, RandomState};

use crate::table::Seen;

/// Makes marks that only this process understands, so that they tell nobody anything.
#[derive(Clone, Debug, Default)]
pub struct Marks(RandomState);

impl Marks {
    fn mark(&self, number: u64) -> u32 {
        self.0.hash_one(number) as u32
    }

    fn mark_of_line(&self, line: Option<u64>) -> u32 {
        self.0.hash_one(("line", line)) as u32
    }

    /// What a page shows, as a text for an address.
    pub fn of(&self, seen: &Seen) -> String {
        let mut text = String::with_capacity(8 * (seen.zones.len() + 1));
        let marks = seen.zones.iter().map(|&zone| self.mark(zone));
        for mark in std::iter::once(self.mark_of_line(seen.line)).chain(marks) {
            // A text takes everything that is written to it.
            let _ = write!(text, "{mark:08x}");
        }
        text
    }

    /// What of `now` a page with these marks shows already; a zone that it does not show so has the fingerprint 0.
    pub fn known(&self, marks: &str, now: &Seen) -> Seen {
        let mut marks = marks.as_bytes().chunks(8).map(|mark| {
            let mark = std::str::from_utf8(mark).ok()?;
            u32::from_str_radix(mark, 16).ok()
        });
        let line = marks.next().flatten();
        let zones = now.zones.iter().map(|&zone| {
            let same = marks.next().flatten() == Some(self.mark(zone));
            if same { zone } else { 0 }
        });
        Seen { zones: zones.collect(), line: now.line.filter(|_| line == Some(self.mark_of_line(now.line))) }
    }
}
