//! The Event phase: what an event does at once, and what it asks (EL-4.2).

use ecotable_kernel::{Seat, Step};

use crate::cards::{Effect, Initiative, Kind};
use crate::config::{Edition, GreenDirection, Scope, SpillTokens};
use crate::decision::Decision;
use crate::event::{Event, Loss};
use crate::game::Ecologic;
use crate::state::{Stage, State};

/// What State Support gives.
const SUPPORT: u16 = 5;
/// What Patented Technology takes from each other seat.
const PATENT: u16 = 3;
/// What an Oil Spill costs, in money and in tokens.
const SPILL_MONEY: u16 = 5;
const SPILL_TOKENS: u8 = 2;

impl Ecologic {
    /// Carries out what needs no decision.
    pub(crate) fn begin_event(&self, state: &mut State, step: &mut Step<Event>) {
        match state.effect {
            Effect::StateSupport => self.give_to(state, Scope::All, SUPPORT, step),
            Effect::Industry => self.give_to(state, self.config.industry_scope, state.turn.into(), step),
            Effect::Corruption => self.corrupt(state, step),
            Effect::Green => self.invest(state, step),
            Effect::Patent => self.collect_patents(state, step),
            Effect::Flood => self.flood(state, step),
            Effect::Spill => self.spill(state, step),
            _ => {}
        }
    }

    /// Asks the next seat that an event of the Event phase concerns, or begins the Action phase.
    pub(crate) fn next_in_event(&self, state: &mut State, step: &mut Step<Event>) {
        let (leader, first) = (state.leader, state.done == 0);
        match state.effect {
            Effect::Lawsuit if first => state.ask(leader, Decision::Lawsuit),
            Effect::Conversion if first => state.ask(leader, Decision::Convert),
            Effect::BrainDrain if first && self.loses_brains(state) => state.ask(leader, Decision::Brain),
            Effect::Spill if state.stage == Stage::Spill && state.done < SPILL_TOKENS => {
                state.ask(leader, Decision::Spill);
            }
            Effect::Levy if state.done < self.seats => self.next_levy(state, step),
            Effect::Bat if state.done < self.seats => self.next_bat(state),
            _ if state.promises.as_slice().is_empty() => self.before_slots(state),
            _ => state.enter(Stage::Settle),
        }
    }

    fn give_to(&self, state: &mut State, scope: Scope, amount: u16, step: &mut Step<Event>) {
        for seat in state.leader.clockwise(self.seats) {
            if scope == Scope::All || seat == state.leader {
                state.player_mut(seat).money += amount;
                step.tell(|| Event::MoneyGained { seat, amount });
            }
        }
    }

    /// The leader loses half of its money, rounded up.
    fn corrupt(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.leader;
        if state.is_protected(seat) {
            return step.tell(|| Event::Protected { seat });
        }
        let player = state.player_mut(seat);
        let amount = player.money.div_ceil(2);
        player.money -= amount;
        step.tell(|| Event::MoneyLost { seat, amount });
    }

    /// One number of the leader becomes equal to the other; a protected leader only gains by it.
    fn invest(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.leader;
        let protected = state.is_protected(seat);
        let player = state.player(seat);
        let (money, enviro) = (player.money, player.enviro_points());
        let (from, to) = match self.config.green_direction {
            GreenDirection::ProfitsToEnviro => (money, enviro),
            GreenDirection::EnviroToProfits => (enviro, money),
        };
        if protected && to < from {
            return step.tell(|| Event::Protected { seat });
        }
        match self.config.green_direction {
            GreenDirection::ProfitsToEnviro => state.player_mut(seat).money = to,
            GreenDirection::EnviroToProfits => {
                let points = to.min(i16::MAX.unsigned_abs()) as i16 - state.player(seat).enviro;
                self.gain_enviro(state, seat, points);
            }
        }
        step.tell(|| Event::GreenInvested { seat, from, to });
    }

    /// Every other seat gives the leader 3, or what it has.
    fn collect_patents(&self, state: &mut State, step: &mut Step<Event>) {
        let leader = state.leader;
        for seat in leader.clockwise(self.seats).skip(1) {
            if state.is_protected(seat) {
                step.tell(|| Event::Protected { seat });
                continue;
            }
            let amount = state.player(seat).money.min(PATENT);
            state.player_mut(seat).money -= amount;
            state.player_mut(leader).money += amount;
            step.tell(|| Event::MoneyGiven { from: seat, to: leader, amount });
        }
    }

    /// Every seat loses half of its environment points, rounded up.
    fn flood(&self, state: &mut State, step: &mut Step<Event>) {
        for seat in state.leader.clockwise(self.seats) {
            if state.is_protected(seat) {
                step.tell(|| Event::Protected { seat });
                continue;
            }
            let amount = state.player(seat).enviro_points().div_ceil(2);
            state.player_mut(seat).enviro -= amount as i16;
            step.tell(|| Event::EnviroLost { seat, amount });
        }
    }

    /// The leader pays 5; who cannot must close two tokens, if there are two.
    fn spill(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.leader;
        if state.is_protected(seat) {
            return step.tell(|| Event::Protected { seat });
        }
        if state.player(seat).money >= SPILL_MONEY {
            state.player_mut(seat).money -= SPILL_MONEY;
            return step.tell(|| Event::MoneyLost { seat, amount: SPILL_MONEY });
        }
        let tokens = match self.config.spill_tokens {
            SpillTokens::Oil => state.board.count(seat, Kind::Oil),
            SpillTokens::Any => state.board.tokens_of(seat),
        };
        if tokens >= SPILL_TOKENS {
            state.enter(Stage::Spill);
        }
    }

    /// The leader has an initiative that it must give up.
    fn loses_brains(&self, state: &State) -> bool {
        !state.is_protected(state.leader) && !state.player(state.leader).initiatives.is_empty()
    }

    /// The chosen token goes back to its owner's supply.
    pub(crate) fn win_lawsuit(&self, state: &mut State, token: (u8, Seat, Kind), step: &mut Step<Event>) {
        let (cell, owner, kind) = token;
        self.lose_token(state, (owner, kind), cell, (Loss::Lawsuit, step));
        state.next_seat();
    }

    /// One of the tokens lost to an Oil Spill.
    pub(crate) fn lose_to_spill(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        self.lose_token(state, (state.actor, kind), cell, (Loss::Spill, step));
        state.next_seat();
    }

    /// The leader gives up an initiative: discarded, in the second edition to the left neighbour.
    pub(crate) fn lose_card(&self, state: &mut State, card: Initiative, step: &mut Step<Event>) {
        let seat = state.actor;
        match self.edition() {
            Edition::Ed1 => self.discard_card(state, card, step),
            Edition::Ed2 => {
                let to = seat.next(self.seats);
                state.player_mut(seat).initiatives.remove(card.0);
                state.player_mut(to).initiatives.insert(card.0);
                step.tell(|| Event::CardGiven { from: seat, to, card });
            }
        }
        state.next_seat();
    }

    /// A whole refinery is turned into tokens of the other type, as far as the supply reaches.
    pub(crate) fn convert(&self, state: &mut State, kind: Kind, cell: u8, step: &mut Step<Event>) {
        let seat = state.actor;
        let tokens = state.board.level(cell, seat, kind);
        (0..tokens).for_each(|_| state.board.take(self.map, seat, kind, cell));
        let taken = tokens.min(self.supply(state, seat, kind.other()));
        state.player_mut(seat).hand[kind.other().index()] += taken;
        step.tell(|| Event::Converted { seat, kind, cell, tokens, taken });
        state.next_seat();
    }
}
