//! Sentences before they have a language: a key and what fills its gaps.

use std::borrow::Cow;

use serde::Serialize;

use crate::game::Game;
use crate::seat::Seat;

/// A sentence to be: the key of a message in the locale files, and its arguments.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Phrase {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// What fills its gaps.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// A player, named as the reader knows them.
    Seat(Seat),
    /// Another message, such as the name of a card.
    Phrase(Phrase),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
    /// A text that is the same in every language, such as the name of an own card.
    Text(String),
}

impl Phrase {
    /// A message without gaps, or the first step towards one with gaps.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Fills a gap.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        // Lines of a log live long and there are many, so they take no more room than they need.
        self.args.reserve_exact(1);
        self.args.push((name, arg.into()));
        self
    }

    /// What fills a gap.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// The player in a gap.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        match self.arg(name)? {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        }
    }

    /// The number in a gap, if it is not too large or too small for an `N`.
    pub fn number<N: TryFrom<i64>>(&self, name: &str) -> Option<N> {
        match self.arg(name)? {
            Arg::Number(number) => N::try_from(*number).ok(),
            _ => None,
        }
    }

    /// The message in a gap.
    pub fn phrase(&self, name: &str) -> Option<&Self> {
        match self.arg(name)? {
            Arg::Phrase(phrase) => Some(phrase),
            _ => None,
        }
    }

    /// The text in a gap.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.arg(name)? {
            Arg::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Self {
        Self::List(list)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
from_number!(u8, u16, u32, i16, i32, i64);

/// Turns what a game says into sentences; the words themselves are in its locale files.
pub trait Narrate: Game {
    /// The locale files: language and text of each, English first.
    const LOCALES: &'static [(&'static str, &'static str)];

    /// What is going on and what is wanted, for the line above the table.
    fn situation(&self, view: &Self::View) -> Phrase;
    /// What happened.
    fn event(&self, event: &Self::Event) -> Phrase;
    /// The rule that an event applies, as numbered in the game's RULES.md, so that a reader can look it up.
    fn event_rule(_event: &Self::Event) -> Option<&'static str> {
        None
    }
    /// What taking the action would do, for a button.
    fn action(&self, action: Self::Action) -> Phrase;
    /// The same for who sees this view, with what only the view tells, such as which card lies in a slot.
    fn choice(&self, _view: &Self::View, action: Self::Action) -> Phrase {
        self.action(action)
    }
    /// Why it is not allowed.
    fn refusal(&self, refusal: &Self::Refusal) -> Phrase;
    /// All that the viewer may know, as lines of text: the table for screen readers and terminals.
    fn table(&self, view: &Self::View) -> Vec<Phrase>;
}
