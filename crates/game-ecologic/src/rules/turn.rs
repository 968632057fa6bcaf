//! The flow of a turn: what follows when nobody is asked (EL-3.1).

use ecotable_kernel::{Seat, SeatSet, Step};

use crate::action::Action;
use crate::cards::{Effect, EventCard};
use crate::config::{EcoPerTurn, Edition};
use crate::decision::Decision;
use crate::event::Event;
use crate::game::Ecologic;
use crate::state::{CardSet, Stage, State, Used};

/// Keeps the first of the actions it is given and counts them.
#[derive(Default)]
struct Only {
    first: Option<Action>,
    count: usize,
}

impl Extend<Action> for Only {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        // Two are enough to know that there is a choice.
        for action in actions.into_iter().take(2 - self.count) {
            self.first.get_or_insert(action);
            self.count += 1;
        }
    }
}

impl Ecologic {
    /// Runs everything that needs no decision until a seat has a choice.
    pub(crate) fn go_on(&self, state: &mut State, step: &mut Step<Event>) {
        loop {
            match &state.ask {
                Decision::Nothing => self.next(state, step),
                Decision::Over => return,
                ask if ask.surely_has_a_choice() || self.has_a_choice(state) => return,
                _ => match self.only_option(state) {
                    Some(action) => self.choose_alone(state, action, step),
                    None => return,
                },
            }
        }
    }

    /// The option of a seat that has just one (EL-3.3); who may propose a deal has more than the list says.
    #[inline(never)]
    fn only_option(&self, state: &State) -> Option<Action> {
        if self.may_propose(state) {
            return None;
        }
        let mut only = Only::default();
        self.list(state, &mut only);
        only.first.filter(|_| only.count == 1)
    }

    /// What can be seen without listing: in most slots there is a card to draw, a token to close or an initiative to
    /// discard.
    #[inline]
    fn has_a_choice(&self, state: &State) -> bool {
        let seat = state.actor;
        match state.ask {
            Decision::Slot | Decision::Platform
                if self.edition() == Edition::Ed2 && Self::has_cards(state) =>
            {
                true
            }
            Decision::Slot | Decision::Wrap | Decision::Platform => Self::can_give_up(state, seat),
            Decision::PlaceBought { kind } => self.cells(state, seat, kind).count_ones() > 1,
            _ => false,
        }
    }

    /// Whether a seat has a token to close or an initiative to discard.
    #[inline]
    fn can_give_up(state: &State, seat: Seat) -> bool {
        !state.player(seat).initiatives.is_empty()
            || (!state.closed.contains(seat) && state.board.tokens_of(seat) > 0)
    }

    #[inline(never)]
    fn choose_alone(&self, state: &mut State, action: Action, step: &mut Step<Event>) {
        let seat = state.actor;
        if action == Action::Pass {
            step.tell(|| Event::PassedAutomatically { seat });
            self.pass(state, step);
        } else {
            self.perform(state, seat, action, step);
        }
    }

    /// The seat whose turn it is in this stage: in order from the leader, in START_2 the other way round.
    pub(crate) fn current(&self, state: &State) -> Seat {
        let steps = if state.stage == Stage::Start2 { self.seats - 1 - state.done } else { state.done };
        let seat = state.leader.0 + steps;
        Seat(if seat >= self.seats { seat - self.seats } else { seat })
    }

    /// Asks the next seat of the stage, or enters the next stage.
    #[inline(never)]
    fn next(&self, state: &mut State, step: &mut Step<Event>) {
        let all_done = state.done >= self.seats;
        match state.stage {
            Stage::Start1 if all_done => state.enter(Stage::Start2),
            Stage::Start1 => state.ask(self.current(state), Decision::Start1),
            Stage::Start2 if all_done => self.begin_turn(state, step),
            Stage::Start2 => state.ask(self.current(state), Decision::Start2),
            Stage::Event | Stage::Spill => self.next_in_event(state, step),
            Stage::Settle | Stage::LastSettle => self.next_promise(state, step),
            Stage::Media if state.done == 0 => state.ask(state.leader, Decision::Media),
            Stage::Media => state.enter(Stage::Slots),
            Stage::Expo if all_done => state.enter(Stage::Slots),
            Stage::Expo => self.next_in_expo(state),
            Stage::Slots if all_done => self.after_slots(state),
            Stage::SecondSlots | Stage::Platform if all_done => state.enter(Stage::Wrap),
            Stage::Slots | Stage::SecondSlots => self.next_active(state, Decision::Slot),
            Stage::Platform => self.next_active(state, Decision::Platform),
            Stage::Cards => self.next_card(state, step),
            Stage::Wrap => self.next_in_wrap(state, step),
            Stage::Exchange => self.next_in_exchange(state, step),
            Stage::Shutdown => self.next_shutdown(state),
            Stage::Cartel => self.next_in_cartel(state, step),
            Stage::Upkeep => self.next_upkeep(state, step),
            Stage::Over => state.ask = Decision::Over,
        }
    }

