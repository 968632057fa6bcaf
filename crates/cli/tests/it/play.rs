//! `ecotable play`: a match in the terminal, typed through a pipe.

use std::path::Path;

use crate::program::{Run, empty_folder, file, play, run};

const SOLO: &[&str] =
    &["play", "tradejack", "--plain", "--lang", "en", "--seed", "play", "--bots", "random,rookie"];

/// Plays with one person and two bots.
fn solo(folder: &str, more: &[&str], input: &str) -> Run {
    run(folder, &[SOLO, more].concat(), input)
}

fn assert_says(run: &Run, texts: &[&str]) {
    for text in texts {
        assert!(run.out.contains(text), "no `{text}` in\n{}\n{}", run.out, run.err);
    }
}

#[test]
fn a_match_against_bots_is_played_to_its_end() {
    empty_folder("to-the-end");
    let run = solo("to-the-end", &[], &"1\n".repeat(2000));
    assert_eq!(run.code, 0, "{}", run.err);
    assert_says(
        &run,
        &["TradeJack", "Promise about the seed", "Round 6 of 6", "The result", "\n1. ", "\n3. ", "Seed: "],
    );
    let kept = run.out.lines().last().unwrap().rsplit(": ").next().unwrap().to_owned();
    let verified = self::run("to-the-end", &["verify", &kept], "");
    assert_eq!(verified.code, 0, "{}", verified.out);
    assert!(verified.out.contains("played to the end"), "{}", verified.out);
}

#[test]
fn the_same_seed_and_choices_give_the_same_match() {
    let input = "1\n".repeat(60);
    let play = || {
        empty_folder("same");
        solo("same", &[], &input).out
    };
    assert_eq!(play(), play());
}

#[test]
fn plain_output_has_no_colour_and_no_frames() {
    let run = solo("plain", &[], "help\nlog\nquit\n");
    assert!(!run.out.contains(['\u{1b}', '│', '┌', '─']), "{}", run.out);
    let piped = self::run("plain", &["play", "tradejack", "--lang", "en"], "quit\n");
    assert!(!piped.out.contains(['\u{1b}', '│', '┌', '─']), "{}", piped.out);
}

#[test]
fn no_sentence_is_missing() {
    for language in ["en", "ru"] {
        let input =
            "help\nhint\nundo\nlog\nrules\nrules TJ-5\nwhy bid 99\nwhy pass\nxyz\nb\n2\nsave\n1\nquit\n";
        let args = ["play", "tradejack", "--plain", "--lang", language, "--seed", "7", "--bots", "rookie"];
        let run = run("missing", &args, input);
        assert_eq!(run.code, 0, "{}", run.err);
        for line in run.out.lines() {
            assert!(
                !line.contains("[play-") && !line.contains("[game-") && !line.contains("[reason"),
                "{line}"
            );
        }
    }
}

#[test]
fn the_input_may_end_at_any_time_and_the_match_goes_on_later() {
    empty_folder("resume");
    let record = file("resume", "evening.ecolog.jsonl");
    let whole = solo("resume", &[], &"1\n".repeat(2000));
    for lines in [0, 1, 7] {
        let first = solo("resume", &["--record", &record], &"1\n".repeat(lines));
        assert_eq!(first.code, 0, "{}", first.err);
        assert_says(&first, &["Go on with: ecotable play --resume"]);
        let resume = ["play", "--resume", &record, "--plain", "--lang", "en", "--bots", "random,rookie"];
        let second = run("resume", &resume, "1\n".repeat(2000));
        let result = |run: &Run| {
            run.out[run.out.find("The result").unwrap()..run.out.find("The match is kept").unwrap()]
                .to_owned()
        };
        assert_eq!(result(&second), result(&whole), "after {lines} lines");
    }
}

#[test]
fn numbers_actions_and_beginnings_mean_the_same() {
    let play = |answer: &str| {
        empty_folder("numbers");
        solo("numbers", &["--option", "first_player=0"], &format!("{answer}\nquit\n")).out
    };
    let first = play("2 1");
    assert!(first.contains("Player 1 bids 1."), "{first}");
    for answer in ["bid 1", "b 1", "BID  1"] {
        assert_eq!(play(answer), first, "{answer}");
    }
}

#[test]
fn what_is_unclear_or_forbidden_is_explained() {
    let args = [
        "play",
        "tradejack",
        "--plain",
        "--lang",
        "en",
        "--seed",
        "7",
        "--option",
        "first_player=0",
        "--bots",
        "random",
    ];
    let input =
        "99\n0\nfly\nb\n2\nbid 7\nwhy bid 7\nwhy pass\nrules TJ-5.9\nrules nothing\nset SOAP-B\nquit\n";
    let run = run("unclear", &args, input);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_says(
        &run,
        &[
            "“99” is not among your choices",
            "“0” is not among your choices",
            "“fly” is not among your choices",
            "“b” could be several things: bid 1, bid 2",
            "from “bid 1” to “bid 6”",
            "cannot bid more than that. (More: “rules TJ-5.9”.)",
            "“pass” is allowed.",
            "TJ-5.9 A bid may not be higher than the bidder's Capital.",
            "There is no rule “nothing”",
            "TJ-5 The bidding phase",
        ],
    );
}

#[test]
fn long_lists_of_bids_are_one_line() {
    let run = solo("ranges", &["--option", "first_player=0"], "quit\n");
    assert_says(&run, &["  2. bid 1..6: Bid 1 … Bid 6"]);
}

