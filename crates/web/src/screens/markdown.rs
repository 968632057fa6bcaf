//! The small part of Markdown in which rules are written: headings, paragraphs, lists, tables.

/// One block of a text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Block<'a> {
    /// A heading and its level, from 1.
    Heading(usize, &'a str),
    /// A paragraph on one line.
    Paragraph(String),
    /// A list.
    List(Vec<String>),
    /// A table: its head and its rows.
    Table(Vec<&'a str>, Vec<Vec<&'a str>>),
}

/// Takes a text apart.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    for line in text.lines() {
        let line = line.trim_end();
        if let Some(heading) = heading(line) {
            blocks.push(heading);
        } else if let Some(item) = line.strip_prefix("- ") {
            match blocks.last_mut() {
                Some(Block::List(items)) => items.push(item.to_owned()),
                _ => blocks.push(Block::List(vec![item.to_owned()])),
            }
        } else if line.starts_with('|') {
            row(&mut blocks, cells(line));
        } else if line.is_empty() {
            // An empty paragraph ends whatever was before it.
            blocks.push(Block::Paragraph(String::new()));
        } else {
            more(&mut blocks, line.trim_start());
        }
    }
    blocks.retain(|block| *block != Block::Paragraph(String::new()));
    blocks
}

fn heading(line: &str) -> Option<Block<'_>> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    (level > 0 && title.starts_with(' ')).then(|| Block::Heading(level, title.trim()))
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split('|').map(str::trim).collect()
}

fn row<'a>(blocks: &mut Vec<Block<'a>>, cells: Vec<&'a str>) {
    let rule =
        cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|byte| matches!(byte, b'-' | b':')));
    match blocks.last_mut() {
        Some(Block::Table(..)) if rule => {}
        Some(Block::Table(_, rows)) => rows.push(cells),
        _ => blocks.push(Block::Table(cells, Vec::new())),
    }
}

/// A line that goes on with the paragraph or the item before it.
fn more(blocks: &mut Vec<Block<'_>>, line: &str) {
    let before = match blocks.last_mut() {
        Some(Block::Paragraph(text)) => Some(text),
        Some(Block::List(items)) => items.last_mut(),
        _ => None,
    };
    match before {
        Some(text) if !text.is_empty() => *text = format!("{text} {line}"),
        _ => blocks.push(Block::Paragraph(line.to_owned())),
    }
}

/// A piece of a line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Piece<'a> {
    /// As it stands.
    Plain(&'a str),
    /// Between two pairs of stars.
    Bold(&'a str),
    /// Between two stars.
    Italic(&'a str),
    /// Between backticks.
    Code(&'a str),
}

/// Takes a line apart.
pub fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut rest, mut from) = (line, 0);
    while let Some(at) = rest[from..].find(['*', '`']).map(|at| at + from) {
        match marked(&rest[at..]) {
            Some((piece, length)) => {
                pieces.push(Piece::Plain(&rest[..at]));
                pieces.push(piece);
                (rest, from) = (&rest[at + length..], 0);
            }
            None => from = at + 1,
        }
    }
    pieces.push(Piece::Plain(rest));
    pieces.retain(|piece| *piece != Piece::Plain(""));
    pieces
}

/// The marked text that begins here, and its length with the marks.
fn marked(text: &str) -> Option<(Piece<'_>, usize)> {
    let between = |mark: &str| {
        let inner = text.strip_prefix(mark)?;
        let end = inner.find(mark).filter(|&end| end > 0 && !inner.starts_with(' '))?;
        Some((&inner[..end], end + 2 * mark.len()))
    };
    let bold = || between("**").map(|(inner, length)| (Piece::Bold(inner), length));
    let italic = || between("*").map(|(inner, length)| (Piece::Italic(inner), length));
    let code = || between("`").map(|(inner, length)| (Piece::Code(inner), length));
    bold().or_else(code).or_else(italic)
}
