//! Rule ids: every rule has a test, every citation has a rule.

use crate::tidy::findings;

const RULES: &str = "\
# Kelp

## KE-1 The harvest

- **KE-1.1** Everybody takes a card.
- KE-1.2 Nobody keeps two.

| ruling | why |
| --- | --- |
| KE-R1 | Because. KE-9.9 is only prose here. |
";

/// The findings in a small crate with these rules, this test file and this golden game.
fn in_crate(test: &str, golden: &str) -> Vec<String> {
    findings(&[
        ("crates/game-kelp/RULES.md", RULES),
        ("crates/game-kelp/tests/it/harvest.rs", &format!("//! Tests.\n{test}")),
        ("crates/game-kelp/tests/golden/first.play", golden),
    ])
}

const ALL: &str = "\
#[test]
fn ke_1_1_and_ke_1_2_hold() {}
#[test]
fn ke_r1_because() {}
";

#[test]
fn a_rule_is_covered_by_the_name_of_a_test() {
    assert_eq!(in_crate(ALL, ""), Vec::<String>::new());
}

#[test]
fn a_rule_without_a_test_is_found_where_it_is_written() {
    let all = in_crate(&ALL.replace("_and_ke_1_2", ""), "");
    let expected = "crates/game-kelp/RULES.md:6: no test names KE-1.2: \
                    name one `ke_1_2_...` or cite [KE-1.2] in a golden game";
    assert_eq!(all, [expected]);
}

#[test]
fn a_function_that_is_no_test_covers_nothing() {
    assert_eq!(in_crate(&ALL.replace("#[test]\n", ""), "").len(), 3);
}

#[test]
fn a_longer_number_does_not_cover_a_shorter_one() {
    let all = in_crate(&ALL.replace("ke_1_1_and", "ke_1_11_and"), "");
    assert!(all.len() == 1 && all[0].contains("no test names KE-1.1:"), "{all:?}");
}

#[test]
fn a_golden_game_covers_what_it_cites_in_brackets() {
    let test = "#[test]\nfn ke_r1_because() {}\n";
    assert_eq!(in_crate(test, "# The harvest [KE-1.1, KE-1.2].\n0 take\n"), Vec::<String>::new());
    assert_eq!(in_crate(test, "# The harvest KE-1.1, KE-1.2.\n0 take\n").len(), 2);
}

#[test]
fn a_citation_of_a_rule_that_is_not_there_is_found() {
    let all = in_crate(&format!("/// See KE-7.3 and ET-7.3.\n{ALL}"), "# [KE-R2]\n");
    let expected = [
        "crates/game-kelp/tests/golden/first.play:1: RULES.md has no KE-R2",
        "crates/game-kelp/tests/it/harvest.rs:2: RULES.md has no KE-7.3",
    ];
    assert_eq!(all, expected);
}

#[test]
fn a_test_that_names_a_rule_that_is_not_there_is_found() {
    let all = in_crate(&format!("{ALL}#[test]\nfn ke_8_1_is_gone() {{}}\n"), "");
    let expected = "crates/game-kelp/tests/it/harvest.rs:7: \
                    `ke_8_1_is_gone` names a rule that RULES.md does not have";
    assert_eq!(all, [expected]);
}
