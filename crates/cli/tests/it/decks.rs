//! `ecotable decks` and `--deck`.

use std::fs;

use crate::program::{empty_folder, file, run};

fn standard() -> String {
    let run = run("decks", &["decks", "print", "tradejack"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    run.out
}

#[test]
fn the_standard_cards_pass_their_own_check() {
    empty_folder("decks-standard");
    let cards = file("decks-standard", "cards.toml");
    fs::write(&cards, standard()).unwrap();
    let run = run("decks-standard", &["decks", "check", &cards], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("fine"), "{}", run.out);
}

#[test]
fn a_mistake_is_named_with_its_line() {
    let folder = "decks-mistake";
    empty_folder(folder);
    let cards = file(folder, "cards.toml");
    let text = standard();
    let line = 1 + text.lines().position(|line| line.starts_with("value = ")).unwrap();
    fs::write(&cards, text.replacen("value = 2", "value = \"two\"", 1)).unwrap();
    let run = run(folder, &["decks", "check", &cards], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains(&format!("line {line}, column ")), "{}", run.err);
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let folder = "decks-large";
    empty_folder(folder);
    let cards = file(folder, "cards.toml");
    fs::write(&cards, standard() + &"#\n".repeat(130 * 1024)).unwrap();
    let run = run(folder, &["decks", "check", &cards], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("is larger than 256 KiB"), "{}", run.err);
}

#[test]
fn own_cards_are_played_with_and_stay_in_the_record() {
    let folder = "decks-own";
    empty_folder(folder);
    let (cards, record) = (file(folder, "cards.toml"), file(folder, "own.ecolog.jsonl"));
    fs::write(&cards, standard().replacen("name = \"TradeJack, standard\"", "name = \"Our evening\"", 1))
        .unwrap();
    let args = ["play", "tradejack", "--plain", "--lang", "en", "--deck", &cards, "--record", &record];
    let played = run(folder, &args, "1\nquit\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(fs::read_to_string(&record).unwrap().contains("Our evening"));
    fs::remove_file(&cards).unwrap();
    assert_eq!(run(folder, &["verify", &record], "").code, 0, "the record needs no other file");
}

#[test]
fn bad_cards_are_refused_before_anything_is_played() {
    let folder = "decks-bad";
    empty_folder(folder);
    let cards = file(folder, "cards.toml");
    fs::write(&cards, "name = \"nothing\"\n").unwrap();
    for args in [
        &["play", "tradejack", "--deck", &cards][..],
        &["simulate", "tradejack", "--games", "1", "--deck", &cards],
        &["play", "tradejack", "--deck", "/nowhere/cards.toml"],
    ] {
        let run = run(folder, args, "");
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{args:?}");
        assert!(run.err.contains("cards.toml"), "{}", run.err);
    }
}

#[test]
fn a_map_is_checked_and_played_like_cards() {
    let folder = "decks-map";
    empty_folder(folder);
    let map = file(folder, "city.json");
    let text = run(folder, &["decks", "print", "plastic-race"], "").out;
    fs::write(&map, text.replacen("\"name\": \"Victoria\"", "\"name\": \"Our town\"", 1)).unwrap();
    let check = ["decks", "check", &map, "--game", "plastic-race"];
    let fine = run(folder, &check, "");
    assert_eq!(fine.code, 0, "{}", fine.err);
    let args = ["play", "plastic-race", "--plain", "--lang", "en", "--seats", "2", "--deck", &map];
    let played = run(folder, &args, "quit\n");
    assert!(played.out.contains("Our town"), "{} {}", played.out, played.err);
    let line = 1 + text.lines().position(|line| line.contains("\"id\": \"s05\"")).unwrap();
    fs::write(&map, text.replacen("\"id\": \"s05\"", "\"id\": \"s06\"", 1)).unwrap();
    let wrong = run(folder, &check, "");
    assert_eq!(wrong.code, 1);
    assert!(wrong.err.contains(&format!("line {line}, column ")), "{}", wrong.err);
}

#[test]
fn a_scenario_is_checked_and_played_like_cards() {
    let folder = "decks-scenario";
    empty_folder(folder);
    let (scenario, record) = (file(folder, "evening.toml"), file(folder, "evening.ecolog.jsonl"));
    let text = run(folder, &["decks", "print", "ecologic"], "").out;
    fs::write(&scenario, &text).unwrap();
    let check = ["decks", "check", &scenario, "--game", "ecologic"];
    let fine = run(folder, &check, "");
    assert_eq!(fine.code, 0, "{}", fine.err);
    let args = ["play", "ecologic", "--plain", "--lang", "en", "--deck", &scenario, "--record", &record];
    let played = run(folder, &args, "quit\n");
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(!played.out.contains("Trading Veto"), "the players do not see the list");
    assert!(fs::read_to_string(&record).unwrap().contains("\"event_order\":\"scenario\""));
    let other = run(folder, &["play", "ecologic", "--option", "edition=ed1", "--deck", &scenario], "");
    assert_eq!(other.code, 2);
    assert!(other.err.contains("S02 is an event of the other edition; the edition is ed1"), "{}", other.err);
    fs::write(&scenario, text.replacen("\"S07\"", "\"S77\"", 1)).unwrap();
    let wrong = run(folder, &check, "");
    assert_eq!(wrong.code, 1);
    assert!(wrong.err.contains("line 14, column 3: the edition ed2 has no event `S77`"), "{}", wrong.err);
}
