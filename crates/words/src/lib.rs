//! Sentences in every language, from Fluent files.
//!
//! A game says a [`Phrase`](ecotable_kernel::Phrase): a key and what fills its gaps. [`Words`] turns it into a
//! sentence in the reader's language; a page that says many takes a [`Tongue`] first. Messages are compiled when they
//! are read, so that saying one is little more than copying its words. [`check::complete`] belongs into a test of
//! every crate that has locale files.
#![deny(clippy::float_arithmetic)]

pub mod check;
mod compile;
mod languages;
mod messages;
mod names;
mod pattern;
mod plurals;
mod pseudo;
mod quick;
mod source;
mod speaker;
mod tongue;
mod words;

pub use languages::Language;
pub use names::{Names, Numbered};
pub use pseudo::PSEUDO;
pub use tongue::Tongue;
pub use words::{Fault, Words, WordsError};

/// The language that every other one is measured by, and that is spoken where another has no words.
pub const ENGLISH: &str = "en";

/// A locale file: its language and its text.
pub type Locale<'a> = (&'a str, &'a str);

/// The locale files of this crate: lists, players without a name, and each language's own name.
pub const LOCALES: &[Locale<'static>] =
    &[(ENGLISH, include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];
