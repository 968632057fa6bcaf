//! What is said on a page. Most of it goes straight into the page, and is never a text of its own.

use std::fmt;

use ecotable_kernel::{Phrase, Seat};
use ecotable_words::{Names, Tongue};
use maud::Render;

use crate::text::{Text, escape};

/// A sentence, or the name of a player, as it is said to one reader.
#[derive(Clone, Copy)]
pub struct Spoken<'a> {
    pub(crate) tongue: Tongue<'static>,
    pub(crate) names: &'a dyn Names,
    pub(crate) what: What<'a>,
}

/// What is said.
#[derive(Clone, Copy)]
pub(crate) enum What<'a> {
    Sentence(&'a Phrase),
    Name(Seat),
}

impl Spoken<'_> {
    /// As words, for whoever keeps them.
    pub fn text(&self) -> Text {
        match self.what {
            What::Sentence(phrase) => self.tongue.say(phrase, self.names),
            What::Name(seat) => self.tongue.name(seat, self.names),
        }
        .into()
    }
}

impl Render for Spoken<'_> {
    fn render_to(&self, page: &mut String) {
        let mut page = Escaping(page);
        // A page takes all that is written.
        let _ = match self.what {
            What::Sentence(phrase) => self.tongue.write(&mut page, phrase, self.names),
            What::Name(seat) => self.tongue.write_name(&mut page, seat, self.names),
        };
    }
}

/// A page that takes words.
struct Escaping<'p>(&'p mut String);

impl fmt::Write for Escaping<'_> {
    fn write_str(&mut self, words: &str) -> fmt::Result {
        escape(words, self.0);
        Ok(())
    }
}
