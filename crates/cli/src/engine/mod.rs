//! The engine protocol: JSON Lines in, JSON Lines out, one answer for each request.

mod answer;
mod help;
mod request;
mod session;
mod speech;

use std::io::{self, BufRead, Write};

use crate::lines::{LONGEST, Line, next_line};
use session::Session;

/// Answers every line of `input` until it ends. Empty lines are no requests.
pub fn serve(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut session = Session::default();
    while let Some(line) = next_line(input)? {
        let answer = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => session.answer(&text),
            Line::TooLong => Session::refuse(&format!("the line is longer than {LONGEST} bytes")),
            Line::NotText => Session::refuse("the line is not UTF-8"),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}
