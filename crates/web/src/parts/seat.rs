//! How a seat is marked: colour, shape and letter, never colour alone.

use ecotable_kernel::Seat;
use maud::PreEscaped;

/// How many marks there are; further seats begin again.
const MARKS: u8 = 6;

/// The letter of a seat, from A.
pub fn seat_letter(seat: Seat) -> char {
    char::from(b'A' + seat.0 % MARKS)
}

/// The marks. The letter stands where its shape is widest.
macro_rules! marks {
    ($($small:literal $letter:literal $y:literal),+) => {
        [$(PreEscaped(concat!(
            "<svg class=\"seat seat-", $small, "\" viewBox=\"0 0 32 32\" aria-hidden=\"true\"><use href=\"#sh-", $small,
            "\"></use><text x=\"16\" y=\"", $y, "\">", $letter, "</text></svg>"
        ))),+]
    };
}

/// They are on every page many times, so they are written once.
const DRAWN: [PreEscaped<&str>; MARKS as usize] = marks![
    "a" "A" "21.5", "b" "B" "21.5", "c" "C" "25", "d" "D" "21.5", "e" "E" "22.5", "f" "F" "21.5"
];

/// The mark of a seat; its shapes are among the symbols of the frame. It says nothing that a name beside it does not.
pub fn seat_mark(seat: Seat) -> PreEscaped<&'static str> {
    DRAWN[usize::from(seat.0 % MARKS)]
}
