//! What has happened so far, and what each viewer has heard of it.

use ecotable_catalog::{AnyTable, AnyTold, history};
use ecotable_kernel::{Phrase, Viewer};

/// The events of a match, each with the number of decisions after it.
#[derive(Default)]
pub struct Log(Vec<(u64, AnyTold)>);

impl Log {
    /// What has happened so far at a table.
    pub fn of(table: &dyn AnyTable) -> Self {
        let mut log = Self::default();
        history(table).into_iter().for_each(|chapter| log.add(chapter.ply, chapter.events));
        log
    }

    /// Adds what was told by the decision that made it `ply` decisions.
    pub fn add(&mut self, ply: u64, events: Vec<AnyTold>) {
        self.0.extend(events.into_iter().map(|told| (ply, told)));
    }

    /// Forgets what was told by decisions that were taken back.
    pub fn take_back_to(&mut self, ply: u64) {
        self.0.retain(|(then, _)| *then <= ply);
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// What `viewer` heard, beginning with event `from`.
    pub fn heard(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = &Phrase> {
        self.0
            .iter()
            .skip(from)
            .map(|(_, told)| told)
            .filter(move |told| told.is_for(viewer))
            .map(|told| &told.phrase)
    }
}
