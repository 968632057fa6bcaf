//! What is going on and what is wanted, in one sentence.

use ecotable_kernel::{Phrase, Seat, SeatSet};

use crate::config::{Developments, TokenPool};
use crate::game::EcoTrade;
use crate::ids::Development;
use crate::state::Main;
use crate::view::{NodeView, Own, PlayerView, View};

impl EcoTrade {
    pub(super) fn say_situation(&self, view: &View) -> Phrase {
        let yours = view.viewer == Some(view.current);
        match &view.node {
            NodeView::ReturnCard { chosen } => self.returning(view, *chosen),
            NodeView::TurnMenu if yours => {
                let key = match view.main {
                    Main::None => self.owed(view),
                    Main::Taken => "situation-taken-you",
                    Main::Starting if self.starts_seen(view) => "situation-starting-you",
                    Main::Starting => "situation-started-you",
                };
                Phrase::new(key).with("buys", u8::from(self.buys_seen(view)))
            }
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

    /// The main action that the viewer owes: only what is possible is asked for.
    fn owed(&self, view: &View) -> &'static str {
        let is_full = view.own.as_ref().is_some_and(Own::is_full);
        let takes = !is_full && (view.deck_size > 0 || view.market.iter().any(Option::is_some));
        match (takes, self.starts_seen(view)) {
            (true, true) => "situation-menu-you",
            (true, false) => "situation-take-you",
            (false, true) if is_full => "situation-full-you",
            (false, true) => "situation-start-you",
            (false, false) => "situation-stuck-you",
        }
    }

    /// Whether the viewer has what a shipment needs (ET-3.4.3): a card, a company token and a board slot.
    fn starts_seen(&self, view: &View) -> bool {
        let player = &view.players[view.current.index()];
        player.hand_size > 0 && player.free_slots > 0 && self.token_seen(player)
    }

    /// Whether the viewer has what a Development needs (ET-3.4.4): Growth and a company token, and none was bought in this
    /// turn.
    fn buys_seen(&self, view: &View) -> bool {
        let player = &view.players[view.current.index()];
        let cost = |card| match self.config.developments {
            Developments::Standard => u16::from(self.cards.development(card).cost),
            Developments::EasierV2 => u16::from(self.cards.development(card).levels[0].cost),
        };
        let is_owned = |card| player.developments.iter().any(|owned| owned.id == card);
        view.purchased.is_none()
            && self.token_seen(player)
            && Development::all().any(|card| !is_owned(card) && cost(card) <= player.growth)
    }

    fn token_seen(&self, player: &PlayerView) -> bool {
        self.config.token_pool == TokenPool::Separate || player.available_tokens > 0
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
