//! What the terminal shows: frames and colour for people who see them, plain lines for everybody else.

use std::io::{self, IsTerminal, Write};

use crate::frame;

/// How the output looks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Look {
    /// Lines of text and nothing else: for screen readers, pipes and files.
    Plain,
    /// Frames and colour.
    Rich,
}

/// What a piece of text is, as far as that decides its look.
#[derive(Clone, Copy, Debug)]
pub enum Tone {
    /// The name of what follows.
    Heading,
    /// Something the reader is asked for.
    Prompt,
    /// Something less important.
    Aside,
    /// Something that did not work.
    Trouble,
}

impl Tone {
    fn code(self) -> &'static str {
        match self {
            Self::Heading => "1",
            Self::Prompt => "1;32",
            Self::Aside => "2",
            Self::Trouble => "33",
        }
    }
}

/// The standard output, as the person wants it.
pub struct Screen {
    out: Box<dyn Write>,
    look: Look,
    width: usize,
    /// Whether what is typed shows on the screen.
    echoes: bool,
}

impl Screen {
    /// Frames and colour only for a terminal whose owner has not said otherwise.
    pub fn open(plain: bool) -> Self {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let rich = !plain && !no_colour && io::stdout().is_terminal();
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
        Self {
            out: Box::new(io::stdout().lock()),
            look: if rich { Look::Rich } else { Look::Plain },
            width: width.clamp(40, 110),
            echoes: io::stdin().is_terminal(),
        }
    }

    /// Prints a line, broken between words where the terminal ends.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        self.wrapped(text, |line| line.to_owned())
    }

    /// Prints a line that is to be copied, such as the name of a file: it is never broken.
    pub fn whole_line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Prints an empty line.
    pub fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// Prints a line in a tone.
    pub fn say(&mut self, tone: Tone, text: &str) -> io::Result<()> {
        self.wrapped(text, |line| format!("\x1b[{}m{line}\x1b[0m", tone.code()))
    }

    fn wrapped(&mut self, text: &str, dress: impl Fn(&str) -> String) -> io::Result<()> {
        if self.look == Look::Plain {
            return writeln!(self.out, "{text}");
        }
        frame::wrap(text, self.width).iter().try_for_each(|line| writeln!(self.out, "{}", dress(line)))
    }

    /// Prints lines under a title, in a frame if there are frames.
    pub fn panel(&mut self, title: &str, lines: &[String]) -> io::Result<()> {
        if self.look == Look::Rich {
            return frame::draw(title, lines, self.width)
                .iter()
                .try_for_each(|line| writeln!(self.out, "{line}"));
        }
        writeln!(self.out, "{title}")?;
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// Asks for input on the same line, or on a line of its own if what is typed does not show.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        match self.look {
            Look::Plain => write!(self.out, "{text}")?,
            Look::Rich => write!(self.out, "\x1b[{}m{text}\x1b[0m", Tone::Prompt.code())?,
        }
        write!(self.out, "{}", if self.echoes { " " } else { "\n" })?;
        self.out.flush()
    }

    /// Empties the terminal and what can be scrolled back to; plain output stays.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.look == Look::Rich {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.out.flush()
    }

    /// Shows what was printed.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
