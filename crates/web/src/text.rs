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
    if !has_mark(words.as_bytes()) {
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

/// Whether there is a mark among the letters. It looks at eight at once, and at the last eight once more, whatever of them
/// it has seen already; of fewer than eight at the first four and the last four.
fn has_mark(letters: &[u8]) -> bool {
    if let Some(last) = letters.last_chunk() {
        let (eights, _) = letters.as_chunks();
        return eights.iter().fold(marks(last), |found, eight| found | marks(eight)) != 0;
    }
    match (letters.first_chunk(), letters.last_chunk()) {
        (Some(&[a, b, c, d]), Some(&[e, f, g, h])) => marks(&[a, b, c, d, e, f, g, h]) != 0,
        _ => letters.iter().any(|&letter| is_mark(letter)),
    }
}

/// Not 0 if there is a mark among eight letters. Of `"` and `&`, and of `<` and `>`, each pair differs in one bit only.
fn marks(letters: &[u8; 8]) -> u64 {
    let all = |letter: u8| u64::from_ne_bytes([letter; 8]);
    // A byte that is 0 borrows from its highest bit.
    let zeros = |bytes: u64| bytes.wrapping_sub(all(1)) & !bytes & all(0x80);
    let letters = u64::from_ne_bytes(*letters);
    zeros((letters | all(0b100)) ^ all(b'&')) | zeros((letters | all(0b10)) ^ all(b'>'))
}
