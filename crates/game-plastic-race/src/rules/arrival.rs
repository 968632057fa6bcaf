//! What happens on arrival, and the rewards of the map (PR-3.4, PR-4.13).

use ecotable_kernel::Step;

use crate::city::{Node, Place};
use crate::colour::Reward;
use crate::config::RewardRepeat;
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Phase, State, Token};

impl PlasticRace {
    /// The truck has come to a node.
    pub(super) fn arrive(&self, state: &mut State, node: Node, step: &mut Step<Event>) {
        let facts = self.city.node(node);
        if let Place::Reward(reward) = facts.place {
            let again = self.config.reward_repeat == RewardRepeat::EveryPass;
            if again || state.turn.rewards_used & node.bit() == 0 {
                state.turn.rewards_used |= node.bit();
                self.reward(state, reward, step);
            }
        }
        if facts.must_stop {
            Self::stop(state);
        }
    }

    /// Movement is over for this turn.
    pub(super) fn stop(state: &mut State) {
        state.turn.movement_over = true;
        state.turn.open_play = None;
    }

    fn reward(&self, state: &mut State, reward: Reward, step: &mut Step<Event>) {
        let seat = state.active;
        step.tell(|| Event::RewardReached { seat, reward });
        let offered = match reward {
            Reward::Draw1 => return self.draw(state, seat, 1, step),
            Reward::Draw2 => return self.draw(state, seat, 2, step),
            Reward::Police => {
                if !state.mover().police {
                    state.mover_mut().police = true;
                    step.tell(|| Event::PoliceTokenTaken { seat });
                }
                return;
            }
            Reward::Dice => true,
            Reward::SetDie => state.board.dice.on != 0,
            Reward::OneWay => self.is_token_playable(state, Token::OneWay),
        };
        if offered {
            state.phase = Phase::RewardChoice(reward);
        }
    }

    /// The reward is used exactly as the effect of a card.
    pub(super) fn use_reward(&self, state: &mut State, reward: Reward, step: &mut Step<Event>) {
        match reward {
            Reward::Dice => self.begin_roll(state, step),
            Reward::SetDie => state.phase = Phase::PickDie,
            _ => Self::begin_token(state, Token::OneWay),
        }
    }
}
