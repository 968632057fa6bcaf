//! How players are called.

use std::fmt;

use ecotable_kernel::Seat;

/// Knows the players' names, in the form in which they are the subject of a sentence.
pub trait Names {
    /// The name of the player of `seat`; nobody's name is "Player 1" and so on, in the reader's language.
    fn name(&self, seat: Seat) -> Option<String>;

    /// Writes the name of the player of `seat`, and gives whether there is one. Whoever has the names at hand does
    /// this without making a new text.
    fn write_name(&self, seat: Seat, out: &mut dyn fmt::Write) -> Result<bool, fmt::Error> {
        match self.name(seat) {
            Some(name) => out.write_str(&name).map(|()| true),
            None => Ok(false),
        }
    }
}

impl<F: Fn(Seat) -> String> Names for F {
    fn name(&self, seat: Seat) -> Option<String> {
        Some(self(seat))
    }
}

/// Players without names: they are numbered from 1.
#[derive(Clone, Copy, Debug)]
pub struct Numbered;

impl Names for Numbered {
    fn name(&self, _seat: Seat) -> Option<String> {
        None
    }
}
