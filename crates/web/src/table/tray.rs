//! What the viewer can do, before it is drawn.

use crate::text::Text;

/// Everything that the viewer can do now, apart from what is done on the table itself.
#[derive(Clone, Debug, Default)]
pub struct Tray {
    /// The usual next step: the one filled button.
    pub primary: Option<Choice>,
    /// The other steps.
    pub others: Vec<Choice>,
    /// A number to be chosen.
    pub numbers: Option<Numbers>,
    /// What to do if there is no button for it here.
    pub note: Option<Text>,
    /// The part of the table that the note is about: on a small page it leads there.
    pub place: Option<&'static str>,
}

/// Something to be done.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The notation of the action.
    pub action: Text,
    /// What the button says.
    pub label: Text,
    /// The key that presses it.
    pub key: Option<char>,
    /// Whether the rules allow it now; if not, it leads to the reason.
    pub possible: bool,
}

/// Numbers to choose from.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// What is chosen, before the first number.
    pub lead: Text,
    /// The word of the notation before the number.
    pub word: &'static str,
    /// The numbers.
    pub range: std::ops::RangeInclusive<u16>,
    /// How the last one is called besides its number, if it is special.
    pub last: Option<Text>,
    /// The first number that is too much, which leads to the reason.
    pub beyond: Option<u16>,
}
