//! Words on a page.

use std::fmt;
use std::ops::Deref;

use maud::Render;
use memchr::{memchr, memchr3};

/// Words on a page. Whatever a page would take for its own marks is escaped when they are drawn.
#[derive(Clone, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Text(String);

impl Text {
    /// The words as they are.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The words as they are, for whoever keeps them.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self(words)
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Self(words.to_owned())
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Render for Text {
    fn render_to(&self, page: &mut String) {
        escape(&self.0, page);
    }
}

/// Adds words to a page. Pages consist of them, and hardly any has a mark.
fn escape(mut words: &str, page: &mut String) {
    while let Some(at) = first_mark(words.as_bytes()) {
        page.push_str(&words[..at]);
        page.push_str(match words.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        words = &words[at + 1..];
    }
    page.push_str(words);
}

/// Where the first letter is that a page would take for a mark of its own.
fn first_mark(words: &[u8]) -> Option<usize> {
    let mark = memchr3(b'&', b'<', b'"', words);
    memchr(b'>', &words[..mark.unwrap_or(words.len())]).or(mark)
}
