//! Which language a reader gets.

use ecotable_words::{Language, Locale, Words};

use crate::say::words;

#[test]
fn a_wish_finds_its_language() {
    let cases = [
        ("ru", "ru"),
        ("ru-RU", "ru"),
        ("RU", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("en-GB", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("tlh", "en"),
        ("qps", "qps"),
    ];
    for (wish, language) in cases {
        assert_eq!(words().language(wish), language, "{wish}");
    }
}

#[test]
fn a_region_of_its_own_comes_before_the_language() {
    let list: &[Locale] = &[("en", "a = a"), ("pt", "a = pt"), ("pt-BR", "a = br")];
    let words = Words::new(&[list]).unwrap();
    assert_eq!(words.language("pt-br"), "pt-BR");
    assert_eq!(words.language("pt-PT"), "pt");
}

#[test]
fn languages_are_listed_with_their_own_names() {
    let expected = [("en", "English"), ("ru", "Русский")]
        .map(|(code, name)| Language { code: code.to_owned(), name: name.to_owned() });
    assert_eq!(words().languages(), expected);
}

#[test]
fn a_language_that_does_not_name_itself_is_listed_by_its_code() {
    let list: &[Locale] = &[("en", "a = a"), ("eo", "a = a")];
    assert_eq!(Words::new(&[list]).unwrap().languages()[1].name, "eo");
}

#[test]
fn a_code_that_is_no_language_is_refused() {
    let list: &[Locale] = &[("en", "a = a"), ("no language", "a = a")];
    let error = Words::new(&[list]).unwrap_err();
    assert_eq!(error.to_string(), "no language.ftl: this is not the code of a language");
}
