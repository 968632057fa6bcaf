//! The turn of the active seat: every option, and what it does (PR-3.6).

use ecotable_kernel::Step;

use crate::action::Action;
use crate::city::Place;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{PoliceBy, State};
use crate::words::bits;

impl PlasticRace {
    /// Every option of the active seat, in the order of the rules.
    pub(crate) fn list_turn(&self, state: &State, into: &mut Vec<Action>) {
        if !state.turn.movement_over {
            let ways = self.ways(state, state.mover().truck);
            self.list_continues(state, &ways, into);
            if self.duty(state).is_some() {
                return;
            }
            self.list_steps(state, &ways, into);
            self.list_shortcuts(state, &ways, into);
            Self::list_pairs(state, &ways, into);
            self.list_doubles(state, &ways, into);
        }
        self.list_effects(state, into);
        if state.mover().police && self.is_police_playable(state, PoliceBy::Token) {
            into.push(Action::PoliceToken);
        }
        if self.collectable(state).is_some() {
            into.push(Action::Collect);
        }
        into.extend(bits(u64::from(self.sellable(state))).map(Action::SellBin));
        into.push(Action::EndTurn);
    }

    /// Every `Effect` (PR-3.6).
    #[inline]
    fn list_effects(&self, state: &State, into: &mut Vec<Action>) {
        for card in state.mover().hand.cards() {
            if self.cards.effect[card.index()].is_some_and(|effect| self.is_playable(state, effect)) {
                into.push(Action::Effect(card));
            }
        }
    }

    /// The bin that the active seat may collect (PR-3.6).
    #[inline]
    pub(crate) fn collectable(&self, state: &State) -> Option<u8> {
        let player = state.mover();
        match self.city.node(player.truck).place {
            Place::Bin(bin) => {
                let lacks = player.bins & (1 << bin) == 0;
                (lacks && player.puncture.is_none() && !state.turn.track.is_empty()).then_some(bin)
            }
            _ => None,
        }
    }

    /// The bins that the active seat may sell, one bit for each number (PR-3.6).
    #[inline]
    pub(crate) fn sellable(&self, state: &State) -> u8 {
        let player = state.mover();
        match state.plant {
            Some(card)
                if state.capacity > 0
                    && self.city.node(player.truck).place == Place::Plant
                    && !state.turn.track.is_empty() =>
            {
                player.bins & self.cards.accepted(card, self.city.bins)
            }
            _ => 0,
        }
    }

    /// Does what the active seat decided.
    pub(crate) fn take_turn(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Continue(section, colour) => self.go_on(state, section, colour, step),
            Action::Step(card, section, colour) => self.begin_play(state, (card, section), colour, step),
            Action::ShortcutStep(card, section) => self.begin_shortcut(state, card, section, step),
            Action::PairStep(section, colour) => self.begin_pair(state, section, colour, step),
            Action::DoubleStep(section, colour) => self.begin_double(state, section, colour, step),
            Action::Effect(card) => self.play_effect(state, card, step),
            Action::PoliceToken => Self::use_police_token(state, step),
            Action::Collect => self.announce_collect(state, step),
            Action::SellBin(bin) => self.sell(state, bin, step),
            Action::EndTurn => self.end_turn(state, step),
            _ => {}
        }
    }
}
