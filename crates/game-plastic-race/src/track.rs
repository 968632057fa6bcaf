//! The sections driven in a turn (PR-3.2), and what remains of those that are no longer listed (PR-R65).

use crate::cards::Routes;
use crate::city::Section;
use crate::colour::{Colour, Direction};
use crate::config::RouteMatch;

/// The last sections of a turn that are listed.
pub const MOST_LEGS: usize = 64;
/// A turn takes back no more sections than these: one in the window, one at its end (PR-R32, PR-R33).
pub const MOST_TAKEN_BACK: usize = 2;

/// One section driven.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Leg {
    pub(crate) section: Section,
    pub(crate) direction: Direction,
    /// The colour driven; none after a shortcut over a bare joker street or double lane.
    pub(crate) colour: Option<Colour>,
}

/// The sections driven in this turn, in order.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Track {
    legs: [Leg; MOST_LEGS],
    len: u8,
    /// What was driven before the first leg listed.
    pub(crate) earlier: Earlier,
}

/// What stands in the unused places of a track.
const NO_LEG: Leg = Leg { section: Section(0), direction: Direction::Forward, colour: None };

impl Default for Track {
    fn default() -> Self {
        Self { legs: [NO_LEG; MOST_LEGS], len: 0, earlier: Earlier::default() }
    }
}

impl Track {
    #[inline]
    pub(crate) fn legs(&self) -> &[Leg] {
        &self.legs[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a leg; when all places are taken, the oldest one falls out.
    #[inline]
    pub(crate) fn push(&mut self, leg: Leg) -> Option<Leg> {
        let oldest = (usize::from(self.len) == MOST_LEGS).then(|| {
            self.len -= 1;
            let oldest = self.legs[0];
            self.legs.copy_within(1.., 0);
            oldest
        });
        self.legs[usize::from(self.len)] = leg;
        self.len += 1;
        oldest
    }

    /// Drops the last leg.
    pub(crate) fn pop(&mut self) -> Option<Leg> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(std::mem::replace(&mut self.legs[usize::from(last)], NO_LEG))
    }

    /// Forgets the whole track.
    pub(crate) fn clear(&mut self) {
        let len = usize::from(self.len);
        self.legs[..len].fill(NO_LEG);
        self.len = 0;
        self.earlier = Earlier::default();
    }
}

/// What routes need of the sections that a track does not list any more. None of them can be taken back.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Earlier {
    /// The routes completed by them.
    pub(crate) completed: Routes,
    /// The colours at their end, the latest first, as far as a route can go on from them.
    pub(crate) recent: [Option<Colour>; Colour::ALL.len()],
}

impl Earlier {
    /// Notes the colour of one more section. A stretch needs each colour where it was last driven; for an exact route the
    /// colours stay in their order, and equal neighbours count as one.
    pub(crate) fn add(&mut self, colour: Option<Colour>, by: RouteMatch) {
        if colour.is_none() {
            self.recent = Default::default();
            return;
        }
        let last = self.recent.len() - 1;
        let same = self.recent.iter().position(|&known| known == colour);
        let place = match by {
            RouteMatch::Window => {
                same.or_else(|| self.recent.iter().position(Option::is_none)).unwrap_or(last)
            }
            RouteMatch::Exact if same == Some(0) => 0,
            RouteMatch::Exact => last,
        };
        self.recent[..=place].rotate_right(1);
        self.recent[0] = colour;
    }

    /// Whether such colours can remain of a drive.
    pub(crate) fn is_possible(&self, by: RouteMatch) -> bool {
        let mut anew = Self { completed: self.completed, ..Self::default() };
        self.recent.iter().flatten().rev().for_each(|&colour| anew.add(Some(colour), by));
        anew == *self
    }
}