#[test]
fn the_player_is_told_beforehand_whether_undo_is_possible() {
    let run = solo("undo", &["--option", "first_player=0"], "undo\n1\nquit\n");
    assert_says(
        &run,
        &[
            "“undo” is not possible: nothing has been decided yet.",
            "“undo” is not possible: another player has decided since.",
        ],
    );
}

#[test]
fn a_half_made_choice_is_taken_back_with_undo_or_reset() {
    let args = ["play", "tradejack", "--plain", "--lang", "en", "--seed", "7", "--bots", "random"];
    let run = run("reset", &args, "pass\n".repeat(20) + "1\nundo\n1\nreset\nquit\n");
    assert_says(
        &run,
        &[
            ". reset: Take everything back",
            "“undo” takes back your last decision.",
            "Your last decision is taken back.",
            "Player 1 takes back everything that was laid out.",
        ],
    );
}

#[test]
fn a_resumed_match_remembers_what_happened() {
    empty_folder("remember");
    let record = file("remember", "evening.ecolog.jsonl");
    let log = |out: &str| {
        out.split("What has happened\n").nth(1).unwrap().split("\nPlayer 1, your").next().unwrap().to_owned()
    };
    let first = solo("remember", &["--record", &record], "1\n1\nlog\nquit\n");
    let resume = ["play", "--resume", &record, "--plain", "--lang", "en", "--bots", "random,rookie"];
    let second = run("remember", &resume, "log\nquit\n");
    assert_eq!(log(&second.out), log(&first.out));
    assert_eq!(second.out.matches("Round 1 of 6 begins.").count(), 1, "the past is told only when asked for");
}

#[test]
fn a_second_match_with_the_same_seed_does_not_overwrite_the_first() {
    let folder = empty_folder("twice");
    solo("twice", &[], "quit\n");
    solo("twice", &[], "1\nquit\n");
    assert_eq!(std::fs::read_dir(folder.join("records")).unwrap().count(), 2);
}

#[test]
fn a_hint_names_an_action_and_a_reason() {
    let run = solo("hint", &["--option", "first_player=0"], "hint\nquit\n");
    let hint = run.out.lines().find(|line| line.starts_with("A bot would choose “")).expect("a hint");
    assert!(hint.split("”: ").nth(1).is_some_and(|reason| !reason.is_empty()), "{hint}");
}

#[test]
fn a_match_can_be_saved_in_between() {
    empty_folder("save");
    let saved = file("save", "a folder/in between.ecolog.jsonl");
    let run = solo("save", &[], &format!("1\nsave {saved}\nsave\nquit\n"));
    assert_says(&run, &["Saved in", "Which file?"]);
    assert_eq!(self::run("save", &["verify", &saved], "").code, 0);
    let left_over = std::fs::read_dir(Path::new(&saved).parent().unwrap()).unwrap().count();
    assert_eq!(left_over, 1, "nothing half-written is left");
}

#[test]
fn a_record_that_cannot_be_written_is_noticed_at_once() {
    let folder = empty_folder("unwritable");
    let run = solo("unwritable", &["--record", folder.to_str().unwrap()], "1\n");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("cannot write"), "{}", run.err);
}

#[test]
fn people_at_one_screen_see_only_their_own_hand() {
    let options = ["--seats", "2", "--bots", "none", "--option", "first_player=0"];
    let run = play("curtain", &options, "\n1\n\nquit\n");
    let parts: Vec<&str> = run.out.split("Everybody else looks away").collect();
    assert_eq!(parts.len(), 3, "{}", run.out);
    let hand = |part: &str| part.lines().find(|line| line.starts_with("Your products: ")).map(str::to_owned);
    assert_eq!(hand(parts[0]), None, "nothing is shown before the first curtain");
    let (first, second) = (hand(parts[1]).unwrap(), hand(parts[2]).unwrap());
    assert_ne!(first, second);
    assert!(!parts[2].contains(&first) && !parts[1].contains(&second));
    let told_to_first = |line: &str| line.starts_with("Player 1 draws ") && !line.contains("draws 2");
    assert!(parts[1].lines().any(told_to_first));
    assert!(!parts[2].lines().any(told_to_first), "secrets of the first player stay behind the curtain");
}

#[test]
fn people_at_one_screen_are_all_asked_about_a_puncture() {
    for (bots, react) in [("none", "everybody"), ("random", "everybody"), ("random,random", "holders")] {
        empty_folder("react");
        let record = file("react", "match.ecolog.jsonl");
        let args = ["--seats", "3", "--bots", bots, "--option", "react=holders", "--record", &record];
        let run =
            run("react", &[&["play", "plastic-race", "--plain", "--lang", "en"], &args[..]].concat(), "");
        assert_eq!(run.code, 0, "{}", run.err);
        let kept = std::fs::read_to_string(&record).unwrap();
        assert!(kept.contains(&format!(r#""react":"{react}""#)), "with bots {bots}: {kept}");
    }
}

#[test]
fn bots_can_be_watched() {
    let run = play("watch", &["--seats", "3", "--bots", "random,random,rookie"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert_says(&run, &["Bot 1 plays as “random”", "The result"]);
    assert!(!run.out.contains("Your products"), "a spectator has no hand");
}

#[test]
fn russian_is_spoken() {
    let args = ["play", "tradejack", "--plain", "--lang", "ru", "--seed", "7", "--bots", "random"];
    let run = run("russian", &args, "help\nquit\n");
    assert_says(&run, &["Что можно ввести", "Игрок 1, ваш выбор", "Партия сохранена"]);
}
