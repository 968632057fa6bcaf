//! A Rust source as the house rules see it: without the inside of comments and texts.

/// A Rust source, blanked line by line, with the lines that only tests compile.
#[derive(Debug)]
pub struct Source {
    /// The lines of code; comments are gone, texts are empty, and line numbers are as in the file.
    pub lines: Vec<String>,
    /// For each line, whether it belongs to a `#[cfg(test)]` item.
    pub test_only: Vec<bool>,
}

/// A function: where it is and what stands between its parentheses.
#[derive(Debug, Eq, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The first line of its signature, from 0.
    pub first: usize,
    /// The line of its last brace; of the semicolon if it has no body.
    pub last: usize,
    /// The text of its parameters.
    pub parameters: String,
    /// Whether `#[test]` stands above it.
    pub is_test: bool,
}

impl Source {
    /// Reads a source.
    pub fn new(text: &str) -> Self {
        let lines: Vec<String> = blank(text).lines().map(str::to_owned).collect();
        let test_only = test_lines(&lines);
        Self { lines, test_only }
    }

    /// The lines that are compiled into the product, with their numbers from 0.
    pub fn product_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.lines.iter().map(String::as_str).enumerate();
        lines.filter(|&(number, _)| !self.test_only[number])
    }

    /// All functions with a name.
    pub fn functions(&self) -> Vec<Function> {
        let starts = self.lines.iter().enumerate().filter_map(|(number, line)| {
            let at = word_at(line, "fn")?;
            let name: String = line[at + 2..].trim_start().chars().take_while(|&c| is_word(c)).collect();
            (!name.is_empty()).then_some((number, at, name))
        });
        starts.map(|(number, at, name)| self.function(number, at, name)).collect()
    }

    fn function(&self, first: usize, at: usize, name: String) -> Function {
        let is_test = self.lines[..first]
            .iter()
            .rev()
            .map(|line| line.trim())
            .take_while(|line| line.starts_with('#') || line.is_empty())
            .any(|line| line == "#[test]");
        let parameters = self.parameters(first, at);
        let last = self.end_of_item(first, at);
        Function { name, first, last, parameters, is_test }
    }

    /// The text between the parentheses of a function; those among its generics do not count.
    fn parameters(&self, line: usize, column: usize) -> String {
        let (mut text, mut parentheses, mut angles, mut before) = (String::new(), 0, 0, ' ');
        for (_, c) in self.characters(line, column) {
            match c {
                '<' if parentheses == 0 => angles += 1,
                '>' if parentheses == 0 && before != '-' => angles -= 1,
                '(' if angles == 0 => parentheses += 1,
                ')' if angles == 0 => parentheses -= 1,
                _ => {}
            }
            if c == ')' && parentheses == 0 && angles == 0 {
                break;
            }
            if parentheses > 0 {
                text.push(c);
            }
            before = c;
        }
        text.chars().skip(1).collect()
    }

    /// The line in which the item that begins at a place ends: its last brace, or its semicolon.
    fn end_of_item(&self, line: usize, column: usize) -> usize {
        end_of_item(self.characters(line, column)).unwrap_or(self.lines.len().saturating_sub(1))
    }

    fn characters(&self, line: usize, column: usize) -> impl Iterator<Item = (usize, char)> {
        characters(&self.lines, line, column)
    }
}

fn characters(lines: &[String], line: usize, column: usize) -> impl Iterator<Item = (usize, char)> {
    lines.iter().enumerate().skip(line).flat_map(move |(number, text)| {
        let from = if number == line { column } else { 0 };
        text[from..].chars().chain(std::iter::once('\n')).map(move |c| (number, c))
    })
}

fn end_of_item(characters: impl Iterator<Item = (usize, char)>) -> Option<usize> {
    let (mut braces, mut others) = (0, 0);
    for (number, c) in characters {
        match c {
            '(' | '[' => others += 1,
            ')' | ']' => others -= 1,
            '{' => braces += 1,
            '}' => braces -= 1,
            _ => {}
        }
        if (c == '}' && braces == 0) || (c == ';' && braces == 0 && others == 0) {
            return Some(number);
        }
    }
    None
}

fn test_lines(lines: &[String]) -> Vec<bool> {
    let mut marks = vec![false; lines.len()];
    for (number, line) in lines.iter().enumerate() {
        if line.trim() == "#[cfg(test)]" && !marks[number] {
            let end = end_of_item(characters(lines, number + 1, 0)).unwrap_or(lines.len() - 1);
            marks[number..=end].fill(true);
        }
    }
    marks
}

/// Whether the character can be part of a name.
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where `word` first stands in the text as a word of its own.
pub fn word_at(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let joins = |edge: Option<char>, c: Option<char>| edge.is_some_and(is_word) && c.is_some_and(is_word);
        !joins(word.chars().next(), before) && !joins(word.chars().next_back(), after)
    })
}

/// The text with comments and the inside of texts taken out, line by line.
fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = match (chars[at], chars.get(at + 1)) {
            ('/', Some('/')) => line_end(&chars, at),
            ('/', Some('*')) => block_end(&chars, at),
            ('"', _) => text_end(&chars, at),
            ('r', Some('"' | '#')) if at == 0 || !is_word(chars[at - 1]) || chars[at - 1] == 'b' => {
                raw_end(&chars, at)
            }
            ('\'', _) => quote_end(&chars, at),
            _ => at,
        };
        if end == at {
            out.push(chars[at]);
            at += 1;
        } else {
            out.push_str(if chars[at] == '/' { "" } else { "\"\"" });
            out.extend(chars[at..end].iter().filter(|&&c| c == '\n'));
            at = end;
        }
    }
    out
}

fn line_end(chars: &[char], at: usize) -> usize {
    chars[at..].iter().position(|&c| c == '\n').map_or(chars.len(), |length| at + length)
}

fn block_end(chars: &[char], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0);
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => (depth, at) = (depth + 1, at + 2),
            ('*', Some('/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn text_end(chars: &[char], start: usize) -> usize {
    let mut at = start + 1;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

/// The end of a raw text; the same place if it is none, such as the raw name `r#type`.
fn raw_end(chars: &[char], start: usize) -> usize {
    let hashes = chars[start + 1..].iter().take_while(|&&c| c == '#').count();
    let open = start + 1 + hashes;
    if chars.get(open) != Some(&'"') {
        return start;
    }
    let closes = |at: &usize| chars[*at] == '"' && chars[at + 1..].iter().take(hashes).all(|&c| c == '#');
    (open + 1..chars.len()).find(closes).map_or(chars.len(), |at| (at + 1 + hashes).min(chars.len()))
}

/// The end of a character in quotes; the same place if it is a lifetime.
fn quote_end(chars: &[char], start: usize) -> usize {
    match (chars.get(start + 1), chars.get(start + 2)) {
        (Some('\\'), _) => {
            let rest = chars.get(start + 3..).unwrap_or_default();
            rest.iter().position(|&c| c == '\'').map_or(chars.len(), |length| start + 3 + length + 1)
        }
        (Some(_), Some('\'')) => start + 3,
        _ => start,
    }
}
