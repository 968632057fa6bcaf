//! The check of locale files.

use ecotable_words::{LOCALES, Locale, check};

use crate::say::FRUIT;

#[track_caller]
fn finds(locales: &[Locale], expected: &[&str]) {
    let found: Vec<_> = check::complete(locales).iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}

#[test]
fn our_own_files_are_complete() {
    finds(LOCALES, &[]);
}

#[test]
fn a_missing_key_is_found() {
    finds(FRUIT, &["ru.ftl: the key `only-english` is missing"]);
}

#[test]
fn a_key_too_many_is_found() {
    finds(&[("en", "a = a"), ("ru", "a = а\n\nb = б")], &["ru.ftl, line 3: the key `b` is not in English"]);
}

#[test]
fn attributes_are_keys() {
    finds(&[("en", "a = a\n  .long = aaa"), ("ru", "a = а")], &["ru.ftl: the key `a.long` is missing"]);
}

#[test]
fn other_gaps_are_found_also_in_choices_and_attributes() {
    let english = "a = { $n ->\n  [one] { $x }\n *[other] { $y }\n }\n .b = { $z }\n";
    let russian = "a = { $n ->\n  [one] { $x }\n  [few] { $x }\n *[many] { $w }\n }\n .b = ъ\n";
    finds(
        &[("en", english), ("ru", russian)],
        &[
            "ru.ftl, line 1: the gaps of `a` differ from English: -$y +$w",
            "ru.ftl, line 1: the gaps of `a.b` differ from English: -$z",
        ],
    );
}

#[test]
fn a_key_twice_is_found_in_one_file_and_across_files() {
    let twice = "the key `a` is there already";
    finds(&[("en", "a = a\nb = b\na = c")], &[&format!("en.ftl, line 3: {twice}")]);
    finds(&[("en", "a = a"), ("en", "a = a")], &[&format!("en.ftl, line 1: {twice}")]);
}

#[test]
fn a_syntax_error_is_found_with_its_line() {
    let found = check::complete(&[("en", "a = a\nb = { $x ->\n  [one] x\n}\nc = c\n")]);
    assert_eq!(found.len(), 1);
    assert!(matches!(found[0].line, Some(3 | 4)), "{}", found[0]);
}

#[test]
fn a_lacking_plural_form_is_found() {
    let english = "a = { $n ->\n  [one] cow\n *[other] cows\n }";
    let russian = "a = { $n ->\n  [one] корова\n *[other] коровы\n }";
    finds(
        &[("en", english), ("ru", russian)],
        &[
            "ru.ftl, line 1: `a` lacks the plural form `few`",
            "ru.ftl, line 1: `a` lacks the plural form `many`",
        ],
    );
}

#[test]
fn a_choice_among_other_words_needs_no_plural_forms() {
    finds(&[("en", "a = { $colour ->\n  [blue] sky\n *[other] sun\n }")], &[]);
}

#[test]
fn a_quotation_of_nothing_is_found() {
    finds(&[("en", "a = { b }")], &["en.ftl, line 1: `a` quotes `b`, which does not exist"]);
    finds(&[("en", "a = { -b }")], &["en.ftl, line 1: `a` quotes `-b`, which does not exist"]);
}

#[test]
fn terms_belong_to_one_language() {
    finds(&[("en", "a = a"), ("ru", "-b = б\na = { -b }")], &[]);
}

#[test]
fn files_without_english_cannot_be_measured() {
    finds(&[("ru", "a = а")], &["en.ftl: there is no English text"]);
}
