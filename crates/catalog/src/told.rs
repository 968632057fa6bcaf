//! Events of any game: as data, and as sentences to be.

use ecotable_kernel::{Audience, Narrate, Phrase, Told, Viewer};
use serde::Serialize;
use serde_json::Value;

/// An event of any game with its audience.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyTold {
    /// Who hears it.
    pub to: Audience,
    /// What happened, as data.
    pub event: Value,
    /// What happened, as a sentence to be.
    #[serde(skip)]
    pub phrase: Phrase,
}

impl AnyTold {
    /// Whether `viewer` hears it.
    pub fn is_for(&self, viewer: Viewer) -> bool {
        self.to.includes(viewer)
    }
}

/// Takes the game's own type out of its events.
pub(crate) fn erase<G: Narrate>(game: &G, events: Vec<Told<G::Event>>) -> Vec<AnyTold> {
    events
        .into_iter()
        .map(|told| AnyTold { to: told.to, event: plain_json(&told.event), phrase: game.event(&told.event) })
        .collect()
}

/// Views, events, options and snapshots as JSON.
pub(crate) fn plain_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games say is plain data with text keys")
}
