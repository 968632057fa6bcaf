//! Random play through the engine, the way a simulation does it.

use ecotable_kernel::{ConfigError, Game, GameRng, Seat, Step};

/// Plays random games: one set of buffers for all of them, no events.
#[derive(Debug)]
pub struct Player<G: Game> {
    /// The rules.
    pub game: G,
    /// Where choices come from.
    pub rng: GameRng,
    step: Step<G::Event>,
    legal: Vec<G::Action>,
}

impl<G: Game> Player<G> {
    /// A player of the game with its usual options.
    pub fn new(seats: u8, seed: u64) -> Result<Self, ConfigError> {
        Ok(Self {
            game: G::new(&G::Config::default(), seats)?,
            rng: GameRng::quick(seed),
            step: Step::simulated(GameRng::quick(seed ^ 0x5EED)),
            legal: Vec::new(),
        })
    }

    /// Sets up a game.
    #[inline]
    pub fn start(&mut self) -> G::State {
        self.game.setup(&mut self.step)
    }

    /// The seat that decides next; of several that decide at the same time the first.
    #[inline]
    pub fn asked(&self, state: &G::State) -> Option<Seat> {
        self.game.to_act(state).first()
    }

    /// Lists the legal actions of the seat and returns how many there are.
    #[inline]
    pub fn list(&mut self, state: &G::State, seat: Seat) -> usize {
        self.game.legal_actions(state, seat, &mut self.legal);
        self.legal.len()
    }

    /// Lists the actions of the seat that decides next, and plays one at random; `None` when the game is over.
    #[inline(always)]
    pub fn decide(&mut self, state: &mut G::State) -> Option<(Seat, G::Action)> {
        let seat = self.asked(state)?;
        self.list(state, seat);
        let action = *self.rng.pick(&self.legal)?;
        self.game.apply(state, seat, action, &mut self.step);
        Some((seat, action))
    }

    /// Plays at random to the end, or for `most` decisions, and returns how many there were.
    #[inline]
    pub fn play(&mut self, state: &mut G::State, most: u64) -> u64 {
        let mut decisions = 0;
        while decisions < most && self.decide(state).is_some() {
            decisions += 1;
        }
        decisions
    }

    /// Sets up a game and plays it at random to the end.
    #[inline]
    pub fn play_out(&mut self) -> u64 {
        let mut state = self.start();
        self.play(&mut state, u64::MAX)
    }
}
