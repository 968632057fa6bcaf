//! An address as a picture in a terminal.

use fast_qr::QRBuilder;

/// How many empty modules are around the code.
const QUIET: usize = 4;

/// How the picture becomes dark on light, as cameras want it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Paint {
    /// The terminal is told to write black on white, whatever its own colours are.
    Colours,
    /// The light modules are written, which is right where the ground is dark.
    Plain,
}

/// The lines of a QR code, two rows of modules in each; none if the text is too long for one.
pub fn terminal_qr(text: &str, paint: Paint) -> Vec<String> {
    let Ok(code) = QRBuilder::new(text).build() else { return Vec::new() };
    let size = code.size + 2 * QUIET;
    let is_dark = |x: usize, y: usize| {
        let inside = (QUIET..QUIET + code.size).contains(&x) && (QUIET..QUIET + code.size).contains(&y);
        inside && code[y - QUIET][x - QUIET].value()
    };
    let inked = |x, y| is_dark(x, y) == (paint == Paint::Colours) && y < size;
    let line = |y: usize| {
        let blocks: String = (0..size).map(|x| block(inked(x, y), inked(x, y + 1))).collect();
        match paint {
            Paint::Colours => format!("\x1b[30;107m{blocks}\x1b[0m"),
            Paint::Plain => blocks,
        }
    };
    (0..size).step_by(2).map(line).collect()
}

fn block(upper: bool, lower: bool) -> char {
    match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    }
}
