//! Help, mistakes on the command line, and exit codes.

use crate::program::run;

#[test]
fn every_command_has_help_with_examples() {
    for command in ["serve", "play", "replay", "verify", "decks", "simulate", "tournament"] {
        let run = run("help", &[command, "--help"], "");
        assert_eq!(run.code, 0);
        assert!(run.out.contains(&format!("  ecotable {command} ")), "{command}: {}", run.out);
    }
    let help = run("help", &["engine", "--help"], "").out;
    assert!(help.contains(r#"{"cmd":"help"}"#), "{help}");
}

#[test]
fn the_games_are_listed_with_their_options() {
    let run = run("games", &["games"], "");
    assert_eq!(run.code, 0);
    for text in ["tradejack", "2 to 6 seats", "--option advanced=...  false, true", "bots: random, rookie"] {
        assert!(run.out.contains(text), "no `{text}` in {}", run.out);
    }
}

#[test]
fn mistakes_are_explained_and_have_exit_code_2() {
    let cases: [(&[&str], &str); 13] = [
        (&["dance"], "unrecognized subcommand"),
        (&["play"], "required"),
        (&["play", "tradejak"], "did you mean `tradejack`?"),
        (
            &["play", "chess"],
            "there is no game `chess`; the games are: tradejack, ecotrade, ecologic, plastic-race",
        ),
        (&["play", "tradejack", "--seats", "1"], "1 seats: this game is for 2 to 6"),
        (&["play", "tradejack", "--seats", "many"], "invalid value 'many'"),
        (&["play", "tradejack", "--option", "jokers=3"], "has no such option; it has: advanced"),
        (&["play", "tradejack", "--option", "quick_discard=4"], "`4` is not one of: 0, 3, 6"),
        (&["play", "tradejack", "--option", "first_player=5"], "there is no seat 5"),
        (&["play", "tradejack", "--bots", "hal"], "there is no bot `hal`; there are: random, rookie"),
        (&["play", "tradejack", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (&["play", "tradejack", "--lang", "tlh"], "language `tlh`: there are en, ru"),
        (&["verify"], "required"),
    ];
    for (args, why) in cases {
        let run = run("mistakes", args, "");
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(why), "{args:?}: no `{why}` in {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
    }
}

#[test]
fn a_seed_that_is_too_long_is_refused() {
    let run = run("seed", &["play", "tradejack", "--seed", &"x".repeat(65)], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("a seed is a text of 1 to 64 characters"), "{}", run.err);
}

#[test]
fn a_file_that_is_not_there_has_exit_code_1() {
    for args in [
        &["replay", "/nowhere/at/all"][..],
        &["verify", "/nowhere/at/all"],
        &["play", "--resume", "/nowhere/at/all"],
    ] {
        let run = run("no-file", args, "");
        assert_eq!(run.code, 1, "{args:?}");
        assert!((run.err + &run.out).contains("cannot open /nowhere/at/all"));
    }
}
