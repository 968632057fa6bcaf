//! Who said what last in an auction: the log tells it, the view only who leads and who has passed.

use ecotable_kernel::{PerSeat, Phrase, Seat};
use ecotable_parts::auction::Standing;

/// A seat's last word in an auction.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Word {
    /// It bid this total.
    Bid(u16),
    /// It passed.
    Pass,
}

/// Each seat's last word in an auction.
#[derive(Clone, Debug, Default)]
pub struct LastWords(PerSeat<Option<Word>>);

impl LastWords {
    /// None of so many seats has said anything.
    pub fn of(seats: usize) -> Self {
        Self((0..seats).map(|_| None).collect())
    }

    /// Hears a line of the log, of which it knows all newer ones.
    pub fn hear(&mut self, phrase: &Phrase) {
        let word = match &*phrase.key {
            "event-bid-made" | "event-auction-opened" => phrase.number("amount").map(Word::Bid),
            "event-passed" | "event-passed-automatically" => Some(Word::Pass),
            _ => None,
        };
        let known = phrase.seat("seat").and_then(|seat| self.0.get_mut(seat.index()));
        if let Some(known) = known.filter(|known| known.is_none()) {
            *known = word;
        }
    }

    /// Learns what stands, which is certain even if the log does not reach back that far.
    pub fn learn(&mut self, auction: &Standing) {
        auction.passed.iter().for_each(|seat| self.set(seat, Word::Pass));
        if let Some(leader) = auction.leader {
            self.set(leader, Word::Bid(auction.high));
        }
    }

    fn set(&mut self, seat: Seat, word: Word) {
        if let Some(known) = self.0.get_mut(seat.index()) {
            *known = Some(word);
        }
    }

    /// The last word of a seat.
    pub fn by(&self, seat: Seat) -> Option<Word> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// All of them, by seat.
    pub fn all(&self) -> &[Option<Word>] {
        self.0.as_slice()
    }
}