    /// Asks the seat whose turn it is, unless it is barred.
    fn next_active(&self, state: &mut State, ask: Decision) {
        let seat = self.current(state);
        if state.barred.contains(seat) { state.next_seat() } else { state.ask(seat, ask) }
    }

    /// The Action phase goes on after the promises: with what an event puts before the slots.
    pub(crate) fn before_slots(&self, state: &mut State) {
        state.enter(match state.effect {
            Effect::Media => Stage::Media,
            Effect::Expo => Stage::Expo,
            _ => Stage::Slots,
        });
    }

    /// Asks the next seat that has something left to do; in the first edition that may be an auction or a deal.
    fn next_in_wrap(&self, state: &mut State, step: &mut Step<Event>) {
        let first = self.edition() == Edition::Ed1;
        while state.done < self.seats {
            let seat = self.current(state);
            if !state.barred.contains(seat) {
                if first || Self::can_give_up(state, seat) {
                    return state.ask(seat, Decision::Wrap);
                }
                step.tell(|| Event::PassedAutomatically { seat });
            }
            state.next_seat();
        }
        self.end_actions(state);
    }

    fn after_slots(&self, state: &mut State) {
        state.enter(match (self.edition(), state.effect) {
            (Edition::Ed1, _) => Stage::Cards,
            (Edition::Ed2, Effect::MarketRise) => Stage::SecondSlots,
            (Edition::Ed2, Effect::Platform) => Stage::Platform,
            (Edition::Ed2, _) => Stage::Wrap,
        });
    }

    /// The first edition offers one card, or one for each seat that is not barred (EL-R21).
    fn next_card(&self, state: &mut State, step: &mut Step<Event>) {
        let cards = match self.config.eco_per_turn {
            EcoPerTurn::One => 1,
            EcoPerTurn::Each => self.seats,
        };
        if state.done >= cards {
            return state.enter(Stage::Wrap);
        }
        let seat = self.current(state);
        if state.barred.contains(seat) {
            return state.next_seat();
        }
        match self.draw_card(state, step) {
            Some(card) => self.offer(state, card, seat, step),
            None => state.next_seat(),
        }
    }

    /// A new turn: the top event is drawn and read out (EL-3.1).
    pub(crate) fn begin_turn(&self, state: &mut State, step: &mut Step<Event>) {
        state.turn += 1;
        step.reveal();
        let card =
            EventCard(state.event_deck.draw().expect("the Final Report ends the game before the deck does"));
        state.event = Some(card);
        state.effect = self.printed.face(card).effect;
        state.used = Used::default();
        state.closed = SeatSet::EMPTY;
        let (turn, leader) = (state.turn, state.leader);
        step.tell(|| Event::TurnBegan { turn, leader, card: self.printed.face(card).id.clone() });
        state.enter(Stage::Event);
        self.begin_event(state, step);
    }

    /// The Action phase is over: price shifts and bars end with it, and kept tokens may be placed in the next one.
    fn end_actions(&self, state: &mut State) {
        state.shift = None;
        state.barred = SeatSet::EMPTY;
        state.players.iter_mut().for_each(|player| player.kept = [0; 2]);
        state.enter(Stage::Exchange);
    }

    /// After the Income phase: the game ends with the Final Report, otherwise the leader moves on.
    pub(crate) fn end_turn(&self, state: &mut State, step: &mut Step<Event>) {
        if state.effect == Effect::FinalReport {
            return state.enter(Stage::LastSettle);
        }
        if let Some(card) = state.event.take() {
            state.event_discard.insert(card.0);
        }
        state.leader = state.leader.next(self.seats);
        self.begin_turn(state, step);
    }

    /// The game is over (EL-5).
    pub(crate) fn end_game(&self, state: &mut State, step: &mut Step<Event>) {
        if let Some(card) = state.event.take() {
            state.event_discard.insert(card.0);
        }
        state.effect = Effect::Grind;
        state.promises = crate::deal::PromiseList::default();
        state.enter(Stage::Over);
        state.ask = Decision::Over;
        step.tell(|| Event::GameEnded);
    }

    /// The top initiative; an empty deck is refilled from the discard pile first (EL-R26).
    pub(crate) fn draw_card(
        &self,
        state: &mut State,
        step: &mut Step<Event>,
    ) -> Option<crate::cards::Initiative> {
        if state.deck.is_empty() {
            if state.discard.is_empty() {
                return None;
            }
            let discard = std::mem::take(&mut state.discard);
            state.deck = CardSet::initiatives(discard).map(|card| card.0).collect();
            state.deck.shuffle(step.rng());
            step.tell(|| Event::DeckReshuffled);
        }
        step.reveal();
        state.deck.draw().map(crate::cards::Initiative)
    }

    /// Whether an initiative can be drawn.
    #[inline]
    pub(crate) fn has_cards(state: &State) -> bool {
        !state.deck.is_empty() || !state.discard.is_empty()
    }
}
