//! What the log says and the view does not: who bid what in this auction, and whether a round has just been sold.

use ecotable_kernel::{Arg, PerSeat, Phrase, Seat};
use ecotable_tradejack::{PhaseView, View};

use crate::table::Scene;

/// A seat's last word in an auction.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Word {
    /// It bid this total.
    Bid(u16),
    /// It passed.
    Pass,
}

/// What was told lately.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    /// Each seat's last word in this auction.
    pub words: PerSeat<Option<Word>>,
    /// The newest line about income, as long as nothing has been sold since.
    pub sold: Option<u64>,
}

impl Recall {
    /// What the viewer heard lately.
    pub fn of(scene: &Scene<'_>, view: &View) -> Self {
        let mut recall = Self { words: view.players.iter().map(|_| None).collect(), sold: None };
        let bidding = matches!(view.phase, PhaseView::Bidding { .. });
        recall.listen(scene, bidding);
        if let PhaseView::Bidding { auction, .. } = &view.phase {
            // What stands is certain, even if the log does not reach back that far.
            auction.passed.iter().for_each(|seat| recall.set(seat, Word::Pass));
            if let Some(leader) = auction.leader {
                recall.set(leader, Word::Bid(auction.high));
            }
        }
        recall
    }

    fn listen(&mut self, scene: &Scene<'_>, bidding: bool) {
        let mut same_auction = bidding;
        for line in scene.moment.log.heard(scene.eye.viewer) {
            let phrase = &line.said.phrase;
            match &*phrase.key {
                "event-source-revealed" => same_auction = false,
                "event-bid-made" if same_auction => {
                    self.note(phrase, number(phrase, "amount").map(Word::Bid))
                }
                "event-passed" | "event-passed-automatically" if same_auction => {
                    self.note(phrase, Some(Word::Pass));
                }
                "event-source-sold" | "event-source-unsold" | "event-production-began" => return,
                "event-income-received" => {
                    self.sold = Some(line.number);
                    return;
                }
                _ => {}
            }
        }
    }

    /// Notes a seat's word, unless a newer one is known.
    fn note(&mut self, phrase: &Phrase, word: Option<Word>) {
        let known = seat(phrase).and_then(|seat| self.words.get_mut(seat.index()));
        if let Some(known) = known.filter(|known| known.is_none()) {
            *known = word;
        }
    }

    fn set(&mut self, seat: Seat, word: Word) {
        if let Some(known) = self.words.get_mut(seat.index()) {
            *known = Some(word);
        }
    }

    /// The last word of a seat.
    pub fn word(&self, seat: Seat) -> Option<Word> {
        self.words.get(seat.index()).copied().flatten()
    }
}

/// The seat that a sentence is about.
pub fn seat(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}

/// A number in a sentence.
pub fn number(phrase: &Phrase, wanted: &str) -> Option<u16> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == wanted => u16::try_from(*number).ok(),
        _ => None,
    })
}
