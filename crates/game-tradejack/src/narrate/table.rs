//! All that a viewer may know, as lines of text.

use ecotable_kernel::{Phrase, Seat};

use crate::cards::{DemandFace, DemandId};
use crate::game::TradeJack;
use crate::hand::{Products, Sources};
use crate::narrate::situation::players;
use crate::view::{Covered, Own, PhaseView, PlayerView, View};

impl TradeJack {
    pub(super) fn say_table(&self, view: &View) -> Vec<Phrase> {
        let round = Phrase::new("table-round").with("round", view.round).with("of", view.rounds_total);
        let mut lines = vec![round.with("first", view.first)];
        self.demand_lines(view, &mut lines);
        self.phase_lines(view, &mut lines);
        for (seat, player) in (0u8..).map(Seat).zip(&view.players) {
            self.player_lines(seat, player, &mut lines);
        }
        if let Some(own) = &view.own {
            self.own_lines(own, &mut lines);
        }
        self.pile_lines(view, &mut lines);
        lines
    }

    fn demand_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        for (number, &card) in (1u8..).zip(&view.row) {
            let line = match self.demand_face(card) {
                Some(DemandFace::Award(_)) => {
                    Phrase::new("table-award").with("award", self.with_points(card))
                }
                _ => Phrase::new("table-trend").with("trend", self.demand_name(card)),
            };
            lines.push(line.with("number", number));
        }
        if !view.regulations.is_empty() {
            lines.push(Phrase::new("table-banned").with("sources", self.banned(view)));
        }
        if self.config.co2 {
            let line = Phrase::new("table-co2").with("tracker", view.tracker);
            lines.push(line.with("limit", self.co2_limit()));
        }
    }

    fn banned(&self, view: &View) -> Vec<Phrase> {
        let faces = view.regulations.iter().filter_map(|&card| self.demand_face(card));
        let sources = faces.filter_map(|face| match face {
            DemandFace::Regulation { bans } => Some(self.banned_name(bans)),
            DemandFace::Trend(_) | DemandFace::Award(_) => None,
        });
        sources.map(|source| Phrase::new("banned-source").with("source", source)).collect()
    }

    fn phase_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        match &view.phase {
            PhaseView::Choosing { revealer, drawn } => {
                lines.push(Phrase::new("table-choosing").with("seat", *revealer));
                if let Some([first, second]) = *drawn {
                    let line = Phrase::new("table-drawn").with("first", self.say_source_card(first));
                    lines.push(line.with("second", self.say_source_card(second)));
                }
            }
            PhaseView::Bidding { revealer, lot, covered, auction } => {
                let line = Phrase::new("table-lot").with("source", self.say_source_card(*lot));
                lines.push(line.with("seat", *revealer));
                let bid = match auction.leader {
                    Some(leader) => {
                        Phrase::new("table-high-bid").with("high", auction.high).with("leader", leader)
                    }
                    None => Phrase::new("table-no-bid"),
                };
                lines.push(bid.with("actor", auction.actor));
                if !auction.passed.is_empty() {
                    lines.push(Phrase::new("table-passed").with("players", players(auction.passed.iter())));
                }
                lines.extend(self.next_source(*covered));
            }
            PhaseView::Production { confirmed } if confirmed.is_empty() => {
                lines.push(Phrase::new("table-nobody-confirmed"));
            }
            PhaseView::Production { confirmed } => {
                lines.push(Phrase::new("table-confirmed").with("players", players(confirmed.iter())));
            }
            PhaseView::Over { .. } => lines.push(self.say_situation(view)),
        }
    }

    fn next_source(&self, covered: Covered) -> Option<Phrase> {
        match covered {
            Covered::Nothing => None,
            Covered::FaceDown => Some(Phrase::new("table-next-face-down")),
            Covered::Seen(source) => {
                Some(Phrase::new("table-next-seen").with("source", self.say_source_card(source)))
            }
        }
    }

    fn player_lines(&self, seat: Seat, player: &PlayerView, lines: &mut Vec<Phrase>) {
        let awards: Vec<_> = player.awards.iter().map(|&card| self.with_points(card)).collect();
        let line = Phrase::new("table-player")
            .with("seat", seat)
            .with("capital", player.capital)
            .with("reputation", player.reputation)
            .with("products", player.product_count)
            .with("sources", self.sources(&player.sources))
            .with("awards", awards);
        lines.push(line);
        if let Some(products) = &player.products {
            let line = Phrase::new("table-player-products").with("seat", seat);
            lines.push(line.with("products", self.products_of(products)));
        }
        for &(product, source) in &player.sets {
            let line = Phrase::new("table-player-set").with("seat", seat);
            let line = line.with("product", self.say_product(product));
            lines.push(line.with("source", self.say_source(source)));
        }
    }

    fn own_lines(&self, own: &Own, lines: &mut Vec<Phrase>) {
        lines.push(Phrase::new("table-own-products").with("products", self.products_of(&own.products)));
        lines.push(Phrase::new("table-own-sources").with("sources", self.sources(&own.sources)));
        if let Some(product) = own.started {
            lines.push(Phrase::new("table-own-started").with("product", self.say_product(product)));
        }
        for (number, &(product, source)) in (1u8..).zip(&own.sets) {
            let line = Phrase::new("table-own-set").with("number", number);
            let line = line.with("product", self.say_product(product));
            lines.push(line.with("source", self.say_source(source)));
        }
        if !own.offloaded.is_empty() {
            let products: Products = own.offloaded.iter().copied().collect();
            lines.push(Phrase::new("table-own-offloaded").with("products", self.products_of(&products)));
        }
    }

    fn pile_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        let decks = Phrase::new("table-decks").with("products", view.decks.products);
        lines.push(decks.with("sources", view.decks.sources).with("demand", view.decks.demand));
        if view.decks.thrown > 0 {
            lines.push(Phrase::new("table-thrown").with("count", view.decks.thrown));
        }
        let products = self.products_of(&view.product_discard);
        lines.push(Phrase::new("table-product-discard").with("cards", products));
        lines.push(Phrase::new("table-source-discard").with("cards", self.sources(&view.source_discard)));
        let demand: Vec<_> = view.demand_discard.iter().map(|&card| self.listed(card)).collect();
        lines.push(Phrase::new("table-demand-discard").with("cards", demand));
        self.to_come_lines(view, lines);
    }

    fn to_come_lines(&self, view: &View, lines: &mut Vec<Phrase>) {
        for (stack, cards) in self.demand_to_come(view) {
            let cards: Vec<_> = cards.into_iter().map(|card| self.listed(card.id)).collect();
            lines.push(Phrase::new("table-to-come").with("place", stack.say()).with("cards", cards));
        }
    }

    /// An award with its points, or what another demand card does, in a list.
    fn listed(&self, card: DemandId) -> Phrase {
        match self.demand_face(card) {
            Some(face @ (DemandFace::Trend(_) | DemandFace::Regulation { .. })) => {
                Phrase::new("listed-trend").with("trend", self.say_demand(face))
            }
            _ => self.with_points(card),
        }
    }

    fn with_points(&self, card: DemandId) -> Phrase {
        let points = self.cards.demand_named(&card).map_or(0, |card| self.cards.points_of(card));
        Phrase::new("award-with-points").with("award", self.demand_name(card)).with("points", points)
    }

    fn products_of(&self, hand: &Products) -> Vec<Phrase> {
        hand.each().map(|(product, count)| copies(self.say_product_card(product), count)).collect()
    }

    fn sources(&self, hand: &Sources) -> Vec<Phrase> {
        hand.each().map(|(source, count)| copies(self.say_source_card(source), count)).collect()
    }
}

/// Several cards with the same face as one entry of a list.
fn copies(card: Phrase, count: u8) -> Phrase {
    match count {
        1 => card,
        _ => Phrase::new("card-copies").with("count", count).with("card", card),
    }
}
