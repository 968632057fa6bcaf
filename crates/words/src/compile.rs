//! From the text of a message to its pattern.
//!
//! Quotations are put in place here, and so is every choice that does not depend on a gap, so that saying a message
//! never looks for another one.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::PluralRules;

use crate::pattern::{Choice, Pattern, Piece};
use crate::source::{Source, quoted};

/// Makes patterns of one language. Its files have been checked: what they quote exists and does not go in circles.
pub(crate) struct Compiler<'s, 'a> {
    texts: HashMap<String, &'s ast::Pattern<&'a str>>,
    rules: &'s PluralRules,
    spelling: fn(&str) -> Cow<'_, str>,
}

/// What the gaps of the text at hand stand for.
#[derive(Clone, Copy)]
enum Gaps<'s, 'a> {
    /// What the sentence is said with.
    Open,
    /// What a term was quoted with.
    Given(&'s [ast::NamedArgument<&'a str>]),
}

/// What decides a choice.
enum Selector<'a> {
    Gap(&'a str),
    Number(i64),
    Word(Cow<'a, str>),
    Nothing,
}

impl<'s, 'a> Compiler<'s, 'a> {
    /// `spelling` is how the language writes the words of its files.
    pub fn new(source: &'s Source<'a>, rules: &'s PluralRules, spelling: fn(&str) -> Cow<'_, str>) -> Self {
        let texts = source.parts().map(|part| (part.key, part.pattern)).collect();
        Self { texts, rules, spelling }
    }

    /// Every message and attribute that can be said.
    pub fn patterns(&self) -> impl Iterator<Item = (&str, Pattern)> {
        let messages = self.texts.iter().filter(|(key, _)| !key.starts_with('-'));
        messages.map(|(key, text)| {
            let mut pattern = Pattern::new();
            self.text(text, Gaps::Open, &mut pattern);
            (key.as_str(), pattern)
        })
    }

    fn text(&self, text: &ast::Pattern<&'a str>, gaps: Gaps<'_, 'a>, into: &mut Pattern) {
        for element in &text.elements {
            match element {
                PatternElement::TextElement { value } => push_text(into, &(self.spelling)(value)),
                PatternElement::Placeable { expression } => self.expression(expression, gaps, into),
            }
        }
    }

    fn expression(&self, expression: &Expression<&'a str>, gaps: Gaps<'_, 'a>, into: &mut Pattern) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, gaps, into),
            Expression::Select { selector, variants } => {
                let choice = self.choice(variants, gaps);
                let chosen = match self.selector(selector, gaps) {
                    Selector::Gap(gap) => {
                        return into.push(Piece::Choice(Box::new(Choice { gap: gap.into(), ..choice })));
                    }
                    Selector::Number(number) => choice.by_number(number, self.rules),
                    Selector::Word(word) => choice.by_word(&word),
                    Selector::Nothing => choice.otherwise(),
                };
                push_all(into, chosen);
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&'a str>, gaps: Gaps<'_, 'a>, into: &mut Pattern) {
        match inline {
            InlineExpression::StringLiteral { value } => push_text(into, &unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => push_text(into, value),
            InlineExpression::VariableReference { id } => into.push(Piece::Gap(id.name.into())),
            InlineExpression::MessageReference { .. } => self.quote(inline, gaps, into),
            InlineExpression::TermReference { arguments, .. } => {
                let given = arguments.as_ref().map_or(&[][..], |arguments| &arguments.named);
                self.quote(inline, Gaps::Given(given), into);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, gaps, into),
            InlineExpression::FunctionReference { .. } => {}
        }
    }

    fn quote(&self, inline: &InlineExpression<&'a str>, gaps: Gaps<'_, 'a>, into: &mut Pattern) {
        if let Some(text) = quoted(inline).and_then(|key| self.texts.get(&key)) {
            self.text(text, gaps, into);
        }
    }

    fn choice(&self, variants: &[Variant<&'a str>], gaps: Gaps<'_, 'a>) -> Choice {
        let mut choice = Choice::default();
        for (number, variant) in variants.iter().enumerate() {
            match variant.key {
                VariantKey::Identifier { name } => choice.words.push((name.into(), number)),
                VariantKey::NumberLiteral { value } => {
                    choice.numbers.extend(value.parse().map(|exact| (exact, number)));
                }
            }
            if variant.default {
                choice.default = number;
            }
            let mut pattern = Pattern::new();
            self.text(&variant.value, gaps, &mut pattern);
            choice.patterns.push(pattern);
        }
        choice
    }

    fn selector<'i>(&self, inline: &'i InlineExpression<&'a str>, gaps: Gaps<'i, 'a>) -> Selector<'i> {
        match (inline, gaps) {
            (InlineExpression::VariableReference { id }, Gaps::Open) => Selector::Gap(id.name),
            (InlineExpression::VariableReference { id }, Gaps::Given(given)) => {
                match given.iter().find(|argument| argument.name == *id).map(|argument| &argument.value) {
                    Some(InlineExpression::NumberLiteral { value }) => {
                        value.parse().map_or(Selector::Nothing, Selector::Number)
                    }
                    Some(InlineExpression::StringLiteral { value }) => {
                        Selector::Word(unescape_unicode_to_string(value))
                    }
                    _ => Selector::Nothing,
                }
            }
            // The attribute of a term is a mark such as its gender, not words of the language.
            _ => match quoted(inline).and_then(|key| self.texts.get(&key)).map(|text| &text.elements[..]) {
                Some([PatternElement::TextElement { value }]) => Selector::Word((*value).into()),
                _ => Selector::Nothing,
            },
        }
    }
}

fn push_all(into: &mut Pattern, pieces: &[Piece]) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => push_text(into, text),
            other => into.push(other.clone()),
        }
    }
}

/// Neighbouring texts become one.
fn push_text(into: &mut Pattern, text: &str) {
    match into.last_mut() {
        Some(Piece::Text(before)) => *before = format!("{before}{text}").into(),
        _ => into.push(Piece::Text(text.into())),
    }
}
