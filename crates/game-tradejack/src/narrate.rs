//! TradeJack as sentences to be: keys of the locale files and what fills their gaps.

mod cards;
mod event;
mod situation;
mod table;

use ecotable_kernel::{Narrate, Phrase};

use crate::action::Action;
use crate::event::Event;
use crate::game::TradeJack;
use crate::refusal::Refusal;
use crate::view::View;

impl Narrate for TradeJack {
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
        match action {
            Action::Pass => Phrase::new("action-pass"),
            Action::Bid(amount) => Phrase::new("action-bid").with("amount", amount),
            Action::StartSet(product) => {
                Phrase::new("action-start-set").with("product", self.say_product(product))
            }
            Action::Offload(product) => {
                Phrase::new("action-offload").with("product", self.say_product(product))
            }
            Action::Confirm => Phrase::new("action-confirm"),
            Action::UseSource(source) => {
                Phrase::new("action-use-source").with("source", self.say_source(source))
            }
            Action::First(card) => Phrase::new("action-first").with("number", i64::from(card) + 1),
            Action::Reset => Phrase::new("action-reset"),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        let with_product = |key, product| Phrase::new(key).with("product", self.say_product(product));
        match *refusal {
            Refusal::NotYourBid => Phrase::new("refusal-not-your-bid"),
            Refusal::BidTooLow { high } => Phrase::new("refusal-bid-too-low").with("high", high),
            Refusal::BidAboveCapital { capital } => {
                Phrase::new("refusal-bid-above-capital").with("capital", capital)
            }
            Refusal::NoChoiceOfSource => Phrase::new("refusal-no-choice-of-source"),
            Refusal::EqualSources => Phrase::new("refusal-equal-sources"),
            Refusal::NotInProduction => Phrase::new("refusal-not-in-production"),
            Refusal::AlreadyConfirmed => Phrase::new("refusal-already-confirmed"),
            Refusal::NoSuchProduct { product } => with_product("refusal-no-such-product", product),
            Refusal::NoSourceOfColour { product } => with_product("refusal-no-source-of-colour", product),
            Refusal::NoSuchSource { card } => {
                Phrase::new("refusal-no-such-source").with("source", self.say_source(card))
            }
            Refusal::OtherColour { product } => with_product("refusal-other-colour", product),
            Refusal::Banned => Phrase::new("refusal-banned"),
            Refusal::Offloading => Phrase::new("refusal-offloading"),
            Refusal::SellingSets => Phrase::new("refusal-selling-sets"),
            Refusal::NoOffloadingWithCo2 => Phrase::new("refusal-no-offloading-with-co2"),
            Refusal::SetUnfinished => Phrase::new("refusal-set-unfinished"),
            Refusal::NoSetStarted => Phrase::new("refusal-no-set-started"),
            Refusal::NothingStaged => Phrase::new("refusal-nothing-staged"),
        }
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        self.say_table(view)
    }
}
