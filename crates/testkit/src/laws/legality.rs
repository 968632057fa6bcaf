//! The list of legal actions is sorted, not empty, and what `check` accepts.

use ecotable_kernel::{Game, GameRng, PlayError, Refusal, Seat, Table};

use super::FOREIGN_ACTIONS;
use super::breach::{Held, Law, hold};
use super::pool::Pool;

/// Checks the lists of all seats at this position; `list` is a buffer with whatever was in it.
pub fn check<G: Game>(
    table: &Table<G>,
    pool: &mut Pool<G>,
    list: &mut Vec<G::Action>,
    rng: &mut GameRng,
) -> Held {
    let to_act = table.to_act();
    for seat in Seat::all(table.game().seats()) {
        if to_act.contains(seat) {
            table.game().legal_actions(table.state(), seat, list);
            check_list(table, seat, list)?;
            list.iter().try_for_each(|&action| pool.insert(action))?;
            check_foreign(table, seat, list, (&*pool, rng))?;
        } else {
            check_not_asked(table, seat, (&*pool, rng))?;
        }
    }
    Ok(())
}

fn check_list<G: Game>(table: &Table<G>, seat: Seat, list: &[G::Action]) -> Held {
    hold(Law::Legality, !list.is_empty(), || format!("seat {seat} is asked and has no action"))?;
    hold(Law::Legality, list.windows(2).all(|pair| pair[0] < pair[1]), || {
        format!("the list of seat {seat} is not sorted, or names an action twice: {list:?}")
    })?;
    list.iter().try_for_each(|&action| {
        hold(Law::Legality, G::is_listed(action), || format!("`{action}` is listed, which it never is"))?;
        let checked = table.check(seat, action);
        hold(Law::Legality, checked.is_ok(), || {
            format!("`{action}` of seat {seat} is listed and refused: {checked:?}")
        })
    })
}

/// What is not in the list is refused, with a rule, unless it is an unlisted action.
fn check_foreign<G: Game>(
    table: &Table<G>,
    seat: Seat,
    list: &[G::Action],
    (pool, rng): (&Pool<G>, &mut GameRng),
) -> Held {
    for _ in 0..FOREIGN_ACTIONS {
        let Some(action) = pool.any(rng) else {
            return Ok(());
        };
        match table.check(seat, action) {
            Ok(()) => {
                hold(Law::Legality, !G::is_listed(action) || list.binary_search(&action).is_ok(), || {
                    format!("`{action}` of seat {seat} is accepted and not in the list")
                })?
            }
            Err(PlayError::Refused(refusal)) => {
                hold(Law::Legality, !refusal.rule().is_empty(), || format!("{refusal:?} names no rule"))?;
            }
            Err(error) => {
                hold(Law::Asking, false, || format!("seat {seat} is asked, yet `{action}` gives {error:?}"))?;
            }
        }
    }
    Ok(())
}

fn check_not_asked<G: Game>(table: &Table<G>, seat: Seat, (pool, rng): (&Pool<G>, &mut GameRng)) -> Held {
    let Some(action) = pool.any(rng) else {
        return Ok(());
    };
    let expected = if table.to_act().is_empty() { PlayError::Over } else { PlayError::NotAsked(seat) };
    let found = table.check(seat, action);
    hold(Law::Asking, found == Err(expected), || {
        format!("seat {seat} is not asked, yet `{action}` gives {found:?}")
    })?;
    hold(Law::Asking, table.legal_actions(seat).is_empty(), || {
        format!("seat {seat} is not asked and has a list")
    })
}
