//! Words on a page.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use maud::Render;

/// Words on a page. Whatever a page would take for its own marks is escaped when they are drawn.
#[derive(Clone, Debug, Default, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Text(Cow<'static, str>);

impl Text {
    /// The words as they are.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The words as they are, for whoever keeps them.
    pub fn into_string(self) -> String {
        self.0.into_owned()
    }
}

impl From<Cow<'static, str>> for Text {
    fn from(words: Cow<'static, str>) -> Self {
        Self(words)
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self(words.into())
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        words.to_owned().into()
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
pub(crate) fn escape(words: &str, page: &mut String) {
    // Without a way out in the middle this looks at many letters at once.
    if !words.bytes().fold(false, |found, letter| found | is_mark(letter)) {
        return page.push_str(words);
    }
    let mut rest = words;
    while let Some(at) = rest.bytes().position(is_mark) {
        page.push_str(&rest[..at]);
        page.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        });
        rest = &rest[at + 1..];
    }
    page.push_str(rest);
}

/// Whether a page would take the letter for a mark of its own.
fn is_mark(letter: u8) -> bool {
    matches!(letter, b'&' | b'<' | b'>' | b'"')
}
