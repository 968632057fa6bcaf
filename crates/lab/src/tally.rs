//! What is counted while games are played: whole numbers only, so that the order in which they end is all one.

use ecotable_kernel::{MAX_SEATS, Verdict};

use crate::distribution::Distribution;
use crate::encounter::WHOLE;
use crate::series::Played;

/// What is counted of a series of games.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub seats: Vec<SeatTally>,
    pub lengths: Distribution,
    pub games: u64,
    pub ties: u64,
    pub losses: u64,
}

/// What is counted of one seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatTally {
    /// Victories, shared ones in parts of [`WHOLE`].
    pub wins: u64,
    pub scores: Distribution,
    pub ranks: [u64; MAX_SEATS],
}

impl Tally {
    pub fn new(seats: u8) -> Self {
        let seats = (0..seats).map(|_| SeatTally::default()).collect();
        Self { seats, lengths: Distribution::default(), games: 0, ties: 0, losses: 0 }
    }

    pub fn add(&mut self, played: &Played) {
        let outcome = &played.outcome;
        let sides = u32::from(outcome.winning_sides());
        self.games += 1;
        self.ties += u64::from(sides > 1);
        self.losses += u64::from(outcome.verdict == Verdict::AllLost);
        self.lengths.add(played.decisions as i32);
        for (tally, standing) in self.seats.iter_mut().zip(&outcome.standings) {
            tally.scores.add(standing.score);
            tally.ranks[usize::from(standing.rank) - 1] += 1;
        }
        for winner in outcome.winners() {
            self.seats[winner.index()].wins += u64::from(WHOLE / sides);
        }
    }

    pub fn merge(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.ties += other.ties;
        self.losses += other.losses;
        self.lengths.merge(&other.lengths);
        for (tally, more) in self.seats.iter_mut().zip(&other.seats) {
            tally.wins += more.wins;
            tally.scores.merge(&more.scores);
            tally.ranks.iter_mut().zip(more.ranks).for_each(|(count, more)| *count += more);
        }
        self
    }
}
