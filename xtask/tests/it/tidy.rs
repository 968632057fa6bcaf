//! House rules: a small file in, findings out.

use xtask::tidy::{TextFile, check};

/// The findings in these files, as a person reads them.
pub fn findings(files: &[(&str, &str)]) -> Vec<String> {
    let files: Vec<_> = files.iter().map(|(path, text)| TextFile::new(*path, *text)).collect();
    check(&files).iter().map(ToString::to_string).collect()
}

/// Checks that a line in this file is found, with a word of the explanation, and nothing else.
fn found(path: &str, line: &str, word: &str) {
    let all = findings(&[(path, &format!("//! A file.\n\n{line}\n"))]);
    assert_eq!(all.len(), 1, "{line}: {all:?}");
    assert!(all[0].starts_with(&format!("{path}:3: ")) && all[0].contains(word), "{all:?}");
}

/// Checks that nothing is found.
fn clean(path: &str, text: &str) {
    assert_eq!(findings(&[(path, &format!("//! A file.\n\n{text}\n"))]), Vec::<String>::new());
}

const RULES: &str = "crates/game-kelp/src/lib.rs";
const WEB: &str = "crates/web/src/lib.rs";

#[test]
fn a_file_begins_with_what_lives_in_it() {
    let all = findings(&[(WEB, "use std::fmt;\n")]);
    assert_eq!(all, ["crates/web/src/lib.rs:1: begin the file with `//!` and what lives here"]);
}

#[test]
fn a_file_has_at_most_400_lines_unless_it_is_data() {
    let long = format!("//! Long.\n{}", "const A: u8 = 1;\n".repeat(400));
    assert!(findings(&[(WEB, &long)])[0].contains("401 lines"));
    assert!(findings(&[("crates/web/data/cards.rs", &long)]).is_empty());
    let lines = "a {}\n".repeat(401);
    assert!(findings(&[("crates/web/assets/a.css", &lines)])[0].contains("401 lines"));
    assert!(findings(&[("docs/a.md", &lines)]).is_empty());
    assert!(findings(&[(WEB, &long[..long.len() - 17])]).is_empty());
}

#[test]
fn a_function_has_at_most_60_lines() {
    let body = |lines: usize| format!("fn long() {{\n{}}}", "    step();\n".repeat(lines));
    clean(WEB, &body(58));
    found(WEB, &body(59), "`long` has 61 lines");
}

#[test]
fn the_rules_have_no_floats_maps_clocks_or_prints() {
    found(RULES, "fn half(n: f32) {}", "floats");
    found(RULES, "type Cards = HashMap<u8, u8>;", "BTreeMap");
    found(RULES, "use std::time::Duration;", "std::time");
    found(RULES, "use std::{fmt, fs};", "std::fs");
    found(RULES, "fn show() { println!(\"x\"); }", "printing");
    found(RULES, "fn quick() { unsafe { go() } }", "unsafe");
    found("crates/kernel/src/rng.rs", "fn f() -> f64 { g() }", "floats");
}

#[test]
fn other_crates_and_tests_may_use_them() {
    clean(WEB, "use std::time::Duration;\nfn f(on: bool) -> f64 { g() }");
    clean("crates/game-kelp/tests/it/main.rs", "use std::fs;");
    clean(RULES, "#[cfg(test)]\nmod tests {\n    use std::collections::HashMap;\n}");
}

#[test]
fn a_word_in_a_comment_or_a_text_is_no_use_of_it() {
    clean(RULES, "/// Not an f64, not unsafe.\nconst WHY: &str = \"no f64, no println!\";");
    clean(RULES, "/* an f64 /* and */ unsafe */ const A: u8 = 1;");
    clean(RULES, "const RAW: &str = r#\"an \"f64\" here\"#;");
    clean(RULES, "const QUOTE: char = '\"'; const ALSO: &str = \"f64\";");
}

#[test]
fn a_rule_takes_no_bool() {
    found(RULES, "fn pay(seat: Seat, half: bool) {}", "`pay` takes a `bool`");
    found(RULES, "fn pay<F: Fn(u8) -> u8>(f: F, half: bool) {}", "`pay` takes a `bool`");
    found(RULES, "fn pay(\n    seat: Seat,\n    half: bool,\n) {}", "`pay` takes a `bool`");
    clean(RULES, "fn can_pay(seat: Seat, test: impl Fn(bool)) -> bool { true }");
}

#[test]
fn product_code_has_no_unwrap_and_no_leftovers() {
    found(WEB, "fn f() { g().unwrap(); }", "`unwrap`");
    found(WEB, "fn f() { todo!() }", "`todo!`");
    found(WEB, "fn f() { dbg!(1); }", "`dbg!`");
    found(WEB, "#[allow(dead_code)]", "`#[allow]`");
    clean(WEB, "fn f() { g().unwrap_or(1); }");
    clean("crates/web/tests/it/main.rs", "fn f() { g().unwrap(); }");
}

#[test]
fn no_text_file_has_marks_of_unfinished_work_or_paths_of_one_machine() {
    let mark = ["TO", "DO"].concat();
    assert!(findings(&[("README.md", &format!("{mark}: write this"))])[0].starts_with("README.md:1: "));
    assert!(findings(&[("README.md", &format!("see MAS{mark}N"))]).is_empty());
    let folder = ["/ho", "me/"].concat();
    assert!(findings(&[("a.toml", &format!("path = \"{folder}ann\""))])[0].contains("one machine"));
    assert!(findings(&[("README.md", &format!("https://example.org{folder}page"))]).is_empty());
}

#[test]
fn games_use_only_kernel_and_parts_of_our_crates() {
    let manifest = "[dependencies]\necotable-kernel = \"1\"\necotable-bots = \"1\"\nserde = \"1\"\n\n\
                    [dev-dependencies]\necotable-testkit = \"1\"\n";
    let all = findings(&[("crates/game-kelp/Cargo.toml", manifest)]);
    let expected = "crates/game-kelp/Cargo.toml:3: crates/game-kelp may not use ecotable-bots; \
                    of our crates it may use: ecotable-kernel, ecotable-parts";
    assert_eq!(all, [expected]);
    assert!(findings(&[("crates/web/Cargo.toml", manifest)]).is_empty());
    assert_eq!(findings(&[("crates/parts/Cargo.toml", manifest)]).len(), 1);
}

#[test]
fn every_language_has_the_keys_of_english() {
    let english = "bid = Bid { $n }\n    .hint = More\npass = Pass\n# key = a comment\n";
    let russian = "bid = Ставка { $n ->\n    [one] = x\n   *[other] y\n }\nextra = Лишнее\n";
    let all = findings(&[
        ("crates/game-kelp/locales/en.ftl", english),
        ("crates/game-kelp/locales/ru.ftl", russian),
    ]);
    let expected = [
        "crates/game-kelp/locales/en.ftl:2: `bid.hint` is missing in crates/game-kelp/locales/ru.ftl",
        "crates/game-kelp/locales/en.ftl:3: `pass` is missing in crates/game-kelp/locales/ru.ftl",
        "crates/game-kelp/locales/ru.ftl:5: `extra` is missing in crates/game-kelp/locales/en.ftl",
    ];
    assert_eq!(all, expected);
}
