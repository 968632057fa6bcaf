//! Sentences to be: keys of the locale files and what fills their gaps.

mod event;
mod names;
mod table;

use ecotable_kernel::{Narrate, Phrase};

use crate::action::Action;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::refusal::Refusal;
use crate::view::View;

impl Narrate for PlasticRace {
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
            Action::Continue(section, None) => self.over("action-continue", section),
            Action::Continue(section, Some(colour)) => self.over_in("action-continue-in", section, colour),
            Action::Step(card, section, None) => {
                self.over("action-step", section).with("card", self.say_card(card))
            }
            Action::Step(card, section, Some(colour)) => {
                self.over_in("action-step-in", section, colour).with("card", self.say_card(card))
            }
            Action::ShortcutStep(card, section) => {
                self.over("action-shortcut-step", section).with("card", self.say_card(card))
            }
            Action::PairStep(section, None) => self.over("action-pair-step", section),
            Action::PairStep(section, Some(colour)) => self.over_in("action-pair-step-in", section, colour),
            Action::DoubleStep(section, None) => self.over("action-double-step", section),
            Action::DoubleStep(section, Some(colour)) => {
                self.over_in("action-double-step-in", section, colour)
            }
            Action::Effect(card) => Phrase::new("action-effect").with("card", self.say_card(card)),
            Action::SellBin(bin) => Phrase::new("action-sell-bin").with("bin", Self::say_bin(bin)),
            Action::ChooseLight(light) => {
                Phrase::new("action-choose-light").with("place", self.say_light(light))
            }
            Action::SpendCard(card) => Phrase::new("action-spend-card").with("card", self.say_card(card)),
            Action::PayUnit(card) => Phrase::new("action-pay-unit").with("card", self.say_card(card)),
            Action::PickDie(section) => self.over("action-pick-die", section),
            Action::PlaceDie(section) => self.over("action-place-die", section),
            Action::DieColour(colour) => {
                Phrase::new("action-die-colour").with("colour", Self::say_colour(colour))
            }
            Action::PickToken(section) => self.over("action-pick-token", section),
            Action::PlaceWorks(section) => self.over("action-place-works", section),
            Action::PlaceOneWay(section) => self.over("action-place-one-way", section),
            Action::OneWayDirection(direction) => {
                Phrase::new(format!("action-direction-{}", direction.word().replace('_', "-")))
            }
            Action::PickSeat(seat) => Phrase::new("action-pick-seat").with("seat", seat),
            Action::AskFor(wanted) => Phrase::new("action-ask-for").with("wanted", Self::say_wanted(wanted)),
            Action::GiveCard(card) => Phrase::new("action-give-card").with("card", self.say_card(card)),
            Action::SwapOwn(card) => Phrase::new("action-swap-own").with("card", self.say_card(card)),
            Action::SwapTheirs(card) => Phrase::new("action-swap-theirs").with("card", self.say_card(card)),
            Action::Remove(section) => self.over("action-remove", section),
            Action::Reverse(section) => self.over("action-reverse", section),
            Action::Pass(section) => self.over("action-pass", section),
            Action::RouteOverflow(route) => {
                Phrase::new("action-route-overflow").with("route", self.say_route(route))
            }
            Action::Discard(card) => Phrase::new("action-discard").with("card", self.say_card(card)),
            Action::PoliceToken => Phrase::new("action-police-token"),
            Action::Collect => Phrase::new("action-collect"),
            Action::EndTurn => Phrase::new("action-end-turn"),
            Action::PayPair => Phrase::new("action-pay-pair"),
            Action::Use => Phrase::new("action-use"),
            Action::Skip => Phrase::new("action-skip"),
            Action::LetPass => Phrase::new("action-let-pass"),
            Action::Puncture => Phrase::new("action-puncture"),
            Action::Refill => Phrase::new("action-refill"),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Phrase {
        let card = |key, card| Phrase::new(key).with("card", self.say_card(card));
        match *refusal {
            Refusal::NotAsked => Phrase::new("refusal-not-asked"),
            Refusal::OtherDecision => Phrase::new("refusal-other-decision"),
            Refusal::MustGoOn => Phrase::new("refusal-must-go-on"),
            Refusal::MovementOver => Phrase::new("refusal-movement-over"),
            Refusal::NoOpenPlay => Phrase::new("refusal-no-open-play"),
            Refusal::NotInHand(which) => card("refusal-not-in-hand", which),
            // Only who names a card by its id meets this.
            Refusal::EqualFace(which) => {
                Phrase::new("refusal-equal-face").with("id", which.to_string().as_str())
            }
            Refusal::NotAtTruck(section) => self.over("refusal-not-at-truck", section),
            Refusal::PrintedDirection(section) => self.over("refusal-printed-direction", section),
            Refusal::Closed(section) => self.over("refusal-closed", section),
            Refusal::DrivenAlready(section) => self.over("refusal-driven-already", section),
            Refusal::DoubleLane(section) => self.over("refusal-double-lane", section),
            Refusal::NoDoubleLane(section) => self.over("refusal-no-double-lane", section),
            Refusal::WrongColour(section) => self.over("refusal-wrong-colour", section),
            Refusal::ColourWanted(section) => self.over("refusal-colour-wanted", section),
            Refusal::ColourGiven(section) => self.over("refusal-colour-given", section),
            Refusal::TooFewCards => Phrase::new("refusal-too-few-cards"),
            Refusal::Unpayable => Phrase::new("refusal-unpayable"),
            Refusal::NoEffect(which) => card("refusal-no-effect", which),
            Refusal::NoShortcut(which) => card("refusal-no-shortcut", which),
            Refusal::NeedsBoth(which) => card("refusal-needs-both", which),
            Refusal::Idle(effect) => Phrase::new("refusal-idle").with("effect", Self::say_effect(effect)),
            Refusal::NoPoliceToken => Phrase::new("refusal-no-police-token"),
            Refusal::NotOnBin => Phrase::new("refusal-not-on-bin"),
            Refusal::NotDriven => Phrase::new("refusal-not-driven"),
            Refusal::HasBin => Phrase::new("refusal-has-bin"),
            Refusal::Punctured => Phrase::new("refusal-punctured"),
            Refusal::NotSellable(bin) => Phrase::new("refusal-not-sellable").with("number", bin),
            Refusal::HandTooLarge => Phrase::new("refusal-hand-too-large"),
            Refusal::NoPuncture => Phrase::new("refusal-no-puncture"),
            Refusal::ForbiddenSite => Phrase::new("refusal-forbidden-site"),
            Refusal::ForbiddenDie(_) => Phrase::new("refusal-forbidden-die"),
            Refusal::SameColour => Phrase::new("refusal-same-colour"),
            Refusal::RestUnpayable => Phrase::new("refusal-rest-unpayable"),
            Refusal::ForbiddenSeat(seat, _) => Phrase::new("refusal-forbidden-seat").with("seat", seat),
            Refusal::NoMatch(which) => card("refusal-no-match", which),
            Refusal::ForbiddenPolice => Phrase::new("refusal-forbidden-police"),
            Refusal::ForbiddenRoute => Phrase::new("refusal-forbidden-route"),
        }
    }

    fn table(&self, view: &View) -> Vec<Phrase> {
        self.say_table(view)
    }
}
