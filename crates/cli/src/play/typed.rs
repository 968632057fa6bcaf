//! What a person typed: a number, a command, or an action.

/// A line that was typed at the prompt.
#[derive(Debug, Eq, PartialEq)]
pub enum Typed {
    /// Nothing.
    Nothing,
    /// The number of a line, and perhaps a number inside its range.
    Line(usize, Option<i64>),
    /// What would a bot do?
    Hint,
    /// Take back the last decision.
    Undo,
    /// What has happened so far?
    Log,
    /// What does this rule say?
    Rules(String),
    /// Why can this not be done?
    Why(String),
    /// Show the table again.
    View,
    /// Write a record.
    Save(String),
    /// What can be typed?
    Help,
    /// Leave.
    Quit,
    /// An action, or part of one.
    Action(String),
}

impl Typed {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("log", "") => Self::Log,
            ("view", "") => Self::View,
            ("help" | "?" | "why", "") => Self::Help,
            ("quit" | "exit" | "q", "") => Self::Quit,
            ("rules" | "rule", id) => Self::Rules(id.to_owned()),
            ("why", action) => Self::Why(action.to_owned()),
            ("save", file) => Self::Save(file.to_owned()),
            (word, rest) => Self::numbers(word, rest).unwrap_or_else(|| Self::Action(line.to_owned())),
        }
    }

    fn numbers(word: &str, rest: &str) -> Option<Self> {
        let line = word.parse().ok()?;
        if rest.is_empty() {
            Some(Self::Line(line, None))
        } else {
            Some(Self::Line(line, Some(rest.parse().ok()?)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_numbers_commands_or_actions() {
        let text = |text: &str| text.to_owned();
        let cases = [
            ("", Typed::Nothing),
            (" 2 ", Typed::Line(2, None)),
            ("2 17", Typed::Line(2, Some(17))),
            ("HELP", Typed::Help),
            ("rules TJ-5.8", Typed::Rules(text("TJ-5.8"))),
            ("why bid 99", Typed::Why(text("bid 99"))),
            ("save my game.ecolog.jsonl", Typed::Save(text("my game.ecolog.jsonl"))),
            ("bid 7", Typed::Action(text("bid 7"))),
            ("view 3", Typed::Action(text("view 3"))),
        ];
        for (line, typed) in cases {
            assert_eq!(Typed::read(line), typed, "{line}");
        }
    }
}
