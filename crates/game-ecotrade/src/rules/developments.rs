//! Buying and advancing Developments (ET-4.6, ET-4.7).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::config::Developments;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::ids::{Development, Level};
use crate::refusal::Refusal;
use crate::state::State;

impl EcoTrade {
    /// What a level costs (ET-8.4).
    #[inline]
    pub(crate) fn level_cost(&self, card: Development, level: Level) -> u16 {
        u16::from(self.cards.development(card).levels[level.index()].cost)
    }

    /// What advancing from one level to another costs (ET-4.7).
    #[inline]
    pub fn advance_cost(&self, card: Development, from: Level, to: Level) -> u16 {
        self.level_cost(card, to).saturating_sub(self.level_cost(card, from))
    }

    /// Every purchase and advance that is possible now, in the order of the numbering.
    pub(crate) fn list_purchases(&self, state: &State, into: &mut Vec<Action>) {
        let player = state.mover();
        let growth = player.growth();
        let may_buy = state.turn.bought.is_none() && self.has_token(player);
        let others = Development::all().filter(|&card| may_buy && !player.developments.has(card));
        if self.config.developments == Developments::Standard {
            let affordable = others.filter(|&card| u16::from(self.cards.development(card).cost) <= growth);
            into.extend(affordable.map(Action::Buy));
            return;
        }
        for card in others {
            let levels = Level::all().filter(|&level| self.level_cost(card, level) <= growth);
            into.extend(levels.map(|level| Action::BuyLevel(card, level)));
        }
        if state.turn.advanced {
            return;
        }
        for card in player.developments.iter().filter(|&card| state.turn.bought != Some(card)) {
            let Some(from) = player.developments.level(card) else { continue };
            let higher = Level::all().filter(|&to| to > from && self.advance_cost(card, from, to) <= growth);
            into.extend(higher.map(|to| Action::AdvanceTo(card, to)));
        }
    }

    pub(crate) fn check_buy(&self, state: &State, card: Development) -> Result<(), Refusal> {
        self.check_version(Developments::Standard)?;
        self.check_purchase(state, card, u16::from(self.cards.development(card).cost))
    }

    pub(crate) fn check_buy_level(
        &self,
        state: &State,
        card: Development,
        level: Level,
    ) -> Result<(), Refusal> {
        self.check_version(Developments::EasierV2)?;
        self.check_purchase(state, card, self.level_cost(card, level))
    }

    fn check_version(&self, needed: Developments) -> Result<(), Refusal> {
        if self.config.developments == needed { Ok(()) } else { Err(Refusal::OtherVersion) }
    }

    /// One purchase a turn, of a card that is not owned, with Growth and a company token (ET-3.4.4).
    fn check_purchase(&self, state: &State, card: Development, cost: u16) -> Result<(), Refusal> {
        let player = state.mover();
        if state.turn.bought.is_some() {
            return Err(Refusal::BoughtAlready);
        }
        if player.developments.has(card) {
            return Err(Refusal::OwnedAlready { card });
        }
        check_growth(player.growth(), cost)?;
        if self.has_token(player) { Ok(()) } else { Err(Refusal::NoToken) }
    }

    pub(crate) fn check_advance(&self, state: &State, card: Development, to: Level) -> Result<(), Refusal> {
        self.check_version(Developments::EasierV2)?;
        let player = state.mover();
        if state.turn.advanced {
            return Err(Refusal::AdvancedAlready);
        }
        let from = player.developments.level(card).ok_or(Refusal::NotOwned { card })?;
        if state.turn.bought == Some(card) {
            return Err(Refusal::BoughtThisTurn { card });
        }
        if to <= from {
            return Err(Refusal::LevelNotHigher { level: from.number() });
        }
        check_growth(player.growth(), self.advance_cost(card, from, to))
    }

    pub(crate) fn buy(&self, state: &mut State, card: Development, step: &mut Step<Event>) {
        let seat = state.current;
        let cost = u16::from(self.cards.development(card).cost);
        step.tell(|| Event::DevelopmentBought { seat, card, cost });
        self.take_development(state, card, cost, step);
    }

    pub(crate) fn buy_level(
        &self,
        state: &mut State,
        card: Development,
        level: Level,
        step: &mut Step<Event>,
    ) {
        let seat = state.current;
        let cost = self.level_cost(card, level);
        step.tell(|| Event::LevelBought { seat, card, level, cost });
        state.player_mut(seat).developments.set_level(card, level);
        self.take_development(state, card, cost, step);
    }

    fn take_development(&self, state: &mut State, card: Development, cost: u16, step: &mut Step<Event>) {
        let seat = state.current;
        state.player_mut(seat).developments.insert(card);
        state.turn.bought = Some(card);
        self.pay(state, seat, cost, step);
    }

    pub(crate) fn advance(&self, state: &mut State, card: Development, to: Level, step: &mut Step<Event>) {
        let seat = state.current;
        let owned = &mut state.player_mut(seat).developments;
        let Some(from) = owned.level(card) else { return };
        owned.set_level(card, to);
        state.turn.advanced = true;
        let cost = self.advance_cost(card, from, to);
        step.tell(|| Event::LevelAdvanced { seat, card, level: to, cost });
        self.pay(state, seat, cost, step);
    }
}

fn check_growth(growth: u16, cost: u16) -> Result<(), Refusal> {
    if growth >= cost { Ok(()) } else { Err(Refusal::CannotPay { cost, growth }) }
}
