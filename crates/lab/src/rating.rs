//! Strength from results, after Bradley and Terry, on the scale of Elo.

use ecotable_kernel::GameRng;

use crate::encounter::{Encounter, WHOLE};
use crate::statistics::Interval;

/// The strength of one entrant: 0 is the mean of all, and 400 more make the odds ten times better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate.
    pub elo: f64,
    /// Its 95 % interval.
    pub interval: Interval,
}

/// How many times the pairs are drawn anew for the intervals.
const RESAMPLES: usize = 500;

/// The seed of those draws: intervals are the same on every run.
const RESAMPLE_SEED: u64 = 0x5EED;

/// The ratings of `entrants` bots.
///
/// Each encounter counts as if one more game had been drawn, so that a bot which always wins gets a number too.
/// The intervals come from drawing the mirrored pairs anew, since the two games of a pair hang together.
pub fn ratings(entrants: usize, encounters: &[Encounter]) -> Vec<Rating> {
    let estimate = fit(&Scores::new(entrants, encounters, |encounter| {
        encounter.pairs.iter().copied().map(u64::from).sum()
    }));
    let mut rng = GameRng::quick(RESAMPLE_SEED);
    let mut samples = vec![Vec::with_capacity(RESAMPLES); entrants];
    for _ in 0..RESAMPLES {
        let scores = Scores::new(entrants, encounters, |encounter| resampled(encounter, &mut rng));
        samples.iter_mut().zip(fit(&scores)).for_each(|(samples, elo)| samples.push(elo));
    }
    let rating = |(elo, samples): (f64, Vec<f64>)| Rating { elo, interval: middle_of(samples) };
    estimate.into_iter().zip(samples).map(rating).collect()
}

/// What the first bot gets in as many pairs, each drawn anew from those that were played.
fn resampled(encounter: &Encounter, rng: &mut GameRng) -> u64 {
    let pairs = &encounter.pairs;
    pairs.iter().map(|_| u64::from(pairs[rng.below(pairs.len() as u32) as usize])).sum()
}

/// What is left of the samples without the lowest and the highest 2.5 %.
fn middle_of(mut samples: Vec<f64>) -> Interval {
    samples.sort_by(f64::total_cmp);
    let cut = samples.len() / 40;
    Interval { low: samples[cut], high: samples[samples.len() - 1 - cut] }
}

/// Who won how much, and how many games there were.
struct Scores {
    wins: Vec<f64>,
    games: Vec<Vec<f64>>,
}

impl Scores {
    fn new(entrants: usize, encounters: &[Encounter], mut parts: impl FnMut(&Encounter) -> u64) -> Self {
        let mut scores = Self { wins: vec![0.0; entrants], games: vec![vec![0.0; entrants]; entrants] };
        for encounter in encounters {
            let (first, second) = (encounter.first, encounter.second);
            let games = encounter.games() as f64;
            let won = parts(encounter) as f64 / f64::from(WHOLE);
            scores.wins[first] += won + 0.5;
            scores.wins[second] += games - won + 0.5;
            scores.games[first][second] += games + 1.0;
            scores.games[second][first] += games + 1.0;
        }
        scores
    }
}

/// The most likely strengths, found by improving one after the other until none moves.
fn fit(scores: &Scores) -> Vec<f64> {
    let entrants = scores.wins.len();
    let mut strengths = vec![1.0; entrants];
    for _ in 0..10_000 {
        let mut moved = 0.0f64;
        for own in 0..entrants {
            let expected = |other: usize| scores.games[own][other] / (strengths[own] + strengths[other]);
            let weight: f64 = (0..entrants).filter(|&other| other != own).map(expected).sum();
            let better = if weight > 0.0 { scores.wins[own] / weight } else { 1.0 };
            moved = moved.max((better / strengths[own] - 1.0).abs());
            strengths[own] = better;
        }
        if moved < 1e-9 {
            break;
        }
    }
    let elos: Vec<_> = strengths.iter().map(|strength: &f64| 400.0 * strength.log10()).collect();
    let mean = elos.iter().sum::<f64>() / entrants.max(1) as f64;
    elos.into_iter().map(|elo| elo - mean).collect()
}
