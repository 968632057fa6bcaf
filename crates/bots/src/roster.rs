//! Who can be seated at the tables of a game, by name.

use std::fmt;
use std::marker::PhantomData;

use ecotable_kernel::Game;

use crate::bot::Bot;
use crate::policy::{Policy, Uniform};
use crate::random::Random;
use crate::search::{Budget, Search, Settings};

/// The bots of one game: `random` and `search` are there for every game, the others are its own.
pub trait Roster: 'static {
    /// The game that they play.
    type Game: Game;
    /// How seats play in the games that `search` imagines.
    type Policy: Policy<Self::Game> + Default + 'static;
    /// The game's own bots, from the weakest to the strongest.
    const CHARACTERS: &'static [Character<Self::Game>];
}

/// A bot that knows one game.
#[derive(Debug)]
pub struct Character<G> {
    /// Its name in commands.
    pub name: &'static str,
    /// Makes one that thinks with the chance of this seed.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

/// The roster of a game without characters and policy of its own.
#[derive(Clone, Copy, Debug)]
pub struct Plain<G>(PhantomData<G>);

impl<G: Game> Roster for Plain<G> {
    type Game = G;
    type Policy = Uniform;
    const CHARACTERS: &'static [Character<G>] = &[];
}

/// A bot as it is asked for: `random`, the name of a character, `search`, `search:5000` or `search:200ms`.
#[derive(Clone, Debug)]
pub struct BotSpec<G: Game> {
    text: String,
    kind: Kind<G>,
}

#[derive(Clone, Copy, Debug)]
enum Kind<G: Game> {
    Random,
    Character(&'static Character<G>),
    Search(Budget, fn(Budget, u64) -> Box<dyn Bot<G>>),
}

impl<G: Game> BotSpec<G> {
    /// Finds the bot of the roster that the text means.
    pub fn parse<R: Roster<Game = G>>(text: &str) -> Result<Self, UnknownBot> {
        let kind = match text.split_once(':') {
            Some(("search", budget)) => budget.parse().ok().map(|budget| Kind::Search(budget, searcher::<R>)),
            Some(_) => None,
            None if text == "random" => Some(Kind::Random),
            None if text == "search" => Some(Kind::Search(Budget::default(), searcher::<R>)),
            None => R::CHARACTERS.iter().find(|character| character.name == text).map(Kind::Character),
        };
        let kind = kind.ok_or_else(|| UnknownBot::new::<R>(text))?;
        Ok(Self { text: text.to_owned(), kind })
    }

    /// Makes the bot; the same seed makes the same decisions, unless it thinks by the clock.
    pub fn make(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self.kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Character(character) => (character.make)(seed),
            Kind::Search(budget, make) => make(budget, seed),
        }
    }

    /// Whether it is the random player.
    pub fn is_random(&self) -> bool {
        matches!(self.kind, Kind::Random)
    }
}

impl<G: Game> fmt::Display for BotSpec<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn searcher<R: Roster>(budget: Budget, seed: u64) -> Box<dyn Bot<R::Game>> {
    let settings = Settings { budget, ..Settings::default() };
    Box::new(Search::<R::Game, R::Policy>::new(R::Policy::default(), settings, seed))
}

/// A name that no bot of the game has.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "there is no bot `{name}`; there are: {known} (a search may be given a number of simulated games or a time: \
     search:5000, search:200ms)"
)]
pub struct UnknownBot {
    name: String,
    known: String,
}

impl UnknownBot {
    fn new<R: Roster>(name: &str) -> Self {
        let own = R::CHARACTERS.iter().map(|character| character.name);
        let known: Vec<_> = std::iter::once("random").chain(own).chain(["search"]).collect();
        Self { name: name.to_owned(), known: known.join(", ") }
    }
}

/// Makes the bot that the text means.
pub fn create<R: Roster>(spec: &str, seed: u64) -> Result<Box<dyn Bot<R::Game>>, UnknownBot> {
    BotSpec::parse::<R>(spec).map(|spec| spec.make(seed))
}
