//! Positions survive their snapshots, and games their records.

use ecotable_kernel::{Game, Record, Table};

use super::breach::{Held, Law, hold};

/// The position comes back from its snapshot, also through text.
pub fn check_snapshot<G: Game>(game: &G, state: &G::State) -> Held {
    let snapshot = game.snapshot(state);
    let directly = game.restore(&snapshot);
    hold(Law::Snapshot, directly.as_ref() == Ok(state), || {
        format!("{snapshot:?} of\n{state:?}\nwas restored as\n{directly:?}")
    })?;
    let text = serde_json::to_string(&snapshot).expect("a snapshot is plain data with text keys");
    let read = serde_json::from_str::<G::Snapshot>(&text).map_err(|error| error.to_string());
    let through_text = read.and_then(|snapshot| game.restore(&snapshot).map_err(|flaw| flaw.to_string()));
    hold(Law::Snapshot, through_text.as_ref() == Ok(state), || {
        format!("{text} of\n{state:?}\nwas restored as\n{through_text:?}")
    })
}

/// The record, written and read, leads to the same position.
pub fn check_replay<G: Game>(table: &Table<G>) -> Held {
    let record = table.record();
    let read = Record::parse(&record.to_text());
    hold(Law::Replay, read.as_ref() == Ok(&record), || format!("the record was read as {read:?}"))?;
    match Table::<G>::replay(&record) {
        Err(error) => hold(Law::Replay, false, || format!("the record cannot be played again: {error}")),
        Ok(again) => {
            hold(Law::Replay, again.state() == table.state(), || {
                format!("the record leads to\n{:?}\ninstead of\n{:?}", again.state(), table.state())
            })?;
            hold(Law::Replay, again.record() == record, || {
                "the match that was played again has another record".to_owned()
            })
        }
    }
}
