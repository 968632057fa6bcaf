//! Laws that every game must keep, checked by playing random games.
//!
//! [`check`] plays games from seeds and stops at the first breach, which tells the law, the seed and the
//! record of the game so far, so that it can be played again. What is costly is checked only at every
//! [`SAMPLE_EVERY`]th decision, at other decisions in each game.

mod breach;
mod configs;
mod ending;
mod hostile;
mod legality;
mod pool;
mod steps;
mod trial;
mod undo;
mod words;
mod worlds;

use ecotable_kernel::{Game, Seed};

pub use breach::{Breach, Law};
use pool::Pool;
use trial::Trial;

/// The costly laws (two worlds, snapshots, hostile input) look at one of so many decisions.
pub const SAMPLE_EVERY: u64 = 8;
/// How many foreign actions are tried at each decision.
pub const FOREIGN_ACTIONS: usize = 12;
/// In every second game, one of so many decisions is an unlisted action where the rules allow one.
pub const UNLISTED_EVERY: u32 = 4;

/// How much is played, and what the game has promised.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    games: u64,
    most_decisions: u64,
    series: &'static str,
    notation: &'static [&'static str],
    secrets: Secrets,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Secrets {
    Kept,
    None,
}

impl Plan {
    /// So many games, each of at most so many decisions.
    pub const fn new(games: u64, most_decisions: u64) -> Self {
        Self { games, most_decisions, series: "laws", notation: &[], secrets: Secrets::Kept }
    }

    /// Other games than those that everybody plays.
    #[must_use]
    pub const fn series(self, series: &'static str) -> Self {
        Self { series, ..self }
    }

    /// Examples of actions that no list names: unlisted ones, and hostile ones. Their numbers are varied.
    #[must_use]
    pub const fn notation(self, notation: &'static [&'static str]) -> Self {
        Self { notation, ..self }
    }

    /// For a game in which everybody knows everything, so that there is nothing to draw anew.
    #[must_use]
    pub const fn without_secrets(self) -> Self {
        Self { secrets: Secrets::None, ..self }
    }
}

/// Plays the games of the plan and fails with the breach, if there is one.
#[track_caller]
pub fn check<G: Game>(config: &G::Config, seats: u8, plan: Plan) {
    if let Err(breach) = examine::<G>(config, seats, plan) {
        panic!("{breach}");
    }
}

/// Plays the games of the plan up to the first breach.
pub fn examine<G: Game>(config: &G::Config, seats: u8, plan: Plan) -> Result<(), Breach> {
    let game = configs::check::<G>(config, seats)?;
    let series: Seed =
        plan.series.parse().map_err(|error| Breach::before_play(Law::Config, format!("{error}")))?;
    let mut pool = Pool::new(plan.notation)?;
    let mut twins_differ = false;
    for number in 0..plan.games {
        let mut trial = Trial::new(&game, series.of_series(number), number, &mut pool);
        trial.run(&plan)?;
        twins_differ |= trial.twins_differ();
    }
    if plan.secrets == Secrets::Kept && plan.games > 0 && !twins_differ {
        let what = "determinize never changed anything: it must draw anew what the seat does not know";
        return Err(Breach::before_play(Law::TwoWorlds, what.to_owned()));
    }
    Ok(())
}
