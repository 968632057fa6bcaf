//! What a simulation found.

use ecotable_bots::BotSpec;
use ecotable_kernel::{Game, Seed};

use crate::distribution::Summary;
use crate::encounter::WHOLE;
use crate::statistics::{Interval, chi_square_tail, wilson};
use crate::tally::Tally;
use crate::text::{Lean, TextTable, comma_separated, exact, percent};

/// What a simulation found. How long it took is no part of it: the same options give the same report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The seed of the series.
    pub seed: Seed,
    /// How many games were played.
    pub games: u64,
    /// One entry for each seat.
    pub seats: Vec<SeatReport>,
    /// The number of decisions of a game.
    pub length: Summary,
    /// The share of games in which several sides share the victory.
    pub tie_share: f64,
    /// The share of games in which all lose together.
    pub loss_share: f64,
    /// Whether some seats win more often than others; only if all have the same bot.
    pub bias: Option<Bias>,
}

/// What a simulation found about one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatReport {
    /// The bot that sat there.
    pub bot: String,
    /// How many games it won, a shared victory counted in parts.
    pub wins: f64,
    /// The same as a share of all games.
    pub win_share: f64,
    /// The 95 % interval of that share.
    pub interval: Interval,
    /// Its scores.
    pub score: Summary,
    /// How often it came in each place, the first place first.
    pub ranks: Vec<u64>,
}

/// A test of whether the seats have equal chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bias {
    /// Chi-square of the victories of the seats against equal numbers.
    pub chi_square: f64,
    /// Its degrees of freedom.
    pub degrees: u32,
    /// The chance of such a difference, or a larger one, among seats with equal chances.
    pub probability: f64,
}

impl Report {
    pub(crate) fn new<G: Game>(game: &'static str, seed: Seed, bots: &[&BotSpec<G>], tally: &Tally) -> Self {
        let games = tally.games.max(1) as f64;
        let ranks = bots.len();
        let seats = tally.seats.iter().zip(bots).map(|(seat, bot)| {
            let wins = seat.wins as f64 / f64::from(WHOLE);
            SeatReport {
                bot: bot.to_string(),
                wins,
                win_share: wins / games,
                interval: wilson(wins / games, tally.games as f64),
                score: seat.scores.summary(),
                ranks: seat.ranks[..ranks].to_vec(),
            }
        });
        let seats: Vec<SeatReport> = seats.collect();
        let same = seats.windows(2).all(|pair| pair[0].bot == pair[1].bot);
        Self {
            game,
            seed,
            games: tally.games,
            bias: if same { Bias::of(&seats) } else { None },
            seats,
            length: tally.lengths.summary(),
            tie_share: tally.ties as f64 / games,
            loss_share: tally.losses as f64 / games,
        }
    }

    /// The report as tables for people, at most 100 columns wide as long as the names of the bots are short.
    pub fn to_text(&self) -> String {
        let Self { game, games, seed, length, .. } = self;
        let seats = self.seats.len();
        let mut text = format!("{game}: {games} games, {seats} seats, seed {seed}\n\n");
        text += &self.score_table().to_text();
        text += "\n";
        text += &self.rank_table().to_text();
        text += &format!(
            "\nlength     {:.1} decisions on average, standard deviation {:.1}, from {} to {}\n",
            length.mean, length.sd, length.min, length.max
        );
        text += &format!("ties       {} of the games\n", percent(self.tie_share));
        text += &format!("all lost   {} of the games\n", percent(self.loss_share));
        text += &format!(
            "seat bias  {}\n",
            self.bias.map_or("not tested: the bots differ, or nobody won".to_owned(), Bias::to_text)
        );
        text
    }

    fn score_table(&self) -> TextTable {
        let names = ["wins", "95 %", "score", "sd", "min", "5 %", "25 %", "50 %", "75 %", "95 %", "max"];
        let mut columns = vec![("seat", Lean::Left), ("bot", Lean::Left)];
        columns.extend(names.map(|name| (name, Lean::Right)));
        let mut table = TextTable::new(&columns);
        for (number, seat) in self.seats.iter().enumerate() {
            let Interval { low, high } = seat.interval;
            let mut cells = vec![number.to_string(), seat.bot.clone(), percent(seat.win_share)];
            cells.push(format!("{:.1}-{:.1}", 100.0 * low, 100.0 * high));
            cells.push(format!("{:.2}", seat.score.mean));
            cells.push(format!("{:.2}", seat.score.sd));
            cells.extend(points(&seat.score).map(|point| point.to_string()));
            table.row(cells);
        }
        table
    }

