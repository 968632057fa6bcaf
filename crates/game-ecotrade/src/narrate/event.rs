//! What happened, as sentences to be.

use ecotable_kernel::{Phrase, Seat};

use super::cards::say_means;
use crate::event::{Event, Started};
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Shipment};
use crate::score::Settlement;
use crate::state::Reason;

impl EcoTrade {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::GameBegan { first } => by("event-game-began", *first),
            Event::CardsDealt { seat, count } => by("event-cards-dealt", *seat).with("count", *count),
            Event::CardsSeen { seat, cards } => {
                by("event-cards-seen", *seat).with("cards", self.shipment_cards(cards.iter().copied()))
            }
            Event::ReturnChosen { seat } => by("event-return-chosen", *seat),
            Event::CardReturned { seat, card } => self.about("event-card-returned", *seat, *card),
            Event::MarketRevealed { cards } => {
                Phrase::new("event-market-revealed").with("cards", self.shipment_cards(cards.iter().copied()))
            }
            Event::HandOpened { seat, cards } => {
                by("event-hand-opened", *seat).with("cards", self.shipment_cards(cards.iter().copied()))
            }
            Event::TurnBegan { seat, round, last } => {
                let key = if *last { "event-last-turn-began" } else { "event-turn-began" };
                by(key, *seat).with("round", *round)
            }
            Event::UpkeepGained { seat, amount } => by("event-upkeep-gained", *seat).with("amount", *amount),
            Event::ShipmentMoved { seat, slot, time } => {
                by("event-shipment-moved", *seat).with("number", i64::from(*slot) + 1).with("time", *time)
            }
            Event::ShipmentCompleted { seat, cards, growth, impact, .. } => {
                by("event-shipment-completed", *seat)
                    .with("cards", self.shipment_names(cards))
                    .with("growth", *growth)
                    .with("impact", *impact)
            }
            Event::PlatformGained { seat, amount } => {
                by("event-platform-gained", *seat).with("amount", *amount)
            }
            Event::IncidentsReshuffled => Phrase::new("event-incidents-reshuffled"),
            Event::TokensBanked { seat, amount } => by("event-tokens-banked", *seat).with("amount", *amount),
            Event::TurnEnded { seat } => by("event-turn-ended", *seat),
            Event::Passed { seat } => by("event-passed", *seat),
            Event::EndTriggered { seat, reason } => end_triggered(*seat, *reason, self.growth_limit()),
            Event::AllPassed => Phrase::new("event-all-passed"),
            Event::Settled { seat, settlement } => settled(*seat, settlement),
            Event::GameEnded => Phrase::new("event-game-ended"),
            other => self.say_deed(other),
        }
    }

    /// What a seat does with cards in its turn.
    fn say_deed(&self, event: &Event) -> Phrase {
        match event {
            Event::MarketCardTaken { seat, card, .. } => self.about("event-market-card-taken", *seat, *card),
            Event::MarketRefilled { card, .. } => {
                Phrase::new("event-market-refilled").with("card", self.say_shipment_card(*card))
            }
            Event::DeckCardTaken { seat, price } => by("event-deck-card-taken", *seat).with("price", *price),
            Event::CardDrawn { seat, card } => {
                by("event-card-drawn", *seat).with("card", self.say_shipment_card(*card))
            }
            Event::ShipmentPlanned { seat, card } => self.about("event-shipment-planned", *seat, *card),
            Event::CardAdded { seat, card } => self.about("event-card-added", *seat, *card),
            Event::CombiningDone { seat } => by("event-combining-done", *seat),
            Event::TopChosen { seat, card } => self.about("event-top-chosen", *seat, *card),
            Event::ShipmentStarted { seat, shipment, .. } => self.started(*seat, shipment),
            Event::IncidentRevealed { seat, incident, affects } => {
                let key = if *affects { "event-incident-revealed" } else { "event-incident-elsewhere" };
                by(key, *seat).with("incident", self.say_incident_card(*incident))
            }
            Event::IncidentKept { seat, incident } => self.incident("event-incident-kept", *seat, *incident),
            Event::IncidentDiscarded { seat, incident } => {
                self.incident("event-incident-discarded", *seat, *incident)
            }
            Event::IncidentApplied { seat, shipment, .. } => {
                numbers(by("event-incident-applied", *seat), shipment)
            }
            Event::DevelopmentBought { seat, card, cost } => {
                self.bought("event-development-bought", *seat, *card).with("cost", *cost)
            }
            Event::LevelBought { seat, card, level, cost } => self
                .bought("event-level-bought", *seat, *card)
                .with("level", level.number())
                .with("cost", *cost),
            Event::LevelAdvanced { seat, card, level, cost } => self
                .bought("event-level-advanced", *seat, *card)
                .with("level", level.number())
                .with("cost", *cost),
            _ => Phrase::new("event-game-ended"),
        }
    }

    fn about(&self, key: &'static str, seat: Seat, card: Shipment) -> Phrase {
        by(key, seat).with("card", self.say_shipment(card))
    }

    fn incident(&self, key: &'static str, seat: Seat, incident: Incident) -> Phrase {
        by(key, seat).with("incident", self.say_incident(incident))
    }

    fn bought(&self, key: &'static str, seat: Seat, card: Development) -> Phrase {
        by(key, seat).with("card", self.say_development(card))
    }

    fn started(&self, seat: Seat, shipment: &Started) -> Phrase {
        let line = by("event-shipment-started", seat)
            .with("cards", self.shipment_names(&shipment.cards))
            .with("means", say_means(shipment.means));
        numbers(line, shipment)
    }
}

