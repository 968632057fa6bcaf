//! How the players at a table are called.

use std::fmt;
use std::sync::Arc;

use ecotable_kernel::{PerSeat, Seat};
use ecotable_rooms::{Moment, Place, Who};
use ecotable_words::{Names, Numbered, Words};

use crate::screens::nicknames::words as words_of;
use crate::voice::Voice;

/// How the players at a table are called, in one language: people by their nicknames, bots after trees.
#[derive(Clone, Debug, Default)]
pub struct Players {
    places: Arc<PerSeat<Place>>,
    names: PerSeat<Option<String>>,
}

impl Players {
    /// The players of a room, in the language that fits `wanted` best.
    pub fn of(moment: &Moment, words: &'static Words, wanted: &str) -> Self {
        let voice = Voice::new(words, wanted, &Numbered);
        let trees = voice.key("page-bot-names");
        let trees: Vec<&str> = words_of(&trees).collect();
        // Tables begin at different trees.
        let first = moment.table.0 as usize % trees.len().max(1);
        let tree = |index: usize| trees[(first + index) % trees.len()].to_owned();
        let names = moment.places.iter().enumerate().map(|(index, place)| match &place.who {
            Who::Nobody | Who::Forgotten => None,
            Who::Person(nickname) => Some(nickname.to_string()),
            Who::Bot(_) => Some(tree(index)),
        });
        let names = names.collect();
        Self { places: Arc::clone(&moment.places), names }
    }

    /// Whether they are still who sits there. Mostly nothing at all has changed about the places, which is seen at once.
    pub fn still_are(&mut self, places: &Arc<PerSeat<Place>>) -> bool {
        if Arc::ptr_eq(&self.places, places) {
            return true;
        }
        let known = std::mem::replace(&mut self.places, Arc::clone(places));
        known.iter().map(|place| &place.who).eq(places.iter().map(|place| &place.who))
    }
}

impl Names for Players {
    fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index()).cloned().flatten()
    }

    fn write_name(&self, seat: Seat, out: &mut dyn fmt::Write) -> Result<bool, fmt::Error> {
        match self.names.get(seat.index()) {
            Some(Some(name)) => out.write_str(name).map(|()| true),
            _ => Ok(false),
        }
    }
}
