//! What a result is worth to a seat.

use ecotable_kernel::{MAX_SEATS, Outcome, Verdict};

use crate::policy::Foresight;

/// How much of the value is won or lost with the match; the rest is the margin.
const VICTORY: f32 = 0.75;

/// What each seat makes of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Utility {
    /// The value: from 0 to 1, and below 0 when all have lost together.
    pub value: [f32; MAX_SEATS],
    /// The seat's share of the victory alone.
    pub share: [f32; MAX_SEATS],
}

/// What a result is worth to each seat.
///
/// Most of it is the share of the victory. A smaller part grows smoothly with the margin to the best other side,
/// so that a search still plays well when all is lost or won. A loss of all together is worse than any other.
pub fn utility(outcome: &Outcome) -> Utility {
    let mut utility = Utility::default();
    let victory = match outcome.verdict {
        Verdict::Ranked => 1.0 / f32::from(outcome.winning_sides().max(1)),
        Verdict::AllLost => 0.0,
    };
    for (index, own) in outcome.standings.iter().enumerate() {
        let margin = (1.0 - VICTORY) * margin(outcome, own.side, own.score);
        if outcome.verdict == Verdict::AllLost {
            utility.value[index] = margin - (1.0 - VICTORY);
            continue;
        }
        let share = if own.rank == 1 { victory } else { 0.0 };
        utility.share[index] = share;
        utility.value[index] = VICTORY * share + margin;
    }
    utility
}

/// What expected scores are worth to each seat: its chance of victory, which a lead multiplies.
pub(super) fn foreseen(foresight: &Foresight, seats: u8) -> Utility {
    let scores = &foresight.scores[..usize::from(seats)];
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut utility = Utility::default();
    let mut total = 0.0;
    for (chance, score) in utility.share.iter_mut().zip(scores) {
        *chance = ((score - best) / foresight.spread).exp();
        total += *chance;
    }
    utility.share.iter_mut().for_each(|chance| *chance /= total);
    utility.value = utility.share;
    utility
}

/// The distance to the best other side, from 0 to 1, one half when they are even.
fn margin(outcome: &Outcome, side: u8, score: i32) -> f32 {
    let others = outcome.standings.iter().filter(|other| other.side != side);
    let Some(best) = others.map(|other| other.score).max() else {
        return 0.5;
    };
    let (own, best) = (score as f32, best as f32);
    let scale = 1.0 + 0.25 * (own.abs() + best.abs());
    0.5 + 0.5 * (own - best) / (scale + (own - best).abs())
}
