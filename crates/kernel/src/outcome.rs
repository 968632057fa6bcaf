//! How a match ended.

use serde::{Deserialize, Serialize};

use crate::seat::{PerSeat, Seat};

/// The result of one seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The final score.
    pub score: i32,
    /// The place, from 1; equal results share a place.
    pub rank: u8,
    /// The side that the seat plays for; seats of one team have the same.
    pub side: u8,
}

/// What kind of end it was.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The sides are ranked and the first place has won.
    Ranked,
    /// All have lost together; every seat has the last place.
    AllLost,
}

/// The result of a match.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// What kind of end it was.
    pub verdict: Verdict,
    /// One standing for each seat, in seat order.
    pub standings: PerSeat<Standing>,
    /// How many digits of each score stand behind the point: with 1 a score of 108 means 10.8.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub decimals: u8,
}

fn is_zero(decimals: &u8) -> bool {
    *decimals == 0
}

impl Outcome {
    /// Ranks seats that play for themselves: a higher key is better, equal keys share a place.
    pub fn ranked<K: Ord>(seats: u8, score: impl Fn(Seat) -> i32, key: impl Fn(Seat) -> K) -> Self {
        let keys: PerSeat<K> = Seat::all(seats).map(key).collect();
        let standings = Seat::all(seats)
            .map(|seat| {
                let better = keys.iter().filter(|&other| *other > keys[seat.index()]).count();
                Standing { score: score(seat), rank: better as u8 + 1, side: seat.0 }
            })
            .collect();
        Self { verdict: Verdict::Ranked, standings, decimals: 0 }
    }

    /// All seats lose together; the scores are reported as they stand.
    pub fn all_lost(seats: u8, score: impl Fn(Seat) -> i32) -> Self {
        let standings =
            Seat::all(seats).map(|seat| Standing { score: score(seat), rank: seats, side: seat.0 }).collect();
        Self { verdict: Verdict::AllLost, standings, decimals: 0 }
    }

    /// A score as it is written, with its point.
    pub fn written(&self, score: i32) -> String {
        let unit = 10u32.pow(u32::from(self.decimals.min(9)));
        match self.decimals.min(9) {
            0 => score.to_string(),
            digits => {
                let sign = if score < 0 { "-" } else { "" };
                let (whole, rest) = (score.unsigned_abs() / unit, score.unsigned_abs() % unit);
                format!("{sign}{whole}.{rest:0digits$}", digits = usize::from(digits))
            }
        }
    }

    /// The seats in the first place; none if all have lost.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let ranked = self.verdict == Verdict::Ranked;
        (0u8..)
            .map(Seat)
            .zip(&self.standings)
            .filter(move |(_, s)| ranked && s.rank == 1)
            .map(|(seat, _)| seat)
    }

    /// Among how many sides the victory is shared; 0 if all have lost.
    pub fn winning_sides(&self) -> u8 {
        let mut sides = 0u8;
        for seat in self.winners() {
            sides |= 1 << self.standings[seat.index()].side;
        }
        sides.count_ones() as u8
    }
}
