//! What the log says and the view does not: where the last truck drove, what was put down last, and which cards were seen.

use ecotable_kernel::{Phrase, Seat};
use ecotable_plastic_race::Card;
use ecotable_plastic_race::city::Section;

use crate::table::Scene;

/// What a table remembers of the turn that goes on, or of the one before it while nothing has happened in this one.
#[derive(Clone, Debug, Default, Eq, Hash, PartialEq)]
pub struct Recall {
    /// Who drove last, and over which streets in that turn.
    pub driven: Option<(Seat, Vec<Section>)>,
    /// Where dice and tokens were put down or turned.
    pub touched: Vec<(Section, Token)>,
    /// The cards that somebody played or discarded, the last one first.
    pub shown: Vec<(Seat, Card)>,
}

/// Something that lies on a street.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Token {
    /// A die, in the middle.
    Die,
    /// A one-way token, near the first end.
    OneWay,
    /// Street works, near the second end.
    Works,
}

impl Recall {
    /// What everybody heard lately.
    pub fn of(scene: &Scene<'_>) -> Self {
        let mut recall = Self::default();
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            recall.shown.extend(card(phrase));
            match &*phrase.key {
                "event-turn-began" if recall.is_empty() => {}
                "event-turn-began" | "event-board-cleared" => break,
                "event-drove" | "event-drove-colourless" => recall.drove(phrase),
                key => recall.touch(key, phrase),
            }
        }
        recall
    }

    fn is_empty(&self) -> bool {
        self.driven.is_none() && self.touched.is_empty()
    }

    fn drove(&mut self, phrase: &Phrase) {
        let Some((seat, section)) = phrase.seat("seat").zip(section(phrase)) else { return };
        let (_, sections) = self.driven.get_or_insert_with(|| (seat, Vec::new()));
        sections.push(section);
    }

    fn touch(&mut self, key: &str, phrase: &Phrase) {
        let token = match key {
            "event-die-placed" | "event-die-set" => Token::Die,
            "event-works-placed" | "event-works-moved" => Token::Works,
            "event-one-way-placed" | "event-one-way-moved" | "event-one-way-reversed" => Token::OneWay,
            _ => return,
        };
        // A token that was moved again lies where it was put last.
        self.touched.extend(section(phrase).map(|section| (section, token)));
    }
}

/// The street that a sentence is about.
fn section(phrase: &Phrase) -> Option<Section> {
    id(phrase, "street")?.parse().ok()
}

/// Who played or discarded which card in front of everybody.
fn card(phrase: &Phrase) -> Option<(Seat, Card)> {
    if phrase.key == "event-card-moved" {
        return None;
    }
    Some((phrase.seat("seat")?, id(phrase, "card")?.parse().ok()?))
}

/// The id of what a sentence names.
fn id<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a str> {
    phrase.phrase(name)?.text("id")
}
