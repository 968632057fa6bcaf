//! A bot that plays EcoTrade in a style of its own.

use ecotable_ecotrade::{Action, Attributes, Development, EcoTrade, Main, Means, Shipment, State};
use ecotable_kernel::{Game, GameRng, Peek, Phrase, Seat};

use super::judge::Judge;
use super::plan::Plan;
use super::style::Style;
use crate::bot::{Bot, Decision};

/// A player of EcoTrade. It judges an imagined position, of which it reads only what its seat knows.
pub(super) struct Player {
    style: Style,
    rng: GameRng,
    legal: Vec<Action>,
    state: Option<State>,
}

impl Player {
    pub fn new(style: Style, seed: u64) -> Self {
        Self { style, rng: GameRng::quick(seed), legal: Vec::new(), state: None }
    }

    fn think<T>(
        &mut self,
        peek: Peek<'_, EcoTrade>,
        decide: impl FnOnce(&Judge<'_>, &[Action], &mut GameRng) -> T,
    ) -> T {
        peek.legal_actions(&mut self.legal);
        let mut state = self.state.take().unwrap_or_else(|| peek.imagine(&mut self.rng));
        peek.imagine_into(&mut state, &mut self.rng);
        let judge = Judge::new(peek.game(), &state, peek.seat(), &self.style);
        let result = decide(&judge, &self.legal, &mut self.rng);
        self.state = Some(state);
        result
    }
}

impl Bot<EcoTrade> for Player {
    fn decide(&mut self, peek: Peek<'_, EcoTrade>) -> Decision<Action> {
        self.think(peek, |judge, legal, rng| {
            let action = judge.choose(legal, rng);
            Decision { action, reason: reason(judge, action, legal) }
        })
    }

    fn choose(&mut self, peek: Peek<'_, EcoTrade>) -> Action {
        self.think(peek, |judge, legal, rng| judge.choose(legal, rng))
    }
}

impl Judge<'_> {
    /// The seat's decision.
    pub fn choose(&self, legal: &[Action], rng: &mut GameRng) -> Action {
        match *legal {
            [only] => only,
            [Action::ReturnCard(_), ..] => self.choose_return(legal, rng),
            [Action::KeepIncident, ..] => self.choose_incident(),
            [Action::By(_), ..] => self.choose_means(legal, rng),
            [Action::TopCard(one), Action::TopCard(other)] => self.choose_top(one, other),
            [Action::AddCard(_), ..] => self.choose_partner(legal),
            _ => self.choose_from_menu(legal, rng),
        }
    }

    fn whim(&self, rng: &mut GameRng) -> f32 {
        if self.style.whim == 0.0 {
            return 0.0;
        }
        self.style.whim * (rng.below(2001) as f32 / 1000.0 - 1.0)
    }

    /// The card that is worth least, with what it could do beside the others.
    fn choose_return(&self, legal: &[Action], rng: &mut GameRng) -> Action {
        let hand = self.state.hand(self.seat);
        let worth = |slot: usize| {
            let Some(card) = hand[slot] else { return f32::MAX };
            let partners =
                hand.iter().flatten().filter(|&&other| other != card && self.fit(card, other)).count();
            self.card(card) + partners as f32 * (0.5 + self.style.combine)
        };
        let options = legal.iter().filter_map(|&action| match action {
            Action::ReturnCard(slot) => Some((action, worth(usize::from(slot)) + self.whim(rng))),
            _ => None,
        });
        options.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(legal[0], |(action, _)| action)
    }

    /// Keeps the Incident if it is better than the average of those that may come.
    fn choose_incident(&self) -> Action {
        let Some((incident, means)) = self.state.incident() else { return Action::KeepIncident };
        let change = |incident| self.game.incident_effect(self.state, self.seat, incident, means);
        let worth = |it: Attributes| {
            let costs =
                self.style.impact * f32::from(it.impact) + (self.style.time + 0.3) * f32::from(it.time);
            f32::from(it.growth) - costs
        };
        let (mut sum, mut count) = (Attributes::default(), 0u8);
        for other in self.state.incidents_to_come() {
            sum = sum.plus(change(other));
            count += 1;
        }
        let average = worth(sum) / f32::from(count.max(1));
        if worth(change(incident)) >= average { Action::KeepIncident } else { Action::RedrawIncident }
    }

    fn choose_means(&self, legal: &[Action], rng: &mut GameRng) -> Action {
        let cards = self.state.draft().unwrap_or_default();
        let worth = |means: Means| self.shipment(self.game.preview(self.state, self.seat, cards, means));
        let options = legal.iter().filter_map(|&action| match action {
            Action::By(means) => Some((action, worth(means) + 0.4 * self.whim(rng))),
            _ => None,
        });
        options.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(legal[0], |(action, _)| action)
    }

    fn choose_top(&self, one: u8, other: u8) -> Action {
        let cards = self.state.draft().unwrap_or_default();
        let means = self.game.means_of(self.state, self.seat, cards).iter().next().unwrap_or(Means::Road);
        let worth = |top| self.shipment(self.game.preview_with_top(self.state, self.seat, top, means));
        Action::TopCard(if worth(one) >= worth(other) { one } else { other })
    }

