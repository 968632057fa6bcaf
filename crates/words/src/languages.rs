//! Which language a reader gets.

/// A language that can be chosen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Language {
    /// Its code, such as `ru`.
    pub code: String,
    /// Its name in itself, such as `Русский`.
    pub name: String,
}

/// The one of `known` that fits `wanted` best: the same language and region, or else the same language.
///
/// `wanted` may be a language tag (`ru-RU`) or the value of an environment variable (`ru_RU.UTF-8`).
pub(crate) fn best<'a>(wanted: &str, known: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let tag = wanted.split(['.', '@']).next().unwrap_or_default().trim().replace('_', "-");
    let language = tag.split('-').next().unwrap_or_default();
    let find = |tag: &str| known.clone().find(|code| code.eq_ignore_ascii_case(tag));
    find(&tag).or_else(|| find(language))
}
