//! The examples of docs/engine-protocol.md are one conversation that really happens so.

use serde_json::Value;

use crate::program::Engine;

const PAGE: &str = include_str!("../../../../docs/engine-protocol.md");

/// The lines of all ```json blocks.
fn example_lines() -> Vec<&'static str> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in PAGE.lines() {
        match line {
            "```json" => inside = true,
            "```" => inside = false,
            _ if inside => lines.push(line),
            _ => {}
        }
    }
    lines
}

/// Whether the real answer is as shown: fields may be left out, "…" stands for anything, also for the rest of a list.
fn is_as_shown(shown: &Value, real: &Value) -> bool {
    match (shown, real) {
        (Value::String(text), _) if text == "…" => true,
        (Value::Object(shown), Value::Object(real)) => {
            shown.iter().all(|(key, shown)| real.get(key).is_some_and(|real| is_as_shown(shown, real)))
        }
        (Value::Array(shown), Value::Array(real)) => {
            let (first, open) = match shown.split_last() {
                Some((last, first)) if last == "…" => (first, true),
                _ => (shown.as_slice(), false),
            };
            (open || first.len() == real.len())
                && first.len() <= real.len()
                && first.iter().zip(real).all(|(shown, real)| is_as_shown(shown, real))
        }
        _ => shown == real,
    }
}

#[test]
fn the_examples_of_the_page_are_true() {
    let lines = example_lines();
    assert!(lines.len() > 40 && lines.len().is_multiple_of(2), "requests and answers alternate");
    let mut engine = Engine::start();
    for pair in lines.chunks(2) {
        let shown: Value =
            serde_json::from_str(pair[1]).unwrap_or_else(|error| panic!("{error}: {}", pair[1]));
        let real = engine.ask_text(pair[0]);
        assert!(is_as_shown(&shown, &real), "{}\nis answered\n{real}\nand the page shows\n{shown}", pair[0]);
    }
    assert_eq!(engine.end(), 0);
}

#[test]
fn the_page_shows_every_request_that_help_lists() {
    let help = Engine::start().ask_text(r#"{"cmd":"help"}"#);
    for command in help["commands"].as_array().unwrap() {
        let request = command["request"].as_str().unwrap();
        let name = request.split('"').nth(3).unwrap();
        assert!(
            example_lines().iter().any(|line| line.starts_with(&format!(r#"{{"cmd":"{name}""#))),
            "{name}"
        );
    }
}
