//! The games of a series, one after the other or side by side.

use ecotable_bots::{Bot, BotSpec};
use ecotable_kernel::{Game, GameRng, Outcome, Peek, PerSeat, Seat, Seed, Step};

use crate::error::LabError;
use crate::playout::playout;

/// A game that was played.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Played {
    pub outcome: Outcome,
    pub decisions: u32,
}

/// One game of a series: the seed of its match, and the seed from which its bots draw the chance they think with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub seed: Seed,
    thinking: u64,
}

/// The seeds of a series of games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Series {
    seed: Seed,
    thinking: u64,
}

impl Series {
    /// All games that follow from this seed.
    pub fn new(seed: Seed) -> Self {
        // No match has so many steps, so the bots know nothing of the chance that decides it.
        Self { seed, thinking: GameRng::stream(&seed, u64::MAX).next_u64() }
    }

    /// Game number `number`.
    pub fn start(&self, number: u64) -> Start {
        Start { seed: self.seed.of_series(number), thinking: self.thinking.wrapping_add(number) }
    }
}

impl Start {
    fn bot_seeds(&self, seats: u8) -> PerSeat<u64> {
        let mut rng = GameRng::quick(self.thinking);
        (0..seats).map(|_| rng.next_u64()).collect()
    }
}

/// Plays a game with one bot to a seat.
pub(crate) fn play<G: Game>(game: &G, start: Start, bots: &[&BotSpec<G>]) -> Result<Played, LabError> {
    let seeds = start.bot_seeds(game.seats());
    let mut players: PerSeat<Box<dyn Bot<G>>> =
        bots.iter().zip(seeds).map(|(bot, seed)| bot.make(seed)).collect();
    let mut step = Step::quiet(start.seed);
    let mut state = game.setup(&mut step);
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let action = players[seat.index()].choose(Peek::new(game, &state, seat));
        game.check(&state, seat, action).map_err(|refusal| LabError::Illegal {
            bot: bots[seat.index()].to_string(),
            seat,
            action: action.to_string(),
            why: refusal.to_string(),
            seed: start.seed,
        })?;
        decisions += 1;
        step.begin(u64::from(decisions));
        game.apply(&mut state, seat, action, &mut step);
    }
    Ok(finish(game, &state, decisions))
}

/// Plays games with `random` in every seat: as [`play`] would, without a detour over what the seats may know.
#[derive(Debug)]
pub(crate) struct RandomSeats<G: Game> {
    legal: Vec<G::Action>,
    rngs: Vec<GameRng>,
}

impl<G: Game> RandomSeats<G> {
    pub fn new() -> Self {
        Self { legal: Vec::new(), rngs: Vec::new() }
    }

    pub fn play(&mut self, game: &G, start: Start) -> Played {
        self.rngs.clear();
        self.rngs.extend(start.bot_seeds(game.seats()).into_iter().map(GameRng::quick));
        let mut step = Step::quiet(start.seed);
        let mut state = game.setup(&mut step);
        let rngs = self.rngs.as_mut_slice();
        let pick = |seat: Seat, choices| rngs[seat.index()].below(choices);
        let decisions = playout(game, &mut state, &mut step, &mut self.legal, pick);
        finish(game, &state, decisions)
    }
}

fn finish<G: Game>(game: &G, state: &G::State, decisions: u32) -> Played {
    let outcome = game.outcome(state).expect("nobody is asked, so the game is over");
    Played { outcome, decisions }
}
