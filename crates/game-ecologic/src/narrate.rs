//! Ecologic as sentences to be: keys of the locale files and what fills their gaps.

mod cards;
mod event;
mod refusal;
mod rule;
mod situation;
mod table;

use std::borrow::Cow;

use ecotable_kernel::{Narrate, Phrase};

use crate::action::Action;
use crate::cards::Kind;
use crate::config::Edition;
use crate::event::Event;
use crate::game::Ecologic;
use crate::refusal::Refusal;
use crate::view::View;

impl Ecologic {
    /// The key of a sentence that names what the editions call differently: money, environment points, land, territories.
    fn in_edition(&self, key: impl Into<Cow<'static, str>>) -> Cow<'static, str> {
        let key = key.into();
        match self.edition() {
            Edition::Ed1 => format!("{key}-ed1").into(),
            Edition::Ed2 => key,
        }
    }

    /// Adds a cell to a sentence: as a number, and in words as the edition and the sentence need them, such as `at`, `to`
    /// or `from` a hex or a sector.
    fn cell(&self, phrase: Phrase, needed: &str, cell: u8) -> Phrase {
        let place = Phrase::new(self.in_edition(format!("cell-{needed}"))).with("cell", cell);
        phrase.with("cell", cell).with("place", place)
    }
}

impl Narrate for Ecologic {
    const LOCALES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../locales/en.ftl")), ("ru", include_str!("../locales/ru.ftl"))];

    fn situation(&self, view: &View) -> Phrase {
        self.say_situation(view)
    }

    fn event(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn event_rule(event: &Event) -> Option<&'static str> {
        Some(rule::rule_of(event))
    }

    fn action(&self, action: Action) -> Phrase {
        let plain = |key: &str| Phrase::new(format!("action-{key}"));
        let with_kind = |key: &str, kind: Kind| typed(&format!("action-{key}"), kind);
        match action {
            Action::Pass => plain("pass"),
            Action::Keep => plain("keep"),
            Action::Buy => plain("buy"),
            Action::Veto => plain("veto"),
            Action::Pay => plain("pay"),
            Action::Accept => plain("accept"),
            Action::Draw => plain("draw"),
            Action::OpenToken(kind) => with_kind("open-token", kind),
            Action::BuyToken(kind) => with_kind("buy-token", kind),
            Action::OpenTad(tad) => plain("open-tad").with("tad", self.say_tad(tad)),
            Action::BuyTad(tad) => plain("buy-tad").with("tad", self.say_tad(tad)),
            Action::Seat(seat) => plain("seat").with("seat", seat),
            Action::Shift(kind, by) if by > 0 => with_kind("raise", kind).with("by", i64::from(by)),
            Action::Shift(kind, by) => with_kind("lower", kind).with("by", -i64::from(by)),
            Action::ToEnviro(amount) => plain("to-enviro").with("amount", amount),
            Action::ToMoney(amount) => plain("to-money").with("amount", amount),
            Action::Place(kind, cell) => self.cell(with_kind("place", kind), "to", cell),
            Action::Remove(kind, cell) => self.cell(with_kind("remove", kind), "from", cell),
            Action::Refinery(kind, cell) => self.cell(with_kind("refinery", kind), "at", cell),
            Action::Site(cell) => self.cell(plain("site"), "site", cell),
            Action::Token(cell, seat, kind) => {
                self.cell(with_kind("token", kind), "at", cell).with("seat", seat)
            }
            Action::Card(card) => plain("card").with("card", self.say_initiative_card(card)),
            Action::Bid(amount) => plain("bid").with("amount", amount),
            Action::Propose(seat, deal) => {
                let (give, take) = (self.say_side(&deal.give), self.say_side(&deal.take));
                plain("propose").with("seat", seat).with("give", give).with("take", take)
            }
            Action::Counter(deal) => {
                let (give, take) = (self.say_side(&deal.give), self.say_side(&deal.take));
                plain("counter").with("give", give).with("take", take)
            }
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        self.say_refusal(refusal)
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        self.say_table(view)
    }
}

/// A message of its own for each type of token, so that it is one whole sentence in every language.
fn typed(key: &str, kind: Kind) -> Phrase {
    Phrase::new(format!("{key}-{}", kind.word()))
}
