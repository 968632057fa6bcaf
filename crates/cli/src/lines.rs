//! Reading lines without trusting them: bounded in length, and possibly not text at all.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is kept.
pub const LONGEST: usize = 1024 * 1024;

/// A line of input, without its end.
#[derive(Debug, Eq, PartialEq)]
pub enum Line {
    /// A line of text.
    Text(String),
    /// More than [`LONGEST`] bytes; they were thrown away.
    TooLong,
    /// Not UTF-8.
    NotText,
}

/// The next line; `None` at the end of input.
pub fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let mut kept = Kept::default();
    while !kept.ended {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        let used = kept.take(chunk);
        input.consume(used);
    }
    Ok(kept.into_line())
}

/// What is kept of the line that is being read.
#[derive(Default)]
struct Kept {
    bytes: Vec<u8>,
    too_long: bool,
    ended: bool,
}

impl Kept {
    /// Takes what belongs to the line and says how much that was.
    fn take(&mut self, chunk: &[u8]) -> usize {
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        self.ended = end.is_some();
        self.too_long |= self.bytes.len() + part.len() > LONGEST;
        if self.too_long {
            self.bytes = Vec::new();
        } else {
            self.bytes.extend_from_slice(part);
        }
        part.len() + usize::from(self.ended)
    }

    fn into_line(mut self) -> Option<Line> {
        if self.too_long {
            return Some(Line::TooLong);
        }
        if self.bytes.is_empty() && !self.ended {
            return None;
        }
        if self.bytes.last() == Some(&b'\r') {
            self.bytes.pop();
        }
        Some(String::from_utf8(self.bytes).map_or(Line::NotText, Line::Text))
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut reader = BufReader::with_capacity(7, input);
        std::iter::from_fn(|| next_line(&mut reader).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_or_without_a_line_end() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(lines(b"one\r\n\ntwo words in it"), [text("one"), text(""), text("two words in it")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn a_long_line_is_thrown_away_and_the_next_one_is_read() {
        let mut input = vec![b'x'; LONGEST + 1];
        input.extend(b"\nok\n");
        assert_eq!(lines(&input), [Line::TooLong, Line::Text("ok".to_owned())]);
        assert_eq!(lines(&vec![b'x'; LONGEST]).len(), 1);
    }

    #[test]
    fn bytes_that_are_not_text_are_named_so() {
        assert_eq!(lines(b"\xff\xfe\nok"), [Line::NotText, Line::Text("ok".to_owned())]);
    }
}
