//! What happened lately, as sentences to be.

use std::fmt;
use std::iter::successors;
use std::sync::Arc;

use ecotable_catalog::Said;
use ecotable_kernel::{Audience, PerSeat, Seat, Viewer};
use ecotable_store::hex::Digits;
use sha2::{Digest, Sha256};

/// How many lines a viewer hears.
const LONGEST: usize = 60;

/// How many lines one row of the log can have.
const LINES: u64 = 1 << 16;

/// One thing that happened.
#[derive(Debug, Eq, PartialEq)]
pub struct LogLine {
    /// Its number, which no other line of the table ever had, not even one that was taken back. It counts what others
    /// do in secret, so it never leaves the server: pages name a line by its mark.
    pub number: u64,
    /// What names it on pages. It tells nothing about the lines before it.
    pub mark: Mark,
    /// What happened, and who may hear of it.
    pub said: Said,
}

/// What names a line of a log on pages: always the same for the same line, and otherwise without any meaning.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Mark(u64);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.digits().as_str())
    }
}

impl LogLine {
    /// The lines of one row; row 0 is the set-up, row n + 1 is the row with `seq` n.
    pub(crate) fn of_row(salt: &[u8; 16], row: u64, said: Vec<Said>) -> impl Iterator<Item = Self> {
        let marks = (row * LINES..).zip(Mark::of_row(salt, row));
        // Nobody needs a mark for a row that says nothing.
        said.into_iter().zip(marks).map(|(said, (number, mark))| Self { number, mark, said })
    }

    fn row(&self) -> u64 {
        self.number / LINES
    }
}

impl Mark {
    /// How it is written.
    pub fn digits(self) -> Digits<8> {
        Digits::of(self.0.to_be_bytes())
    }

    /// The marks of the lines of a row, without end: a hash has room for four.
    fn of_row(salt: &[u8; 16], row: u64) -> impl Iterator<Item = Self> + use<> {
        let salt = *salt;
        let four = move |part: u64| {
            let mut hash = Sha256::new_with_prefix(salt);
            hash.update(b"line");
            hash.update(row.to_le_bytes());
            hash.update(part.to_le_bytes());
            let hash: [u8; 32] = hash.finalize().into();
            let (marks, _) = hash.as_chunks::<8>();
            [marks[0], marks[1], marks[2], marks[3]].map(|mark| Self(u64::from_le_bytes(mark)))
        };
        (0..).flat_map(four)
    }
}

/// Lines. A copy shares them all, and whoever adds one leaves those before it alone: a room is copied with every move.
///
/// They are two chains: when the first one has as many lines as a viewer hears, it becomes the second, and what was the
/// second is forgotten.
#[derive(Clone, Debug, Default)]
struct Lines {
    newest: Option<Arc<Link>>,
    count: usize,
    older: Option<Arc<Link>>,
}

/// A line, and those before it.
#[derive(Debug)]
struct Link {
    line: LogLine,
    before: Option<Arc<Link>>,
}

impl Lines {
    /// The newest first.
    fn iter(&self) -> impl Iterator<Item = &LogLine> {
        let chains = [self.newest.as_deref(), self.older.as_deref()].into_iter();
        chains.flat_map(|first| successors(first, |link| link.before.as_deref())).map(|link| &link.line)
    }

    fn add(&mut self, line: LogLine) {
        if self.count == LONGEST {
            self.older = self.newest.take();
            self.count = 0;
        }
        self.newest = Some(Arc::new(Link { line, before: self.newest.take() }));
        self.count += 1;
    }

    /// Forgets the newest ones, from a row on.
    fn take_back(&mut self, row: u64) {
        while self.iter().next().is_some_and(|line| line.row() >= row) {
            self.forget_newest();
        }
    }

    fn forget_newest(&mut self) {
        if self.newest.is_none() {
            self.newest = self.older.take();
            self.count = LONGEST;
        }
        self.newest = self.newest.take().and_then(|link| link.before.clone());
        self.count -= 1;
    }
}

/// What happened lately; a copy is cheap.
///
/// The lines for all and the lines of each seat are kept apart, so that what one seat hears in secret does not push out
/// what the others have heard.
#[derive(Clone, Debug, Default)]
pub struct Log {
    told: Lines,
    whispered: PerSeat<Lines>,
}

impl Log {
    /// What `viewer` heard, newest first.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &LogLine> {
        let mut told = self.told.iter().peekable();
        let own = viewer.seat().and_then(|seat| self.whispered.get(seat.index()));
        let mut own = own.into_iter().flat_map(Lines::iter).peekable();
        let next = move || match (told.peek(), own.peek()) {
            (Some(all), Some(one)) if one.number > all.number => own.next(),
            (Some(_), _) => told.next(),
            (None, _) => own.next(),
        };
        std::iter::from_fn(next).take(LONGEST)
    }

    /// Adds lines; the oldest fall off.
    pub(crate) fn add(&mut self, lines: impl Iterator<Item = LogLine>) {
        for line in lines {
            match line.said.to {
                Audience::All => self.told.add(line),
                Audience::Seat(seat) => whispers(&mut self.whispered, seat).add(line),
            }
        }
    }

    /// Forgets the lines of a row that was taken back; they are among the newest.
    pub(crate) fn take_back(&mut self, row: u64) {
        self.told.take_back(row);
        self.whispered.iter_mut().for_each(|lines| lines.take_back(row));
    }
}

fn whispers(all: &mut PerSeat<Lines>, seat: Seat) -> &mut Lines {
    while all.len() <= seat.index() {
        all.push(Lines::default());
    }
    &mut all[seat.index()]
}

#[cfg(test)]
mod tests {
    use ecotable_kernel::{GameRng, Phrase};

    use super::*;

    fn lines(row: u64) -> impl Iterator<Item = LogLine> {
        let said = Said { to: Audience::All, phrase: Phrase::new("event-passed"), rule: None };
        LogLine::of_row(&[0; 16], row, vec![said])
    }

    #[test]
    fn the_newest_lines_are_heard_whatever_was_added_and_taken_back() {
        let mut rng = GameRng::quick(1);
        let (mut log, mut all, mut taken) = (Log::default(), Vec::new(), 0);
        for row in 0..5_000u64 {
            if rng.below(8) == 0 {
                let from = row.saturating_sub(rng.below(12).into());
                log.take_back(from);
                let before = all.len();
                all.retain(|&known| known < from);
                taken += before - all.len();
            } else {
                log.add(lines(row));
                all.push(row);
                taken = taken.saturating_sub(1);
            }
            let heard: Vec<u64> = log.heard(Viewer::Spectator).map(|line| line.row()).collect();
            assert!(heard.iter().eq(all.iter().rev().take(heard.len())), "the newest, newest first");
            // What was forgotten before others were taken back stays forgotten.
            assert!(heard.len() + taken >= all.len().min(LONGEST), "{} of {}", heard.len(), all.len());
        }
    }
}
