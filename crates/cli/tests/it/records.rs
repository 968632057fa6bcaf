//! `ecotable verify` and `ecotable replay`.

use std::fs;

use crate::program::{Run, empty_folder, file, play, run};

/// A record of bots that played to the end, in the test's folder.
fn record(folder: &str) -> (String, String) {
    empty_folder(folder);
    let path = file(folder, "match.ecolog.jsonl");
    let options = ["--seats", "3", "--bots", "random,random,random", "--record", &path];
    let played = play(folder, &options, "");
    assert_eq!(played.code, 0, "{}", played.err);
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

fn verify_text(folder: &str, text: &str) -> Run {
    let path = file(folder, "changed.ecolog.jsonl");
    fs::write(&path, text).unwrap();
    run(folder, &["verify", &path], "")
}

fn refused(folder: &str, text: &str, why: &str) {
    let run = verify_text(folder, text);
    assert_eq!(run.code, 1, "{}", run.out);
    assert!(run.out.starts_with("FAILED: ") && run.out.contains(why), "no `{why}` in {}", run.out);
}

#[test]
fn a_true_record_passes() {
    let (path, text) = record("verify-good");
    let run = run("verify-good", &["verify", &path, &path], "");
    assert_eq!(run.code, 0, "{}", run.out);
    assert_eq!(run.out.lines().filter(|line| line.starts_with("true: ")).count(), 2);
    assert_eq!(verify_text("verify-good", &text.replace('\n', "\r\n")).code, 0, "line ends do not matter");
}

#[test]
fn every_kind_of_tampering_is_found() {
    let folder = "verify-bad";
    let (_, text) = record(folder);
    let lines: Vec<&str> = text.lines().collect();
    let (header, ending) = (lines[0], lines[lines.len() - 1]);

    let another_seed = "0".repeat(64);
    let seed = ending.split("\"seed\":\"").nth(1).unwrap().split('"').next().unwrap();
    refused(folder, &text.replace(seed, &another_seed), "the seed does not match the commitment");
    refused(folder, &text.replacen("\"rules\":1", "\"rules\":99", 1), "rules version 99");
    refused(folder, &text.replacen("\"seats\":3", "\"seats\":4", 1), "decision ");
    refused(folder, &text.replacen("\"co2\":false", "\"co2\":true", 1), "");
    refused(folder, &text.replacen("\"rank\":1", "\"rank\":2", 1), "the recorded result");
    let hash = ending.split("\"state\":\"").nth(1).unwrap().split('"').next().unwrap();
    refused(folder, &text.replace(hash, &another_seed), "fingerprint");
    refused(folder, &lines[..lines.len() - 1].join("\n"), "breaks off");
    refused(folder, &[header, ending].join("\n"), "names");
    refused(folder, &text.replacen("{\"seat\":", "{\"seat\":7, \"was\":", 1), "line 2");
    refused(
        folder,
        &text.replacen("\"game\":\"tradejack\"", "\"game\":\"chess\"", 1),
        "there is no game `chess`",
    );
    refused(folder, "", "breaks off");
    refused(folder, "\u{0}\u{1}nonsense\n\n\n{", "line 1");
}

#[test]
fn a_forbidden_decision_is_named() {
    let folder = "verify-decision";
    let (_, text) = record(folder);
    let first = text.lines().nth(1).unwrap();
    let changed = text.replacen(first, r#"{"seat":0,"action":"bid 500"}"#, 1);
    refused(folder, &changed, "decision 1 (seat 0, `bid 500`)");
}

#[test]
fn one_bad_record_among_good_ones_fails() {
    let folder = "verify-some";
    let (path, text) = record(folder);
    let bad = file(folder, "bad.ecolog.jsonl");
    fs::write(&bad, text.replacen("\"rank\":1", "\"rank\":3", 1)).unwrap();
    let run = run(folder, &["verify", &path, &bad, "/nowhere/at/all"], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("2 of 3 did not pass"), "{}", run.err);
}

#[test]
fn what_is_not_text_or_too_large_is_refused() {
    let folder = "verify-large";
    empty_folder(folder);
    let (binary, large) = (file(folder, "binary"), file(folder, "large"));
    fs::write(&binary, b"\xff\xfe\x00").unwrap();
    fs::write(&large, vec![b' '; 17 * 1024 * 1024]).unwrap();
    assert!(run(folder, &["verify", &binary], "").out.contains("is not a text file"));
    assert!(run(folder, &["verify", &large], "").out.contains("is larger than"));
}

#[test]
fn a_replay_tells_the_whole_match() {
    let (path, _) = record("replay");
    let run = run("replay", &["replay", &path, "--lang", "en", "--plain"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    for text in ["Round 1 of 6 begins.", "Round 6 of 6 begins.", "The result", "was checked and is true"] {
        assert!(run.out.contains(text), "{text}");
    }
}

#[test]
fn a_replay_stops_where_it_is_told_to() {
    let (path, text) = record("replay-at");
    let at = |n: &str| run("replay-at", &["replay", &path, "--lang", "en", "--at", n], "").out;
    assert!(!at("0").contains("\n1. "));
    assert!(at("5").contains("\n5. ") && !at("5").contains("\n6. "));
    assert!(!at("5").contains("The result"));
    let decisions = (text.lines().count() - 2).to_string();
    assert!(at(&decisions).contains("The result"));
}

#[test]
fn a_replay_through_other_eyes_keeps_secrets() {
    let (path, _) = record("replay-eyes");
    let seen =
        |viewer: &str| run("replay-eyes", &["replay", &path, "--lang", "en", "--viewer", viewer], "").out;
    let draws =
        |out: &str| out.lines().filter(|line| line.contains(" draws ") && !line.contains("draws 2")).count();
    assert_eq!(draws(&seen("spectator")), 0);
    assert!(draws(&seen("0")) > 0 && draws(&seen("0")) < draws(&seen("all")));
    assert!(
        seen("0")
            .lines()
            .all(|line| !line.contains(" draws ") || line.contains("draws 2") || line.contains("Player 1"))
    );
}

#[test]
fn a_replay_through_eyes_that_nobody_has_is_refused() {
    let (path, _) = record("replay-nobody");
    for viewer in ["3", "99", "nobody"] {
        let run = run("replay-nobody", &["replay", &path, "--viewer", viewer], "");
        assert_eq!(run.code, 2);
        assert!(run.err.contains("a seat from 0 to 2, spectator, or all"), "{}", run.err);
    }
}

#[test]
fn a_tampered_record_is_not_told() {
    let folder = "replay-bad";
    let (path, text) = record(folder);
    fs::write(&path, text.replacen("\"rank\":1", "\"rank\":2", 1)).unwrap();
    let run = run(folder, &["replay", &path], "");
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("is not true"), "{}", run.err);
}
