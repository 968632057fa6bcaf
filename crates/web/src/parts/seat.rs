//! How a seat is marked: colour, shape and letter, never colour alone.

use ecotable_kernel::Seat;
use maud::PreEscaped;

/// How many marks there are; further seats begin again.
const MARKS: u8 = 6;

/// The letter of a seat, from A.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.0 % MARKS)
}

macro_rules! marks {
    ($($letter:literal),+) => {
        [$(PreEscaped(concat!(
            "<svg class=\"seat seat-", $letter, "\" aria-hidden=\"true\"><use href=\"#m-", $letter, "\"/></svg>"
        ))),+]
    };
}

/// They are on every page many times, so they are written once, and short.
const DRAWN: [PreEscaped<&str>; MARKS as usize] = marks!["a", "b", "c", "d", "e", "f"];

/// The mark of a seat; its shape and letter are among the symbols of the frame. It says nothing that a name beside it does not.
pub fn seat_mark(seat: Seat) -> PreEscaped<&'static str> {
    DRAWN[usize::from(seat.0 % MARKS)]
}
