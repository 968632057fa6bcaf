//! What the others call a player.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The most characters of a nickname, as people count them.
const LONGEST: usize = 24;

/// The most bytes: a single character may be a tower of marks.
const MOST_BYTES: usize = 120;

/// A name that can be shown to everybody: short, on one line, and without letters that turn the line around.
#[derive(Clone, Eq, Hash, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nickname(String);

/// Why a text cannot be a nickname.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum NicknameError {
    /// Nothing is left of it.
    #[error("a name has at least one letter")]
    Empty,
    /// It is too long.
    #[error("a name has at most {LONGEST} letters")]
    TooLong,
}

impl Nickname {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people would take one for the other.
    pub(crate) fn reads_like(&self, other: &Self) -> bool {
        let small = |name: &Self| name.0.nfkc().flat_map(char::to_lowercase).collect::<String>();
        small(self) == small(other)
    }

    /// The name with a number after it; letters fall off the end if it gets too long.
    pub(crate) fn numbered(&self, number: u8) -> Self {
        let number = format!(" {number}");
        let mut kept = String::new();
        for letter in self.0.graphemes(true).take(LONGEST - number.len()) {
            if kept.len() + letter.len() + number.len() > MOST_BYTES {
                break;
            }
            kept.push_str(letter);
        }
        Self(kept.trim_end().to_owned() + &number)
    }
}

/// Control characters, and those that have no width, nothing to be seen, or turn the direction of writing.
fn is_unwelcome(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
}

impl FromStr for Nickname {
    type Err = NicknameError;

    /// Spaces are tidied, unwelcome characters are left out.
    fn from_str(text: &str) -> Result<Self, NicknameError> {
        // Nobody types that much; it is not worth tidying.
        if text.len() > 100 * MOST_BYTES {
            return Err(NicknameError::TooLong);
        }
        let clean: String = text
            .nfc()
            .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
            .filter(|&letter| !is_unwelcome(letter))
            .collect();
        let name = clean.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            Err(NicknameError::Empty)
        } else if name.len() > MOST_BYTES || name.graphemes(true).count() > LONGEST {
            Err(NicknameError::TooLong)
        } else {
            Ok(Self(name))
        }
    }
}

impl TryFrom<String> for Nickname {
    type Error = NicknameError;

    fn try_from(text: String) -> Result<Self, NicknameError> {
        text.parse()
    }
}

impl From<Nickname> for String {
    fn from(name: Nickname) -> Self {
        name.0
    }
}

impl fmt::Debug for Nickname {
    /// Names are for the people at the table, not for those who read logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nickname(***)")
    }
}

impl fmt::Display for Nickname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
