//! One language, chosen once for a whole page.

use std::borrow::Cow;
use std::fmt;

use ecotable_kernel::{Phrase, Seat};

use crate::messages::Messages;
use crate::names::{Names, Numbered};
use crate::speaker::Speaker;
use crate::words::Fault;

/// Most sentences are not longer, and need no second piece of memory.
const USUAL_LENGTH: usize = 96;

/// A language that is spoken, with English behind it where it has no words: made by
/// [`Words::tongue`](crate::Words::tongue), and as cheap as two references.
#[derive(Clone, Copy)]
pub struct Tongue<'a> {
    pub(crate) own: &'a Messages,
    pub(crate) english: &'a Messages,
}

impl<'a> Tongue<'a> {
    /// The code of the language, such as `ru`.
    pub fn code(&self) -> &'a str {
        &self.own.code
    }

    /// Whether the language itself has words for `key`.
    pub fn has(&self, key: &str) -> bool {
        self.own.get(key).is_some()
    }

    /// The sentence.
    pub fn say(&self, phrase: &Phrase, names: &dyn Names) -> String {
        written(|sentence| self.speaker(names).sentence(sentence, phrase))
    }

    /// Writes the sentence; all that fails is `out`.
    pub fn write(&self, out: &mut impl fmt::Write, phrase: &Phrase, names: &dyn Names) -> fmt::Result {
        self.speaker(names).sentence(out, phrase)
    }

    /// The sentence of a key without gaps.
    pub fn say_key(&self, key: &str) -> Cow<'a, str> {
        match self.own.plain(key) {
            Some(text) if !self.own.is_pseudo() => Cow::Borrowed(text),
            _ => Cow::Owned(self.say(&Phrase::new(key.to_owned()), &Numbered)),
        }
    }

    /// What the player of a seat is called.
    pub fn name(&self, seat: Seat, names: &dyn Names) -> String {
        written(|name| self.write_name(name, seat, names))
    }

    /// Writes what the player of a seat is called; all that fails is `out`.
    pub fn write_name(&self, out: &mut impl fmt::Write, seat: Seat, names: &dyn Names) -> fmt::Result {
        self.speaker(names).player(out, seat)
    }

    /// The sentence, or why it is not whole: for tests.
    pub fn try_say(&self, phrase: &Phrase, names: &dyn Names) -> Result<String, Vec<Fault>> {
        let mut speaker = Speaker { faults: Some(Vec::new()), ..self.speaker(names) };
        let sentence = written(|sentence| speaker.sentence(sentence, phrase));
        let faults = speaker.faults.unwrap_or_default();
        if faults.is_empty() { Ok(sentence) } else { Err(faults) }
    }

    fn speaker<'n>(&self, names: &'n dyn Names) -> Speaker<'n>
    where
        'a: 'n,
    {
        Speaker { own: self.own, english: self.english, names, faults: None }
    }
}

impl fmt::Debug for Tongue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tongue").field(&self.code()).finish()
    }
}

fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::with_capacity(USUAL_LENGTH);
    // A text takes all that is written; only a name can refuse, and then it is the end of the sentence.
    let _ = write(&mut text);
    text
}
