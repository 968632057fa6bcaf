//! Input that wants to break the engine.

use ecotable_kernel::GameRng;
use serde_json::json;

use crate::program::{Engine, run};

/// Every line is refused, and then the engine still works.
fn refused(lines: &[&[u8]]) {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "tradejack", "seats": 2, "seed": "hostile"}));
    let before = engine.ok(json!({"cmd": "state"}));
    for line in lines {
        engine.send(line);
        let answer = engine.answer();
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        assert_eq!(answer["ok"], false, "{shown} -> {answer}");
        assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()), "{shown} -> {answer}");
    }
    assert_eq!(engine.ok(json!({"cmd": "state"})), before);
    assert_eq!(engine.end(), 0);
}

#[test]
fn what_is_not_json_is_refused() {
    refused(&[
        b"hello",
        b"{",
        b"{\"cmd\":",
        b"\"new\"",
        b"null",
        b"17",
        b"{}",
        b"\x00",
        b"{\"cmd\":\"state\"} extra",
    ]);
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    refused(&[b"\xff\xfe\xfd", b"{\"cmd\":\"\xc3\x28\"}"]);
}

#[test]
fn unknown_commands_and_fields_are_refused() {
    refused(&[
        br#"{"cmd":"fly"}"#,
        br#"{"cmd":7}"#,
        br#"{"cmd":["state"]}"#,
        br#"{"cmd":"state","deep":true}"#,
        br#"{"cmd":"undo","seat":0,"seat":1}"#,
    ]);
}

#[test]
fn wrong_types_and_seats_are_refused() {
    refused(&[
        br#"{"cmd":"legal"}"#,
        br#"{"cmd":"legal","seat":null}"#,
        br#"{"cmd":"legal","seat":-1}"#,
        br#"{"cmd":"legal","seat":1.5}"#,
        br#"{"cmd":"legal","seat":2}"#,
        br#"{"cmd":"legal","seat":255}"#,
        br#"{"cmd":"legal","seat":256}"#,
        br#"{"cmd":"play","seat":0,"action":5}"#,
        br#"{"cmd":"play","seat":0,"action":""}"#,
        br#"{"cmd":"play","seat":200,"action":"pass"}"#,
        br#"{"cmd":"play","seat":0,"action":"bid 99999999999999999999"}"#,
        br#"{"cmd":"play","seat":0,"action":"bid -1"}"#,
        br#"{"cmd":"view","viewer":2}"#,
        br#"{"cmd":"view","viewer":300}"#,
        br#"{"cmd":"view","viewer":"nobody"}"#,
        br#"{"cmd":"events","viewer":9}"#,
        br#"{"cmd":"bot","seat":9,"name":"random"}"#,
        br#"{"cmd":"bot","seat":0,"name":""}"#,
        br#"{"cmd":"undo","seat":77}"#,
    ]);
}

#[test]
fn matches_that_cannot_be_are_refused() {
    refused(&[
        br#"{"cmd":"new","game":"chess","seats":2}"#,
        br#"{"cmd":"new","game":"tradejack","seats":0}"#,
        br#"{"cmd":"new","game":"tradejack","seats":1}"#,
        br#"{"cmd":"new","game":"tradejack","seats":7}"#,
        br#"{"cmd":"new","game":"tradejack","seats":1000}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"seed":""}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"seed":true}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"config":{"quick_discard":4}}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"config":{"first_player":2}}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"config":{"jokers":true}}"#,
        br#"{"cmd":"new","game":"tradejack","seats":2,"config":"fast"}"#,
        br#"{"cmd":"load","state":null}"#,
        br#"{"cmd":"load","state":{}}"#,
        br#"{"cmd":"replay","record":""}"#,
        br#"{"cmd":"replay","record":"{}\n{}\n{}"}"#,
    ]);
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!(r#"{{"cmd":"load","state":{}"#, "[".repeat(100_000));
    refused(&[deep.as_bytes()]);
}

#[test]
fn a_line_of_ten_megabytes_is_answered_and_the_next_one_works() {
    let mut input = vec![b'{'; 10 * 1024 * 1024];
    input.extend(b"\n{\"cmd\":\"games\"}\n");
    let run = run("hostile", &["engine"], input);
    let answers: Vec<&str> = run.out.lines().collect();
    assert_eq!(run.code, 0);
    assert_eq!(answers.len(), 2);
    assert!(answers[0].starts_with(r#"{"ok":false,"error":"the line is longer than"#), "{}", answers[0]);
    assert!(answers[1].starts_with(r#"{"ok":true,"games":"#), "{}", answers[1]);
}

#[test]
fn random_bytes_get_one_answer_for_each_line() {
    let mut rng = GameRng::quick(20);
    let mut input: Vec<u8> = (0..200_000).map(|_| rng.below(256) as u8).collect();
    input.push(b'\n');
    let lines = input.split(|&byte| byte == b'\n');
    let is_request =
        |line: &&[u8]| !String::from_utf8(line.to_vec()).is_ok_and(|text| text.trim().is_empty());
    let expected = lines.filter(is_request).count();
    let run = run("hostile", &["engine"], input);
    assert_eq!(run.code, 0);
    assert_eq!(run.out.lines().filter(|line| line.starts_with(r#"{"ok":false,"#)).count(), expected);
}

#[test]
fn spoiled_requests_never_end_the_conversation() {
    let request = br#"{"cmd":"new","game":"tradejack","seats":3,"config":{"first_player":0},"seed":"7"}"#;
    let mut rng = GameRng::quick(21);
    let mut engine = Engine::start();
    for _ in 0..500 {
        let mut line = request.to_vec();
        for _ in 0..=rng.below(3) {
            let at = rng.below(line.len() as u32) as usize;
            line[at] = 32 + rng.below(95) as u8;
        }
        engine.send(&line);
        assert!(engine.answer()["ok"].is_boolean());
    }
    assert_eq!(engine.end(), 0);
}

#[test]
fn the_last_line_needs_no_end() {
    let run = run("hostile", &["engine"], "\n\n{\"cmd\":\"games\"}");
    assert_eq!(run.out.lines().count(), 1);
}
