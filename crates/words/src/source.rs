//! A locale file taken apart: its keys, and what each of them needs.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::check::{Problem, Trouble};

/// The keys of one language: messages, their attributes as `message.attribute`, and terms as `-term`.
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

const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Takes `text` apart and adds its keys to `keys`.
pub(crate) fn read(language: &str, text: &str, keys: &mut Keys, problems: &mut Vec<Problem>) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        problems.extend(errors.iter().map(|error| {
            Problem::at(language, line_at(text, error.pos.start), Trouble::Syntax(error.kind.to_string()))
        }));
        resource
    });
    for entry in &resource.body {
        let (id, key, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name, message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                (term.id.name, format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        let line = line_at(text, offset(text, id));
        for (key, needs) in parts(&key, line, value, attributes) {
            if keys.insert(key.clone(), needs).is_some() {
                problems.push(Problem::at(language, line, Trouble::Duplicate { key }));
            }
        }
    }
}

/// A message and its attributes as keys of their own.
fn parts<'a>(
    key: &str,
    line: usize,
    value: Option<&'a Pattern<&'a str>>,
    attributes: &'a [Attribute<&'a str>],
) -> Vec<(String, Needs)> {
    let own = value.map(|value| (key.to_owned(), value));
    let more = attributes.iter().map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
    own.into_iter()
        .chain(more)
        .map(|(key, value)| {
            let mut needs = Needs { line, ..Needs::default() };
            needs.pattern(value);
            (key, needs)
        })
        .collect()
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.choice(variants.iter().map(|variant| &variant.key));
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    /// Notes the plural forms of a choice; a choice among other words, with or without `other`, is none.
    fn choice<'a>(&mut self, keys: impl Iterator<Item = &'a VariantKey<&'a str>>) {
        let forms: BTreeSet<String> = keys
            .filter_map(|key| match key {
                VariantKey::Identifier { name } => Some((*name).to_owned()),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        let plural = |form: &String| PLURAL_FORMS.contains(&form.as_str());
        if forms.iter().all(plural) && forms.iter().any(|form| form != "other") {
            self.plurals.push(forms);
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let quoted = |id: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.quotes.insert(quoted(id.name, attribute.as_ref().map(|a| a.name)));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.quotes.insert(format!("-{}", quoted(id.name, attribute.as_ref().map(|a| a.name))));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// Where `part`, a slice of `text`, begins in it.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

fn line_at(text: &str, position: usize) -> usize {
    text.bytes().take(position).filter(|&byte| byte == b'\n').count() + 1
}
