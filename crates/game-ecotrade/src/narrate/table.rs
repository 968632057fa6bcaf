//! All that a viewer may know, as lines of text.

use ecotable_kernel::{Phrase, Seat};

use super::cards::{say_means, with_attributes};
use super::situation::players;
use crate::event::Started;
use crate::game::EcoTrade;
use crate::ids::Shipment;
use crate::means::Attributes;
use crate::snapshot::OwnedDevelopment;
use crate::state::Reason;
use crate::view::{EndView, NodeView, Own, PlayerView, View};

impl EcoTrade {
    pub(super) fn say_table(&self, view: &View) -> Vec<Phrase> {
        let round = Phrase::new("table-round").with("round", view.round).with("first", view.first_player);
        let mut lines = vec![round.with("limit", self.growth_limit())];
        lines.extend(view.end_trigger.iter().flat_map(|end| self.end_lines(end)));
        self.supply_lines(view, &mut lines);
        for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
            self.player_lines(seat, player, &mut lines);
        }
        if let Some(own) = &view.own {
            self.own_lines(own, &mut lines);
        }
        self.node_lines(view, &mut lines);
        lines
    }

    fn end_lines(&self, end: &EndView) -> Vec<Phrase> {
        let why = match end.reason {
            Reason::Limit => Phrase::new("table-end-limit").with("seat", end.seat),
            Reason::Supply => Phrase::new("table-end-supply").with("seat", end.seat),
        };
        let last = Phrase::new("table-last-turns").with("players", players(end.last_turns.iter().copied()));
        vec![why, last]
    }

    fn supply_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        for (number, card) in (1u8..).zip(&view.market) {
            let line = match card {
                Some(card) => Phrase::new("table-market").with("card", self.say_shipment_card(*card)),
                None => Phrase::new("table-market-empty"),
            };
            lines.push(line.with("number", number));
        }
        let decks = Phrase::new("table-decks").with("cards", view.deck_size);
        lines.push(decks.with("incidents", view.incident_deck_size));
        if view.put_away > 0 {
            lines.push(Phrase::new("table-put-away").with("count", view.put_away));
        }
        let odds = view.incident_odds;
        let line = Phrase::new("table-odds").with("road", odds.road).with("train", odds.train);
        let line = line.with("plane", odds.plane).with("ship", odds.ship);
        lines.push(line.with("of", odds.of));
        let discard: Vec<_> = view.incident_discard.iter().map(|&card| self.say_incident(card)).collect();
        lines.push(Phrase::new("table-incident-discard").with("incidents", discard));
    }

    fn player_lines(&self, seat: Seat, player: &PlayerView, lines: &mut Vec<Phrase>) {
        let developments: Vec<_> = player.developments.iter().map(|owned| self.owned(owned)).collect();
        lines.push(
            Phrase::new("table-player")
                .with("seat", seat)
                .with("growth", player.growth)
                .with("tracker", player.tracker)
                .with("tokens", player.growth_tokens)
                .with("impact", player.impact)
                .with("score", player.settlement.score)
                .with("cards", player.hand_size)
                .with("trucks", player.available_tokens)
                .with("slots", player.free_slots)
                .with("completed", player.completed)
                .with("developments", developments),
        );
        for (number, shipment) in (1u8..).zip(&player.board) {
            if let Some(shipment) = shipment {
                lines.push(self.shipment_line(seat, number, shipment));
            }
        }
        if !player.known.is_empty() {
            let known = self.shipment_cards(player.known.iter().copied());
            lines.push(Phrase::new("table-known").with("seat", seat).with("cards", known));
        }
    }

    fn owned(&self, owned: &OwnedDevelopment) -> Phrase {
        match owned.level {
            Some(level) => Phrase::new("owned-level")
                .with("card", self.say_development(owned.id))
                .with("level", level.number()),
            None => self.say_development(owned.id),
        }
    }

    fn shipment_line(&self, seat: Seat, number: u8, shipment: &Started) -> Phrase {
        let line = Phrase::new("table-shipment")
            .with("seat", seat)
            .with("number", number)
            .with("cards", self.shipment_names(&shipment.cards))
            .with("means", say_means(shipment.means));
        let Started { time, growth, impact, .. } = *shipment;
        with_attributes(line, Attributes::new(time.into(), growth.into(), impact.into()))
    }

    fn own_lines(&self, own: &Own, lines: &mut Vec<Phrase>) {
        for (number, card) in (1u8..).zip(own.hand) {
            let line = match card {
                Some(card) => Phrase::new("table-hand").with("card", self.say_shipment_card(card)),
                None => Phrase::new("table-hand-empty"),
            };
            lines.push(line.with("number", number));
        }
        let returning = own.returning.and_then(|slot| own.hand.get(usize::from(slot)).copied().flatten());
        if let Some(card) = returning {
            lines.push(Phrase::new("table-returning").with("card", self.say_shipment(card)));
        }
        if let Some(returned) = own.returned {
            let line = Phrase::new("table-returned").with("card", self.say_shipment(returned.card));
            lines.push(line.with("beneath", returned.beneath));
        }
    }

    fn node_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        let chosen =
            |cards: &[Shipment]| Phrase::new("table-draft").with("cards", self.shipment_names(cards));
        match &view.node {
            NodeView::Combine { cards } | NodeView::TopCard { cards } => lines.push(chosen(cards)),
            NodeView::Means { cards, offers } => {
                lines.push(chosen(cards));
                for offer in offers {
                    let line = Phrase::new("table-offer").with("means", say_means(offer.means));
                    let numbers = Attributes::new(offer.time, offer.growth, offer.impact);
                    lines.push(with_attributes(line, numbers));
                }
            }
            NodeView::IncidentChoice { incident, .. } => {
                lines.push(Phrase::new("table-incident").with("incident", self.say_incident_card(*incident)));
            }
            NodeView::Over => lines.push(self.say_situation(view)),
            NodeView::ReturnCard { .. } | NodeView::TurnMenu => {}
        }
    }
}
