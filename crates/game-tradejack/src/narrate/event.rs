//! What happened, as sentences to be.

use ecotable_kernel::{Arg, PerSeat, Phrase, Seat};

use crate::cards::{AwardKind, DemandFace, DemandId, Product, Source};
use crate::event::{Decider, Deck, Event, Sale};
use crate::game::TradeJack;

impl TradeJack {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::RoundBegan { round, of, first } => {
                Phrase::new("event-round-began").with("round", *round).with("of", *of).with("first", *first)
            }
            Event::DemandRevealed { card } | Event::RegulationRevealed { card } => self.revealed(*card),
            Event::ProductsDealt { seat, count } => by("event-products-dealt", *seat).with("count", *count),
            Event::ProductsDrawn { seat, products } => {
                by("event-products-drawn", *seat).with("products", self.products(products))
            }
            Event::DeckReshuffled { deck } => Phrase::new(reshuffled_key(*deck)),
            Event::SourcesDrawn { revealer, count } => {
                by("event-sources-drawn", *revealer).with("count", *count)
            }
            Event::SourcesSeen { revealer, sources } => self.seen(*revealer, *sources),
            Event::SourceRevealed { revealer, card } => {
                by("event-source-revealed", *revealer).with("source", self.say_source_card(*card))
            }
            Event::BannedSourceDiscarded { card } => self.about("event-banned-source-discarded", *card),
            Event::BidMade { seat, amount } => by("event-bid-made", *seat).with("amount", *amount),
            Event::Passed { seat } => by("event-passed", *seat),
            Event::PassedAutomatically { seat } => by("event-passed-automatically", *seat),
            Event::SourceSold { seat, card, price } => {
                self.about("event-source-sold", *card).with("seat", *seat).with("price", *price)
            }
            Event::SourceUnsold { card } => self.about("event-source-unsold", *card),
            Event::ProductionBegan => Phrase::new("event-production-began"),
            Event::SetStarted { seat, product } => self.product("event-set-started", *seat, *product),
            Event::SetStaged { seat, product, card } => {
                self.set("event-set-staged", *seat, (*product, *card))
            }
            Event::OffloadStaged { seat, product } => self.product("event-offload-staged", *seat, *product),
            Event::StagingReset { seat } => by("event-staging-reset", *seat),
            Event::Confirmed { seat } => by("event-confirmed", *seat),
            Event::DirtySetRevealed { seat, product, card } => {
                self.set("event-dirty-set-revealed", *seat, (*product, *card))
            }
            Event::CleanSetRevealed { seat, product, card } => {
                self.set("event-clean-set-revealed", *seat, (*product, *card))
            }
            Event::Co2Rose { tokens, tracker, limit } => co2_rose(*tokens, *tracker, *limit),
            Event::AllLost => Phrase::new("event-all-lost"),
            Event::SetSold { seat, product, card, sale } => {
                with_sale(self.set("event-set-sold", *seat, (*product, *card)), sale)
            }
            Event::ProductsOffloaded { seat, products, income } => {
                self.offloaded(*seat, products).with("income", *income)
            }
            Event::IncomeReceived { seat, income, capital } => {
                by("event-income-received", *seat).with("income", *income).with("capital", *capital)
            }
            Event::AwardWon { seat, card, points, compared, decided_by } => by(won_key(*decided_by), *seat)
                .with("award", self.demand_name(*card))
                .with("points", *points)
                .with("what", self.say_counted(*card))
                .with("compared", self.compared(*card, compared)),
            Event::AwardUnclaimed { card } => self.unclaimed(*card),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }

    fn unclaimed(&self, card: DemandId) -> Phrase {
        Phrase::new("event-award-unclaimed").with("award", self.demand_name(card))
    }

    /// A card that joins the row or comes into force.
    fn revealed(&self, card: DemandId) -> Phrase {
        match self.demand_face(card) {
            Some(DemandFace::Award(award)) => Phrase::new("event-award-revealed")
                .with("award", self.demand_name(card))
                .with("points", award.points),
            Some(DemandFace::Regulation { bans }) => {
                Phrase::new("event-regulation-revealed").with("source", self.banned_name(bans))
            }
            _ => Phrase::new("event-trend-revealed").with("trend", self.demand_name(card)),
        }
    }

    fn seen(&self, revealer: Seat, [first, second]: [Source; 2]) -> Phrase {
        let seen = by("event-sources-seen", revealer).with("first", self.say_source_card(first));
        seen.with("second", self.say_source_card(second))
    }

    /// What was compared for an award: who qualified, and with which number where numbers decide.
    fn compared(&self, card: DemandId, compared: &PerSeat<Option<u16>>) -> Vec<Phrase> {
        let alternative = AwardKind::ExclusivelyAlternative;
        let by_number =
            !matches!(self.demand_face(card), Some(DemandFace::Award(award)) if award.kind == alternative);
        let qualified = (0u8..).map(Seat).zip(compared).filter_map(|(seat, number)| Some((seat, (*number)?)));
        qualified
            .map(|(seat, number)| match by_number {
                true => by("compared-number", seat).with("number", number),
                false => by("player", seat),
            })
            .collect()
    }

    fn offloaded(&self, seat: Seat, products: &[Product]) -> Phrase {
        by("event-products-offloaded", seat).with("products", self.products(products))
    }

    fn products(&self, products: &[Product]) -> Vec<Phrase> {
        products.iter().map(|&product| self.say_product(product)).collect()
    }

    fn about(&self, key: &'static str, source: Source) -> Phrase {
        Phrase::new(key).with("source", self.say_source(source))
    }

    fn set(&self, key: &'static str, seat: Seat, (product, source): (Product, Source)) -> Phrase {
        self.product(key, seat, product).with("source", self.say_source(source))
    }

    fn product(&self, key: &'static str, seat: Seat, product: Product) -> Phrase {
        by(key, seat).with("product", self.say_product(product))
    }
}

