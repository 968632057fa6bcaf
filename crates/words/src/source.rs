//! Locale files taken apart: their keys, and what each of them needs.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
    VariantKey,
};
use fluent_syntax::parser;

use crate::Locale;
use crate::check::{Problem, Trouble};
use crate::plurals;

/// The files of one language.
pub(crate) struct Source<'a> {
    files: Vec<(Lines<'a>, Resource<&'a str>)>,
}

/// A text, and where its lines end.
struct Lines<'a> {
    text: &'a str,
    ends: Vec<usize>,
}

/// A message, an attribute as `message.attribute`, or a term as `-term`.
pub(crate) struct Part<'s, 'a> {
    pub key: String,
    pub pattern: &'s Pattern<&'a str>,
    /// Its own name in the file.
    id: &'a str,
    file: &'s Lines<'a>,
}

/// The keys of one language.
pub(crate) type Keys = BTreeMap<String, Needs>;

/// What one message needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    /// Where it stands, from 1.
    pub line: usize,
    /// The gaps that it has.
    pub variables: BTreeSet<String>,
    /// The forms offered by each choice among plural forms.
    pub plurals: Vec<BTreeSet<String>>,
    /// The other keys that it quotes.
    pub quotes: BTreeSet<String>,
}

impl<'a> Source<'a> {
    /// Reads the files of `language`.
    pub fn read(language: &str, locales: &[Locale<'a>], problems: &mut Vec<Problem>) -> Self {
        let own = locales.iter().filter(|(other, _)| *other == language);
        let files = own.map(|(_, text)| parse(language, Lines::new(text), problems)).collect();
        Self { files }
    }

    /// All that has a key, in the order of the files.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_, 'a>> {
        self.files
            .iter()
            .flat_map(|(file, resource)| resource.body.iter().flat_map(|entry| parts(file, entry)))
    }

    /// The keys and what they need.
    pub fn keys(&self, language: &str, problems: &mut Vec<Problem>) -> Keys {
        let mut keys = Keys::new();
        for part in self.parts() {
            let needs = Reader::read(language, &part, problems);
            let line = needs.line;
            if keys.insert(part.key.clone(), needs).is_some() {
                problems.push(Problem::at(language, line, Trouble::Duplicate { key: part.key }));
            }
        }
        keys
    }
}

fn parse<'a>(
    language: &str,
    lines: Lines<'a>,
    problems: &mut Vec<Problem>,
) -> (Lines<'a>, Resource<&'a str>) {
    let resource = parser::parse(lines.text).unwrap_or_else(|(resource, errors)| {
        problems.extend(errors.iter().map(|error| {
            Problem::at(language, lines.at(error.pos.start), Trouble::Syntax(error.kind.to_string()))
        }));
        resource
    });
    (lines, resource)
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, ends: text.match_indices('\n').map(|(end, _)| end).collect() }
    }

    /// The line of a position, from 1.
    fn at(&self, position: usize) -> usize {
        self.ends.partition_point(|&end| end < position) + 1
    }

    /// The line of `part`, a slice of the text.
    fn of(&self, part: &str) -> usize {
        self.at(part.as_ptr() as usize - self.text.as_ptr() as usize)
    }
}

/// A message or a term, and its attributes.
fn parts<'s, 'a>(file: &'s Lines<'a>, entry: &'s Entry<&'a str>) -> Vec<Part<'s, 'a>> {
    let (id, key, value, attributes): (_, _, _, &[Attribute<_>]) = match entry {
        Entry::Message(message) => {
            (message.id.name, message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
        }
        Entry::Term(term) => {
            (term.id.name, format!("-{}", term.id.name), Some(&term.value), &term.attributes)
        }
        _ => return Vec::new(),
    };
    let attributes =
        attributes.iter().map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
    let own = value.map(|value| (key.clone(), value));
    own.into_iter().chain(attributes).map(|(key, pattern)| Part { key, pattern, id, file }).collect()
}

/// Finds out what a part needs, and what in it cannot be said.
struct Reader<'r> {
    language: &'r str,
    part: &'r Part<'r, 'r>,
    needs: Needs,
    problems: &'r mut Vec<Problem>,
}

impl<'r> Reader<'r> {
    fn read(language: &'r str, part: &'r Part<'r, 'r>, problems: &'r mut Vec<Problem>) -> Needs {
        let needs = Needs { line: part.file.of(part.id), ..Needs::default() };
        let mut reader = Reader { language, part, needs, problems };
        reader.pattern(part.pattern);
        reader.needs
    }

    fn refuse(&mut self, at: &str, what: impl Into<String>) {
        let trouble = Trouble::Unsupported { key: self.part.key.clone(), what: what.into() };
        let line = self.part.file.of(at);
        self.problems.push(Problem::at(self.language, line, trouble));
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        if self.part.key.starts_with('-') && self.part.key.contains('.') {
            return self.refuse(self.part.id, "a gap in an attribute of a term");
        }
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.selector(selector);
                self.choice(variants.iter().map(|variant| &variant.key));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn selector(&mut self, selector: &InlineExpression<&str>) {
        match selector {
            InlineExpression::VariableReference { id } => {
                self.needs.variables.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.refuse(value, "a choice that is always the same");
            }
            other => self.inline(other),
        }
    }

    /// Notes the plural forms of a choice; a choice among other words, with or without `other`, is none.
    fn choice<'k>(&mut self, keys: impl Iterator<Item = &'k VariantKey<&'k str>>) {
        let mut forms = BTreeSet::new();
        for key in keys {
            match key {
                VariantKey::Identifier { name } => drop(forms.insert((*name).to_owned())),
                VariantKey::NumberLiteral { value } if value.parse::<i64>().is_err() => {
                    self.refuse(value, format!("the number `{value}` in a choice"));
                }
                VariantKey::NumberLiteral { .. } => {}
            }
        }
        if forms.iter().all(|form| plurals::is_form(form)) && forms.iter().any(|form| form != "other") {
            self.needs.plurals.push(forms);
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } if self.part.key.starts_with('-') => {
                self.refuse(id.name, format!("the gap `${}` in a term, except to choose", id.name));
            }
            InlineExpression::VariableReference { id } => {
                self.needs.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.refuse(id.name, format!("the function `{}`", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { .. } => self.needs.quotes.extend(quoted(inline)),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.needs.quotes.extend(quoted(inline));
                self.arguments(id.name, arguments.as_ref());
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, term: &str, arguments: Option<&CallArguments<&str>>) {
        if arguments.is_some_and(|arguments| !arguments.positional.is_empty()) {
            self.refuse(term, format!("what `-{term}` is given without a name"));
        }
    }
}

/// The key that a reference quotes.
pub(crate) fn quoted(inline: &InlineExpression<&str>) -> Option<String> {
    let (mark, id, attribute) = match inline {
        InlineExpression::MessageReference { id, attribute } => ("", id, attribute),
        InlineExpression::TermReference { id, attribute, .. } => ("-", id, attribute),
        _ => return None,
    };
    let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default();
    Some(format!("{mark}{}{attribute}", id.name))
}
