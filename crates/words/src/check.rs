//! Whether the locale files of a crate are complete, for the tests of that crate.

use std::collections::BTreeSet;

use crate::source::{Keys, Needs, Source};
use crate::{ENGLISH, Locale, plurals};

/// Something wrong with a locale file.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{language}.ftl{}: {trouble}", .line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct Problem {
    /// The language of the file.
    pub language: String,
    /// The line, from 1; none where something is missing.
    pub line: Option<usize>,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What can be wrong with a locale file.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Trouble {
    /// There is no file for English, by which the others are measured.
    #[error("there is no English text")]
    NoEnglish,
    /// The code of the language is no language tag.
    #[error("this is not the code of a language")]
    NoLanguage,
    /// The text is not Fluent.
    #[error("{0}")]
    Syntax(String),
    /// A key appears twice.
    #[error("the key `{key}` is there already")]
    Duplicate {
        /// The key.
        key: String,
    },
    /// English has the key, this language has not.
    #[error("the key `{key}` is missing")]
    Missing {
        /// The key.
        key: String,
    },
    /// This language has the key, English has not.
    #[error("the key `{key}` is not in English")]
    Unexpected {
        /// The key.
        key: String,
    },
    /// The gaps are others than in English.
    #[error("the gaps of `{key}` differ from English: {gaps}")]
    Gaps {
        /// The key.
        key: String,
        /// The gaps that are missing, with a minus, and those too many, with a plus.
        gaps: String,
    },
    /// A choice among plural forms lacks one that the language has.
    #[error("`{key}` lacks the plural form `{form}`")]
    Plural {
        /// The key.
        key: String,
        /// The form.
        form: String,
    },
    /// A message quotes one that does not exist.
    #[error("`{key}` quotes `{quoted}`, which does not exist")]
    Quote {
        /// The key.
        key: String,
        /// What it quotes.
        quoted: String,
    },
    /// A message quotes itself, directly or through others.
    #[error("`{key}` quotes itself")]
    Circle {
        /// The key.
        key: String,
    },
    /// The text is Fluent, but more of it than is spoken here.
    #[error("`{key}` has what cannot be said here: {what}")]
    Unsupported {
        /// The key.
        key: String,
        /// What it has.
        what: String,
    },
}

impl Problem {
    pub(crate) fn at(language: &str, line: usize, trouble: Trouble) -> Self {
        Self { language: language.to_owned(), line: Some(line), trouble }
    }

    pub(crate) fn without_line(language: &str, trouble: Trouble) -> Self {
        Self { language: language.to_owned(), line: None, trouble }
    }
}

/// All that is wrong with these locale files: every language must have the keys of English with the same gaps,
/// all its plural forms, no syntax errors, no key twice, no quotation of a key that does not exist or of itself, and
/// nothing that cannot be said.
///
/// What can be said: texts, gaps, choices by a number, its plural form or a word, quotations of messages, attributes
/// and terms, terms that choose by what they are given, and choices by an attribute of a term. There are no functions.
///
/// Terms (`-name`) belong to one language alone and may differ.
pub fn complete(locales: &[Locale]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let languages = languages(locales);
    let keys = |&language| {
        let source = Source::read(language, locales, &mut problems);
        (language, source.keys(language, &mut problems))
    };
    let texts: Vec<_> = languages.iter().map(keys).collect();
    match texts.iter().find(|(language, _)| *language == ENGLISH) {
        Some((_, english)) => {
            let others = texts.iter().filter(|(language, _)| *language != ENGLISH);
            others.for_each(|(language, keys)| compare(language, english, keys, &mut problems));
        }
        None => problems.push(Problem::without_line(ENGLISH, Trouble::NoEnglish)),
    }
    for (language, keys) in &texts {
        check_quotes(language, keys, &mut problems);
        check_plurals(language, keys, &mut problems);
    }
    problems
}

/// The languages of the files, each once, in the order of their first file.
pub(crate) fn languages<'a>(locales: &[Locale<'a>]) -> Vec<&'a str> {
    let mut languages = Vec::new();
    for (language, _) in locales {
        if !languages.contains(language) {
            languages.push(*language);
        }
    }
    languages
}

fn is_term(key: &str) -> bool {
    key.starts_with('-')
}

fn compare(language: &str, english: &Keys, keys: &Keys, problems: &mut Vec<Problem>) {
    for (key, needs) in english.iter().filter(|(key, _)| !is_term(key)) {
        match keys.get(key) {
            Some(own) => problems.extend(compare_gaps(language, key, needs, own)),
            None => problems.push(Problem::without_line(language, Trouble::Missing { key: key.clone() })),
        }
    }
    for (key, needs) in keys.iter().filter(|(key, _)| !is_term(key) && !english.contains_key(*key)) {
        problems.push(Problem::at(language, needs.line, Trouble::Unexpected { key: key.clone() }));
    }
}

fn compare_gaps(language: &str, key: &str, english: &Needs, own: &Needs) -> Option<Problem> {
    let missing = english.variables.difference(&own.variables).map(|name| format!("-${name}"));
    let extra = own.variables.difference(&english.variables).map(|name| format!("+${name}"));
    let gaps: Vec<_> = missing.chain(extra).collect();
    let trouble = Trouble::Gaps { key: key.to_owned(), gaps: gaps.join(" ") };
    (!gaps.is_empty()).then(|| Problem::at(language, own.line, trouble))
}

/// Finds quotations that lead nowhere or back to where they began.
pub(crate) fn check_quotes(language: &str, keys: &Keys, problems: &mut Vec<Problem>) {
    for (key, needs) in keys {
        for quoted in needs.quotes.iter().filter(|quoted| !keys.contains_key(*quoted)) {
            let trouble = Trouble::Quote { key: key.clone(), quoted: quoted.clone() };
            problems.push(Problem::at(language, needs.line, trouble));
        }
        if quotes_itself(key, keys) {
            problems.push(Problem::at(language, needs.line, Trouble::Circle { key: key.clone() }));
        }
    }
}

fn quotes_itself(key: &str, keys: &Keys) -> bool {
    let mut reached = BTreeSet::new();
    let mut ahead = vec![key];
    while let Some(needs) = ahead.pop().map(|key| keys.get(key)) {
        let quotes = needs.iter().flat_map(|needs| &needs.quotes);
        ahead.extend(quotes.map(String::as_str).filter(|&quoted| reached.insert(quoted)));
    }
    reached.contains(key)
}

fn check_plurals(language: &str, keys: &Keys, problems: &mut Vec<Problem>) {
    let Some(rules) = plurals::rules(language) else {
        problems.push(Problem::without_line(language, Trouble::NoLanguage));
        return;
    };
    let forms = plurals::forms(&rules);
    for (key, needs) in keys {
        let lacking: BTreeSet<_> =
            needs.plurals.iter().flat_map(|offered| forms.difference(offered)).collect();
        for form in lacking {
            let trouble = Trouble::Plural { key: key.clone(), form: form.clone() };
            problems.push(Problem::at(language, needs.line, trouble));
        }
    }
}
