//! One random game, with all laws checked on the way.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ecotable_kernel::{Game, GameRng, Seat, Seed, Table};

use super::breach::{Breach, Held, Law, Place, hold};
use super::pool::Pool;
use super::{Plan, SAMPLE_EVERY, UNLISTED_EVERY};
use super::{ending, hostile, legality, steps, undo, words, worlds};

/// How often an unlisted action is looked for before a listed one is taken.
const TRIES: usize = 16;

/// One game, played at random.
#[derive(Debug)]
pub struct Trial<'a, G: Game> {
    game: &'a G,
    seed: Seed,
    number: u64,
    pool: &'a mut Pool<G>,
    rng: GameRng,
    list: Vec<G::Action>,
    twins_differ: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    /// The game with this seed; `number` says which one of the series it is.
    pub fn new(game: &'a G, seed: Seed, number: u64, pool: &'a mut Pool<G>) -> Self {
        Self { game, seed, number, pool, rng: GameRng::quick(number), list: Vec::new(), twins_differ: false }
    }

    /// Whether any twin was another position than the real one.
    pub fn twins_differ(&self) -> bool {
        self.twins_differ
    }

    /// Plays to the end or to the first breach; a panic is one.
    pub fn run(&mut self, plan: &Plan) -> Held {
        let mut table = None;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let table = table.insert(Table::new(self.game.clone(), self.seed).0);
            self.play(table, plan)
        }));
        let played = played.unwrap_or_else(|panic| Err(Breach::before_play(Law::Panic, message(&*panic))));
        played.map_err(|breach| Breach { place: Some(self.place(table.as_ref())), ..breach })
    }

    fn place(&self, table: Option<&Table<G>>) -> Place {
        let record = table.map_or_else(String::new, |table| {
            catch_unwind(AssertUnwindSafe(|| table.record().to_text()))
                .unwrap_or_else(|_| format!("{:?}", table.decisions()))
        });
        Place { seed: self.seed, ply: table.map_or(0, Table::ply), record }
    }

    fn play(&mut self, table: &mut Table<G>, plan: &Plan) -> Held {
        // Unlisted actions may take back what others did, so those games may be longer.
        let most = if self.plays_unlisted() { 2 * plan.most_decisions } else { plan.most_decisions };
        let again = Table::new(self.game.clone(), self.seed).0;
        hold(Law::Replay, again.state() == table.state(), || {
            "the same seed set up two different positions".to_owned()
        })?;
        loop {
            self.check_position(table)?;
            let Some((seat, action)) = self.choose(table) else {
                break;
            };
            hold(Law::Termination, table.ply() < most, || {
                format!("the game goes on after {most} decisions")
            })?;
            self.decide(table, seat, action)?;
        }
        words::check_replay(table)
    }

    fn plays_unlisted(&self) -> bool {
        self.number % 2 == 1
    }

    fn check_position(&mut self, table: &mut Table<G>) -> Held {
        ending::check_position(table)?;
        legality::check(table, self.pool, &mut self.list, &mut self.rng)?;
        if self.is_sampled(table) || table.to_act().is_empty() {
            words::check_snapshot(self.game, table.state())?;
            hostile::check_play(table, self.pool, &mut self.rng)?;
            hostile::check_restore(self.game, table.state(), &mut self.rng)?;
        }
        if self.is_sampled(table) && !table.to_act().is_empty() {
            self.twins_differ |= worlds::check(table, self.pool, &mut self.rng)?;
        }
        Ok(())
    }

    fn is_sampled(&self, table: &Table<G>) -> bool {
        (table.ply() + self.number).is_multiple_of(SAMPLE_EVERY)
    }

    fn choose(&mut self, table: &Table<G>) -> Option<(Seat, G::Action)> {
        let asked: Vec<Seat> = table.to_act().iter().collect();
        let seat = *self.rng.pick(&asked)?;
        if self.plays_unlisted() && self.rng.below(UNLISTED_EVERY) == 0 {
            for _ in 0..TRIES {
                let action = self.pool.any_unlisted(&mut self.rng);
                if let Some(action) = action.filter(|&action| table.check(seat, action).is_ok()) {
                    return Some((seat, action));
                }
            }
        }
        table.peek(seat).legal_actions(&mut self.list);
        self.rng.pick(&self.list).map(|&action| (seat, action))
    }

    fn decide(&mut self, table: &mut Table<G>, seat: Seat, action: G::Action) -> Held {
        let unaware = steps::check_quiet(table, seat, action)?;
        let mut before = undo::Before::of(table);
        if self.is_sampled(table) {
            undo::check_shows_nothing(table, seat, action, &mut self.rng)?;
            before = before.with_views(table);
        }
        let played = table.play(seat, action);
        hold(Law::Legality, played.is_ok(), || {
            format!("`{action}` of seat {seat} is legal, yet {played:?}")
        })?;
        unaware.check(table, || format!("`{action}` of seat {seat}"))?;
        undo::check(table, &before)
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("the rules panicked: {}", text.unwrap_or_else(|| "without a word".to_owned()))
}
