//! Two bots against each other, so that neither the seats nor the cards favour one of them.

use ecotable_kernel::{Outcome, Seat, SeatSet, Verdict};

/// A victory is counted in this many parts, which every number of winners up to 8 can share evenly.
pub const WHOLE: u32 = 840;

/// The games of one bot against another, in mirrored pairs.
///
/// The two games of a pair have the same seed, and in the second one all seats have changed sides.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Encounter {
    /// The first bot's number among the entrants.
    pub first: usize,
    /// The second bot's number among the entrants.
    pub second: usize,
    /// What the first bot got in each pair, from 0 to two times [`WHOLE`].
    pub pairs: Vec<u32>,
}

impl Encounter {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        2 * self.pairs.len() as u64
    }

    /// The first bot's share of the victories.
    pub fn share(&self) -> f64 {
        let sum: u64 = self.pairs.iter().map(|&parts| u64::from(parts)).sum();
        sum as f64 / (self.games().max(1) * u64::from(WHOLE)) as f64
    }
}

/// The seats that the first bot can have in the first game of a pair; in the second game it has all the others.
///
/// With an even number of seats it has half of them, in all possible ways up to the mirror. With an odd number it has
/// one less than the other bot, in all possible ways, and in the mirrored game one more. So over all arrangements
/// both bots sit equally often in every seat, and next to and across from each other.
pub fn arrangements(seats: u8) -> Vec<SeatSet> {
    let half = seats / 2;
    let sets = (0..=SeatSet::all(seats).bits()).map(SeatSet::from_bits).filter(|set| set.len() == half);
    sets.filter(|set| seats % 2 == 1 || set.contains(Seat(0))).collect()
}

/// What the bot in the seats `own` gets of a result: the winning seats share [`WHOLE`] evenly, and if all have lost,
/// all seats do.
pub(crate) fn parts(outcome: &Outcome, own: SeatSet) -> u32 {
    let winners: SeatSet = match outcome.verdict {
        Verdict::Ranked => outcome.winners().collect(),
        Verdict::AllLost => SeatSet::all(outcome.standings.len() as u8),
    };
    let own = winners.iter().filter(|&seat| own.contains(seat)).count() as u32;
    WHOLE * own / u32::from(winners.len().max(1))
}
