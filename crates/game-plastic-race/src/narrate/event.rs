//! Events as sentences to be.

use ecotable_kernel::{Phrase, Seat};

use crate::event::Event;
use crate::game::PlasticRace;

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

impl PlasticRace {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        self.say_drive(event)
            .or_else(|| self.say_board(event))
            .or_else(|| self.say_hands(event))
            .unwrap_or_else(|| self.say_bins(event))
    }

    /// Turns, cards played and sections driven.
    fn say_drive(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::LightChosen { seat, light } => {
                by("event-light-chosen", seat).with("place", self.say_light(light))
            }
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", round),
            Event::TurnBegan { seat } => by("event-turn-began", seat),
            Event::TurnEnded { seat } => by("event-turn-ended", seat),
            Event::CardPlayed { seat, card } => {
                by("event-card-played", seat).with("card", self.say_card(card))
            }
            Event::ShortcutPlayed { seat, card } => {
                by("event-shortcut-played", seat).with("card", self.say_card(card))
            }
            Event::PaymentBegan { seat, section, colour, .. } => {
                self.over_in("event-payment-began", section, colour).with("seat", seat)
            }
            Event::PairOffered { seat } => by("event-pair-offered", seat),
            Event::CardSpent { seat, card } => by("event-card-spent", seat).with("card", self.say_card(card)),
            Event::Drove { seat, section, ref to, colour } => {
                let key = if colour.is_some() { "event-drove" } else { "event-drove-colourless" };
                let phrase = self.over(key, section).with("seat", seat).with("place", self.say_node(to));
                match colour {
                    Some(colour) => phrase.with("colour", Self::say_colour(colour)),
                    None => phrase,
                }
            }
            Event::EffectPlayed { seat, card, .. } => {
                by("event-effect-played", seat).with("card", self.say_card(card))
            }
            Event::TruckReturned { seat, section, ref to } => {
                self.over("event-truck-returned", section).with("seat", seat).with("place", self.say_node(to))
            }
            Event::RewardReached { seat, reward } => {
                by("event-reward-reached", seat).with("reward", Self::say_reward(reward))
            }
            Event::RewardUsed { seat, reward } => {
                by("event-reward-used", seat).with("reward", Self::say_reward(reward))
            }
            Event::RewardSkipped { seat, reward } => {
                by("event-reward-skipped", seat).with("reward", Self::say_reward(reward))
            }
            _ => return None,
        })
    }

    /// Dice and tokens.
    fn say_board(&self, event: &Event) -> Option<Phrase> {
        let at = |key, seat: Seat, section| self.over(key, section).with("seat", seat);
        Some(match *event {
            Event::DieLifted { seat, section } => at("event-die-lifted", seat, section),
            Event::DiePicked { seat, section } => at("event-die-picked", seat, section),
            Event::DiceRolled { seat, colours: [first, second] } => by("event-dice-rolled", seat)
                .with("first", Self::say_colour(first))
                .with("second", Self::say_colour(second)),
            Event::DiePlaced { seat, section, colour } => {
                at("event-die-placed", seat, section).with("colour", Self::say_colour(colour))
            }
            Event::DieSet { seat, section, colour } => {
                at("event-die-set", seat, section).with("colour", Self::say_colour(colour))
            }
            Event::TokenPicked { seat, section } => at("event-token-picked", seat, section),
            Event::SitePicked { seat, section } => at("event-site-picked", seat, section),
            Event::WorksPlaced { seat, section, from: None } => at("event-works-placed", seat, section),
            Event::WorksPlaced { seat, section, from: Some(from) } => {
                at("event-works-moved", seat, section).with("from", self.say_section(from))
            }
            Event::OneWayPlaced { seat, section, direction, from: None } => {
                at("event-one-way-placed", seat, section).with("place", self.say_towards(section, direction))
            }
            Event::OneWayPlaced { seat, section, direction, from: Some(from) } => {
                let phrase = at("event-one-way-moved", seat, section).with("from", self.say_section(from));
                phrase.with("place", self.say_towards(section, direction))
            }
            Event::OneWayRemoved { seat, section } => at("event-one-way-removed", seat, section),
            Event::OneWayReversed { seat, section, direction } => at("event-one-way-reversed", seat, section)
                .with("place", self.say_towards(section, direction)),
            Event::PassGranted { seat, section } => at("event-pass-granted", seat, section),
            Event::PoliceTokenTaken { seat } => by("event-police-token-taken", seat),
            Event::PoliceTokenUsed { seat } => by("event-police-token-used", seat),
            Event::BoardCleared => Phrase::new("event-board-cleared"),
            _ => return None,
        })
    }

    /// The node to which a token points.
    fn say_towards(&self, section: crate::city::Section, direction: crate::colour::Direction) -> Phrase {
        self.say_node(self.city.node_id(self.city.end_of(section, direction)))
    }

    /// Cards that are drawn, discarded or change hands.
    fn say_hands(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::CardsDrawn { seat, count } => by("event-cards-drawn", seat).with("count", count),
            Event::CardsSeen { seat, ref cards } => {
                let cards: Vec<_> = cards.iter().map(|&card| self.say_card(card)).collect();
                by("event-cards-seen", seat).with("cards", cards)
            }
            Event::StreetDeckReshuffled => Phrase::new("event-street-deck-reshuffled"),
            Event::RouteDeckReshuffled => Phrase::new("event-route-deck-reshuffled"),
            Event::CardStolen { seat, from } => by("event-card-stolen", seat).with("from", from),
            Event::TargetChosen { seat, target } => by("event-target-chosen", seat).with("target", target),
            Event::Asked { seat, target, wanted } => {
                by("event-asked", seat).with("target", target).with("wanted", Self::say_wanted(wanted))
            }
            Event::CardGiven { seat, to } => by("event-card-given", seat).with("to", to),
            Event::NothingToGive { seat } => by("event-nothing-to-give", seat),
            Event::SwapOffered { seat, target } => by("event-swap-offered", seat).with("target", target),
            Event::CardsSwapped { seat, target } => by("event-cards-swapped", seat).with("target", target),
            Event::CardMoved { from, to, card } => Phrase::new("event-card-moved")
                .with("card", self.say_card(card))
                .with("from", from)
                .with("to", to),
            Event::CardDiscarded { seat, card } => {
                by("event-card-discarded", seat).with("card", self.say_card(card))
            }
            _ => return None,
        })
    }

    /// Bins, routes, the plant and the end.
    fn say_bins(&self, event: &Event) -> Phrase {
        match *event {
            Event::PlantCardDrawn { card, capacity } => Phrase::new("event-plant-card-drawn")
                .with("plant", Self::say_plant(card))
                .with("capacity", capacity),
            Event::PunctureLaid { seat, target, card } => {
                by("event-puncture-laid", seat).with("target", target).with("card", self.say_card(card))
            }
            Event::CollectAnnounced { seat, bin } => {
                by("event-collect-announced", seat).with("bin", Self::say_bin(bin))
            }
            Event::Answered { seat } => by("event-answered", seat),
            Event::Punctured { seat, by: from, card } => {
                by("event-punctured", seat).with("by", from).with("card", self.say_card(card))
            }
            Event::BinCollected { seat, bin, extra_points: 0 } => {
                by("event-bin-collected", seat).with("bin", Self::say_bin(bin))
            }
            Event::BinCollected { seat, bin, extra_points } => by("event-bin-collected-extra", seat)
                .with("bin", Self::say_bin(bin))
                .with("points", extra_points),
            Event::RewardDieRolled { seat, points, routes } => {
                by("event-reward-die-rolled", seat).with("points", points).with("routes", routes)
            }
            Event::RouteDrawn { seat } => by("event-route-drawn", seat),
            Event::RouteSeen { seat, route } => {
                by("event-route-seen", seat).with("route", self.say_route(route))
            }
            Event::RouteDiscarded { seat, route } => {
                by("event-route-discarded", seat).with("route", self.say_route(route))
            }
            Event::RouteCompleted { seat, route, points } => {
                by("event-route-completed", seat).with("route", self.say_route(route)).with("points", points)
            }
            Event::BinSold { seat, bin, points, capacity } => {
                let phrase = by("event-bin-sold", seat).with("bin", Self::say_bin(bin));
                phrase.with("points", points).with("capacity", capacity)
            }
            Event::BonusTaken { seat } => by("event-bonus-taken", seat),
            Event::EndTriggered { seat, last_round } => {
                by("event-end-triggered", seat).with("round", last_round)
            }
            _ => Phrase::new("event-game-ended"),
        }
    }
}

