//! Planting (SD-3).

use ecotable_kernel::{Seat, Step};

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::game::Seedling;
use crate::refusal::Refusal;
use crate::state::State;

impl Seedling {
    /// Passing, and every card that may be planted (SD-3.1 to SD-3.4).
    pub(crate) fn list_planting(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let lowest = lowest_plantable(state, seat);
        let cards = state.player(seat).hand.each().map(|(number, _)| Card(number));
        into.push(Action::Pass);
        into.extend(cards.filter(|&card| card >= lowest).map(Action::Plant));
    }

    /// Passing is always possible (SD-3.4).
    pub(crate) fn check_pass(&self, state: &State) -> Result<(), Refusal> {
        self.actor(state).map(|_| ()).ok_or(Refusal::Over)
    }

    /// Only cards in hand, in rising order (SD-3.2, SD-3.3).
    pub(crate) fn check_plant(&self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_pass(state)?;
        if state.player(seat).hand.of(card.0) == 0 {
            return Err(Refusal::NotInHand { card });
        }
        if card < lowest_plantable(state, seat) {
            return Err(Refusal::TooLow { card });
        }
        Ok(())
    }

    /// Plants nothing and draws nothing (SD-3.4).
    pub(crate) fn pass(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        step.tell(|| Event::Passed { seat });
        self.end_turn(state, step);
    }

    /// Plants a card and draws another (SD-3.1).
    pub(crate) fn plant(&self, state: &mut State, seat: Seat, card: Card, step: &mut Step<Event>) {
        let player = state.player_mut(seat);
        player.hand.take(card.0);
        player.bed.add(card.0);
        step.tell(|| Event::Planted { seat, card });
        if let Some(drawn) = state.deck.draw() {
            state.player_mut(seat).hand.add(drawn);
            step.reveal();
            step.tell(|| Event::CardDrawn { seat });
            step.whisper(seat, || Event::CardSeen { card: Card(drawn) });
        }
        self.end_turn(state, step);
    }

    /// The turn passes on, or the game ends (SD-2.2, SD-4.1).
    fn end_turn(&self, state: &mut State, step: &mut Step<Event>) {
        state.turns += 1;
        if self.actor(state).is_none() {
            step.tell(|| Event::GameEnded);
        }
    }
}

/// The lowest card that does not break the rising order (SD-3.3); equal ones may follow (SD-R1).
fn lowest_plantable(state: &State, seat: Seat) -> Card {
    state.player(seat).highest_planted().unwrap_or(Card(0))
}
