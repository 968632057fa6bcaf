//! Nothing is lost, and there is a result exactly when nobody is asked.

use ecotable_kernel::{Game, MAX_SEATS, Outcome, SeatSet, Standing, Table, Verdict};

use super::breach::{Held, Law, hold};

/// What holds at every position.
pub fn check_position<G: Game>(table: &Table<G>) -> Held {
    let (seats, to_act, outcome) = (table.game().seats(), table.to_act(), table.outcome());
    let audit = table.game().audit(table.state());
    hold(Law::Audit, audit.is_ok(), || format!("the audit says {audit:?}"))?;
    hold(Law::Asking, to_act.without(SeatSet::all(seats)).is_empty(), || {
        format!("{to_act:?} are asked at a table of {seats}")
    })?;
    hold(Law::Outcome, outcome.is_some() == to_act.is_empty(), || {
        format!("{to_act:?} are asked and the result is {outcome:?}")
    })?;
    outcome.map_or(Ok(()), |outcome| check_outcome(&outcome, seats))
}

fn check_outcome(outcome: &Outcome, seats: u8) -> Held {
    let standings = &outcome.standings;
    let broken = |what: &str| format!("{what}: {outcome:?}");
    hold(Law::Outcome, standings.len() == usize::from(seats), || broken("one standing for each seat"))?;
    let sides = standings.iter().all(|standing| usize::from(standing.side) < MAX_SEATS);
    hold(Law::Outcome, sides, || broken("sides are numbered like seats"))?;
    let consistent = match outcome.verdict {
        Verdict::AllLost => standings.iter().all(|standing| standing.rank == seats),
        Verdict::Ranked => standings.iter().all(|standing| is_consistent(standing, standings, seats)),
    };
    hold(Law::Outcome, consistent, || broken("places are not consistent"))?;
    let winners = outcome.winners().count();
    hold(Law::Outcome, (winners > 0) == (outcome.verdict == Verdict::Ranked), || broken("the winners"))
}

/// A side stands together, and a place is at most one more than the number of better seats.
fn is_consistent(standing: &Standing, all: &[Standing], seats: u8) -> bool {
    let together =
        all.iter().filter(|other| other.side == standing.side).all(|other| other.rank == standing.rank);
    let better = all.iter().filter(|other| other.rank < standing.rank).count();
    let gapless = if better == 0 { standing.rank == 1 } else { usize::from(standing.rank) <= better + 1 };
    together && gapless && standing.rank <= seats
}
