//! `ecotable simulate` and `ecotable tournament`.

use std::fs;

use crate::program::{empty_folder, file, run};

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let simulate = |threads: &str| {
        let args =
            ["simulate", "tradejack", "--games", "200", "--bots", "random,rookie,merchant", "--seed", "lab"];
        let run = run("simulate", &[&args[..], &["--threads", threads]].concat(), "");
        assert_eq!(run.code, 0, "{}", run.err);
        run.out
    };
    let one = simulate("1");
    assert_eq!(one, simulate("2"));
    assert!(one.contains("200 games, 3 seats") && one.contains("merchant"), "{one}");
}

#[test]
fn the_numbers_are_written_into_a_file() {
    empty_folder("csv");
    let csv = file("csv", "numbers.csv");
    let args = [
        "simulate",
        "tradejack",
        "--games",
        "20",
        "--seats",
        "5",
        "--bots",
        "random",
        "--seed",
        "1",
        "--csv",
        &csv,
    ];
    assert_eq!(run("csv", &args, "").code, 0);
    let text = fs::read_to_string(&csv).unwrap();
    assert_eq!(text.lines().count(), 6, "a head and five seats");
    assert!(text.starts_with("game,seed,games,seat,bot,"), "{text}");
}

#[test]
fn options_change_a_simulation() {
    let simulate = |option: &str| {
        let args =
            ["simulate", "tradejack", "--games", "50", "--bots", "random", "--seed", "1", "--option", option];
        run("options", &args, "").out
    };
    assert_ne!(simulate("advanced=true"), simulate("advanced=false"));
}

#[test]
fn a_tournament_ranks_its_bots() {
    let tournament = |threads: &str| {
        let args =
            ["tournament", "tradejack", "--entrants", "random,merchant", "--games", "40", "--seats", "2"];
        let run = run("tournament", &[&args[..], &["--seed", "1", "--threads", threads]].concat(), "");
        assert_eq!(run.code, 0, "{}", run.err);
        run.out
    };
    let ranking = tournament("1");
    assert_eq!(ranking, tournament("2"));
    let place = |bot: &str| ranking.lines().position(|line| line.contains(bot)).unwrap();
    assert!(place("merchant") < place("random"), "{ranking}");
}

#[test]
fn commands_that_cannot_be_meant_are_explained() {
    let cases: [(&[&str], &str); 6] = [
        (&["simulate", "tradejack", "--games", "0"], "0 is not in 1.."),
        (&["simulate", "tradejack", "--games", "5", "--bots", "hal"], "there is no bot `hal`"),
        (
            &["simulate", "tradejack", "--games", "5", "--seats", "4", "--bots", "random,random"],
            "2 bots for 4 seats",
        ),
        (&["simulate", "tradejack", "--games", "5", "--seats", "9"], "9 seats: this game is for 2 to 6"),
        (&["tournament", "tradejack", "--entrants", "random", "--games", "5"], "two bots or more"),
        (&["tournament", "tradejack", "--entrants", "random,random", "--games", "5"], "each named once"),
    ];
    for (args, why) in cases {
        let run = run("lab-usage", args, "");
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(why), "no `{why}` in {}", run.err);
    }
}
