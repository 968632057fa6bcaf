//! Golden games of Lots, and what is said when one is wrong.

use std::fs;
use std::path::{Path, PathBuf};

use ecotable_testkit::golden::{self, Mode, Opening};
use ecotable_testkit::lots::{Card, Config, Lots, PhaseInWords, View};

fn show(_: &Lots, view: &View) -> String {
    let cards = |cards: &[Card]| cards.iter().map(|card| card.0.to_string()).collect::<Vec<_>>().join(" ");
    let phase = match &view.phase {
        PhaseInWords::Auction(auction) => format!("lot {} at {}", cards(&auction.lot), auction.bid),
        PhaseInWords::Selling => "selling".to_owned(),
        PhaseInWords::Over => "over".to_owned(),
    };
    let hand =
        if view.own_hand.is_empty() { String::new() } else { format!("hand {}; ", cards(&view.own_hand)) };
    let coins = view.coins.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!("{hand}coins {coins}; {phase}; deck {}", view.deck_size)
}

/// An empty directory of this test's own.
fn fresh_dir(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if dir.exists() {
        fs::remove_dir_all(&dir).unwrap();
    }
    fs::create_dir_all(&dir).unwrap();
    dir
}

/// The only fault of a text, as `line: what`.
fn fault(name: &str, text: &str) -> String {
    let dir = fresh_dir(name);
    fs::write(dir.join("game.play"), text).unwrap();
    let faults = golden::run_dir_in::<Lots>(&dir, show, Mode::Compare).unwrap_err();
    assert_eq!(faults.0.len(), 1, "{faults}");
    assert!(faults.0[0].file.ends_with("game.play"));
    format!("{}: {}", faults.0[0].line, faults.0[0].what)
}

#[test]
fn golden_games_of_lots() {
    let played = golden::run_dir::<Lots>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), show).unwrap();
    assert_eq!(played, 2);
}

#[test]
fn a_written_game_can_be_played_and_is_left_alone_by_a_rewrite() {
    let dir = fresh_dir("written");
    let path = dir.join("random.play");
    let opening = Opening { config: Config { rounds: 3 }, seats: 4, seed: "golden".to_owned() };
    golden::write_random::<Lots>(&path, &opening, 5, show).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("game lots  seats 4  seed golden  rounds=3\n"), "{text}");
    assert!(text.contains("\n= view spectator: ") && text.contains("\n= outcome: scores "), "{text}");
    assert_eq!(golden::run_dir_in::<Lots>(&dir, show, Mode::Compare), Ok(1));
    assert_eq!(golden::run_dir_in::<Lots>(&dir, show, Mode::Rewrite), Ok(1));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_rewrite_mends_what_is_claimed_and_keeps_the_rest() {
    let dir = fresh_dir("rewritten");
    let path = dir.join("game.play");
    let text = "game lots  seats 2  seed 7\n# Why.\n\n0 pass\n= outcome: a draw\n= refused 1 raise 9: LO-9\n1 pass\n";
    fs::write(&path, text).unwrap();
    assert_eq!(golden::run_dir_in::<Lots>(&dir, show, Mode::Rewrite), Ok(1));
    let mended = text.replace("a draw", "none yet").replace("LO-9", "LO-3");
    assert_eq!(fs::read_to_string(&path).unwrap(), mended);
}

#[test]
fn a_claim_that_does_not_hold_is_found() {
    let fault = fault("claim", "# First.\ngame lots  seats 2  seed 7\n0 pass\n= outcome: a draw\n");
    assert_eq!(fault, "4: found\n  = outcome: none yet\nand not\n  = outcome: a draw");
}

#[test]
fn a_decision_that_is_not_allowed_is_found_with_those_that_are() {
    let fault = fault("decision", "game lots  seats 2  seed 7\n0 raise 6\n");
    let expected = "2: seat 0 cannot `raise 6`: a raise is of 1 to 5 coins [LO-3]\n  seat 0 may: pass, raise 1, \
                    raise 2, raise 3, raise 4, raise 5";
    assert_eq!(fault, expected);
}

#[test]
fn a_refusal_that_is_allowed_is_found() {
    let fault = fault("refusal", "game lots  seats 2  seed 7\n= refused 0 raise 5: LO-3\n");
    assert_eq!(fault, "2: seat 0 may `raise 5`");
}

#[test]
fn lines_that_cannot_be_read_are_found() {
    let header = "game lots  seats 2  seed 7\n";
    let cases = [
        ("0 pass\n".to_owned(), "1: the first line is `game ID"),
        ("# Nothing.\n".to_owned(), "1: there is no line `game ID"),
        ("game chess  seats 2  seed 7\n".to_owned(), "1: this is a game of chess, not of lots"),
        ("game lots  seats 9  seed 7\n".to_owned(), "1: 9 seats: this game is for 2 to 6"),
        ("game lots  seats 2  seed 7  rounds=4\n".to_owned(), "1: option `rounds`: `4` is not one of"),
        ("game lots seats 2\n".to_owned(), "1: expected `game ID"),
        (format!("{header}0 dance\n"), "2: `dance`: an action is `pass`"),
        (format!("{header}zero pass\n"), "2: `zero` is not the number of a seat"),
        (format!("{header}= view 5: x\n"), "2: there is no seat 5"),
        (format!("{header}= views 1: x\n"), "2: expected `= view SEAT"),
        (format!("{header}{header}"), "2: the game has begun"),
    ];
    for (index, (text, expected)) in cases.iter().enumerate() {
        let found = fault(&format!("unreadable-{index}"), text);
        assert!(found.starts_with(expected), "{text}: {found}");
    }
}

#[test]
fn a_directory_without_games_is_found() {
    let faults = golden::run_dir_in::<Lots>(&fresh_dir("empty"), show, Mode::Compare).unwrap_err();
    assert!(faults.to_string().contains("there is no .play file"), "{faults}");
}

#[test]
fn a_config_that_options_cannot_say_is_not_written() {
    let opening = Opening { config: Config { rounds: 4 }, seats: 2, seed: "7".to_owned() };
    let path = fresh_dir("odd").join("odd.play");
    assert!(golden::write_random::<Lots>(&path, &opening, 0, show).is_err());
    assert!(!path.exists());
}
