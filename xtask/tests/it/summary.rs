//! The summary at the end of `cargo xtask test`.

use std::time::Duration;

use anyhow::anyhow;
use xtask::test::{Tally, summary_line};

#[test]
fn closing_lines_of_all_programs_are_added_up() {
    let mut tally = Tally::default();
    tally.note("running 3 tests");
    tally.note(
        "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
    );
    tally.note("test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
    tally.note("test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
    assert_eq!(tally, Tally { passed: 13, failed: 2, programs: 2 });
    assert_eq!(tally.to_string(), "13 tests passed and 2 failed in 2 programs");
}

#[test]
fn a_stage_is_one_line_whatever_it_says() {
    let line = |report| summary_line("tests", &report, Duration::from_millis(12_400));
    assert_eq!(line(Ok("3 passed".to_owned())), "tests                ok         12 s  3 passed");
    assert_eq!(line(Err(anyhow!("broken\nat length"))), "tests                FAILED     12 s  broken");
}
