//! The rules of a game, with an anchor for every number.

use ecotable_catalog::Listing;
use ecotable_kernel::Phrase;
use maud::{Markup, html};

use super::game_words::GameWords;
use super::icon::icon;
use super::markdown::{Block, Piece, blocks, pieces};
use super::rule_id::{anchor, cited, leading};
use crate::voice::Voice;

/// One section of the rules.
struct Section<'a> {
    title: &'a str,
    blocks: Vec<Block<'a>>,
    language: &'a str,
}

impl<'a> Section<'a> {
    /// What of it contains the text.
    fn holding(&self, needle: &str) -> Vec<Block<'a>> {
        self.blocks.iter().filter_map(|block| keep(block, needle)).collect()
    }

    /// Where it is found: its number, or its title.
    fn anchor(&self) -> String {
        leading(self.title).map_or_else(|| slug(self.title), anchor)
    }

    /// Whether it is for players: it has a number, explains words, or says what was decided. Cases and tables for those
    /// who check the program are English, and have neither.
    fn is_for_players(&self) -> bool {
        leading(self.title).is_some() || matches!(self.title, "Glossary" | "Rulings") || self.language != "en"
    }
}

fn slug(title: &str) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    title.to_lowercase().chars().map(plain).collect()
}

/// The rules as a reader finds them.
struct Book<'a> {
    /// What comes before the first section, for those who check the program.
    before: Vec<Block<'a>>,
    /// For players, in their language if the rules are translated.
    sections: Vec<Section<'a>>,
    /// For those who check the program.
    experts: Vec<Section<'a>>,
}

impl Book<'static> {
    fn of(listing: &Listing, language: &str) -> Self {
        let (before, english) = sections("en", listing.rules_in("en").unwrap_or_default());
        let (players, experts) = english.into_iter().partition(Section::is_for_players);
        let own = listing.rules.iter().find(|(code, _)| *code == language && *code != "en");
        let sections = own.map_or(players, |(code, text)| sections(code, text).1);
        Self { before, sections, experts }
    }

    fn is_in(&self, language: &str) -> bool {
        self.sections.iter().all(|section| section.language == language)
    }
}

/// The text before the first section, and the sections.
fn sections<'a>(language: &'a str, text: &'a str) -> (Vec<Block<'a>>, Vec<Section<'a>>) {
    let (mut before, mut sections): (Vec<Block<'_>>, Vec<Section<'_>>) = (Vec::new(), Vec::new());
    for block in blocks(text) {
        match (block, sections.last_mut()) {
            (Block::Heading(1, _), _) => {}
            (Block::Heading(2, title), _) => sections.push(Section { title, blocks: Vec::new(), language }),
            (block, Some(section)) => section.blocks.push(block),
            (block, None) => before.push(block),
        }
    }
    (before, sections)
}

/// The rules of a game; with something to look for, only what contains it. `figures` draws what belongs to a section.
pub fn rules(game: &GameWords<'_>, wanted: &str, figures: impl Fn(&str) -> Option<Markup>) -> Markup {
    let voice = game.voice;
    let wanted: String = wanted.trim().chars().take(60).collect();
    let book = Book::of(game.listing, voice.language());
    let (name, pen) = (game.name(), Pen::default());
    html! {
        div class={ "book " (game.theme()) } {
            header class="book-head" {
                h1 { (voice.say(&Phrase::new("page-rules-title").with("game", name.as_str()))) }
                (search(game, &wanted))
                @if !book.is_in(voice.language()) { p class="note" { (voice.key("page-rules-english")) } }
            }
            @if wanted.is_empty() {
                (contents(voice, &book.sections))
                div class="book-body" {
                    @for section in &book.sections { (whole(section, &pen, leading(section.title).and_then(&figures))) }
                    details {
                        summary { (voice.key("page-rules-more")) }
                        div lang="en" {
                            @for block in &book.before { (pen.draw(block)) }
                            @for section in &book.experts { (whole(section, &pen, None)) }
                        }
                    }
                }
            } @else {
                (found(game, &book, &wanted))
            }
        }
    }
}

fn search(game: &GameWords<'_>, wanted: &str) -> Markup {
    let voice = game.voice;
    html! {
        form class="join" method="get" action={ "/rules/" (game.id()) } role="search" {
            label {
                span class="vh" { (voice.key("page-rules-search")) }
                input class="field" type="search" name="q" value=(wanted) maxlength="60"
                    placeholder=(voice.key("page-rules-search"));
            }
            button class="btn" { (icon("search")) (voice.key("page-rules-find")) }
        }
    }
}

fn contents(voice: Voice<'_>, sections: &[Section<'_>]) -> Markup {
    html! {
        nav class="panel book-contents" aria-labelledby="contents" {
            h2 id="contents" { (voice.key("page-rules-contents")) }
            ol { @for section in sections { li { a href={ "#" (section.anchor()) } lang=(section.language) { (section.title) } } } }
        }
    }
}

fn whole(section: &Section<'_>, pen: &Pen, figures: Option<Markup>) -> Markup {
    html! {
        section lang=(section.language) {
            h2 id=(section.anchor()) { (section.title) }
            @if let Some(figures) = figures { (figures) }
            @for block in &section.blocks { (pen.draw(block)) }
        }
    }
}

