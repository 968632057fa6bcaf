//! Hostile input: never a panic, never a changed position after a refusal.

use ecotable_kernel::{Game, GameRng, MAX_SEATS, Seat, Table};
use serde_json::Value;

use super::FOREIGN_ACTIONS;
use super::breach::{Held, Law, hold};
use super::pool::Pool;

/// How far a game is played from a position made by hand.
const DECISIONS_FROM_EDITED: usize = 24;

/// Plays made-up actions for any seat, those beyond the table included.
pub fn check_play<G: Game>(table: &mut Table<G>, pool: &mut Pool<G>, rng: &mut GameRng) -> Held {
    for _ in 0..FOREIGN_ACTIONS {
        pool.mutate(rng)?;
        let seat = match rng.below(4) {
            0 => Seat(rng.below(256) as u8),
            _ => Seat(rng.below(MAX_SEATS as u32) as u8),
        };
        let Some(action) = pool.any(rng) else {
            return Ok(());
        };
        let Err(expected) = table.check(seat, action) else {
            continue;
        };
        let (state, ply) = (table.state().clone(), table.ply());
        let found = table.play(seat, action);
        hold(Law::Hostile, found == Err(expected), || {
            format!("`{action}` of seat {seat}: check says {expected:?}, play says {found:?}")
        })?;
        hold(Law::Hostile, *table.state() == state && table.ply() == ply, || {
            format!("`{action}` of seat {seat} was refused and changed the position")
        })?;
    }
    Ok(())
}

/// Changes one number of a snapshot: the position is refused, or it can be played.
pub fn check_restore<G: Game>(game: &G, state: &G::State, rng: &mut GameRng) -> Held {
    let mut json =
        serde_json::to_value(game.snapshot(state)).expect("a snapshot is plain data with text keys");
    change_a_number(&mut json, rng);
    let Ok(snapshot) = serde_json::from_value::<G::Snapshot>(json.clone()) else {
        return Ok(());
    };
    let Ok(edited) = game.restore(&snapshot) else {
        return Ok(());
    };
    let audit = game.audit(&edited);
    hold(Law::Snapshot, audit.is_ok(), || format!("{json} was restored, and its audit says {audit:?}"))?;
    play_on(game, edited, rng)
}

/// A few decisions with everything that a screen would ask for; a panic is reported by the caller.
fn play_on<G: Game>(game: &G, state: G::State, rng: &mut GameRng) -> Held {
    let mut table = Table::resume(game.clone(), "edited".parse().expect("a short text is a seed"), state);
    let mut list = Vec::new();
    for _ in 0..DECISIONS_FROM_EDITED {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        Seat::all(game.seats()).for_each(|seat| drop(table.view(ecotable_kernel::Viewer::Seat(seat))));
        table.peek(seat).legal_actions(&mut list);
        let Some(&action) = rng.pick(&list) else {
            return hold(Law::Snapshot, false, || {
                format!("a restored position has no action for seat {seat}: {:?}", table.state())
            });
        };
        let played = table.play(seat, action);
        hold(Law::Snapshot, played.is_ok(), || format!("`{action}` from a restored position: {played:?}"))?;
    }
    Ok(())
}

fn change_a_number(json: &mut Value, rng: &mut GameRng) {
    let count = count_numbers(json);
    if count > 0 {
        let mut at = rng.below(count);
        replace_number(json, &mut at, rng);
    }
}

fn count_numbers(json: &Value) -> u32 {
    match json {
        Value::Number(_) => 1,
        Value::Array(items) => items.iter().map(count_numbers).sum(),
        Value::Object(fields) => fields.values().map(count_numbers).sum(),
        Value::Null | Value::Bool(_) | Value::String(_) => 0,
    }
}

fn replace_number(json: &mut Value, at: &mut u32, rng: &mut GameRng) {
    match json {
        Value::Number(number) => {
            if *at == 0 {
                *json = other_number(number.as_i64().unwrap_or(0), rng).into();
            }
            *at = at.wrapping_sub(1);
        }
        Value::Array(items) => items.iter_mut().for_each(|item| replace_number(item, at, rng)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace_number(field, at, rng)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

fn other_number(number: i64, rng: &mut GameRng) -> i64 {
    match rng.below(8) {
        0 => number.wrapping_add(1),
        1 => number.wrapping_sub(1),
        2 => 0,
        3 => -1,
        4 => i64::from(rng.below(100)),
        5 => 255,
        6 => i64::from(i16::MAX),
        _ => i64::from(i32::MAX),
    }
}
