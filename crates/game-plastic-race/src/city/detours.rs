//! Ways round sections, laid out so that a board is asked about all sections at once (PR-3.7).

use std::collections::VecDeque;

use super::build::distances;
use super::{City, Exit, Section};
use crate::colour::Direction;
use crate::state::Board;
use crate::words::bits;

/// The most ways that are known round a section in each direction.
const WAYS: usize = 8;
/// How many searches for them are made.
const SEARCHES: usize = 96;

/// Sets of sections: one for each place of a way among those known and each direction in which a section is closed.
type Sets = [[u64; 2]; WAYS];

/// The place of works among what can lie on a section; arrows come after it by their direction.
const WORKS: usize = 0;

/// The ways round every section that are known beforehand.
#[derive(Debug)]
pub(crate) struct Detours {
    /// The sections that have a way in this place.
    known: Sets,
    /// For each section, the sections whose ways are blocked by works there, an arrow forward or an arrow backward.
    blocked: Vec<[Sets; 3]>,
}

impl Detours {
    /// No ways at all.
    pub(super) const fn none() -> Self {
        Self { known: [[0; 2]; WAYS], blocked: Vec::new() }
    }

    /// The ways of a city.
    pub(super) fn new(city: &City) -> Self {
        let mut detours = Self::none();
        detours.blocked = vec![[[[0; 2]; WAYS]; 3]; usize::from(city.sections())];
        for section in (0..city.sections()).map(Section) {
            for &direction in Direction::ALL {
                for (place, way) in ways_round(city, section, direction).iter().enumerate() {
                    detours.learn(section, (place, direction as usize), way);
                }
            }
        }
        detours
    }

    fn learn(&mut self, round: Section, (place, side): (usize, usize), way: &[Exit]) {
        self.known[place][side] |= round.bit();
        for exit in way {
            let against = 1 + exit.direction.reversed() as usize;
            for lying in [WORKS, against] {
                self.blocked[exit.section.index()][lying][place][side] |= round.bit();
            }
        }
    }

    /// The sections round which an open way is known, by the direction in which they would be closed.
    #[inline]
    pub(crate) fn open(&self, board: &Board) -> [u64; 2] {
        let mut blocked = [[0; 2]; WAYS];
        for (lying, sections) in [board.works, board.forward, board.backward].into_iter().enumerate() {
            for section in bits(sections) {
                let more = &self.blocked[usize::from(section)][lying];
                for (sets, more) in blocked.iter_mut().zip(more) {
                    sets[0] |= more[0];
                    sets[1] |= more[1];
                }
            }
        }
        let mut open = [0; 2];
        for (known, blocked) in self.known.iter().zip(blocked) {
            open[0] |= known[0] & !blocked[0];
            open[1] |= known[1] & !blocked[1];
        }
        open
    }
}

/// Some ways round a section, the shortest first. Where the printed direction closes it already there is nothing to drive
/// round, and the way has no section.
fn ways_round(city: &City, section: Section, direction: Direction) -> Vec<Vec<Exit>> {
    if direction == Direction::Backward && city.printed_one_way & section.bit() != 0 {
        return vec![Vec::new()];
    }
    let mut ways: Vec<Vec<Exit>> = Vec::new();
    let mut without = VecDeque::from([section.bit()]);
    for _ in 0..SEARCHES {
        let Some(avoided) = without.pop_front().filter(|_| ways.len() < WAYS) else { break };
        let way = way_round(city, section, direction, avoided);
        if way.is_empty() {
            continue;
        }
        let touched = way.iter().fold(avoided, |set, exit| set | exit.section.bit());
        without.push_back(touched);
        without.extend(way.iter().map(|exit| avoided | exit.section.bit()));
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// The shortest way round a section that does without some sections; empty if there is none.
fn way_round(city: &City, section: Section, direction: Direction, without: u64) -> Vec<Exit> {
    let (start, end) = (city.start_of(section, direction), city.end_of(section, direction));
    let (_, last) = distances(city, start, without);
    let mut way = Vec::new();
    let mut node = end;
    while let Some(step) = last[node.index()] {
        way.push(step);
        node = step.to;
    }
    way
}
