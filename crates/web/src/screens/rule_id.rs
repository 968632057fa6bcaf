//! The numbers of rules, such as `TJ-5.8`, and where they are found on the page of the rules.

use maud::Render;

/// The id of the element that holds a rule: `tj-5-8` for `TJ-5.8`.
pub fn anchor(rule: &str) -> String {
    let mut id = String::new();
    write_anchor(rule, &mut id);
    id
}

fn write_anchor(rule: &str, into: &mut String) {
    for (number, part) in rule.split('.').enumerate() {
        into.push_str(if number > 0 { "-" } else { "" });
        let from = into.len();
        into.push_str(part);
        into[from..].make_ascii_lowercase();
    }
}

/// The address of a rule. Every line of a log has one, so it is written straight into the page; it comes from the code and
/// has no letter that a page has to escape.
#[derive(Clone, Copy, Debug)]
pub struct RuleAddress<'a> {
    game: &'a str,
    rule: &'a str,
}

/// The address of a rule.
pub fn address<'a>(game: &'a str, rule: &'a str) -> RuleAddress<'a> {
    RuleAddress { game, rule }
}

impl Render for RuleAddress<'_> {
    fn render_to(&self, page: &mut String) {
        page.extend(["/rules/", self.game, "#"]);
        write_anchor(self.rule, page);
    }
}

/// The number of a rule at the beginning of a text.
pub fn leading(text: &str) -> Option<&str> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let rest = text[letters..].strip_prefix('-').filter(|_| letters == 2)?;
    let kind = usize::from(rest.starts_with(['R', 'A']));
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(&rest[kind..]);
    let mut length = letters + 1 + kind + whole;
    while let Some(part) = text[length..].strip_prefix('.').map(digits).filter(|&part| part > 0) {
        length += 1 + part;
    }
    (whole > 0).then(|| &text[..length])
}

/// The text in pieces: each is the number of a rule, or not.
pub fn cited(text: &str) -> Vec<(&str, bool)> {
    let mut pieces = Vec::new();
    let (mut rest, mut from) = (text, 0);
    while let Some(at) = rest[from..].find(|letter: char| letter.is_ascii_uppercase()).map(|at| at + from) {
        let inside_word = rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        match leading(&rest[at..]).filter(|_| !inside_word) {
            Some(rule) => {
                pieces.push((&rest[..at], false));
                pieces.push((rule, true));
                (rest, from) = (&rest[at + rule.len()..], 0);
            }
            None => from = at + 1,
        }
    }
    pieces.push((rest, false));
    pieces.retain(|(text, _)| !text.is_empty());
    pieces
}
