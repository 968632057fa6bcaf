//! Records: read, replayed, and every lie in them found.

use ecotable_kernel::{Game, Record, RecordError, ReplayError, Seat, Table};
use ecotable_testkit::lots::Lots;
use ecotable_testkit::pebbles::Pebbles;

use crate::{finish, lots, pebbles, play};

/// A finished game of Lots.
fn finished() -> Record {
    let mut table = lots(2);
    play(&mut table, &["0 raise 3", "1 raise 2", "0 pass"]);
    finish(&mut table);
    table.record()
}

/// Why a changed record is not believed.
fn lie(change: impl FnOnce(&mut Record)) -> ReplayError {
    let mut record = finished();
    change(&mut record);
    Table::<Lots>::replay(&record).unwrap_err()
}

/// The line and the reason of a text that is no record.
fn wrong_line(text: &str) -> (usize, String) {
    match Record::parse(text) {
        Err(RecordError::Line { line, why }) => (line, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_is_read_as_it_was_written_and_leads_to_the_same_position() {
    let mut table = lots(2);
    finish(&mut table);
    let record = table.record();
    assert_eq!(Record::parse(&record.to_text()), Ok(record.clone()));
    let again = Table::<Lots>::replay(&record).unwrap();
    assert_eq!((again.state(), again.decisions()), (table.state(), table.decisions()));
    assert_eq!(again.record(), record);
}

#[test]
fn the_text_has_a_line_for_the_header_each_decision_and_the_end() {
    let mut table = lots(2);
    play(&mut table, &["0 raise 3"]);
    let text = table.record().to_text();
    let lines: Vec<_> = text.lines().collect();
    let header = r#"{"ecolog":1,"game":"lots","rules":1,"seats":2,"config":{"rounds":10},"commitment":"f7c7"#;
    assert!(lines[0].starts_with(header), "{text}");
    assert_eq!(lines[1], r#"{"seat":0,"action":"raise 3"}"#);
    assert!(lines[2].starts_with(r#"{"decisions":1,"seed":"79682ae0"#), "{text}");
    assert!(lines[2].ends_with(r#","outcome":null}"#), "{text}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn a_game_that_is_not_over_can_be_replayed_and_played_on() {
    let mut table = pebbles(3);
    play(&mut table, &["0 look", "2 pay 4", "1 hide 3"]);
    let mut again = Table::<Pebbles>::replay(&table.record()).unwrap();
    finish(&mut table);
    finish(&mut again);
    assert_eq!((again.state(), again.outcome()), (table.state(), table.outcome()));
}

#[test]
fn decisions_stand_in_the_order_in_which_they_were_made_unless_the_game_arranges_them() {
    let mut table = pebbles(3);
    play(&mut table, &["2 pay 4", "0 look", "1 hide 3"]);
    let seats: Vec<Seat> = table.record().entries.iter().map(|entry| entry.seat).collect();
    assert_eq!(seats, [Seat(2), Seat(0), Seat(1)]);
}

#[test]
fn a_game_from_a_position_made_by_hand_tells_that_position() {
    let mut state = pebbles(2).state().clone();
    state.coins[1] = 40;
    let mut table = Table::resume(pebbles(2).game().clone(), "8".parse().unwrap(), state);
    finish(&mut table);
    let mut record = Record::parse(&table.record().to_text()).unwrap();
    assert_eq!(Table::<Pebbles>::replay(&record).unwrap().state(), table.state());
    record.header.start.as_mut().unwrap()["bank"] = 9.into();
    assert!(matches!(Table::<Pebbles>::replay(&record), Err(ReplayError::Start(_))));
    record.header.start = Some("nonsense".into());
    assert!(matches!(Table::<Pebbles>::replay(&record), Err(ReplayError::Start(_))));
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let text = finished().to_text();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(wrong_line(&text.replacen("\"seats\"", "\"chairs\"", 1)).0, 1);
    assert_eq!(wrong_line(&text.replacen(lines[2], "{\"seat\":0}", 1)).0, 3);
    assert_eq!(wrong_line(&text.replacen(lines[2], "\n\nnonsense", 1)).0, 5);
    let last = lines.len();
    assert_eq!(wrong_line(&text.replacen("\"decisions\"", "\"moves\"", 1)).0, last);
    assert!(wrong_line(&text.replacen("\"seat\":0", "\"seat\":300", 1)).1.contains("300"));
    assert!(wrong_line(&text.replacen("\"seat\":0", "\"seat\":0,\"name\":\"x\"", 1)).1.contains("name"));
}

#[test]
fn blank_lines_do_not_matter() {
    let text = finished().to_text().replace('\n', "\n\n  \n");
    assert_eq!(Record::parse(&text), Ok(finished()));
}

#[test]
fn a_record_that_breaks_off_is_noticed() {
    let text = finished().to_text();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(Record::parse(""), Err(RecordError::Truncated { lines: 0 }));
    assert_eq!(Record::parse(lines[0]), Err(RecordError::Truncated { lines: 1 }));
    assert_eq!(Record::parse(&lines[..4].join("\n")), Err(RecordError::Truncated { lines: 4 }));
    assert!(Record::parse(&text[..text.len() - 9]).is_err());
}

#[test]
fn a_lost_or_added_decision_is_noticed() {
    let mut table = lots(2);
    play(&mut table, &["0 raise 3", "1 raise 2"]);
    let mut record = table.record();
    record.entries.pop();
    let named = ReplayError::Length { named: 2, found: 1 };
    assert_eq!(Table::<Lots>::replay(&record).unwrap_err(), named);
}

#[test]
fn another_seed_than_the_promised_one_is_noticed() {
    assert_eq!(lie(|record| record.ending.seed = "8".parse().unwrap()), ReplayError::Commitment);
    let other = |record: &mut Record| {
        record.ending.seed = "8".parse().unwrap();
        record.header.commitment = record.ending.seed.commitment();
    };
    assert!(matches!(
        lie(other),
        ReplayError::Outcome | ReplayError::StateHash | ReplayError::Decision { .. }
    ));
}

#[test]
fn a_changed_decision_is_noticed() {
    let error = lie(|record| record.entries[2].action = "raise 9".to_owned());
    let (why, action) = ("a raise is of 1 to 5 coins".to_owned(), "raise 9".to_owned());
    assert_eq!(error, ReplayError::Decision { number: 3, seat: Seat(0), action, why });
    let error = lie(|record| record.entries[0].seat = Seat(1));
    assert_eq!(error.to_string(), "decision 1 (seat 1, `raise 3`): it is not the turn of seat 1");
    let error = lie(|record| record.entries[1].action = "dance".to_owned());
    assert!(error.to_string().starts_with("decision 2 (seat 1, `dance`): an action is"), "{error}");
    let error = lie(|record| record.entries[1].action = "raise 1".to_owned());
    assert_eq!(error, ReplayError::Outcome);
}

#[test]
fn another_game_format_or_version_is_refused() {
    assert_eq!(lie(|record| record.header.ecolog = 2), ReplayError::Format(2));
    assert_eq!(lie(|record| record.header.rules = 9), ReplayError::RulesVersion { found: 9, ours: 1 });
    let found = "pebbles".to_owned();
    assert_eq!(
        lie(|record| record.header.game = "pebbles".to_owned()),
        ReplayError::Game { found, expected: "lots" }
    );
}

#[test]
fn impossible_options_are_refused() {
    assert!(matches!(lie(|record| record.header.config = "many".into()), ReplayError::Config(_)));
    assert!(matches!(lie(|record| record.header.config["rounds"] = 4.into()), ReplayError::Config(_)));
    let error = lie(|record| record.header.seats = 9);
    assert_eq!(error.to_string(), "the record's options: 9 seats: this game is for 2 to 6");
}

#[test]
fn another_result_or_position_is_noticed() {
    let richer = |record: &mut Record| record.ending.outcome.as_mut().unwrap().standings[0].score += 1;
    assert_eq!(lie(richer), ReplayError::Outcome);
    assert_eq!(lie(|record| record.ending.outcome = None), ReplayError::Outcome);
    assert_eq!(lie(|record| record.ending.state.replace_range(..1, "x")), ReplayError::StateHash);
    assert_eq!(lie(|record| record.ending.decisions += 1), {
        let found = finished().ending.decisions;
        ReplayError::Length { named: found + 1, found }
    });
}

#[test]
fn the_same_game_has_the_same_fingerprint_for_ever() {
    assert_eq!(Lots::META.rules_version, 1);
    let first = lots(2).record().ending.state;
    assert_eq!(first, "42322d7b7cd62b71c79f6b7ebd7c58e4c12677014c7e42d139e8dbc4cff58e37");
}
