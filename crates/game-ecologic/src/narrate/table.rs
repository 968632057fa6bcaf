//! All that a viewer may know, as lines of text.

use ecotable_kernel::{Phrase, Seat};

use super::event::signed;
use super::situation::players;
use crate::cards::{Resource, Tad};
use crate::config::Edition;
use crate::deal::Promise;
use crate::decision::Decision;
use crate::game::Ecologic;
use crate::view::{CellView, PlayerView, TokenView, View};

impl Ecologic {
    pub(super) fn say_table(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![Phrase::new("table-turn").with("turn", view.turn).with("leader", view.leader)];
        self.event_lines(view, &mut lines);
        self.auction_lines(view, &mut lines);
        for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
            self.player_lines(seat, player, &mut lines);
        }
        self.market_lines(view, &mut lines);
        lines.extend((0u8..).zip(&view.cells).map(|(number, cell)| self.cell_line(view, number, cell)));
        lines.extend(view.promises.iter().map(promise_line));
        lines
    }

    fn event_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        if let Some(card) = view.event.as_deref().and_then(|id| self.printed.event(id)) {
            let line = Phrase::new("table-event").with("card", self.say_event_card(card));
            lines.push(line.with("effect", self.say_event_effect(card)));
        }
        let [first, second, third] = view.events_left;
        let line = Phrase::new("table-events-left").with("first", first).with("second", second);
        lines.push(line.with("third", third));
    }

    fn auction_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        if let Decision::Bidding { item, auction, .. } = view.decision {
            let line =
                Phrase::new("table-auction").with("item", self.say_item(item)).with("high", auction.high);
            lines.push(line.with("leader", auction.leader.unwrap_or(auction.actor)));
            if !auction.passed.is_empty() {
                lines.push(Phrase::new("table-passed").with("players", players(auction.passed.iter())));
            }
        }
    }

    fn player_lines(&self, seat: Seat, player: &PlayerView, lines: &mut Vec<Phrase>) {
        let line = Phrase::new(self.in_edition("table-player"))
            .with("seat", seat)
            .with("money", player.money)
            .with("enviro", player.enviro)
            .with("income", player.income.gross())
            .with("costs", player.costs)
            .with("change", signed(player.balance.change()).as_str())
            .with("oil", player.tokens.oil)
            .with("mineral", player.tokens.mineral)
            .with("score", player.score_shown.as_str());
        lines.push(match &player.k_shown {
            Some(k) => line.with("k", k.as_str()),
            None => line,
        });
        if !player.initiatives.is_empty() {
            let cards: Vec<_> =
                player.initiatives.iter().map(|&card| self.say_initiative_card(card)).collect();
            lines.push(Phrase::new("table-player-cards").with("seat", seat).with("cards", cards));
        }
        if !player.tads.is_empty() {
            let tads: Vec<_> = player.tads.iter().map(|&tad| self.say_tad(tad)).collect();
            lines.push(Phrase::new("table-player-tads").with("seat", seat).with("tads", tads));
        }
        if player.hand.oil + player.hand.mineral > 0 {
            let line = Phrase::new("table-player-hand").with("seat", seat).with("oil", player.hand.oil);
            lines.push(line.with("mineral", player.hand.mineral));
        }
        if player.kept.oil + player.kept.mineral > 0 {
            let line = Phrase::new("table-player-kept").with("seat", seat).with("oil", player.kept.oil);
            lines.push(line.with("mineral", player.kept.mineral));
        }
        if player.minus {
            lines.push(Phrase::new("table-player-minus").with("seat", seat));
        }
        if player.barred {
            lines.push(Phrase::new("table-player-barred").with("seat", seat));
        }
    }

    fn market_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        let prices = Phrase::new("table-prices").with("oil", view.prices.oil);
        lines.push(prices.with("mineral", view.prices.mineral));
        if !view.tads_for_sale.is_empty() {
            let tads: Vec<_> = view.tads_for_sale.iter().map(|&tad| self.say_tad(tad)).collect();
            let line = Phrase::new("table-tads").with("tads", tads);
            lines.push(line.with("nominal", view.tad_nominal));
        }
        let cards: Vec<_> = view.initiative_discard.iter().map(|&card| self.say_initiative(card)).collect();
        let line = Phrase::new("table-cards").with("left", view.initiatives_left);
        lines.push(line.with("discarded", cards));
    }

    fn cell_line(&self, view: &View, number: u8, cell: &CellView) -> Phrase {
        let resource = Phrase::new(match (cell.resource, view.edition) {
            (Resource::Oil, _) => "resource-oil",
            (Resource::Mineral, _) => "resource-mineral",
            (Resource::Both, _) => "resource-both",
            (Resource::None, Edition::Ed1) => "resource-lake",
            (Resource::None, Edition::Ed2) => "resource-site",
        });
        let refineries = cell.refineries.iter().map(|refinery| {
            super::typed("table-refinery", refinery.kind)
                .with("seat", refinery.seat)
                .with("level", refinery.level)
        });
        let tad = cell.tad.map(|tad: Tad| Phrase::new("table-tad-here").with("tad", self.say_tad(tad)));
        let token = match cell.token {
            TokenView::None => None,
            TokenView::Hidden => Some(Phrase::new("table-token-hidden")),
            TokenView::Value(value) => Some(Phrase::new("table-token").with("value", value)),
        };
        let contents: Vec<_> = token.into_iter().chain(refineries).chain(tad).collect();
        let key = if contents.is_empty() { "table-cell-empty" } else { "table-cell" };
        let needed = if cell.resource == Resource::None { "name-site" } else { "name" };
        let line = self.cell(Phrase::new(key), needed, number).with("resource", resource);
        if contents.is_empty() { line } else { line.with("contents", contents) }
    }
}

fn promise_line(promise: &Promise) -> Phrase {
    Phrase::new("table-promise")
        .with("debtor", promise.debtor)
        .with("creditor", promise.creditor)
        .with("amount", promise.amount)
        .with("due", promise.due)
}