/// The rule that an event applies.
pub(super) fn rule_of(event: &Event) -> &'static str {
    match event {
        Event::GameBegan { .. } => "ET-2.3",
        Event::CardsDealt { .. } | Event::CardsSeen { .. } => "ET-2.5",
        Event::ReturnChosen { .. } | Event::CardReturned { .. } => "ET-2.6",
        Event::MarketRevealed { .. } => "ET-2.7",
        Event::HandOpened { .. } => "ET-3.9.6",
        Event::TurnBegan { last, .. } => {
            if *last {
                "ET-6.7"
            } else {
                "ET-1.1"
            }
        }
        Event::UpkeepGained { .. } => "ET-3.3.1",
        Event::ShipmentMoved { .. } | Event::ShipmentCompleted { .. } => "ET-3.3.2",
        Event::MarketCardTaken { .. } | Event::MarketRefilled { .. } => "ET-3.4.1",
        Event::PlatformGained { .. } => "ET-4.8",
        Event::DeckCardTaken { .. } | Event::CardDrawn { .. } => "ET-3.4.2",
        Event::ShipmentPlanned { .. } => "ET-3.4.3",
        Event::CardAdded { .. } | Event::CombiningDone { .. } => "ET-3.5.4",
        Event::TopChosen { .. } => "ET-3.2.5",
        Event::ShipmentStarted { .. } => "ET-3.6.1",
        Event::IncidentsReshuffled | Event::IncidentRevealed { .. } => "ET-3.8.1",
        Event::IncidentKept { .. } | Event::IncidentDiscarded { .. } => "ET-3.2.6",
        Event::IncidentApplied { .. } => "ET-4.3.4",
        Event::DevelopmentBought { .. } => "ET-4.6",
        Event::LevelBought { .. } | Event::LevelAdvanced { .. } => "ET-4.7",
        Event::TokensBanked { .. } => "ET-4.1.5",
        Event::TurnEnded { .. } => "ET-3.4.7",
        Event::Passed { .. } => "ET-4.9",
        Event::EndTriggered { reason: Reason::Limit, .. } => "ET-3.7.1",
        Event::EndTriggered { reason: Reason::Supply, .. } => "ET-3.7.2",
        Event::AllPassed => "ET-3.7.5",
        Event::Settled { .. } => "ET-5.1.7",
        Event::GameEnded => "ET-5.1.8",
    }
}

/// A sentence about what a seat did.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn numbers(line: Phrase, shipment: &Started) -> Phrase {
    line.with("time", shipment.time).with("growth", shipment.growth).with("impact", shipment.impact)
}

fn end_triggered(seat: Seat, reason: Reason, limit: u16) -> Phrase {
    match reason {
        Reason::Limit => by("event-limit-reached", seat).with("limit", limit),
        Reason::Supply => by("event-supply-ended", seat),
    }
}

/// How a score came about, in one sentence.
fn settled(seat: Seat, settlement: &Settlement) -> Phrase {
    let reduction = settlement.trios + settlement.majorities + settlement.levels;
    by("event-settled", seat)
        .with("growth", settlement.growth)
        .with("unfinished", settlement.unfinished)
        .with("raw", settlement.raw_impact)
        .with("reduction", reduction)
        .with("impact", settlement.final_impact)
        .with("penalty", settlement.penalty)
        .with("bonus", settlement.bonus)
        .with("score", settlement.score)
}
