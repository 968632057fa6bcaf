//! When names are forgotten and rooms are given up.

use crate::facts::{Chair, Facts, Sitter};

/// A day, in seconds.
const DAY: i64 = 24 * 3600;
/// How long after the end names are kept, and how long people gather.
const SHORT: i64 = DAY;
/// How long a table is kept after somebody last did something.
pub(crate) const LONG: i64 = 30 * DAY;

/// What becomes of a room that somebody should look after.
#[derive(Clone, PartialEq)]
pub(crate) enum Fate {
    /// It is given up.
    Deleted,
    /// It is kept without names.
    Nameless(Facts),
    /// It is kept.
    Kept(Facts),
}

impl Facts {
    /// When somebody should look after the room.
    pub fn due(&self) -> i64 {
        match (self.begun, self.ended) {
            (None, _) => self.active + SHORT,
            (Some(_), Some(ended)) if self.has_names() => ended + SHORT,
            (Some(_), Some(_)) => self.active + LONG,
            // It may be over without anybody having noticed, because the server was stopped in that moment.
            (Some(_), None) => self.active + SHORT,
        }
    }

    /// What becomes of the room by now; `is_over` says whether its match is.
    pub fn tidied(&self, is_over: bool, now: i64) -> Fate {
        let idle = now - self.active;
        let given_up = if self.begun.is_none() { SHORT } else { LONG };
        if idle >= given_up {
            return Fate::Deleted;
        }
        // A match that nobody has seen the end of ended when somebody last did something there.
        let ended = self.ended.or(is_over.then_some(self.active));
        let mut facts = self.clone();
        facts.ended = ended;
        if ended.is_some_and(|ended| now - ended >= SHORT) && facts.has_names() {
            facts.forget_names();
            return Fate::Nameless(facts);
        }
        Fate::Kept(facts)
    }

    /// When somebody should look after a room again that was looked after now.
    pub fn due_again(&self, now: i64) -> i64 {
        if self.due() > now { self.due() } else { now + DAY }
    }

    /// Whether its code leads to the room: until people are forgotten, because who comes late can still watch.
    pub fn keeps_code(&self) -> bool {
        self.begun.is_none() || self.has_names()
    }

    /// Whether anybody's name is known.
    pub fn has_names(&self) -> bool {
        self.places.iter().any(|chair| chair.name().is_some())
    }

    fn forget_names(&mut self) {
        for Chair { who, link, .. } in &mut self.places {
            *link = None;
            if let Sitter::Person { name, .. } = who {
                *name = None;
            }
        }
    }
}
