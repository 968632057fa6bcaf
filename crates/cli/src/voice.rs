//! What is said to people, in their language.

use anyhow::{Context, Result};
use ecotable_catalog::Listing;
use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{Locale, Names, PSEUDO, Words};

use crate::failure::usage;

/// The sentences of this program itself.
const LOCALES: &[Locale<'static>] =
    &[("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];

/// The words of a game, one language, and how the players are called.
pub struct Voice {
    words: Words,
    language: String,
    players: Players,
}

/// The names of the players by seat; who has none is numbered.
#[derive(Default)]
struct Players(Vec<String>);

impl Names for Players {
    fn name(&self, seat: Seat) -> Option<String> {
        self.0.get(seat.index()).cloned()
    }
}

impl Voice {
    /// The words of a game in the language asked for, or else in that of the system.
    pub fn of_game(game: &Listing, language: Option<&str>) -> Result<Self> {
        Self::new(&game.locales, language)
    }

    /// The words of the program alone, before a game is chosen.
    pub fn of_program(language: Option<&str>) -> Result<Self> {
        Self::new(&[], language)
    }

    fn new(game: &[&[Locale]], language: Option<&str>) -> Result<Self> {
        let lists: Vec<&[Locale]> = [LOCALES].iter().chain(game).copied().collect();
        let words = Words::new(&lists).context("the sentences of the program are broken")?;
        let language = match language {
            Some(wanted) => chosen(&words, wanted)?,
            None => words.language(&system_language()).to_owned(),
        };
        Ok(Self { words, language, players: Players::default() })
    }

    /// Calls the players by these names.
    pub fn name_players(&mut self, names: Vec<String>) {
        self.players = Players(names);
    }

    /// The code of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The languages that can be chosen: code and name of each.
    pub fn languages(&self) -> Vec<(String, String)> {
        self.words.languages().into_iter().map(|language| (language.code, language.name)).collect()
    }

    /// The sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(&self.language, phrase, &self.players)
    }

    /// The message of this key, which has no gaps.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()))
    }

    /// The message of this key, or `otherwise` if there is none.
    pub fn word_or(&self, key: &str, otherwise: &str) -> String {
        if self.words.has(&self.language, key) { self.word(key) } else { otherwise.to_owned() }
    }

    /// The player of this seat.
    pub fn player(&self, seat: Seat) -> String {
        self.say(&Phrase::new("play-name").with("seat", seat))
    }
}

/// The language that the system speaks.
fn system_language() -> String {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

fn chosen(words: &Words, wanted: &str) -> Result<String> {
    let known: Vec<String> = words.languages().into_iter().map(|language| language.code).collect();
    let best = words.language(wanted);
    let language = wanted.split(['-', '_']).next().unwrap_or_default();
    if !best.eq_ignore_ascii_case(language) && best != PSEUDO {
        return Err(usage(format!("language `{wanted}`: there are {}", known.join(", "))));
    }
    Ok(best.to_owned())
}
