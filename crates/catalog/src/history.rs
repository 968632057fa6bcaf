//! What has happened at a table since its match began.

use crate::any_table::{AnyTable, Opened};
use crate::told::AnyTold;

/// What was told with one decision, or while the match was set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// How many decisions had been made with it; 0 for the set-up.
    pub ply: u64,
    /// What was told.
    pub events: Vec<AnyTold>,
}

/// Everything that was told at a table from the set-up on: the match is played again from its first decision.
pub fn history(table: &dyn AnyTable) -> Vec<Chapter> {
    let Opened { table: mut again, events } = table.rewound();
    let mut chapters = vec![Chapter { ply: 0, events }];
    for entry in table.decisions() {
        let events =
            again.play(entry.seat, &entry.action).expect("it was played before at the same position");
        chapters.push(Chapter { ply: again.ply(), events });
    }
    chapters
}
