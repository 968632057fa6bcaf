//! Lines in a box, and lines broken between words.

/// Lines in a box with a title, at most `width` columns wide.
pub fn draw(title: &str, lines: &[String], width: usize) -> Vec<String> {
    let room = width.saturating_sub(4).max(1);
    let body: Vec<String> = lines.iter().flat_map(|line| wrap(line, room)).collect();
    let title = wrap(title, room.saturating_sub(2).max(1)).swap_remove(0);
    let inner = body.iter().map(|line| columns(line)).chain([columns(&title) + 2]).max().unwrap_or(0);

    let mut drawn = vec![format!("┌─ {title} {}┐", "─".repeat(inner - columns(&title) - 1))];
    drawn.extend(body.iter().map(|line| format!("│ {line}{} │", " ".repeat(inner - columns(line)))));
    drawn.push(format!("└{}┘", "─".repeat(inner + 2)));
    drawn
}

/// The text in lines of at most `room` columns; a longer word is cut. There is always a first line.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let indent: String = text.chars().take_while(|c| *c == ' ').take(room / 2).collect();
    let mut lines = vec![indent.clone()];
    for word in text.split_whitespace().flat_map(|word| pieces(word, room - columns(&indent))) {
        let last = lines.last_mut().expect("there is always a first line");
        let fresh = last.trim().is_empty();
        if fresh || columns(last) + 1 + columns(&word) <= room {
            last.push_str(if fresh { "" } else { " " });
            last.push_str(&word);
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines
}

fn pieces(word: &str, room: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    letters.chunks(room.max(1)).map(|piece| piece.iter().collect()).collect()
}

/// How many columns a text takes; our languages have one column for each character.
fn columns(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_as_wide_as_its_widest_line() {
        let drawn = draw("Table", &["Round 1".to_owned(), "Сдача карт игрокам".to_owned()], 40);
        assert_eq!(
            drawn,
            [
                "┌─ Table ────────────┐",
                "│ Round 1            │",
                "│ Сдача карт игрокам │",
                "└────────────────────┘"
            ]
        );
    }

    #[test]
    fn a_box_never_grows_beyond_the_terminal() {
        let long = "word ".repeat(30) + &"x".repeat(60);
        for line in draw(&long, std::slice::from_ref(&long), 40) {
            assert!(columns(&line) <= 40, "{line}");
        }
    }

    #[test]
    fn lines_break_between_words_and_keep_their_indent() {
        assert_eq!(wrap("  one two three", 9), ["  one two", "  three"]);
        assert_eq!(wrap("", 9), [""]);
    }
}
