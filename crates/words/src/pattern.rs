//! A message ready to be said: all that does not depend on the gaps is done.

use intl_pluralrules::PluralRules;

use crate::plurals;

/// What a message says, piece by piece.
pub(crate) type Pattern = Vec<Piece>;

/// A piece of a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Piece {
    /// Words.
    Text(Box<str>),
    /// A gap to be filled, by its name.
    Gap(Box<str>),
    /// One of several patterns.
    Choice(Box<Choice>),
}

/// Several patterns, one of which is said.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Choice {
    /// The gap that decides.
    pub gap: Box<str>,
    /// Numbers, and the patterns that they choose.
    pub numbers: Vec<(i64, usize)>,
    /// Plural forms and other words, and the patterns that they choose.
    pub words: Vec<(Box<str>, usize)>,
    /// The pattern that is said otherwise.
    pub default: usize,
    /// The patterns.
    pub patterns: Vec<Pattern>,
}

impl Choice {
    /// What is said of a number: if not of this number, of its plural form.
    pub fn by_number(&self, number: i64, rules: &PluralRules) -> &Pattern {
        match self.numbers.iter().find(|(exact, _)| *exact == number) {
            Some(&(_, chosen)) => &self.patterns[chosen],
            None if self.words.is_empty() => self.otherwise(),
            None => self.by_word(plurals::form(rules, number)),
        }
    }

    /// What is said of a word.
    pub fn by_word(&self, word: &str) -> &Pattern {
        let chosen = self.words.iter().find(|(name, _)| **name == *word);
        &self.patterns[chosen.map_or(self.default, |&(_, chosen)| chosen)]
    }

    /// What is said if nothing else fits.
    pub fn otherwise(&self) -> &Pattern {
        &self.patterns[self.default]
    }
}
