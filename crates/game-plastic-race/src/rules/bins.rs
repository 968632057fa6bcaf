//! Collecting, punctures out of turn, and selling (PR-3.11, PR-4.12, PR-4.16).

use ecotable_kernel::{Seat, SeatSet, Step, Viewer};

use crate::action::Action;
use crate::cards::{Card, DieFace};
use crate::colour::Effect;
use crate::config::{React, Switch};
use crate::event::Event;
use crate::game::PlasticRace;
use crate::state::{Answers, Board, Phase, State};

impl PlasticRace {
    /// The seats other than the active one.
    pub(crate) fn opponents(&self, state: &State) -> SeatSet {
        SeatSet::all(self.seats).without(SeatSet::one(state.active))
    }

    /// The opponents are asked first who may puncture (PR-3.11), unless everybody can see all puncture cards.
    pub(super) fn announce_collect(&self, state: &mut State, step: &mut Step<Event>) {
        let Some(bin) = self.collectable(state) else { return };
        let seat = state.active;
        step.reveal();
        step.tell(|| Event::CollectAnnounced { seat, bin });
        state.turn.open_play = None;
        let in_front = state.players.iter().filter_map(|player| player.puncture);
        let seen = in_front.fold(state.street_discard.0 | state.played.0, |seen, card| seen | card.bit());
        if self.cards.with_effect[Effect::Puncture as usize] & !seen == 0 {
            return self.collect(state, step);
        }
        let given = self.unasked(state);
        if given == self.opponents(state) {
            return self.collect(state, step);
        }
        state.phase = Phase::React(Answers { given, ..Answers::default() });
    }

    /// The opponents who let pass without being asked (PR-6.13).
    pub(crate) fn unasked(&self, state: &State) -> SeatSet {
        let empty = |seat: &Seat| self.cards.having(state.player(*seat).hand, Effect::Puncture).is_empty();
        match self.config.react {
            React::Holders => self.opponents(state).iter().filter(empty).collect(),
            React::Everybody => SeatSet::EMPTY,
        }
    }

    /// Whose answers a viewer may know to be missing. That a seat is asked as a holder of a puncture is known to itself
    /// alone, and so is in any case whether it has answered (PR-3.11).
    pub(crate) fn awaited_answers(&self, state: &State, answers: Answers, viewer: Viewer) -> SeatSet {
        let is_awaited = |seat: &Seat| {
            if viewer.is(*seat) {
                !answers.given.contains(*seat)
            } else {
                self.config.react == React::Everybody
            }
        };
        self.opponents(state).iter().filter(is_awaited).collect()
    }

    /// What a seat may answer: everybody lets pass, and who has a puncture may play it.
    #[inline]
    pub(crate) fn list_answers(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::LetPass);
        if !self.cards.having(state.player(seat).hand, Effect::Puncture).is_empty() {
            into.push(Action::Puncture);
        }
    }

    /// An answer; when all have answered, the first puncture in turn order counts.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, action: Action, step: &mut Step<Event>) {
        let Phase::React(answers) = &mut state.phase else { return };
        answers.given.insert(seat);
        if action == Action::Puncture {
            answers.punctures.insert(seat);
        }
        let answers = *answers;
        step.reveal();
        step.whisper(seat, || Event::Answered { seat });
        if answers.given != self.opponents(state) {
            return;
        }
        state.phase = Phase::Turn;
        let by = state.active.clockwise(self.seats).find(|&seat| answers.punctures.contains(seat));
        match by.map(|by| (by, self.cards.having(state.player(by).hand, Effect::Puncture).cards().next())) {
            Some((by, Some(card))) => self.puncture(state, by, card, step),
            _ => self.collect(state, step),
        }
    }

    /// The truck goes back one section and stays there (PR-4.12).
    fn puncture(&self, state: &mut State, by: Seat, card: Card, step: &mut Step<Event>) {
        let seat = state.active;
        state.player_mut(by).hand.take(card);
        state.mover_mut().puncture = Some(card);
        step.tell(|| Event::Punctured { seat, by, card });
        Self::stop(state);
        self.return_truck(state, step);
    }

    /// Puts the truck back to where its last section began and drops that section from the track.
    pub(super) fn return_truck(&self, state: &mut State, step: &mut Step<Event>) {
        let Some(leg) = state.turn.track.pop() else { return };
        let (seat, to) = (state.active, self.city.start_of(leg.section, leg.direction));
        state.mover_mut().truck = to;
        step.tell(|| Event::TruckReturned { seat, section: leg.section, to: self.node_name(to) });
    }

    /// Takes the bin card, its extra points, what routes pay, and what the die shows (PR-4.16).
    fn collect(&self, state: &mut State, step: &mut Step<Event>) {
        let seat = state.active;
        let Some(bin) = self.collectable(state) else { return };
        let extra_points = self.city.node(state.mover().truck).extra_points;
        let player = state.mover_mut();
        player.bins |= 1 << bin;
        player.counters += u16::from(extra_points);
        step.tell(|| Event::BinCollected { seat, bin, extra_points });
        Self::stop(state);
        self.check_routes(state, step);
        let DieFace { points, routes } = self.roll_reward(step);
        state.mover_mut().counters += u16::from(points);
        step.tell(|| Event::RewardDieRolled { seat, points, routes });
        self.draw_routes(state, routes, step);
    }

    fn roll_reward(&self, step: &mut Step<Event>) -> DieFace {
        let face = step.rng().below(6) as usize;
        match self.config.routes {
            Switch::On => self.cards.reward_die.with_routes[face],
            Switch::Off => DieFace { points: self.cards.reward_die.without_routes[face], routes: 0 },
        }
    }

    /// Whoever first holds every bin number takes the bonus card.
    pub(super) fn check_bonus(&self, state: &mut State, step: &mut Step<Event>) {
        if state.bonus.is_none() && state.mover().bins == self.all_bins() {
            let seat = state.active;
            state.bonus = Some(seat);
            step.tell(|| Event::BonusTaken { seat });
            Self::trigger_end(state, step);
        }
    }

    /// Every bin number of the city, one bit each.
    pub(crate) fn all_bins(&self) -> u8 {
        ((1u16 << (self.city.bins + 1)) - 2) as u8
    }

    /// Sells a bin card; the board is cleared of dice and tokens (PR-4.16).
    pub(super) fn sell(&self, state: &mut State, bin: u8, step: &mut Step<Event>) {
        let Some(card) = state.plant else { return };
        let (seat, points) = (state.active, self.cards.plant(card).points);
        Self::stop(state);
        self.check_routes(state, step);
        let player = state.mover_mut();
        player.bins &= !(1 << bin);
        player.counters += u16::from(points);
        state.capacity -= 1;
        let capacity = state.capacity;
        step.tell(|| Event::BinSold { seat, bin, points, capacity });
        if state.board != Board::default() {
            state.board = Board::default();
            step.tell(|| Event::BoardCleared);
        }
        if capacity == 0 {
            Self::trigger_end(state, step);
        }
    }
}
