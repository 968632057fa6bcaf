//! What came of a tournament.

use crate::encounter::{Encounter, WHOLE};
use crate::rating::{Rating, ratings};
use crate::statistics::{Interval, wilson};
use crate::text::{Lean, TextTable, comma_separated, exact, percent};

/// What came of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// The bots, the strongest first.
    pub entrants: Vec<Entrant>,
    /// Each against each, in the order in which they were named.
    pub pairings: Vec<Pairing>,
}

/// A bot's result.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// The bot.
    pub bot: String,
    /// Its strength.
    pub rating: Rating,
    /// Its share of the victories over all its games.
    pub share: f64,
    /// How many games it played.
    pub games: u64,
}

/// How one bot did against another.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The bot.
    pub first: String,
    /// The other bot.
    pub second: String,
    /// How many games they played.
    pub games: u64,
    /// The first bot's share of the victories; one half if they are equally strong.
    pub share: f64,
    /// The 95 % interval of that share.
    pub interval: Interval,
}

impl Ranking {
    /// Ranks the bots by their encounters.
    pub fn new(bots: &[String], encounters: &[Encounter]) -> Self {
        let entrant = |(number, rating): (usize, Rating)| {
            let (share, games) = overall(number, encounters);
            Entrant { bot: bots[number].clone(), rating, share, games }
        };
        let mut entrants: Vec<_> =
            ratings(bots.len(), encounters).into_iter().enumerate().map(entrant).collect();
        entrants.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
        let pairing = |encounter: &Encounter| Pairing {
            first: bots[encounter.first].clone(),
            second: bots[encounter.second].clone(),
            games: encounter.games(),
            share: encounter.share(),
            interval: share_interval(encounter),
        };
        Self { entrants, pairings: encounters.iter().map(pairing).collect() }
    }

    /// The ranking as tables for people.
    pub fn to_text(&self) -> String {
        let right = |name| (name, Lean::Right);
        let left = |name| (name, Lean::Left);
        let mut entrants = TextTable::new(&[
            right("place"),
            left("bot"),
            right("Elo"),
            right("95 %"),
            right("won"),
            right("games"),
        ]);
        for (index, entrant) in self.entrants.iter().enumerate() {
            let Rating { elo, interval: Interval { low, high } } = entrant.rating;
            entrants.row(vec![
                (index + 1).to_string(),
                entrant.bot.clone(),
                format!("{elo:+.0}"),
                format!("{low:+.0} to {high:+.0}"),
                percent(entrant.share),
                entrant.games.to_string(),
            ]);
        }
        let mut pairings =
            TextTable::new(&[left("bot"), left("against"), right("won"), right("95 %"), right("games")]);
        for pairing in &self.pairings {
            let Interval { low, high } = pairing.interval;
            pairings.row(vec![
                pairing.first.clone(),
                pairing.second.clone(),
                percent(pairing.share),
                format!("{:.1}-{:.1}", 100.0 * low, 100.0 * high),
                pairing.games.to_string(),
            ]);
        }
        format!("{}\n{}", entrants.to_text(), pairings.to_text())
    }

    /// The ranking as comma-separated values, one line for each bot.
    pub fn to_csv(&self) -> String {
        let head =
            ["place", "bot", "elo", "elo_low", "elo_high", "win_share", "games"].map(str::to_owned).to_vec();
        let line = |(index, entrant): (usize, &Entrant)| {
            let Rating { elo, interval: Interval { low, high } } = entrant.rating;
            let mut line = vec![(index + 1).to_string(), entrant.bot.clone()];
            line.extend([elo, low, high, entrant.share].map(exact));
            line.push(entrant.games.to_string());
            line
        };
        comma_separated(std::iter::once(head).chain(self.entrants.iter().enumerate().map(line)))
    }
}

/// The share of the victories of one bot over all encounters, and how many games they were.
fn overall(number: usize, encounters: &[Encounter]) -> (f64, u64) {
    let (mut won, mut games) = (0.0, 0);
    for encounter in encounters {
        let share = match number {
            _ if number == encounter.first => encounter.share(),
            _ if number == encounter.second => 1.0 - encounter.share(),
            _ => continue,
        };
        won += share * encounter.games() as f64;
        games += encounter.games();
    }
    (won / games.max(1) as f64, games)
}

/// Mirrored games hang together, so their spread says how many independent games the pairs are worth: at least one
/// each, since no spread is wider than that of victories and defeats.
fn share_interval(encounter: &Encounter) -> Interval {
    let share = encounter.share();
    let pairs = encounter.pairs.len() as f64;
    let distance = |&parts: &u32| (f64::from(parts) / f64::from(2 * WHOLE) - share).powi(2);
    let spread = encounter.pairs.iter().map(distance).sum::<f64>() / pairs.max(1.0);
    let widest = share * (1.0 - share);
    let worth = if spread > 0.0 { (widest / spread).clamp(1.0, MOST_WORTH) } else { 1.0 };
    wilson(share, pairs * worth)
}

/// The most independent games that a mirrored pair is taken for.
const MOST_WORTH: f64 = 8.0;
