//! All languages of a program.

use std::borrow::Cow;
use std::fmt;

use ecotable_kernel::Phrase;

use crate::check::{self, Problem};
use crate::languages::{self, Language};
use crate::messages::Messages;
use crate::names::Names;
use crate::tongue::Tongue;
use crate::{ENGLISH, LOCALES, Locale};

/// All the words of a program, in all its languages.
pub struct Words {
    english: Messages,
    others: Vec<Messages>,
}

/// Locale files that cannot be used.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct WordsError(pub Vec<Problem>);

/// Why a sentence is not what it should be.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Fault {
    /// The language has no such message.
    #[error("{language} has no message `{key}`")]
    NoMessage {
        /// The language asked for.
        language: String,
        /// The key.
        key: String,
    },
    /// The message could not be filled, for instance because nothing is there for one of its gaps.
    #[error("{language}, `{key}`: {why}")]
    Unfilled {
        /// The language of the message.
        language: String,
        /// The key.
        key: String,
        /// What is wrong.
        why: String,
    },
}

impl Words {
    /// The words of these locale files, one list for each crate, and of [`LOCALES`].
    ///
    /// A key belongs to one list only. Keys that a language lacks are no error: they are said in English.
    pub fn new(lists: &[&[Locale]]) -> Result<Self, WordsError> {
        let all: Vec<Locale> = lists.iter().copied().flatten().copied().collect();
        let spoken = check::languages(&all);
        let files: Vec<Locale> = LOCALES.iter().copied().chain(all).collect();
        let mut problems = Vec::new();
        let english = Messages::new(ENGLISH, &files, &mut problems);
        let others = spoken.iter().filter(|&&code| code != ENGLISH);
        let mut others: Vec<_> =
            others.filter_map(|code| Messages::new(code, &files, &mut problems)).collect();
        let Some(english) = english.filter(|_| problems.is_empty()) else { return Err(WordsError(problems)) };
        others.push(Messages::pseudo(&english, &files));
        Ok(Self { english, others })
    }

    /// The sentence in a language. Where the language has no words it is English, and without those the key.
    pub fn say(&self, language: &str, phrase: &Phrase, names: &dyn Names) -> String {
        self.tongue(language).say(phrase, names)
    }

    /// Writes the sentence in a language, as [`Words::say`] says it.
    pub fn write(
        &self,
        out: &mut impl fmt::Write,
        language: &str,
        phrase: &Phrase,
        names: &dyn Names,
    ) -> fmt::Result {
        self.tongue(language).write(out, phrase, names)
    }

    /// The sentence of a key without gaps.
    pub fn say_key(&self, language: &str, key: &str) -> Cow<'_, str> {
        self.tongue(language).say_key(key)
    }

    /// The sentence in a language, or why it is not whole: for tests.
    pub fn try_say(&self, language: &str, phrase: &Phrase, names: &dyn Names) -> Result<String, Vec<Fault>> {
        self.tongue(language).try_say(phrase, names)
    }

    /// Whether a language itself has words for `key`.
    pub fn has(&self, language: &str, key: &str) -> bool {
        self.tongue(language).has(key)
    }

    /// The language that fits a wish such as `ru-RU` best; English if none does.
    pub fn language(&self, wanted: &str) -> &str {
        self.tongue(wanted).code()
    }

    /// The language that fits a wish best, ready to say many sentences.
    pub fn tongue(&self, wanted: &str) -> Tongue<'_> {
        let codes = || self.all().map(|messages| messages.code.as_str());
        let exact = self.all().find(|messages| messages.code == wanted);
        let own = exact.or_else(|| {
            let best = languages::best(wanted, codes())?;
            self.all().find(|messages| messages.code == best)
        });
        Tongue { own: own.unwrap_or(&self.english), english: &self.english }
    }

    /// The languages that can be chosen, English first; the pseudo-locale is not among them.
    pub fn languages(&self) -> Vec<Language> {
        let real = self.all().filter(|messages| !messages.is_pseudo());
        let name = |own: &Messages| own.plain("language-name").unwrap_or(&own.code).to_owned();
        real.map(|own| Language { code: own.code.clone(), name: name(own) }).collect()
    }

    fn all(&self) -> impl Iterator<Item = &Messages> + Clone {
        std::iter::once(&self.english).chain(&self.others)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all().map(|messages| &messages.code)).finish()
    }
}
