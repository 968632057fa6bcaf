//! Instruction counts: what is judged too dear.

use xtask::icount::{Baseline, Counts, counts, judge, to_text};

fn one(game: &str, seats: &str, count: f64) -> Counts {
    Counts::from([(game.to_owned(), [(seats.to_owned(), count)].into())])
}

/// The complaints about one count of kelp with 4 players, whose baseline is 400.
fn complaints(count: f64) -> Vec<String> {
    let baseline = Baseline { counts: one("kelp", "4", 400.0), ..Baseline::default() };
    judge(&one("kelp", "4", count), &baseline).1
}

#[test]
fn up_to_three_per_cent_more_is_tolerated() {
    assert_eq!(complaints(411.9), Vec::<String>::new());
    assert_eq!(complaints(413.0), ["kelp with 4 players went from 400.0 to 413.0"]);
}

#[test]
fn a_much_better_count_is_pointed_out_and_passes() {
    let baseline = Baseline { counts: one("kelp", "4", 400.0), ..Baseline::default() };
    let (lines, complaints) = judge(&one("kelp", "4", 300.0), &baseline);
    assert!(
        complaints.is_empty() && lines[0].contains("-25.0 %") && lines[0].contains("--update"),
        "{lines:?}"
    );
}

#[test]
fn no_decision_costs_more_than_the_limit() {
    let mut baseline = Baseline { counts: one("kelp", "4", 1200.0), ..Baseline::default() };
    let count = one("kelp", "4", 1200.0);
    assert_eq!(judge(&count, &baseline).1, ["kelp with 4 players costs 1200, more than its limit of 1000"]);
    baseline.limit.insert("kelp".to_owned(), 1300.0);
    assert!(judge(&count, &baseline).1.is_empty());
}

#[test]
fn a_game_without_a_baseline_fails() {
    let complaints = judge(&one("kelp", "4", 100.0), &Baseline::default()).1;
    assert_eq!(complaints, ["kelp with 4 players has no baseline: run `cargo xtask icount --update`"]);
}

#[test]
fn lots_costs_at_most_twice_the_yardstick_of_the_same_run() {
    let run = |lots: f64| {
        let mut counts = one("lots", "4", lots);
        counts.extend(one("yardstick", "4", 120.0));
        let baseline = Baseline { counts: counts.clone(), ..Baseline::default() };
        judge(&counts, &baseline).1
    };
    assert!(run(239.0).is_empty());
    assert_eq!(run(252.0), ["lots with 4 players costs 2.10 times the yardstick"]);
}

#[test]
fn what_is_written_down_is_read_back() {
    let mut baseline = Baseline { counts: one("kelp", "4", 400.3), ..Baseline::default() };
    baseline.limit.insert("kelp".to_owned(), 1300.0);
    let again: Baseline = toml::from_str(&to_text(&baseline)).unwrap();
    assert_eq!((again.counts, again.limit), (baseline.counts, baseline.limit));
}

#[test]
fn the_rows_of_the_bench_program_are_read_by_game_and_players() {
    let row = r#"{"kind":"icount","peer":"ours","case":"plastic-race 4","len":129.2,"instr_step":227.1}"#;
    assert_eq!(counts(row).unwrap(), one("plastic-race", "4", 227.1));
    assert!(counts("").is_err() && counts("nonsense").is_err());
}
