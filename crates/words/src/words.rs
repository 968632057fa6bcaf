//! Phrases to sentences.

use ecotable_kernel::{Arg, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use crate::check::{self, Problem, Trouble};
use crate::languages::{self, Language};
use crate::names::{Names, Numbered};
use crate::pseudo::{self, PSEUDO};
use crate::{ENGLISH, LOCALES, Locale};

/// All the words of a program, in all its languages.
pub struct Words {
    english: Tongue,
    others: Vec<Tongue>,
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

/// One language with all its messages.
struct Tongue {
    code: String,
    bundle: FluentBundle<FluentResource>,
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
        let english = Tongue::new(ENGLISH, ENGLISH, &files, &mut problems);
        let others = spoken.iter().filter(|&&code| code != ENGLISH);
        let mut others: Vec<_> = others.map(|code| Tongue::new(code, code, &files, &mut problems)).collect();
        if !problems.is_empty() {
            return Err(WordsError(problems));
        }
        let mut pseudo = Tongue::new(PSEUDO, ENGLISH, &files, &mut problems);
        pseudo.bundle.set_transform(Some(pseudo::accent));
        others.push(pseudo);
        Ok(Self { english, others })
    }

    /// The sentence in a language. Where the language has no words it is English, and without those the key.
    pub fn say(&self, language: &str, phrase: &Phrase, names: &dyn Names) -> String {
        self.spoken(language, phrase, names).0
    }

    /// The sentence in a language, or why it is not whole: for tests.
    pub fn try_say(&self, language: &str, phrase: &Phrase, names: &dyn Names) -> Result<String, Vec<Fault>> {
        let (sentence, faults) = self.spoken(language, phrase, names);
        if faults.is_empty() { Ok(sentence) } else { Err(faults) }
    }

    fn spoken(&self, language: &str, phrase: &Phrase, names: &dyn Names) -> (String, Vec<Fault>) {
        let tongue = self.tongue(self.language(language));
        let mut speaker = Speaker { tongue, english: &self.english, names, faults: Vec::new() };
        let sentence = speaker.phrase(phrase);
        let sentence = if tongue.code == PSEUDO { pseudo::bracket(&sentence) } else { sentence };
        (sentence, speaker.faults)
    }

    /// Whether a language itself has words for `key`.
    pub fn has(&self, language: &str, key: &str) -> bool {
        self.tongue(self.language(language)).pattern(key).is_some()
    }

    /// The language that fits a wish such as `ru-RU` best; English if none does.
    pub fn language(&self, wanted: &str) -> &str {
        languages::best(wanted, self.tongues().map(|tongue| tongue.code.as_str())).unwrap_or(ENGLISH)
    }

    /// The languages that can be chosen, English first; the pseudo-locale is not among them.
    pub fn languages(&self) -> Vec<Language> {
        let real = self.tongues().filter(|tongue| tongue.code != PSEUDO);
        real.map(|tongue| Language { code: tongue.code.clone(), name: self.own_name(tongue) }).collect()
    }

    fn own_name(&self, tongue: &Tongue) -> String {
        if tongue.pattern("language-name").is_none() {
            return tongue.code.clone();
        }
        self.say(&tongue.code, &Phrase::new("language-name"), &Numbered)
    }

    fn tongues(&self) -> impl Iterator<Item = &Tongue> + Clone {
        std::iter::once(&self.english).chain(&self.others)
    }

    fn tongue(&self, code: &str) -> &Tongue {
        self.tongues().find(|tongue| tongue.code == code).unwrap_or(&self.english)
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tongues().map(|tongue| &tongue.code)).finish()
    }
}

impl Tongue {
    /// The language `code` with the messages of `text_language`, which is another one for the pseudo-locale.
    fn new(code: &str, text_language: &str, files: &[Locale], problems: &mut Vec<Problem>) -> Self {
        check::read_all(text_language, files, problems);
        let id: LanguageIdentifier = text_language.parse().unwrap_or_else(|_| {
            problems.push(Problem::without_line(text_language, Trouble::NoLanguage));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for (_, text) in files.iter().filter(|(language, _)| *language == text_language) {
            // What is wrong with the text is among the problems already.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { code: code.to_owned(), bundle }
    }

    /// The message of a key, or of an attribute: `message.attribute`.
    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        match key.split_once('.') {
            Some((key, attribute)) => Some(self.bundle.get_message(key)?.get_attribute(attribute)?.value()),
            None => self.bundle.get_message(key)?.value(),
        }
    }
}

/// Says one sentence with everything in it.
struct Speaker<'a> {
    tongue: &'a Tongue,
    english: &'a Tongue,
    names: &'a dyn Names,
    faults: Vec<Fault>,
}

impl<'a> Speaker<'a> {
    fn phrase(&mut self, phrase: &Phrase) -> String {
        let args = phrase.args.iter().map(|(name, arg)| (*name, self.arg(arg))).collect();
        self.message(&phrase.key, &args)
    }

    fn message(&mut self, key: &str, args: &FluentArgs) -> String {
        if self.tongue.pattern(key).is_none() {
            let language = self.tongue.code.clone();
            self.faults.push(Fault::NoMessage { language, key: key.to_owned() });
        }
        let first =
            [self.tongue, self.english].into_iter().find_map(|tongue| Some((tongue, tongue.pattern(key)?)));
        let Some((tongue, pattern)) = first else { return format!("[{key}]") };
        let mut errors = Vec::new();
        let sentence = tongue.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        self.faults.extend(errors.iter().map(|error| Fault::Unfilled {
            language: tongue.code.clone(),
            key: key.to_owned(),
            why: error.to_string(),
        }));
        sentence
    }

    fn arg(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Seat(seat) => self.player(*seat).into(),
            Arg::Phrase(phrase) => self.phrase(phrase).into(),
            Arg::List(list) => self.list(list).into(),
            Arg::Text(text) => text.clone().into(),
        }
    }

    fn player(&mut self, seat: Seat) -> String {
        self.names.name(seat).unwrap_or_else(|| {
            let args = FluentArgs::from_iter([("number", i64::from(seat.0) + 1)]);
            self.message("player-name", &args)
        })
    }

    fn list(&mut self, list: &[Phrase]) -> String {
        let mut items: Vec<_> = list.iter().map(|phrase| self.phrase(phrase)).collect();
        let Some(last) = items.pop() else { return self.message("list-none", &FluentArgs::new()) };
        let Some(before) = items.pop() else { return last };
        let end = FluentArgs::from_iter([("first", before), ("last", last)]);
        let end = self.message("list-last", &end);
        items.into_iter().rev().fold(end, |rest, first| {
            self.message("list-more", &FluentArgs::from_iter([("first", first), ("rest", rest)]))
        })
    }
}
