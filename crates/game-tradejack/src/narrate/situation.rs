//! What is going on and what is wanted, in one sentence.

use ecotable_kernel::{Phrase, Seat, SeatSet};
use ecotable_parts::auction::Standing;

use crate::cards::Source;
use crate::game::TradeJack;
use crate::view::{PhaseView, View};

impl TradeJack {
    pub(super) fn say_situation(&self, view: &View) -> Phrase {
        match &view.phase {
            PhaseView::Choosing { revealer, drawn } => self.choosing(view.viewer, *revealer, *drawn),
            PhaseView::Bidding { lot, auction, .. } => self.bidding(view.viewer, *lot, auction),
            PhaseView::Production { confirmed } => self.production(view, *confirmed),
            PhaseView::Over { all_lost: true } => Phrase::new("situation-all-lost"),
            PhaseView::Over { all_lost: false } => victory(view),
        }
    }

    fn choosing(&self, viewer: Option<Seat>, revealer: Seat, drawn: Option<[Source; 2]>) -> Phrase {
        match drawn {
            Some([first, second]) if viewer == Some(revealer) => Phrase::new("situation-choose-you")
                .with("first", self.say_source(first))
                .with("second", self.say_source(second)),
            _ => Phrase::new("situation-choose-other").with("seat", revealer),
        }
    }

    fn bidding(&self, viewer: Option<Seat>, lot: Source, auction: &Standing) -> Phrase {
        let yours = viewer == Some(auction.actor);
        let phrase = match (auction.leader, yours) {
            (None, true) => Phrase::new("situation-open-you"),
            (None, false) => Phrase::new("situation-open-other").with("seat", auction.actor),
            (Some(_), true) => Phrase::new("situation-bid-you").with("high", auction.high),
            (Some(_), false) => {
                Phrase::new("situation-bid-other").with("seat", auction.actor).with("high", auction.high)
            }
        };
        phrase.with("source", self.say_source(lot))
    }

    fn production(&self, view: &View, confirmed: SeatSet) -> Phrase {
        let asked = view.viewer.is_some_and(|seat| !confirmed.contains(seat));
        let Some(own) = view.own.as_ref().filter(|_| asked) else {
            let waiting = SeatSet::all(self.seats).without(confirmed);
            return Phrase::new("situation-waiting").with("players", players(waiting.iter()));
        };
        if let Some(product) = own.started {
            return Phrase::new("situation-choose-source").with("product", self.say_product(product));
        }
        if !own.offloaded.is_empty() {
            return Phrase::new("situation-produce-offload");
        }
        let only_sets = self.config.co2 || !own.sets.is_empty();
        Phrase::new(if only_sets { "situation-produce-sets" } else { "situation-produce" })
    }
}

/// Who has won: the highest Reputation, of equals the most awards, or several together (TJ-9.3).
fn victory(view: &View) -> Phrase {
    let results = || view.players.iter().map(|player| (player.reputation, player.awards.len()));
    let best = results().max();
    let winners: Vec<_> = (0u8..)
        .map(Seat)
        .zip(results())
        .filter(|(_, own)| Some(*own) == best)
        .map(|(seat, _)| seat)
        .collect();
    let reputation = best.map_or(0, |(reputation, _)| reputation);
    let phrase = match winners.as_slice() {
        [winner] => Phrase::new("situation-won").with("seat", *winner),
        several => Phrase::new("situation-shared").with("players", players(several.iter().copied())),
    };
    phrase.with("reputation", reputation)
}

/// Players as a list.
pub(super) fn players(seats: impl Iterator<Item = Seat>) -> Vec<Phrase> {
    seats.map(|seat| Phrase::new("player").with("seat", seat)).collect()
}