/// The rule that an event applies.
pub(super) const fn rule_of(event: &Event) -> &'static str {
    match event {
        Event::PlantCardDrawn { .. } => "PR-2.6",
        Event::LightChosen { .. } => "PR-2.4",
        Event::RoundBegan { .. } => "PR-2.9",
        Event::TurnBegan { .. } => "PR-3.2",
        Event::CardPlayed { .. } | Event::CardSpent { .. } => "PR-3.3",
        Event::PaymentBegan { units: 0, .. } => "PR-R11",
        Event::PaymentBegan { .. } | Event::PairOffered { .. } => "PR-3.5",
        Event::Drove { .. } => "PR-3.4",
        Event::EffectPlayed { effect, .. } => effect.rule(),
        Event::TargetChosen { .. } => "PR-3.6",
        Event::RewardReached { .. } | Event::RewardUsed { .. } | Event::RewardSkipped { .. } => "PR-4.13",
        Event::DieLifted { .. } | Event::DiceRolled { .. } | Event::DiePlaced { .. } => "PR-4.1",
        Event::DiePicked { .. } | Event::DieSet { .. } => "PR-4.2",
        Event::TokenPicked { .. } | Event::SitePicked { .. } => "PR-3.7",
        Event::WorksPlaced { .. } => "PR-4.8",
        Event::OneWayPlaced { .. } => "PR-4.9",
        Event::ShortcutPlayed { .. } => "PR-4.10",
        Event::OneWayRemoved { .. }
        | Event::OneWayReversed { .. }
        | Event::PassGranted { .. }
        | Event::PoliceTokenUsed { .. } => "PR-4.11",
        Event::PoliceTokenTaken { .. } => "PR-R50",
        Event::CardStolen { .. } => "PR-4.3",
        Event::Asked { .. } | Event::CardGiven { .. } | Event::NothingToGive { .. } => "PR-4.4",
        Event::SwapOffered { .. } | Event::CardsSwapped { .. } => "PR-4.5",
        Event::CardMoved { .. } => "PR-3.9",
        Event::CollectAnnounced { .. } | Event::Answered { .. } => "PR-3.11",
        Event::PunctureLaid { .. } | Event::Punctured { .. } | Event::TruckReturned { .. } => "PR-4.12",
        Event::StreetDeckReshuffled => "PR-4.14",
        Event::RouteDrawn { .. }
        | Event::RouteSeen { .. }
        | Event::RouteDiscarded { .. }
        | Event::RouteCompleted { .. }
        | Event::RouteDeckReshuffled => "PR-4.15",
        Event::BinCollected { .. }
        | Event::RewardDieRolled { .. }
        | Event::BinSold { .. }
        | Event::BoardCleared
        | Event::BonusTaken { .. } => "PR-4.16",
        Event::CardsDrawn { .. } | Event::CardsSeen { .. } => "PR-1.2",
        Event::TurnEnded { .. } | Event::CardDiscarded { .. } => "PR-3.8",
        Event::EndTriggered { .. } => "PR-5.1",
        Event::GameEnded => "PR-5.2",
    }
}