    fn rank_table(&self) -> TextTable {
        let places: Vec<_> = (1..=self.seats.len()).map(|place| format!("place {place}")).collect();
        let mut columns = vec![("seat", Lean::Left), ("bot", Lean::Left)];
        columns.extend(places.iter().map(|place| (place.as_str(), Lean::Right)));
        let mut table = TextTable::new(&columns);
        for (number, seat) in self.seats.iter().enumerate() {
            let mut cells = vec![number.to_string(), seat.bot.clone()];
            cells.extend(seat.ranks.iter().map(|&count| percent(count as f64 / self.games.max(1) as f64)));
            table.row(cells);
        }
        table
    }

    /// The report as comma-separated values: one line for each seat, what concerns all seats in each of them.
    pub fn to_csv(&self) -> String {
        let places = (1..=self.seats.len()).map(|place| format!("place_{place}"));
        let head = COLUMNS.iter().map(|&name| name.to_owned()).chain(places).collect();
        let lines = self.seats.iter().enumerate().map(|(number, seat)| self.csv_line(number, seat));
        comma_separated(std::iter::once(head).chain(lines))
    }

    fn csv_line(&self, number: usize, seat: &SeatReport) -> Vec<String> {
        let Summary { mean, sd, .. } = seat.score;
        let mut line =
            vec![self.game.to_owned(), self.seed.to_string(), self.games.to_string(), number.to_string()];
        line.push(seat.bot.clone());
        line.extend([seat.wins, seat.win_share, seat.interval.low, seat.interval.high].map(exact));
        line.extend([mean, sd].map(exact));
        line.extend(points(&seat.score).map(|point| point.to_string()));
        line.extend([self.length.mean, self.length.sd].map(exact));
        line.extend([self.length.min, self.length.max].map(|length| length.to_string()));
        line.extend([self.tie_share, self.loss_share].map(exact));
        line.push(self.bias.map_or_else(String::new, |bias| exact(bias.chi_square)));
        line.push(self.bias.map_or_else(String::new, |bias| exact(bias.probability)));
        line.extend(seat.ranks.iter().map(u64::to_string));
        line
    }
}

/// The columns of the comma-separated report before those of the places.
const COLUMNS: &[&str] = &[
    "game",
    "seed",
    "games",
    "seat",
    "bot",
    "wins",
    "win_share",
    "win_share_low",
    "win_share_high",
    "score_mean",
    "score_sd",
    "score_min",
    "score_p5",
    "score_p25",
    "score_p50",
    "score_p75",
    "score_p95",
    "score_max",
    "length_mean",
    "length_sd",
    "length_min",
    "length_max",
    "tie_share",
    "all_lost_share",
    "bias_chi_square",
    "bias_probability",
];

fn points(summary: &Summary) -> [i32; 7] {
    let Summary { min, low, lower_quarter, median, upper_quarter, high, max, .. } = *summary;
    [min, low, lower_quarter, median, upper_quarter, high, max]
}

impl Bias {
    fn of(seats: &[SeatReport]) -> Option<Self> {
        let expected = seats.iter().map(|seat| seat.wins).sum::<f64>() / seats.len() as f64;
        if expected <= 0.0 {
            return None;
        }
        let chi_square = seats.iter().map(|seat| (seat.wins - expected).powi(2) / expected).sum();
        let degrees = seats.len() as u32 - 1;
        Some(Self { chi_square, degrees, probability: chi_square_tail(chi_square, degrees) })
    }

    fn to_text(self) -> String {
        let Self { chi_square, degrees, probability } = self;
        format!("chi-square {chi_square:.2} with {degrees} degrees of freedom, probability {probability:.4}")
    }
}