/// The blocks of all sections that contain what is looked for.
fn found(game: &GameWords<'_>, book: &Book<'_>, wanted: &str) -> Markup {
    let all = format!("/rules/{}", game.id());
    let pen = Pen { needle: wanted.to_lowercase(), page: all.clone() };
    let hits =
        book.sections.iter().chain(&book.experts).map(|section| (section, section.holding(&pen.needle)));
    let hits: Vec<_> = hits.filter(|(_, blocks)| !blocks.is_empty()).collect();
    let count: usize = hits.iter().flat_map(|(_, blocks)| blocks).map(size).sum();
    let count = Phrase::new("page-rules-found").with("count", count as i64).with("wanted", wanted);
    html! {
        div class="book-found" {
            p role="status" { (game.voice.say(&count)) }
            a href=(all) { (game.voice.key("page-rules-all")) }
        }
        div class="book-body" {
            @for (section, blocks) in &hits {
                section lang=(section.language) {
                    h2 { (section.title) }
                    @for block in blocks { (pen.draw(block)) }
                }
            }
        }
    }
}

/// What of a block contains the text, if anything does.
fn keep<'a>(block: &Block<'a>, needle: &str) -> Option<Block<'a>> {
    let has = |text: &str| text.to_lowercase().contains(needle);
    match block {
        Block::Paragraph(text) => has(text).then(|| block.clone()),
        Block::List(items) => {
            let kept: Vec<_> = items.iter().filter(|item| has(item)).cloned().collect();
            (!kept.is_empty()).then_some(Block::List(kept))
        }
        Block::Table(head, rows) => {
            let kept: Vec<_> = rows.iter().filter(|row| row.iter().any(|cell| has(cell))).cloned().collect();
            (!kept.is_empty()).then(|| Block::Table(head.clone(), kept))
        }
        Block::Heading(..) => None,
    }
}

fn size(block: &Block<'_>) -> usize {
    match block {
        Block::List(items) => items.len(),
        Block::Table(_, rows) => rows.len(),
        Block::Paragraph(_) | Block::Heading(..) => 1,
    }
}

/// How blocks are put on the page.
#[derive(Default)]
struct Pen {
    /// What is to be marked, in small letters.
    needle: String,
    /// The page on which all rules are, if it is another one.
    page: String,
}

impl Pen {
    fn draw(&self, block: &Block<'_>) -> Markup {
        html! {
            @match block {
                Block::Heading(_, title) => h3 { (title) },
                Block::Paragraph(text) => p { (self.inline(text)) },
                Block::List(items) => ul { @for text in items { (self.item(text)) } },
                Block::Table(head, rows) => {
                    div class="wide-table" tabindex="0" role="region" aria-label=(head.join(", ")) {
                        table {
                            thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                            tbody { @for row in rows { (self.row(row)) } }
                        }
                    }
                }
            }
        }
    }

    /// An item of a list; one that begins with the number of a rule can be linked to.
    fn item(&self, text: &str) -> Markup {
        let rule = text.strip_prefix("**").and_then(|rest| Some((leading(rest)?, rest)));
        let rule = rule.and_then(|(id, rest)| Some((id, rest.strip_prefix(id)?.strip_prefix("**")?)));
        html! {
            @if let Some((id, rest)) = rule {
                li id=(anchor(id)) class="rule-item" {
                    a class="rule-no" href={ "#" (anchor(id)) } { (id) }
                    span { (self.inline(rest.trim_start())) }
                }
            } @else { li { (self.inline(text)) } }
        }
    }

    fn row(&self, row: &[&str]) -> Markup {
        let id = row.first().and_then(|cell| leading(cell).filter(|id| id == cell)).map(anchor);
        html! { tr id=[id] { @for cell in row { td { (self.inline(cell)) } } } }
    }

    /// A line with its marks; numbers of rules are links.
    fn inline(&self, text: &str) -> Markup {
        html! {
            @for piece in pieces(text) {
                @match piece {
                    Piece::Plain(text) => (self.linked(text)),
                    Piece::Bold(text) => b { (self.linked(text)) },
                    Piece::Italic(text) => em { (self.linked(text)) },
                    Piece::Code(text) => code { (text) },
                }
            }
        }
    }

    fn linked(&self, text: &str) -> Markup {
        html! {
            @for (text, is_rule) in cited(text) {
                @if is_rule { a class="rule-ref" href={ (self.page) "#" (anchor(text)) } { (text) } }
                @else { (self.marked(text)) }
            }
        }
    }

    /// The text with what is looked for marked in it.
    fn marked(&self, text: &str) -> Markup {
        // Some letters change their length in small letters; then nothing is marked.
        let small = text.to_lowercase();
        let needle = self.needle.as_str();
        if needle.is_empty() || small.len() != text.len() {
            return html! { (text) };
        }
        let mut parts = Vec::new();
        let mut from = 0;
        while let Some(at) = small[from..].find(needle).map(|at| at + from) {
            let to = at + needle.len();
            if !text.is_char_boundary(at) || !text.is_char_boundary(to) {
                break;
            }
            parts.push((&text[from..at], &text[at..to]));
            from = to;
        }
        html! { @for (before, hit) in parts { (before) mark { (hit) } } (text[from..]) }
    }
}