    /// Adds the card that the best division of the hand puts beside the chosen ones.
    fn choose_partner(&self, legal: &[Action]) -> Action {
        let chosen = self.state.draft().unwrap_or_default();
        let wanted = self.plan().first;
        let partner = legal.iter().copied().find(|action| match action {
            Action::AddCard(slot) => chosen & !wanted == 0 && wanted >> slot & 1 == 1,
            _ => false,
        });
        partner.unwrap_or(Action::DoneCombining)
    }

    fn choose_from_menu(&self, legal: &[Action], rng: &mut GameRng) -> Action {
        if let Some((action, gain)) = self.best_purchase(legal)
            && gain + self.whim(rng) > self.style.margin
        {
            return action;
        }
        if legal.contains(&Action::Bank) && self.banks() {
            return Action::Bank;
        }
        let plan = self.plan();
        if plan.first != 0 && self.starts(&plan, legal) {
            let start = Action::StartWith(plan.first.trailing_zeros() as u8);
            if legal.contains(&start) {
                return start;
            }
        }
        self.take(legal, rng).unwrap_or_else(|| self.finish(legal))
    }

    /// Whether so many shipments are worth a turn without a new card.
    fn starts(&self, plan: &Plan, legal: &[Action]) -> bool {
        let can_take = legal.iter().any(|action| matches!(action, Action::TakeMarket(_) | Action::TakeDeck));
        let slots = self.game.slots(self.state, self.seat).min(self.game.tokens(self.state, self.seat));
        self.state.main() == Main::Starting
            || !can_take
            || f32::from(plan.shipments) >= self.style.batch.min(f32::from(slots))
            || self.turns <= self.style.hurry
    }

    /// Tokens go to the tracker when the seat would not mind the end.
    fn banks(&self) -> bool {
        let scores = Seat::all(self.game.seats()).map(|seat| self.game.settlement(self.state, seat).score);
        let best = scores.max();
        self.state.turns_left().is_some() || best <= Some(self.standing.score)
    }

    /// The card that is worth most, from the market or from the deck.
    fn take(&self, legal: &[Action], rng: &mut GameRng) -> Option<Action> {
        let mut best: Option<(Action, f32)> = None;
        let mut offer = |action: Action, worth: f32| {
            if legal.contains(&action) && best.is_none_or(|(_, other)| worth > other) {
                best = Some((action, worth));
            }
        };
        for (slot, card) in self.state.market() {
            offer(Action::TakeMarket(slot), self.taken(card) + self.whim(rng));
        }
        let platform = self.state.owns(self.seat, Development::PLATFORM);
        let surprise = if platform { 0.5 } else { 0.0 };
        offer(Action::TakeDeck, surprise + 0.3 * self.whim(rng));
        best.map(|(action, _)| action)
    }

    /// What a card adds to the hand.
    fn taken(&self, card: Shipment) -> f32 {
        let hand = self.state.hand(self.seat);
        let partner = hand.iter().flatten().any(|&other| self.fit(card, other));
        self.card(card) + if partner { 0.5 + self.style.combine.max(0.0) } else { 0.0 }
    }

    /// Nothing is worth doing: the end of the turn, or what hurts least.
    fn finish(&self, legal: &[Action]) -> Action {
        let last = *legal.last().expect("a seat that is asked has an action");
        match last {
            Action::EndTurn | Action::Pass => last,
            _ => {
                let start = legal.iter().copied().filter_map(|action| match action {
                    Action::StartWith(slot) => Some((action, self.best_means(1 << slot)?.1)),
                    _ => None,
                });
                start.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(legal[0], |(action, _)| action)
            }
        }
    }
}

/// Why the seat decided so.
fn reason(judge: &Judge<'_>, action: Action, legal: &[Action]) -> Phrase {
    if legal.len() == 1 {
        return Phrase::new("reason-only");
    }
    match action {
        Action::ReturnCard(_) => Phrase::new("reason-ecotrade-return"),
        Action::TakeMarket(_) => Phrase::new("reason-ecotrade-take"),
        Action::TakeDeck => Phrase::new("reason-ecotrade-deck"),
        Action::StartWith(_) => {
            Phrase::new("reason-ecotrade-start").with("shipments", judge.plan().shipments.max(1))
        }
        Action::AddCard(_) => Phrase::new("reason-ecotrade-add"),
        Action::DoneCombining => Phrase::new("reason-ecotrade-done"),
        Action::TopCard(_) => Phrase::new("reason-ecotrade-top"),
        Action::By(means) => {
            let cards = judge.state.draft().unwrap_or_default();
            let it = judge.game.preview(judge.state, judge.seat, cards, means);
            Phrase::new("reason-ecotrade-means")
                .with("time", it.time)
                .with("growth", it.growth)
                .with("impact", it.impact)
        }
        Action::KeepIncident => Phrase::new("reason-ecotrade-keep"),
        Action::RedrawIncident => Phrase::new("reason-ecotrade-redraw"),
        Action::Buy(_) | Action::BuyLevel(..) | Action::AdvanceTo(..) => {
            match judge.purchase(action).unwrap_or_default().round() as i64 {
                gain @ 1.. => Phrase::new("reason-ecotrade-buy").with("gain", gain),
                _ => Phrase::new("reason-ecotrade-buy-even"),
            }
        }
        Action::Bank => Phrase::new("reason-ecotrade-bank"),
        Action::EndTurn => Phrase::new("reason-ecotrade-end"),
        Action::Pass => Phrase::new("reason-ecotrade-pass"),
    }
}
