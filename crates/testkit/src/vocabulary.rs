//! Whether everything that a game can say has words in every language, and whether every word is used.

use std::collections::BTreeSet;

use ecotable_kernel::{Arg, Game, Narrate, OptionKind, Phrase, Seat};
use ecotable_words::{Numbered, PSEUDO, Words, check};

/// The languages in which everything is said.
const LANGUAGES: [&str; 3] = ["en", "ru", PSEUDO];

/// What a game can say, and the rules that it can name.
pub struct Vocabulary {
    /// Its words.
    pub words: Words,
    english: &'static str,
    rules: &'static str,
    names: Vec<String>,
}

impl Vocabulary {
    /// The words of a game, and its `RULES.md`.
    pub fn of<G: Narrate>(rules: &'static str) -> Self {
        let problems = check::complete(G::LOCALES);
        assert!(problems.is_empty(), "the locale files are not complete: {problems:#?}");
        let words = Words::new(&[G::LOCALES]).expect("the locale files are whole");
        let english = G::LOCALES.iter().find(|(code, _)| *code == "en").expect("there is English").1;
        Self { words, english, rules, names: Vec::new() }
    }

    /// The same, with names that are not translated.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.names.extend(names);
        // A name may be part of a longer one.
        self.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        self
    }

    /// Whether a rule, or a ruling in a table, has this number.
    pub fn has_rule(&self, number: &str) -> bool {
        [format!("**{number}**"), format!("| {number} |")].iter().any(|row| self.rules.contains(row))
    }

    /// Says the phrase in every language; nothing may be missing. It may quote names of other languages.
    #[track_caller]
    pub fn knows(&self, phrase: &Phrase) {
        for language in LANGUAGES {
            let said = self.words.try_say(language, phrase, &Numbered);
            assert!(said.as_ref().is_ok_and(|said| !said.is_empty()), "{language}: {phrase:?}: {said:?}");
        }
    }

    /// Says the phrase in every language; nothing may be missing, and nothing may stay English.
    #[track_caller]
    pub fn says(&self, phrase: &Phrase) {
        self.knows(phrase);
        for language in LANGUAGES.iter().filter(|&&language| language != "en") {
            let said = self.words.say(language, phrase, &Numbered);
            assert!(
                foreign(&said).is_none() || foreign(&self.unnamed(&said)).is_none(),
                "{language}: {said}"
            );
        }
    }

    /// What is left of a sentence without its names.
    fn unnamed(&self, said: &str) -> String {
        self.names.iter().fold(said.to_owned(), |said, name| said.replace(name, ""))
    }

    /// Asserts that the phrases have words, and that together they use every written key with these prefixes.
    #[track_caller]
    pub fn covers(&self, phrases: &[Phrase], prefixes: &[&str]) {
        let mut said = BTreeSet::new();
        phrases
            .iter()
            .filter(|phrase| said.insert(format!("{phrase:?}")))
            .for_each(|phrase| self.says(phrase));
        self.uses(phrases, prefixes);
    }

    /// Asserts that the phrases use every written key with these prefixes.
    #[track_caller]
    pub fn uses(&self, phrases: &[Phrase], prefixes: &[&str]) {
        let mut keys = BTreeSet::new();
        phrases.iter().for_each(|phrase| keys_of(phrase, &mut keys));
        let unsaid: Vec<_> = self.written(prefixes).filter(|key| !keys.contains(*key)).collect();
        assert!(unsaid.is_empty(), "never said: {unsaid:?}");
    }

    /// The keys of the English file that begin with one of these words.
    pub fn written(&self, prefixes: &[&str]) -> impl Iterator<Item = &'static str> {
        let keys = self.english.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        keys.filter(move |key| prefixes.iter().any(|prefix| key.starts_with(prefix)))
    }

    /// Asserts that every option has a name, a question, an effect, and names for its values, and that nothing else is
    /// said of options but what begins with one of `others`.
    #[track_caller]
    pub fn asks_options<G: Game>(&self, others: &[&str]) {
        let mut phrases: Vec<Phrase> = Vec::new();
        for option in G::META.options {
            let key = format!("option-{}", option.name.replace('_', "-"));
            let parts = ["question", "effect"].map(str::to_owned).into_iter().chain(values(&option.kind));
            phrases.extend(parts.map(|part| Phrase::new(format!("{key}-{part}")).with("seat", Seat(0))));
            phrases.push(Phrase::new(key));
        }
        phrases.extend(self.written(others).map(Phrase::new));
        self.covers(&phrases, &["option-"]);
    }

    /// Asserts that sections are titled as in the rules, whose numbers begin with `game`, such as `TJ`.
    #[track_caller]
    pub fn titles(&self, game: &str, sections: impl IntoIterator<Item = u8>) {
        for number in sections {
            let title = Phrase::new(format!("rules-section-{number}"));
            self.says(&title);
            let line = format!("## {game}-{number} {}\n", self.words.say("en", &title, &Numbered));
            assert!(self.rules.contains(&line), "{line}");
        }
    }
}

/// A word with Latin letters. One with a digit, such as `CO2` or `TJ-5.8`, is the same in all languages.
fn foreign(said: &str) -> Option<&str> {
    let is_english = |word: &&str| {
        word.chars().any(|letter| letter.is_ascii_alphabetic())
            && !word.chars().any(|letter| letter.is_ascii_digit())
    };
    said.split_whitespace().find(is_english)
}

/// The keys of a phrase and of all phrases in it.
fn keys_of(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    keys.insert(phrase.key.clone().into_owned());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => keys_of(inner, keys),
            Arg::List(list) => list.iter().for_each(|inner| keys_of(inner, keys)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }
}

/// What each value of an option is called in keys.
fn values(kind: &OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Flag | OptionKind::Switch => Vec::new(),
        OptionKind::Words(values) => values.iter().map(|value| value.replace('_', "-")).collect(),
        OptionKind::Numbers(values) => values.iter().map(ToString::to_string).collect(),
        OptionKind::RandomOrSeat => vec!["random".to_owned(), "seat".to_owned()],
        OptionKind::Depends(kind) => [vec!["default".to_owned()], values(kind)].concat(),
    }
}
