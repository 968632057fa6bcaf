//! The final score and its ranks (EL-5).

use std::cmp::Ordering;

use ecotable_kernel::{Outcome, PerSeat, Seat, Standing};
use serde::Serialize;

use crate::config::{Edition, ScoreRounding};
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::state::State;
use crate::view::{PlayerView, View};

/// A score as a fraction, exact.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Score {
    /// Above the line.
    pub numerator: u64,
    /// Below the line; never 0.
    pub denominator: u64,
}

impl Score {
    /// A whole number.
    pub fn whole(points: u64) -> Self {
        Self { numerator: points, denominator: 1 }
    }

    /// In tenths, halves up.
    pub fn tenths(self) -> u64 {
        (20 * self.numerator + self.denominator) / (2 * self.denominator)
    }

    fn plus(self, points: u64) -> Self {
        Self { numerator: self.numerator + points * self.denominator, ..self }
    }

    /// The whole number that a way of rounding makes of it.
    fn rounded(self, rounding: ScoreRounding) -> Self {
        let Self { numerator, denominator } = self;
        Self::whole(match rounding {
            ScoreRounding::Exact => return self,
            ScoreRounding::PrintedTable => (self.tenths() + 5) / 10,
            ScoreRounding::Nearest => (2 * numerator + denominator) / (2 * denominator),
            ScoreRounding::Floor => numerator / denominator,
            ScoreRounding::Ceil => numerator.div_ceil(denominator),
        })
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Score {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Score {}

/// What a side has at the end: of one seat, or of two in a team.
#[derive(Clone, Copy, Debug, Default)]
struct Holdings {
    money: u64,
    enviro: u64,
    bonus: u64,
}

impl Holdings {
    /// What decides between equal scores: the smaller number, then the environment points. Here zero is zero (EL-5.3).
    fn tie_break(&self) -> (u64, u64) {
        (self.money.min(self.enviro), self.enviro)
    }
}

impl Ecologic {
    /// The base of the score for so much money and so many environment points (EL-5.1, EL-5.2).
    pub fn base(&self, money: u16, enviro: u16) -> Score {
        let holdings = Holdings { money: money.into(), enviro: enviro.into(), bonus: 0 };
        self.value(&holdings)
    }

    /// The score of a seat, or of its team, if the game ended now.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        self.value(&self.holdings(state, seat))
    }

    /// The smaller of the two numbers of a seat, or of its team, divided by the larger, in hundredths, halves up (EL-5.1).
    pub(crate) fn balance_in_hundredths(&self, state: &State, seat: Seat) -> u64 {
        let (smaller, larger) = self.measures(&self.holdings(state, seat));
        if larger == 0 { 0 } else { (200 * smaller + larger) / (2 * larger) }
    }

    fn value(&self, holdings: &Holdings) -> Score {
        let (smaller, larger) = self.measures(holdings);
        let base = if larger == 0 {
            Score::whole(0)
        } else {
            Score { numerator: smaller * (smaller + larger), denominator: larger }
        };
        base.rounded(self.rounding).plus(holdings.bonus)
    }

    /// The smaller and the larger number as they count.
    fn measures(&self, holdings: &Holdings) -> (u64, u64) {
        let least = u64::from(self.zero_as_one);
        let (money, enviro) = (holdings.money.max(least), holdings.enviro.max(least));
        (money.min(enviro), money.max(enviro))
    }

    /// The seats whose numbers are added up with those of this one: itself, and its partner in a team.
    fn side(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let partner = self.config.teams.then(|| Seat((seat.0 + 2) % 4));
        std::iter::once(seat).chain(partner)
    }

    fn holdings(&self, state: &State, seat: Seat) -> Holdings {
        let mut sum = Holdings::default();
        for seat in self.side(seat) {
            let player = state.player(seat);
            sum.money += u64::from(player.money);
            sum.enviro += u64::from(player.enviro_points());
            sum.bonus += self.bonus(state, seat);
        }
        sum
    }

    /// Second edition: 1 for each token on the board, 1 for each initiative, 2 for each territory.
    fn bonus(&self, state: &State, seat: Seat) -> u64 {
        if self.edition() == Edition::Ed1 {
            return 0;
        }
        let tads = state.tads.iter().filter(|tad| tad.owner == Some(seat)).count() as u64;
        let tokens = u64::from(state.board.tokens_of(seat));
        tokens + u64::from(state.player(seat).initiatives.len()) + 2 * tads
    }

    /// What decides the ranks, from what a view shows.
    pub(crate) fn rank_key(&self, view: &View, seat: usize) -> (Score, u64, u64) {
        let holdings = self.holdings_seen(view, Seat(seat as u8), |_, player| (player.money, player.enviro));
        let (smaller, enviro) = holdings.tie_break();
        (view.players[seat].score, smaller, enviro)
    }

    /// The score of a seat, or of its team, with the money and environment points that `numbers` gives to each of
    /// its seats; tokens, initiatives and territories are those of the view.
    pub fn score_with(
        &self,
        view: &View,
        seat: Seat,
        numbers: impl Fn(Seat, &PlayerView) -> (u16, i16),
    ) -> Score {
        self.value(&self.holdings_seen(view, seat, numbers))
    }

    fn holdings_seen(
        &self,
        view: &View,
        seat: Seat,
        numbers: impl Fn(Seat, &PlayerView) -> (u16, i16),
    ) -> Holdings {
        let mut sum = Holdings::default();
        for seat in self.side(seat) {
            let player = &view.players[seat.index()];
            let (money, enviro) = numbers(seat, player);
            sum.money += u64::from(money);
            sum.enviro += u64::from(enviro.max(0).unsigned_abs());
            sum.bonus += self.bonus_seen(player);
        }
        sum
    }

    fn bonus_seen(&self, player: &PlayerView) -> u64 {
        match self.edition() {
            Edition::Ed1 => 0,
            Edition::Ed2 => {
                let tokens = u64::from(player.tokens.oil + player.tokens.mineral);
                tokens + player.initiatives.len() as u64 + 2 * player.tads.len() as u64
            }
        }
    }

    /// Ranks by score, then by the smaller number, then by environment points (EL-5.3).
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.ask != Decision::Over {
            return None;
        }
        let key = |seat| {
            let holdings = self.holdings(state, seat);
            let (smaller, enviro) = holdings.tie_break();
            (self.value(&holdings), smaller, enviro)
        };
        let exact = self.rounding == ScoreRounding::Exact;
        let written = |score: Score| if exact { score.tenths() } else { score.numerator };
        let mut outcome = Outcome::ranked(self.seats, |seat| written(key(seat).0) as i32, key);
        outcome.decimals = u8::from(exact);
        if self.config.teams {
            outcome.standings = team_standings(&outcome.standings);
        }
        Some(outcome)
    }
}

/// Partners stand together, and a place is shared by teams, not by seats.
fn team_standings(standings: &PerSeat<Standing>) -> PerSeat<Standing> {
    let best = |rank: u8| standings.iter().filter(|other| other.rank < rank).count() / 2;
    let of_team = |(seat, standing): (usize, &Standing)| Standing {
        rank: best(standing.rank) as u8 + 1,
        side: (seat % 2) as u8,
        ..*standing
    };
    standings.iter().enumerate().map(of_team).collect()
}
