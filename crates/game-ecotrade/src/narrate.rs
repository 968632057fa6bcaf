//! EcoTrade as sentences to be: keys of the locale files and what fills their gaps.

mod cards;
mod event;
mod situation;
mod table;

use ecotable_kernel::{Narrate, Phrase};

use crate::action::Action;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::refusal::Refusal;
use crate::view::View;

impl Narrate for EcoTrade {
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];

    fn situation(&self, view: &View) -> Phrase {
        self.say_situation(view)
    }

    fn event(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn event_rule(event: &Event) -> Option<&'static str> {
        Some(event::rule_of(event))
    }

    fn action(&self, action: Action) -> Phrase {
        let hand = |key, slot| Phrase::new(key).with("card", say_slot("card-in-hand", slot));
        match action {
            Action::ReturnCard(card) => hand("action-return-card", card),
            Action::TakeMarket(card) => {
                Phrase::new("action-take-market").with("card", say_slot("card-on-market", card))
            }
            Action::TakeDeck => Phrase::new("action-take-deck"),
            Action::StartWith(card) => hand("action-start-with", card),
            Action::AddCard(card) => hand("action-add-card", card),
            Action::DoneCombining => Phrase::new("action-done-combining"),
            Action::TopCard(card) => hand("action-top-card", card),
            Action::By(means) => Phrase::new(format!("action-{}", means.as_str())),
            Action::KeepIncident => Phrase::new("action-keep-incident"),
            Action::RedrawIncident => Phrase::new("action-redraw-incident"),
            Action::Buy(card) => Phrase::new("action-buy")
                .with("card", self.say_development(card))
                .with("cost", self.price(card, None)),
            Action::BuyLevel(card, level) => Phrase::new("action-buy-level")
                .with("card", self.say_development(card))
                .with("level", level.number())
                .with("cost", self.price(card, Some(level))),
            Action::AdvanceTo(card, level) => Phrase::new("action-advance-to")
                .with("card", self.say_development(card))
                .with("level", level.number()),
            Action::Bank => Phrase::new("action-bank"),
            Action::EndTurn => Phrase::new("action-end-turn"),
            Action::Pass => Phrase::new("action-pass"),
        }
    }

    fn choice(&self, view: &View, action: Action) -> Phrase {
        let held = |slot: u8| *view.own.as_ref()?.hand.get(usize::from(slot))?;
        let on_market = |slot: u8| *view.market.get(usize::from(slot))?;
        let (key, card) = match action {
            Action::ReturnCard(slot) => ("action-return-card", held(slot)),
            Action::TakeMarket(slot) => ("action-take-market", on_market(slot)),
            Action::StartWith(slot) => ("action-start-with", held(slot)),
            Action::AddCard(slot) => ("action-add-card", held(slot)),
            Action::TopCard(slot) => ("action-top-card", held(slot)),
            _ => return self.action(action),
        };
        match card {
            Some(card) => Phrase::new(key).with("card", self.say_route(card)),
            None => self.action(action),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        let about = |key, card| Phrase::new(key).with("card", self.say_development(card));
        match *refusal {
            Refusal::NotAskedNow => Phrase::new("refusal-not-asked-now"),
            Refusal::NoCardInHandSlot { slot: card } => say_slot("refusal-no-card-in-hand-slot", card),
            Refusal::MainActionDone => Phrase::new("refusal-main-action-done"),
            Refusal::HandFull => Phrase::new("refusal-hand-full"),
            Refusal::MarketSlotEmpty { slot: card } => say_slot("refusal-market-slot-empty", card),
            Refusal::DeckEmpty => Phrase::new("refusal-deck-empty"),
            Refusal::CannotPayDeck => Phrase::new("refusal-cannot-pay-deck"),
            Refusal::NoToken => Phrase::new("refusal-no-token"),
            Refusal::NoFreeSlot => Phrase::new("refusal-no-free-slot"),
            Refusal::AlreadyInShipment { slot: card } => say_slot("refusal-already-in-shipment", card),
            Refusal::TooMuchQuantity { quantity } => {
                Phrase::new("refusal-too-much-quantity").with("quantity", quantity)
            }
            Refusal::RegionsApart => Phrase::new("refusal-regions-apart"),
            Refusal::NoCommonMeans => Phrase::new("refusal-no-common-means"),
            Refusal::NoTopCard { slot: card } => say_slot("refusal-no-top-card", card),
            Refusal::MeansNotShown { means } => {
                Phrase::new(format!("refusal-means-not-shown-{}", means.as_str()))
            }
            Refusal::OtherVersion => Phrase::new("refusal-other-version"),
            Refusal::BoughtAlready => Phrase::new("refusal-bought-already"),
            Refusal::OwnedAlready { card } => about("refusal-owned-already", card),
            Refusal::CannotPay { cost, growth } => {
                Phrase::new("refusal-cannot-pay").with("cost", cost).with("growth", growth)
            }
            Refusal::AdvancedAlready => Phrase::new("refusal-advanced-already"),
            Refusal::NotOwned { card } => about("refusal-not-owned", card),
            Refusal::BoughtThisTurn { card } => about("refusal-bought-this-turn", card),
            Refusal::LevelNotHigher { level } => Phrase::new("refusal-level-not-higher").with("level", level),
            Refusal::NothingToBank => Phrase::new("refusal-nothing-to-bank"),
            Refusal::NothingDone => Phrase::new("refusal-nothing-done"),
            Refusal::MainActionOwed => Phrase::new("refusal-main-action-owed"),
            Refusal::NotAPass => Phrase::new("refusal-not-a-pass"),
        }
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        self.say_table(view)
    }
}

/// Something about a slot by its number, which people count from 1.
fn say_slot(key: &'static str, slot: u8) -> Phrase {
    Phrase::new(key).with("number", i64::from(slot) + 1)
}
