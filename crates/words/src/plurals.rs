//! The plural forms of languages.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Whether a word is the name of a plural form.
pub(crate) fn is_form(word: &str) -> bool {
    FORMS.contains(&word)
}

/// The rules of a language, or else of the same language without its region; none if it is no language.
pub(crate) fn rules(language: &str) -> Option<PluralRules> {
    let id: LanguageIdentifier = language.parse().ok()?;
    let broader = LanguageIdentifier::from_parts(id.language, None, None, &[]);
    [id, broader].into_iter().find_map(|id| PluralRules::create(id, PluralRuleType::CARDINAL).ok())
}

/// The form that a number takes.
pub(crate) fn form(rules: &PluralRules, number: i64) -> &'static str {
    match rules.select(number.unsigned_abs()) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    }
}

/// All forms that whole numbers take.
pub(crate) fn forms(rules: &PluralRules) -> BTreeSet<String> {
    (0..=200).map(|number| form(rules, number).to_owned()).collect()
}
