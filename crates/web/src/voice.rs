//! Sentences on pages: one language for one reader.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use ecotable_catalog::{Listing, games};
use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{Language, Locale, Names, Tongue, Words};

use crate::spoken::{Spoken, What};
use crate::text::Text;
use crate::{boards, screens, server, table};

/// The only ones there are.
static ALL: LazyLock<Voices> = LazyLock::new(|| {
    let games = games().iter().map(|game| (game.meta.id, OnceLock::new())).collect();
    Voices { games, ..Voices::default() }
});

/// The words of the pages, and of each game with the pages: made when they are first needed, and kept, because they never
/// change. Pages say most of them as they are, and so need no copy.
#[derive(Default)]
pub struct Voices {
    frame: OnceLock<Words>,
    languages: OnceLock<Vec<Language>>,
    games: BTreeMap<&'static str, OnceLock<Words>>,
}

/// The locale files of the pages.
fn frame_locales() -> [&'static [Locale<'static>]; 3] {
    [screens::LOCALES, server::LOCALES, table::LOCALES]
}

fn words(lists: &[&[Locale]]) -> Words {
    Words::new(lists).expect("a test reads all locale files together")
}

impl Voices {
    /// All words of this program.
    pub fn all() -> &'static Self {
        &ALL
    }

    /// The words of pages without a game.
    pub fn frame(&'static self) -> &'static Words {
        self.frame.get_or_init(|| words(&frame_locales()))
    }

    /// The words of pages of a game.
    pub fn of(&'static self, game: &Listing) -> &'static Words {
        let Some(slot) = self.games.get(game.meta.id) else { return self.frame() };
        slot.get_or_init(|| {
            let mut lists = frame_locales().to_vec();
            lists.extend(game.locales);
            lists.push(boards::drawing(game.meta.id).locales());
            words(&lists)
        })
    }

    /// The languages that can be chosen.
    pub fn languages(&'static self) -> &'static [Language] {
        self.languages.get_or_init(|| self.frame().languages())
    }

    /// The code of the language that a tag such as `ru-RU` asks for, if we speak it.
    pub fn known(&'static self, tag: &str) -> Option<&'static str> {
        let best = self.frame().language(tag);
        let asked = tag.split(['-', '_']).next().unwrap_or_default();
        best.split('-').next().filter(|code| code.eq_ignore_ascii_case(asked)).map(|_| best)
    }
}

/// Says things in one reader's language, and knows what the players are called.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    words: &'static Words,
    tongue: Tongue<'static>,
    names: &'a dyn Names,
}

impl<'a> Voice<'a> {
    /// A voice in a language that fits `wanted` best.
    pub fn new(words: &'static Words, wanted: &str, names: &'a dyn Names) -> Self {
        Self { words, tongue: words.tongue(wanted), names }
    }

    /// The language, for the `lang` attribute.
    pub fn language(&self) -> &'static str {
        self.tongue.code()
    }

    /// The languages that can be chosen instead.
    pub fn languages(&self) -> Vec<Language> {
        self.words.languages()
    }

    /// The sentence.
    pub fn say<'p>(&self, phrase: &'p Phrase) -> Spoken<'p>
    where
        'a: 'p,
    {
        Spoken { tongue: self.tongue, names: self.names, what: What::Sentence(phrase) }
    }

    /// The sentence of a key without gaps.
    pub fn key(&self, key: &str) -> Text {
        self.tongue.say_key(key).into()
    }

    /// Whether there is such a sentence.
    pub fn has(&self, key: &str) -> bool {
        self.tongue.has(key)
    }

    /// What the player of a seat is called.
    pub fn name(&self, seat: Seat) -> Spoken<'a> {
        Spoken { tongue: self.tongue, names: self.names, what: What::Name(seat) }
    }
}
