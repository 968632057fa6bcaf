//! `ecotable engine`: what a client relies on.

use serde_json::{Value, json};

use crate::program::Engine;

fn table(config: Value) -> Engine {
    let mut engine = Engine::start();
    engine.ok(json!({"cmd": "new", "game": "tradejack", "seats": 3, "seed": "engine", "config": config}));
    engine
}

fn at_first() -> Engine {
    table(json!({"first_player": 0}))
}

/// Plays `decisions` of the bots' choice, or to the end; gives the last answer.
fn play_on(engine: &mut Engine, bot: &str, decisions: usize) -> Value {
    let mut last = engine.ok(json!({"cmd": "events", "since": u64::MAX}));
    let mut seat = engine.ok(json!({"cmd": "view", "viewer": "spectator"}))["to_act"][0].clone();
    for _ in 0..decisions {
        if seat.is_null() {
            break;
        }
        let action = engine.ok(json!({"cmd": "bot", "seat": seat, "name": bot}))["action"].clone();
        last = engine.ok(json!({"cmd": "play", "seat": seat, "action": action}));
        seat = last["to_act"][0].clone();
    }
    last
}

#[test]
fn bots_play_a_whole_game_through_the_protocol() {
    let mut engine = at_first();
    let last = play_on(&mut engine, "random", usize::MAX);
    assert_eq!(last["to_act"], json!([]));
    let outcome = engine.ok(json!({"cmd": "outcome"}));
    assert_eq!(outcome["over"], true);
    assert_eq!(outcome["outcome"], last["outcome"]);
    assert_eq!(outcome["outcome"]["standings"].as_array().unwrap().len(), 3);
    assert_eq!(engine.error(json!({"cmd": "play", "seat": 0, "action": "pass"})), "the game is over");
    assert_eq!(engine.end(), 0);
}

#[test]
fn every_listed_action_is_legal_and_no_other_seat_is_asked() {
    let mut engine = at_first();
    let legal = engine.ok(json!({"cmd": "legal", "seat": 0}));
    for action in legal["actions"].as_array().unwrap() {
        let check = engine.ok(json!({"cmd": "check", "seat": 0, "action": action}));
        assert_eq!(check["legal"], true, "{action}");
    }
    assert_eq!(engine.ok(json!({"cmd": "legal", "seat": 2}))["actions"], json!([]));
}

