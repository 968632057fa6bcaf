//! What of Fluent can be said, and what is refused.

use ecotable_kernel::{Arg, Phrase, Seat};
use ecotable_words::{Locale, Numbered, Words, check};

#[track_caller]
fn says(text: &str, args: &[(&'static str, Arg)], sentence: &str) {
    let list: &[Locale] = &[("en", text)];
    let phrase = Phrase { args: args.to_vec(), ..Phrase::new("a") };
    let said = Words::new(&[list]).expect("the text is whole").try_say("en", &phrase, &Numbered);
    assert_eq!(said.as_deref(), Ok(sentence));
}

/// Refused by the words and by the check of a crate's files, with the line.
#[track_caller]
fn refuses(text: &str, expected: &str) {
    let list: &[Locale] = &[("en", text)];
    assert_eq!(Words::new(&[list]).expect_err("the text is refused").to_string(), expected);
    let found: Vec<_> = check::complete(list).iter().map(ToString::to_string).collect();
    assert_eq!(found.join("\n"), expected);
}

fn number(number: i64) -> [(&'static str, Arg); 1] {
    [("n", number.into())]
}

#[test]
fn a_text_of_several_lines_keeps_them() {
    says("a =\n    one { $n }\n      two\n\n    three\n", &number(1), "one 1\n  two\n\nthree");
}

#[test]
fn a_quoted_string_keeps_its_blanks_and_escapes() {
    says(r#"a = x{ "  " }y{ "\"\\\u00e9\U01F9F5{" }z{ 12.50 }"#, &[], "x  y\"\\é🧵{z12.50");
}

#[test]
fn numbers_are_plain_digits() {
    let cases = [
        (0, "0"),
        (-1, "-1"),
        (9, "9"),
        (10, "10"),
        (1_000_000, "1000000"),
        (i64::MAX, "9223372036854775807"),
    ];
    for (value, digits) in cases {
        says("a = { $n }", &number(value), digits);
    }
    says("a = { $n }", &number(i64::MIN), "-9223372036854775808");
}

#[test]
fn the_number_itself_comes_before_its_plural_form() {
    let text = "a = { $n ->\n [one] one\n [1] exactly one\n [-3] minus three\n *[other] others\n }";
    for (value, sentence) in
        [(1, "exactly one"), (-1, "one"), (-3, "minus three"), (0, "others"), (2, "others")]
    {
        says(text, &number(value), sentence);
    }
    says("a = { $n ->\n [0] none\n *[1] some\n }", &number(7), "some");
}

#[test]
fn a_word_chooses_by_what_it_says() {
    let text = "a = { $w ->\n [blue] sky\n [one] single\n *[other] sun\n }\nb = blue";
    let word = |arg: Arg| [("w", arg)];
    says(text, &word("blue".into()), "sky");
    says(text, &word("one".into()), "single");
    says(text, &word("red".into()), "sun");
    says(text, &word(Phrase::new("b").into()), "sky");
    says(text, &word(vec![Phrase::new("b")].into()), "sky");
    says(text, &word(Seat(0).into()), "sun");
}

#[test]
fn choices_stand_in_choices() {
    let text = "a = { $n ->\n [one] { $m ->\n   [one] 1 1\n  *[other] 1 { $m }\n }\n *[other] { $n } { { $m } }\n }.";
    for (n, m) in [(1, 1), (1, 2), (2, 1), (5, 6)] {
        says(text, &[("n", n.into()), ("m", m.into())], &format!("{n} {m}."));
    }
}

#[test]
fn messages_and_attributes_are_quoted_with_the_same_gaps() {
    says("a = “{ b }” { c.d }\nb = { $n } { c.e }\nc = x\n .d = d{ $n }\n .e = e", &number(4), "“4 e” d4");
}

#[test]
fn a_term_chooses_by_what_it_is_given() {
    let text = "\
a = { -otter } { -otter(case: \"of\") } { -otter(case: \"to\", count: 1) } { -otter(case: \"to\", count: 5) }
-otter = { $case ->
   *[plain] otter
    [of] otter’s
    [to] to { $count ->
        [one] the otter
       *[other] otters
    }
}
";
    says(text, &[("case", "of".into())], "otter otter’s to the otter to otters");
}

#[test]
fn an_attribute_of_a_term_decides() {
    let text =
        "-heron = heron\n .gender = she\na = { -heron.gender ->\n [he] his\n [she] her\n *[it] its\n } nest";
    says(text, &[], "her nest");
}

#[test]
fn the_marks_of_terms_are_not_accented() {
    let text = "-heron = heron\n .gender = she\na = { -heron.gender ->\n [she] 1\n *[it] 2\n }";
    let list: &[Locale] = &[("en", text)];
    assert_eq!(Words::new(&[list]).unwrap().say("qps", &Phrase::new("a"), &Numbered), "[!! 1 !!]");
}

#[test]
fn terms_cannot_be_said_by_themselves() {
    let list: &[Locale] = &[("en", "-b = b\n .c = c\na = { -b }")];
    let words = Words::new(&[list]).unwrap();
    assert!(words.has("en", "a") && !words.has("en", "-b") && !words.has("en", "-b.c"));
    assert_eq!(words.say_key("en", "-b"), "[-b]");
}

#[test]
fn what_cannot_be_said_is_refused_with_its_line() {
    let unsupported = |line: u32, key: &str, what: &str| {
        format!("en.ftl, line {line}: `{key}` has what cannot be said here: {what}")
    };
    refuses("b = b\na = x\n    { NUMBER($n) }", &unsupported(3, "a", "the function `NUMBER`"));
    refuses("a = { NUMBER($n) ->\n [one] 1\n *[other] 2\n }", &unsupported(1, "a", "the function `NUMBER`"));
    refuses("a = { $n ->\n [1.5] x\n *[other] y\n }", &unsupported(2, "a", "the number `1.5` in a choice"));
    refuses("a = { 1 ->\n *[other] y\n }", &unsupported(1, "a", "a choice that is always the same"));
    refuses("a = a\n-b = { $n }", &unsupported(2, "-b", "the gap `$n` in a term, except to choose"));
    refuses("a = { -b($n) }\n-b = b", &unsupported(1, "a", "what `-b` is given without a name"));
    refuses("a = a\n-b = b\n .c = { $n }", &unsupported(2, "-b.c", "a gap in an attribute of a term"));
}

#[test]
fn a_quotation_of_nothing_or_of_itself_is_refused() {
    refuses("a = { b }", "en.ftl, line 1: `a` quotes `b`, which does not exist");
    refuses("a = a { a }", "en.ftl, line 1: `a` quotes itself");
    refuses(
        "a = { b }\nb = { -c }\n-c = { $n ->\n *[x] { b }\n }",
        "en.ftl, line 3: `-c` quotes itself\nen.ftl, line 2: `b` quotes itself",
    );
}

#[test]
fn a_language_with_a_region_has_the_plural_forms_of_the_language() {
    let text = "a = { $n ->\n [one] { $n } gato\n *[other] { $n } gatos\n }";
    let list: &[Locale] = &[("en", text), ("pt-BR", text)];
    assert_eq!(check::complete(list), []);
    let words = Words::new(&[list]).unwrap();
    for (value, sentence) in [(0, "0 gato"), (1, "1 gato"), (2, "2 gatos")] {
        assert_eq!(words.say("pt-BR", &Phrase::new("a").with("n", value), &Numbered), sentence);
    }
}
