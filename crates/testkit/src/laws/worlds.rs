//! A seat cannot tell a determinized position from the real one.

use ecotable_kernel::{Game, GameRng, Seat, Table, Viewer};
use serde::Serialize;

use super::FOREIGN_ACTIONS;
use super::breach::{Held, Law, hold};
use super::pool::Pool;

/// Compares the position with a twin of it for each seat; tells whether a twin was another position at all.
pub fn check<G: Game>(table: &Table<G>, pool: &Pool<G>, rng: &mut GameRng) -> Result<bool, super::Breach> {
    let mut differ = false;
    let spectator = json(&table.view(Viewer::Spectator));
    for seat in Seat::all(table.game().seats()) {
        let twin = table.peek(seat).imagine(rng);
        differ |= twin != *table.state();
        let audit = table.game().audit(&twin);
        hold(Law::TwoWorlds, audit.is_ok(), || format!("the twin for seat {seat} is impossible: {audit:?}"))?;
        let viewer = Viewer::Seat(seat);
        same_awaited(table, &twin, viewer)?;
        same_awaited(table, &twin, Viewer::Spectator)?;
        let is_asked = table.to_act().contains(seat);
        hold(Law::TwoWorlds, is_asked == table.game().to_act(&twin).contains(seat), || {
            format!("seat {seat} is asked in one world and not in the other")
        })?;
        same_view(table.game(), &twin, viewer, &json(&table.view(viewer)))?;
        same_view(table.game(), &twin, Viewer::Spectator, &spectator)?;
        if is_asked {
            same_actions(table, &twin, seat)?;
            same_answers(table, &twin, seat, (pool, rng))?;
        }
    }
    Ok(differ)
}

/// Who is asked is the same as far as the viewer may know it.
fn same_awaited<G: Game>(table: &Table<G>, twin: &G::State, viewer: Viewer) -> Held {
    let (here, there) = (table.awaited(viewer), table.game().awaited(twin, viewer));
    hold(Law::TwoWorlds, here == there, || {
        format!("{viewer} waits for {here:?}, and in a twin for {there:?}")
    })
}

fn same_view<G: Game>(game: &G, twin: &G::State, viewer: Viewer, here: &str) -> Held {
    let there = json(&game.view(twin, viewer));
    hold(Law::TwoWorlds, here == there, || format!("{viewer} sees\n{here}\nand in a twin\n{there}"))
}

fn same_actions<G: Game>(table: &Table<G>, twin: &G::State, seat: Seat) -> Held {
    let (here, mut there) = (table.legal_actions(seat), Vec::new());
    table.game().legal_actions(twin, seat, &mut there);
    hold(Law::TwoWorlds, here == there, || {
        format!("the list of seat {seat} is\n{here:?}\nand in a twin\n{there:?}")
    })
}

/// A refusal tells a seat something, so it must not come from what the seat does not know.
fn same_answers<G: Game>(
    table: &Table<G>,
    twin: &G::State,
    seat: Seat,
    (pool, rng): (&Pool<G>, &mut GameRng),
) -> Held {
    for _ in 0..FOREIGN_ACTIONS {
        let Some(action) = pool.any(rng) else {
            return Ok(());
        };
        let here = table.game().check(table.state(), seat, action);
        let there = table.game().check(twin, seat, action);
        hold(Law::TwoWorlds, here == there, || {
            format!("`{action}` of seat {seat} is answered {here:?}, and in a twin {there:?}")
        })?;
    }
    Ok(())
}

/// A view as it is sent.
pub fn json(view: &impl Serialize) -> String {
    serde_json::to_string(view).expect("a view is plain data with text keys")
}
