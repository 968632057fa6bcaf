//! Many games of the same bots in the same seats.

use ecotable_bots::{BotSpec, Roster};
use ecotable_kernel::{Game, Seed};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::error::LabError;
use crate::report::Report;
use crate::series::{RandomSeats, Series, play};
use crate::tally::Tally;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimulateOptions<G: Game> {
    /// The options of the game.
    pub config: G::Config,
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// One bot for each seat, or one for all.
    pub bots: Vec<String>,
    /// The seed of the series; game number n has the seed `seed.of_series(n)`.
    pub seed: Seed,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
}

/// Games are handed to the threads in at least this many blocks, if there are so many.
const BLOCKS: u64 = 64;

/// The most games of a block.
const LARGEST_BLOCK: u64 = 4096;

/// Plays the games and reports what came of them. `progress` hears how many more games have ended.
///
/// The report is the same on any number of threads, unless a bot thinks by the clock.
pub fn simulate<R: Roster>(
    options: &SimulateOptions<R::Game>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, LabError> {
    let game = R::Game::new(&options.config, options.seats)?;
    let bots = seat_bots::<R>(&options.bots, options.seats)?;
    let round = Round { game: &game, bots: bots.iter().collect(), series: Series::new(options.seed) };
    let (games, seats) = (options.games, options.seats);
    let block = (games / BLOCKS).clamp(1, LARGEST_BLOCK);
    let play_block = |number: u64| {
        let (first, last) = (number * block, games.min((number + 1) * block));
        let tally = round.play(first..last)?;
        progress(last - first);
        Ok::<_, LabError>(tally)
    };
    let empty = || Tally::new(seats);
    let pool = ThreadPoolBuilder::new().num_threads(options.threads).build()?;
    let blocks = (0..games.div_ceil(block)).into_par_iter();
    let tally = pool.install(|| blocks.map(play_block).try_reduce(empty, |a, b| Ok(a.merge(&b))))?;
    Ok(Report::new(<R::Game as Game>::META.id, options.seed, &round.bots, &tally))
}

/// The bot of each seat.
fn seat_bots<R: Roster>(names: &[String], seats: u8) -> Result<Vec<BotSpec<R::Game>>, LabError> {
    let bots = names.iter().map(|name| BotSpec::parse::<R>(name)).collect::<Result<Vec<_>, _>>()?;
    match bots.as_slice() {
        [one] => Ok(vec![one.clone(); seats.into()]),
        several if several.len() == usize::from(seats) => Ok(bots),
        _ => Err(LabError::BotCount { got: bots.len(), seats }),
    }
}

/// Games that differ only in their seed.
struct Round<'a, G: Game> {
    game: &'a G,
    bots: Vec<&'a BotSpec<G>>,
    series: Series,
}

impl<G: Game> Round<'_, G> {
    fn play(&self, numbers: std::ops::Range<u64>) -> Result<Tally, LabError> {
        let mut tally = Tally::new(self.game.seats());
        let mut random_seats = RandomSeats::new();
        let all_random = self.bots.iter().all(|bot| bot.is_random());
        for number in numbers {
            let start = self.series.start(number);
            let played = if all_random {
                random_seats.play(self.game, start)
            } else {
                play(self.game, start, &self.bots)?
            };
            tally.add(&played);
        }
        Ok(tally)
    }
}
