//! Says one sentence with everything in it, straight into the page.

use std::fmt::{self, Write};

use ecotable_kernel::{Arg, Phrase, Seat};

use crate::messages::Messages;
use crate::names::Names;
use crate::pattern::{Choice, Piece};
use crate::pseudo;
use crate::words::Fault;

/// Who says it: in which language, and whom it knows.
pub(crate) struct Speaker<'a> {
    pub own: &'a Messages,
    pub english: &'a Messages,
    pub names: &'a dyn Names,
    /// What went wrong, where somebody wants to know.
    pub faults: Option<Vec<Fault>>,
}

/// What fills a gap.
#[derive(Clone, Copy)]
enum Value<'p> {
    Number(i64),
    Seat(Seat),
    Phrase(&'p Phrase),
    Items(&'p [Phrase]),
    Text(&'p str),
}

/// What fills the gaps of a message.
#[derive(Clone, Copy)]
enum Gaps<'p> {
    /// What a phrase brings along.
    Phrase(&'p [(&'static str, Arg)]),
    /// What we fill in ourselves.
    Own(&'p [(&'static str, Value<'p>)]),
}

/// The message that is being said.
#[derive(Clone, Copy)]
struct Said<'m> {
    messages: &'m Messages,
    key: &'m str,
    gaps: Gaps<'m>,
}

impl<'p> From<&'p Arg> for Value<'p> {
    fn from(arg: &'p Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Seat(seat) => Self::Seat(*seat),
            Arg::Phrase(phrase) => Self::Phrase(phrase),
            Arg::List(list) => Self::Items(list),
            Arg::Text(text) => Self::Text(text),
        }
    }
}

impl<'p> Gaps<'p> {
    fn get(self, name: &str) -> Option<Value<'p>> {
        match self {
            Self::Phrase(args) => args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg.into()),
            Self::Own(values) => values.iter().find(|(other, _)| *other == name).map(|&(_, value)| value),
        }
    }
}

impl Speaker<'_> {
    /// The whole sentence.
    pub fn sentence<W: Write>(&mut self, out: &mut W, phrase: &Phrase) -> fmt::Result {
        if !self.own.is_pseudo() {
            return self.phrase(out, phrase);
        }
        let (opening, closing) = pseudo::BRACKETS;
        out.write_str(opening)?;
        self.phrase(out, phrase)?;
        out.write_str(closing)
    }

    /// What the player of a seat is called.
    pub fn player<W: Write>(&mut self, out: &mut W, seat: Seat) -> fmt::Result {
        if self.names.write_name(seat, out)? {
            return Ok(());
        }
        self.message(out, "player-name", Gaps::Own(&[("number", Value::Number(i64::from(seat.0) + 1))]))
    }

    fn phrase<W: Write>(&mut self, out: &mut W, phrase: &Phrase) -> fmt::Result {
        if self.faults.is_some() {
            self.try_args(phrase)?;
        }
        self.message(out, &phrase.key, Gaps::Phrase(&phrase.args))
    }

    /// Finds what is wrong with arguments, even with those that the message does not use.
    #[cold]
    fn try_args(&mut self, phrase: &Phrase) -> fmt::Result {
        let mut unheard = String::new();
        phrase.args.iter().try_for_each(|(_, arg)| self.value(&mut unheard, arg.into()))
    }

    fn message<W: Write>(&mut self, out: &mut W, key: &str, gaps: Gaps) -> fmt::Result {
        if let Some(pattern) = self.own.get(key) {
            return self.pieces(out, Said { messages: self.own, key, gaps }, pattern);
        }
        self.fault(|own| Fault::NoMessage { language: own.code.clone(), key: key.to_owned() });
        match self.english.get(key) {
            Some(pattern) => self.pieces(out, Said { messages: self.english, key, gaps }, pattern),
            None => write!(out, "[{key}]"),
        }
    }

    fn pieces<W: Write>(&mut self, out: &mut W, said: Said, pieces: &[Piece]) -> fmt::Result {
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.write_str(text)?,
                Piece::Gap(name) => match said.gaps.get(name) {
                    Some(value) => self.value(out, value)?,
                    None => {
                        self.unfilled(said, name);
                        write!(out, "{{${name}}}")?;
                    }
                },
                Piece::Choice(choice) => self.choice(out, said, choice)?,
            }
        }
        Ok(())
    }

    fn choice<W: Write>(&mut self, out: &mut W, said: Said, choice: &Choice) -> fmt::Result {
        let chosen = match said.gaps.get(&choice.gap) {
            Some(Value::Number(number)) => choice.by_number(number, &said.messages.rules),
            Some(Value::Text(text)) => choice.by_word(text),
            Some(other) => {
                let mut word = String::new();
                self.value(&mut word, other)?;
                choice.by_word(&word)
            }
            None => {
                self.unfilled(said, &choice.gap);
                choice.otherwise()
            }
        };
        self.pieces(out, said, chosen)
    }

    fn value<W: Write>(&mut self, out: &mut W, value: Value) -> fmt::Result {
        match value {
            Value::Number(digit @ 0..=9) => out.write_char(char::from(b'0' + digit as u8)),
            Value::Number(number) => write!(out, "{number}"),
            Value::Seat(seat) => self.player(out, seat),
            Value::Phrase(phrase) => self.phrase(out, phrase),
            Value::Items(items) => self.list(out, items),
            Value::Text(text) => out.write_str(text),
        }
    }

    fn list<W: Write>(&mut self, out: &mut W, items: &[Phrase]) -> fmt::Result {
        match items {
            [] => self.message(out, "list-none", Gaps::Own(&[])),
            [item] => self.phrase(out, item),
            [first, last] => {
                let two = [("first", Value::Phrase(first)), ("last", Value::Phrase(last))];
                self.message(out, "list-last", Gaps::Own(&two))
            }
            [first, rest @ ..] => {
                let more = [("first", Value::Phrase(first)), ("rest", Value::Items(rest))];
                self.message(out, "list-more", Gaps::Own(&more))
            }
        }
    }

    #[cold]
    fn unfilled(&mut self, said: Said, gap: &str) {
        self.fault(|_| Fault::Unfilled {
            language: said.messages.code.clone(),
            key: said.key.to_owned(),
            why: format!("nothing is there for ${gap}"),
        });
    }

    /// Notes a fault once, however often the same words are said.
    #[cold]
    fn fault(&mut self, fault: impl FnOnce(&Messages) -> Fault) {
        if let Some(faults) = &mut self.faults {
            let fault = fault(self.own);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
}
