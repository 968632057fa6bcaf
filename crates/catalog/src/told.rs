//! Events of any game: as data, and as sentences to be.

use ecotable_kernel::{Audience, Narrate, Phrase, Seat, Told, Viewer};
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
    /// The rule that was applied, as numbered in the game's RULES.md.
    #[serde(skip)]
    pub rule: Option<&'static str>,
}

impl AnyTold {
    /// Whether `viewer` hears it.
    pub fn is_for(&self, viewer: Viewer) -> bool {
        self.to.includes(viewer)
    }
}

/// What happened at a table of any game, as a sentence to be.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Said {
    /// Who hears it.
    pub to: Audience,
    /// The sentence.
    pub phrase: Phrase,
    /// The rule that was applied, as numbered in the game's RULES.md.
    pub rule: Option<&'static str>,
}

impl Said {
    /// Whether `viewer` hears it.
    pub fn is_for(&self, viewer: Viewer) -> bool {
        self.to.includes(viewer)
    }

    /// The seat that it is about, if it is about one.
    pub fn about(&self) -> Option<Seat> {
        self.phrase.seat("seat")
    }
}

/// Puts events into sentences to be.
pub(crate) fn said<G: Narrate>(game: &G, events: Vec<Told<G::Event>>) -> Vec<Said> {
    let say = |told: Told<G::Event>| Said {
        to: told.to,
        phrase: game.event(&told.event),
        rule: G::event_rule(&told.event),
    };
    events.into_iter().map(say).collect()
}

/// Takes the game's own type out of its events.
pub(crate) fn erase<G: Narrate>(game: &G, events: Vec<Told<G::Event>>) -> Vec<AnyTold> {
    events
        .into_iter()
        .map(|told| AnyTold {
            to: told.to,
            event: plain_json(&told.event),
            phrase: game.event(&told.event),
            rule: G::event_rule(&told.event),
        })
        .collect()
}

/// Views, events, options and snapshots as JSON.
pub(crate) fn plain_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what games say is plain data with text keys")
}
