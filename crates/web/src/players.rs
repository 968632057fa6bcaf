//! How the players at a table are called.

use ecotable_kernel::{PerSeat, Seat};
use ecotable_rooms::{Moment, Place, Who};
use ecotable_words::{Names, Numbered, Words};

use crate::screens::bot_name;
use crate::voice::Voice;

/// How the players at a table are called, in one language: people by their nicknames, bots by their kind, with a
/// number if there are several of a kind.
#[derive(Clone, Debug, Default)]
pub struct Players {
    who: PerSeat<Who>,
    names: PerSeat<Option<String>>,
}

impl Players {
    /// The players of a room, in the language that fits `wanted` best.
    pub fn of(moment: &Moment, words: &Words, wanted: &str) -> Self {
        let voice = Voice::new(words, wanted, &Numbered);
        let who: PerSeat<Who> = moment.places.iter().map(|place| place.who.clone()).collect();
        let names = (0..who.len()).map(|index| name(&who, index, voice)).collect();
        Self { who, names }
    }

    /// Whether they are still who sits there.
    pub fn are(&self, places: &[Place]) -> bool {
        self.who.iter().eq(places.iter().map(|place| &place.who))
    }
}

fn name(all: &[Who], index: usize, voice: Voice<'_>) -> Option<String> {
    let bot = match &all[index] {
        Who::Nobody | Who::Forgotten => return None,
        Who::Person(nickname) => return Some(nickname.to_string()),
        Who::Bot(bot) => bot,
    };
    let alike = |who: &&Who| **who == all[index];
    let name = bot_name(voice, bot);
    if all.iter().filter(alike).count() == 1 {
        return Some(name);
    }
    Some(format!("{name} {}", all[..=index].iter().filter(alike).count()))
}

impl Names for Players {
    fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index()).cloned().flatten()
    }
}
