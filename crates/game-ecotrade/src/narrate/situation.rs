//! What is going on and what is wanted, in one sentence.

use ecotable_kernel::{Phrase, Seat, SeatSet};

use crate::game::EcoTrade;
use crate::state::Main;
use crate::view::{NodeView, Own, View};

impl EcoTrade {
    pub(super) fn say_situation(&self, view: &View) -> Phrase {
        let yours = view.viewer == Some(view.current);
        match &view.node {
            NodeView::ReturnCard { chosen } => self.returning(view, *chosen),
            NodeView::TurnMenu if yours => Phrase::new(match view.main {
                Main::None if view.own.as_ref().is_some_and(Own::is_full) => "situation-full-you",
                Main::None => "situation-menu-you",
                Main::Taken => "situation-taken-you",
                Main::Starting => "situation-starting-you",
            }),
            NodeView::TurnMenu => Phrase::new("situation-menu-other").with("seat", view.current),
            NodeView::Combine { cards } => {
                Phrase::new("situation-combine").with("cards", self.shipment_names(cards))
            }
            NodeView::TopCard { cards } => {
                Phrase::new("situation-top-card").with("cards", self.shipment_names(cards))
            }
            NodeView::Means { cards, .. } => {
                Phrase::new("situation-means").with("cards", self.shipment_names(cards))
            }
            NodeView::IncidentChoice { incident, .. } if yours => {
                Phrase::new("situation-incident-you").with("incident", self.say_incident(*incident))
            }
            NodeView::IncidentChoice { incident, .. } => Phrase::new("situation-incident-other")
                .with("seat", view.current)
                .with("incident", self.say_incident(*incident)),
            NodeView::Over => victory(view),
        }
    }

    fn returning(&self, view: &View, chosen: SeatSet) -> Phrase {
        if view.viewer.is_some_and(|seat| !chosen.contains(seat)) {
            return Phrase::new("situation-return-you");
        }
        let waiting = SeatSet::all(self.seats).without(chosen);
        Phrase::new("situation-return-other").with("players", players(waiting.iter()))
    }
}

/// Who has won: the highest score, then the smaller Impact, then more Developments (ET-5.1.8).
fn victory(view: &View) -> Phrase {
    let results = || {
        view.players.iter().map(|player| {
            let own = &player.settlement;
            (own.score, std::cmp::Reverse(own.final_impact), player.developments.len())
        })
    };
    let best = results().max();
    let winners: Vec<_> = (0u8..)
        .map(Seat)
        .zip(results())
        .filter(|(_, own)| Some(*own) == best)
        .map(|(seat, _)| seat)
        .collect();
    let score = best.map_or(0, |(score, _, _)| score);
    let phrase = match winners.as_slice() {
        [winner] => Phrase::new("situation-won").with("seat", *winner),
        several => Phrase::new("situation-shared").with("players", players(several.iter().copied())),
    };
    phrase.with("score", score)
}

/// Players as a list.
pub(super) fn players(seats: impl Iterator<Item = Seat>) -> Vec<Phrase> {
    seats.map(|seat| Phrase::new("player").with("seat", seat)).collect()
}
