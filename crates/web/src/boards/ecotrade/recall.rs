//! What the log says and the view does not: the Incident that was revealed last, and what it did. What is worked out
//! once for several zones is kept here as well.

use std::cell::OnceCell;
use std::sync::Arc;

use ecotable_ecotrade::Incident;
use ecotable_kernel::{Phrase, Seat};
use ecotable_rooms::Mark;

use super::map::Trip;
use super::numbers::Triple;
use crate::table::Scene;

/// What a table remembers while it is drawn.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    /// The newest Incident, as long as its turn or the next one goes on.
    pub incident: Option<Revealed>,
    /// Where everything is that is under way.
    pub trips: OnceCell<Arc<[Trip]>>,
}

/// An Incident that was revealed.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Revealed {
    /// What names it on pages.
    pub mark: Mark,
    /// Who revealed it.
    pub seat: Seat,
    /// The card.
    pub incident: Incident,
    /// Whether it touches the means of the shipment.
    pub affects: bool,
    /// The shipment before it.
    pub before: Option<Triple>,
    /// The shipment after it, once that is decided.
    pub after: Option<Triple>,
    /// Whether another turn has begun since.
    pub past: bool,
}

impl Recall {
    /// What the viewer heard lately.
    pub fn of(scene: &Scene<'_>) -> Self {
        Self { incident: Revealed::lately(scene), trips: OnceCell::new() }
    }
}

impl Revealed {
    fn lately(scene: &Scene<'_>) -> Option<Self> {
        let mut found: Option<Self> = None;
        let (mut turns, mut after) = (0, None);
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            match &*phrase.key {
                "event-turn-began" | "event-last-turn-began" => turns += 1,
                "event-incident-applied" if found.is_none() => after = triple(phrase),
                "event-incident-revealed" | "event-incident-elsewhere" if found.is_none() => {
                    let affects = phrase.key == "event-incident-revealed";
                    found = read(phrase).map(|(seat, incident)| Self {
                        mark: line.mark,
                        seat,
                        incident,
                        affects,
                        before: None,
                        after,
                        past: turns > 0,
                    });
                }
                "event-shipment-started" => {
                    let before = triple(phrase);
                    return found.map(|it| Self { before, ..it });
                }
                _ => {}
            }
            if turns == 2 {
                break;
            }
        }
        found
    }
}

/// Who revealed which Incident.
fn read(phrase: &Phrase) -> Option<(Seat, Incident)> {
    let named = |phrase: &Phrase| phrase.key.strip_prefix("incident-")?.to_uppercase().parse().ok();
    let card = phrase.phrase("incident")?;
    let incident = named(card).or_else(|| named(card.phrase("incident")?))?;
    Some((phrase.seat("seat")?, incident))
}

/// The numbers of a shipment in a sentence.
fn triple(phrase: &Phrase) -> Option<Triple> {
    let number = |name| phrase.number(name);
    Some(Triple { time: number("time")?, growth: number("growth")?, impact: number("impact")? })
}