#[test]
fn a_record_comes_back_exactly_and_a_changed_one_is_refused() {
    let mut engine = at_first();
    play_on(&mut engine, "random", 40);
    let state = engine.ok(json!({"cmd": "state"}));
    let record = engine.ok(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();

    let mut other = Engine::start();
    let replayed = other.ok(json!({"cmd": "replay", "record": record}));
    assert_eq!(replayed["ply"], 40);
    assert_eq!(other.ok(json!({"cmd": "state"})), state);

    let lines: Vec<&str> = record.lines().collect();
    let without_one = [&lines[..5], &lines[6..]].concat().join("\n");
    other.error(json!({"cmd": "replay", "record": without_one}));
    assert_eq!(other.ok(json!({"cmd": "state"})), state, "a refused record leaves the table alone");
}

#[test]
fn an_edited_position_is_played_from_and_an_impossible_one_refused() {
    let mut engine = at_first();
    let mut state = engine.ok(json!({"cmd": "state"}))["state"].clone();
    state["players"][0]["capital"] = json!(12);
    let loaded = engine.ok(json!({"cmd": "load", "state": state}));
    assert_eq!((&loaded["ply"], &loaded["seats"]), (&json!(0), &json!(3)));
    let legal = engine.ok(json!({"cmd": "legal", "seat": 0}));
    assert_eq!(legal["actions"].as_array().unwrap().last().unwrap(), "bid 12");

    let mut lost = state.clone();
    lost["product_deck"].as_array_mut().unwrap().pop();
    let why = engine.error(json!({"cmd": "load", "state": lost}));
    assert!(why.starts_with("the position is not possible: "), "{why}");
    state["players"][0]["capital"] = json!("much");
    let why = engine.error(json!({"cmd": "load", "state": state}));
    assert!(why.starts_with("the position cannot be read: "), "{why}");
}

#[test]
fn a_match_from_an_edited_position_has_a_true_record() {
    let mut engine = at_first();
    let mut state = engine.ok(json!({"cmd": "state"}))["state"].clone();
    state["players"][2]["capital"] = json!(9);
    engine.ok(json!({"cmd": "load", "state": state}));
    play_on(&mut engine, "random", 25);
    let after = engine.ok(json!({"cmd": "state"}));
    let record = engine.ok(json!({"cmd": "record"}))["record"].clone();
    engine.ok(json!({"cmd": "replay", "record": record}));
    assert_eq!(engine.ok(json!({"cmd": "state"})), after);
}

#[test]
fn load_needs_a_game_if_there_is_no_table() {
    let state = at_first().ok(json!({"cmd": "state"}))["state"].clone();
    let mut engine = Engine::start();
    let why = engine.error(json!({"cmd": "load", "state": state}));
    assert!(why.contains("give it in the request"), "{why}");
    engine.ok(json!({"cmd": "load", "state": state, "game": "tradejack", "seats": 3}));
}

#[test]
fn a_viewer_hears_only_what_is_meant_for_it() {
    let mut engine = at_first();
    play_on(&mut engine, "random", 30);
    let all = engine.ok(json!({"cmd": "events"}))["events"].as_array().unwrap().clone();
    let own = engine.ok(json!({"cmd": "events", "viewer": 1}))["events"].as_array().unwrap().clone();
    let meant = |told: &&Value| told["to"] == "all" || told["to"]["seat"] == 1;
    assert_eq!(own, all.iter().filter(meant).cloned().collect::<Vec<_>>());
    assert!(own.len() < all.len(), "others were told secrets too");
}

#[test]
fn views_differ_in_hands_only() {
    let mut engine = at_first();
    let mut view = |viewer: Value| engine.ok(json!({"cmd": "view", "viewer": viewer}))["view"].clone();
    let (first, second, spectator) = (view(json!(0)), view(json!(1)), view(json!("spectator")));
    assert_ne!(first["own"], second["own"]);
    assert_eq!(spectator["own"], Value::Null);
    assert_eq!(first["players"], spectator["players"]);
}

#[test]
fn a_decision_is_taken_back_only_by_its_maker_and_in_time() {
    let mut engine = at_first();
    let before = engine.ok(json!({"cmd": "state"}));
    engine.ok(json!({"cmd": "play", "seat": 0, "action": "bid 1"}));
    engine.error(json!({"cmd": "undo", "seat": 1}));
    engine.ok(json!({"cmd": "undo"}));
    assert_eq!(engine.ok(json!({"cmd": "state"})), before);
    engine.ok(json!({"cmd": "play", "seat": 0, "action": "bid 1"}));
    engine.ok(json!({"cmd": "play", "seat": 1, "action": "bid 2"}));
    let answer = engine.ok(json!({"cmd": "can_undo", "seat": 0}));
    assert_eq!(answer["possible"], false);
}

#[test]
fn without_a_seed_every_match_is_another_one() {
    let mut engine = Engine::start();
    let mut commitment =
        || engine.ok(json!({"cmd": "new", "game": "tradejack", "seats": 2}))["commitment"].clone();
    let (first, second) = (commitment(), commitment());
    assert_eq!(first.as_str().unwrap().len(), 64);
    assert_ne!(first, second);
}

#[test]
fn own_cards_travel_in_the_config() {
    let mut engine = Engine::start();
    let why = engine.error(json!({
        "cmd": "new", "game": "tradejack", "seats": 2, "config": {"deck": {"name": "none", "product": [], "source": []}}
    }));
    assert!(why.contains("deck"), "{why}");
}

#[test]
fn what_is_laid_out_can_be_taken_back_though_it_is_not_listed() {
    let mut engine = at_first();
    let mut seat = json!(0);
    while engine.ok(json!({"cmd": "legal", "seat": seat}))["actions"][0] == "pass" {
        seat = engine.ok(json!({"cmd": "play", "seat": seat, "action": "pass"}))["to_act"][0].clone();
    }
    let first = engine.ok(json!({"cmd": "legal", "seat": seat}))["actions"][0].clone();
    engine.ok(json!({"cmd": "play", "seat": seat, "action": first}));
    let legal = engine.ok(json!({"cmd": "legal", "seat": seat}));
    assert_eq!(legal["unlisted"], json!(["reset"]));
    engine.ok(json!({"cmd": "play", "seat": seat, "action": "reset"}));
    assert_eq!(engine.ok(json!({"cmd": "legal", "seat": seat}))["actions"][0], first);
}
