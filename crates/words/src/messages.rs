//! One language with all its messages.

use std::borrow::Cow;

use intl_pluralrules::PluralRules;

use crate::check::{self, Problem, Trouble};
use crate::compile::Compiler;
use crate::pattern::{Pattern, Piece};
use crate::pseudo::{self, PSEUDO};
use crate::quick::Table;
use crate::source::Source;
use crate::{Locale, plurals};

/// A language, ready to be spoken.
pub(crate) struct Messages {
    pub code: String,
    pub rules: PluralRules,
    patterns: Table<Pattern>,
}

impl Messages {
    /// The messages of a language; without them there is at least one more problem.
    pub fn new(language: &str, files: &[Locale], problems: &mut Vec<Problem>) -> Option<Self> {
        let before = problems.len();
        let source = Source::read(language, files, problems);
        let keys = source.keys(language, problems);
        check::check_quotes(language, &keys, problems);
        let rules = plurals::rules(language);
        if rules.is_none() {
            problems.push(Problem::without_line(language, Trouble::NoLanguage));
        }
        let rules = rules.filter(|_| problems.len() == before)?;
        Some(Self::compile(language, &source, rules, |text| text.into()))
    }

    /// The pseudo-locale: the messages of English in another spelling.
    pub fn pseudo(english: &Self, files: &[Locale]) -> Self {
        let source = Source::read(&english.code, files, &mut Vec::new());
        Self::compile(PSEUDO, &source, english.rules.clone(), pseudo::accent)
    }

    fn compile(code: &str, source: &Source, rules: PluralRules, spelling: fn(&str) -> Cow<'_, str>) -> Self {
        let compiler = Compiler::new(source, &rules, spelling);
        let patterns = compiler.patterns().map(|(key, pattern)| (key.into(), pattern)).collect();
        Self { code: code.to_owned(), rules, patterns }
    }

    /// What a key says, or an attribute: `message.attribute`.
    pub fn get(&self, key: &str) -> Option<&Pattern> {
        self.patterns.get(key)
    }

    /// The words of a key that has no gaps.
    pub fn plain(&self, key: &str) -> Option<&str> {
        match &self.get(key)?[..] {
            [] => Some(""),
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    pub fn is_pseudo(&self) -> bool {
        self.code == PSEUDO
    }
}