/// The rule that an event applies.
pub(super) fn rule_of(event: &Event) -> &'static str {
    match event {
        Event::RoundBegan { .. } | Event::DemandRevealed { .. } => "TJ-3.1",
        Event::RegulationRevealed { .. } => "TJ-3.2",
        Event::ProductsDealt { .. } | Event::ProductsDrawn { .. } => "TJ-4.1",
        Event::DeckReshuffled { .. } => "TJ-8.3",
        Event::SourcesDrawn { .. } => "TJ-5.2",
        Event::SourcesSeen { .. } => "TJ-5.3",
        Event::SourceRevealed { .. } => "TJ-5.6",
        Event::BannedSourceDiscarded { .. } => "TJ-5.5",
        Event::BidMade { .. } => "TJ-5.8",
        Event::Passed { .. } => "TJ-5.7",
        Event::PassedAutomatically { .. } => "TJ-5.10",
        Event::SourceSold { .. } => "TJ-5.13",
        Event::SourceUnsold { .. } => "TJ-5.14",
        Event::ProductionBegan => "TJ-6.1",
        Event::SetStarted { .. } => "TJ-6.3",
        Event::SetStaged { .. } => "TJ-6.4",
        Event::OffloadStaged { .. } => "TJ-6.8",
        Event::StagingReset { .. } => "TJ-6.12",
        Event::Confirmed { .. } => "TJ-6.11",
        Event::CleanSetRevealed { .. } => "TJ-7.1",
        Event::SetSold { .. } | Event::IncomeReceived { .. } => "TJ-7.2",
        Event::ProductsOffloaded { .. } => "TJ-7.7",
        Event::AwardWon { decided_by, .. } => tie_rule(*decided_by),
        Event::AwardUnclaimed { .. } => "TJ-7.14",
        Event::GameEnded => "TJ-9.1",
        Event::DirtySetRevealed { .. } | Event::Co2Rose { .. } => "TJ-10.5",
        Event::AllLost => "TJ-10.6",
    }
}

/// The rule by which an award was decided.
fn tie_rule(decided_by: Decider) -> &'static str {
    match decided_by {
        Decider::Most => "TJ-7.14",
        Decider::FewerAwards => "TJ-7.15",
        Decider::LessCapital => "TJ-7.16",
        Decider::CloserToFirst => "TJ-7.17",
    }
}

/// A sentence about what a seat did.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn co2_rose(tokens: u8, tracker: u8, limit: u8) -> Phrase {
    Phrase::new("event-co2-rose").with("tokens", tokens).with("tracker", tracker).with("limit", limit)
}

/// How the income of a set came about: each trend that changed its Green Credits is one step.
fn with_sale(sold: Phrase, sale: &Sale) -> Phrase {
    let mut steps = sale.credits.iter().copied();
    let printed = Arg::from(steps.next().unwrap_or(0));
    let credits = steps.fold(printed, |before, after| {
        Phrase::new("credits-step").with("before", before).with("after", after).into()
    });
    sold.with("value", sale.value)
        .with("bonus", sale.bonus)
        .with("credits", credits)
        .with("income", sale.income)
}

fn reshuffled_key(deck: Deck) -> &'static str {
    match deck {
        Deck::Products => "event-products-reshuffled",
        Deck::Sources => "event-sources-reshuffled",
    }
}

fn won_key(decided_by: Decider) -> &'static str {
    match decided_by {
        Decider::Most => "event-award-won-most",
        Decider::FewerAwards => "event-award-won-fewer-awards",
        Decider::LessCapital => "event-award-won-less-capital",
        Decider::CloserToFirst => "event-award-won-closer-to-first",
    }
}
