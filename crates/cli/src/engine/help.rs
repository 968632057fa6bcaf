//! The commands of the engine in one line each.

use super::answer::{Answer, CommandHelp};

/// Raised whenever a request or an answer changes in a way that a client would notice.
pub const PROTOCOL: u32 = 1;

/// Every request, with optional parts in brackets, and what it does. All that answer with sentences also take
/// `"lang":"en"`.
const COMMANDS: &[(&str, &str)] = &[
    (r#"{"cmd":"help"}"#, "lists the requests"),
    (r#"{"cmd":"games"}"#, "lists the games with their options and bots"),
    (
        r#"{"cmd":"new","game":"...","seats":4[,"config":{...}][,"seed":"7"][,"lang":"en"]}"#,
        "sets up a match; without a seed one is drawn",
    ),
    (r#"{"cmd":"legal","seat":0[,"lang":"en"]}"#, "the actions of a seat; none if it is not asked"),
    (
        r#"{"cmd":"check","seat":0,"action":"..."[,"lang":"en"]}"#,
        "whether a seat may do this, and otherwise which rule forbids it",
    ),
    (
        r#"{"cmd":"play","seat":0,"action":"..."[,"lang":"en"]}"#,
        "lets a seat do this and tells what happened",
    ),
    (r#"{"cmd":"can_undo"[,"seat":0]}"#, "whether the last decision can be taken back"),
    (r#"{"cmd":"undo"[,"seat":0]}"#, "takes back the last decision"),
    (r#"{"cmd":"view","viewer":0[,"lang":"en"]}"#, "what a seat or \"spectator\" may know"),
    (
        r#"{"cmd":"events"[,"viewer":0][,"since":12][,"lang":"en"]}"#,
        "what has happened since so many decisions, or since the set-up began",
    ),
    (r#"{"cmd":"state"}"#, "the whole position, hidden cards included"),
    (
        r#"{"cmd":"load","state":{...}[,"game":"..."][,"seats":4][,"config":{...}][,"seed":"7"]}"#,
        "starts from an edited position; what is missing is as at the present table",
    ),
    (r#"{"cmd":"outcome"}"#, "the result, once the match is over"),
    (r#"{"cmd":"record"}"#, "the match so far as the text of a record"),
    (r#"{"cmd":"replay","record":"..."}"#, "plays a record again and checks that all of it is true"),
    (
        r#"{"cmd":"bot","seat":0,"name":"random"[,"seed":1][,"lang":"en"]}"#,
        "what a bot would do in this seat; it does not play it",
    ),
];

/// The list of commands.
pub fn answer() -> Answer {
    let commands = COMMANDS.iter().map(|&(request, does)| CommandHelp { request, does }).collect();
    Answer::Help { protocol: PROTOCOL, commands }
}
