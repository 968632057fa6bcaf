//! Who is there, as far as a room can know.

use std::time::Duration;

use ecotable_store::TokenHash;

use crate::place::Presence;

/// Who looks, and who was seen lately.
#[derive(Default)]
pub(super) struct Crowd {
    looking: Vec<TokenHash>,
    strangers: usize,
    /// Until when those who do not look count as there.
    until: Vec<(TokenHash, Duration)>,
    /// Until when somebody counts as there, whoever it is.
    anybody: Duration,
}

impl Crowd {
    /// These look now; whoever has stopped counts as there until then.
    pub fn look(&mut self, holders: Vec<TokenHash>, strangers: usize, until: Duration) {
        let before = std::mem::replace(&mut self.looking, holders);
        self.strangers = strangers;
        for holder in before {
            if !self.looking.contains(&holder) {
                self.seen(holder, until);
            }
        }
    }

    /// Somebody was seen and counts as there until then.
    pub fn seen(&mut self, holder: TokenHash, until: Duration) {
        match self.until.iter_mut().find(|(known, _)| *known == holder) {
            Some((_, old)) => *old = until.max(*old),
            None => self.until.push((holder, until)),
        }
    }

    /// Anybody was seen.
    pub fn anybody(&mut self, until: Duration) {
        self.anybody = until.max(self.anybody);
    }

    /// Forgets everybody else.
    pub fn keep(&mut self, is_known: impl Fn(TokenHash) -> bool) {
        self.until.retain(|&(holder, _)| is_known(holder));
    }

    /// Whether somebody is there, and when that changes if nothing happens; who is away for `grace` is gone.
    pub fn presence(
        &self,
        holder: TokenHash,
        now: Duration,
        grace: Duration,
    ) -> (Presence, Option<Duration>) {
        if self.looking.contains(&holder) {
            return (Presence::Here, None);
        }
        let until =
            self.until.iter().find(|(known, _)| *known == holder).map_or(Duration::ZERO, |&(_, until)| until);
        if now < until {
            (Presence::Here, Some(until))
        } else if now < until + grace {
            (Presence::Away, Some(until + grace))
        } else {
            (Presence::Gone, None)
        }
    }

    /// Whether anybody looks or was seen lately.
    pub fn is_attended(&self, now: Duration) -> bool {
        !self.looking.is_empty() || self.strangers > 0 || now < self.anybody
    }
}
