//! Every bot against every other, with balanced seats.

use ecotable_bots::{BotSpec, Roster};
use ecotable_kernel::{Game, Seat, SeatSet, Seed};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::encounter::{Encounter, arrangements, parts};
use crate::error::LabError;
use crate::ranking::Ranking;
use crate::series::{Series, play};

/// What kind of tournament.
#[derive(Clone, Debug)]
pub struct TournamentOptions<G: Game> {
    /// The options of the game.
    pub config: G::Config,
    /// How many seats.
    pub seats: u8,
    /// The bots, each once.
    pub entrants: Vec<String>,
    /// How many games each plays against each other, rounded up to full rounds of all arrangements.
    pub games: u64,
    /// The seed of the tournament; every pairing plays with the same seeds.
    pub seed: Seed,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
}

/// Lets every bot play every other and ranks them. `progress` hears how many more games have ended.
///
/// Each pairing plays every arrangement of [`arrangements`] equally often, each with its mirror image from the same
/// seed. The result of a pairing does not depend on who else takes part, and nothing depends on the number of
/// threads, unless a bot thinks by the clock.
pub fn tournament<R: Roster>(
    options: &TournamentOptions<R::Game>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Ranking, LabError> {
    let game = R::Game::new(&options.config, options.seats)?;
    let bots = entrants::<R>(&options.entrants)?;
    let pairs = options.mirrored_pairs();
    let pairings: Vec<_> = (0..bots.len()).flat_map(|a| (a + 1..bots.len()).map(move |b| (a, b))).collect();
    let jobs: Vec<_> =
        pairings.iter().flat_map(|&pairing| (0..pairs).map(move |pair| (pairing, pair))).collect();
    let hall = Hall {
        game: &game,
        bots: &bots,
        series: Series::new(options.seed),
        arrangements: arrangements(options.seats),
    };
    let play_pair = |&((first, second), pair): &((usize, usize), u64)| {
        let parts = hall.play_pair((first, second), pair)?;
        progress(2);
        Ok::<_, LabError>(parts)
    };
    let pool = ThreadPoolBuilder::new().num_threads(options.threads).build()?;
    let parts = pool.install(|| jobs.par_iter().map(play_pair).collect::<Result<Vec<_>, _>>())?;
    let encounter = |(&(first, second), pairs): (&(usize, usize), &[u32])| Encounter {
        first,
        second,
        pairs: pairs.to_vec(),
    };
    let encounters: Vec<_> = pairings.iter().zip(parts.chunks(pairs as usize)).map(encounter).collect();
    Ok(Ranking::new(&options.entrants, &encounters))
}

impl<G: Game> TournamentOptions<G> {
    /// How many games will be played.
    pub fn total_games(&self) -> u64 {
        let entrants = self.entrants.len() as u64;
        self.mirrored_pairs() * entrants * entrants.saturating_sub(1)
    }

    /// How many mirrored pairs each pairing plays.
    fn mirrored_pairs(&self) -> u64 {
        let round = arrangements(self.seats).len().max(1) as u64;
        self.games.max(1).div_ceil(2 * round) * round
    }
}

fn entrants<R: Roster>(names: &[String]) -> Result<Vec<BotSpec<R::Game>>, LabError> {
    let twice = (1..names.len()).any(|index| names[..index].contains(&names[index]));
    if names.len() < 2 || twice {
        return Err(LabError::Entrants);
    }
    Ok(names.iter().map(|name| BotSpec::parse::<R>(name)).collect::<Result<_, _>>()?)
}

/// Where all pairings play.
struct Hall<'a, G: Game> {
    game: &'a G,
    bots: &'a [BotSpec<G>],
    series: Series,
    arrangements: Vec<SeatSet>,
}

impl<G: Game> Hall<'_, G> {
    /// What the first bot gets in a game and its mirror image.
    fn play_pair(&self, (first, second): (usize, usize), pair: u64) -> Result<u32, LabError> {
        let start = self.series.start(pair);
        let seats = self.arrangements[pair as usize % self.arrangements.len()];
        let mirrored = SeatSet::all(self.game.seats()).without(seats);
        let mut total = 0;
        for own in [seats, mirrored] {
            let bot = |seat| &self.bots[if own.contains(seat) { first } else { second }];
            let bots: Vec<_> = Seat::all(self.game.seats()).map(bot).collect();
            total += parts(&play(self.game, start, &bots)?.outcome, own);
        }
        Ok(total)
    }
}
