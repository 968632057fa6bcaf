//! What happened lately, as sentences to be.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use ecotable_catalog::Said;
use ecotable_kernel::{Arg, Audience, PerSeat, Phrase, Seat, Viewer};
use sha2::{Digest, Sha256};

/// How many lines are kept for each viewer.
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
        write!(f, "{:016x}", self.0)
    }
}

impl LogLine {
    /// The lines of one row; row 0 is the set-up, row n + 1 is the row with `seq` n.
    pub(crate) fn of_row(salt: &[u8; 16], row: u64, said: Vec<Said>) -> Vec<Arc<Self>> {
        let numbers = (row * LINES..).take(said.len());
        let line = |(number, mut said): (u64, Said)| {
            slim(&mut said.phrase);
            Arc::new(Self { number, mark: Mark::make(salt, number), said })
        };
        numbers.zip(said).map(line).collect()
    }

    fn row(&self) -> u64 {
        self.number / LINES
    }
}

impl Mark {
    fn make(salt: &[u8; 16], number: u64) -> Self {
        let mut hash = Sha256::new_with_prefix(salt);
        hash.update(b"line");
        hash.update(number.to_le_bytes());
        let mut mark = [0; 8];
        mark.copy_from_slice(&hash.finalize()[..8]);
        Self(u64::from_le_bytes(mark))
    }
}

/// Gives back memory that a sentence does not need; lines live long, and there are many.
fn slim(phrase: &mut Phrase) {
    phrase.args.shrink_to_fit();
    for (_, arg) in &mut phrase.args {
        match arg {
            Arg::Phrase(phrase) => slim(phrase),
            Arg::List(list) => {
                list.shrink_to_fit();
                list.iter_mut().for_each(slim);
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

type Lines = VecDeque<Arc<LogLine>>;

/// What happened lately; a copy is cheap.
///
/// The lines for all and the lines of each seat are kept apart, so that what one seat hears in secret does not push out
/// what the others have heard.
#[derive(Clone, Debug, Default)]
pub struct Log {
    told: Arc<Lines>,
    whispered: Arc<PerSeat<Lines>>,
}

/// What is new in a log for somebody who has read it before.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum News {
    /// Nothing.
    Nothing,
    /// These lines, newest first, above what was read.
    Lines(Vec<Arc<LogLine>>),
    /// What was read last is no longer there, or nothing was read: all lines, newest first.
    All(Vec<Arc<LogLine>>),
}

impl Log {
    /// What `viewer` heard, newest first.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &Arc<LogLine>> {
        let mut told = self.told.iter().rev().peekable();
        let own = viewer.seat().and_then(|seat| self.whispered.get(seat.index()));
        let mut own = own.into_iter().flat_map(|lines| lines.iter().rev()).peekable();
        let next = move || match (told.peek(), own.peek()) {
            (Some(all), Some(one)) if one.number > all.number => own.next(),
            (Some(_), _) => told.next(),
            (None, _) => own.next(),
        };
        std::iter::from_fn(next).take(LONGEST)
    }

    /// What `viewer` has not read yet; `newest` is the number of the newest line that they have read.
    pub fn news(&self, viewer: Viewer, newest: Option<u64>) -> News {
        let Some(newest) = newest else { return News::All(self.heard(viewer).cloned().collect()) };
        let mut fresh = Vec::new();
        for line in self.heard(viewer) {
            if line.number == newest {
                return if fresh.is_empty() { News::Nothing } else { News::Lines(fresh) };
            }
            fresh.push(Arc::clone(line));
        }
        News::All(fresh)
    }

    /// Adds lines; the oldest fall off.
    pub(crate) fn add(&mut self, lines: Vec<Arc<LogLine>>) {
        for line in lines {
            let kept = match line.said.to {
                Audience::All => Arc::make_mut(&mut self.told),
                Audience::Seat(seat) => whispers(Arc::make_mut(&mut self.whispered), seat),
            };
            if kept.len() == LONGEST {
                kept.pop_front();
            }
            kept.push_back(line);
        }
    }

    /// Forgets the lines of a row that was taken back; they are among the newest.
    pub(crate) fn take_back(&mut self, row: u64) {
        let is_of = |line: &Arc<LogLine>| line.row() >= row;
        if self.told.back().is_some_and(is_of) {
            Arc::make_mut(&mut self.told).retain(|line| !is_of(line));
        }
        if self.whispered.iter().any(|lines| lines.back().is_some_and(is_of)) {
            Arc::make_mut(&mut self.whispered).iter_mut().for_each(|lines| lines.retain(|line| !is_of(line)));
        }
    }
}

fn whispers(all: &mut PerSeat<Lines>, seat: Seat) -> &mut Lines {
    while all.len() <= seat.index() {
        all.push(Lines::new());
    }
    &mut all[seat.index()]
}
