//! What nobody knows is drawn anew: the decks, and face-down environment tokens (EL-3.2).

use ecotable_kernel::GameRng;
use ecotable_parts::{Pile, bits};

use crate::board::MOST_CELLS;
use crate::cards::{EventCard, MOST_EVENTS};
use crate::config::{EventOrder, EventPool};
use crate::game::Ecologic;
use crate::setup::insert_at_depth;
use crate::state::{CardSet, State};

impl Ecologic {
    pub(crate) fn imagine(&self, state: &mut State, rng: &mut GameRng) {
        // Hidden cards are put in order before they are shuffled: two worlds that nobody can tell apart become the same.
        let mut cards = CardSet::default();
        state.deck.as_slice().iter().for_each(|&card| cards.insert(card));
        state.deck = cards.initiatives().map(|card| card.0).collect();
        state.deck.shuffle(rng);
        self.imagine_events(state, rng);
        if self.config.face_down {
            imagine_tokens(state, rng);
        }
    }

    /// As many events of each level as before, the Final Report among them if it has not come yet.
    fn imagine_events(&self, state: &mut State, rng: &mut GameRng) {
        let last = self.stock.last.0;
        let has_last = state.event_deck.as_slice().contains(&last);
        let mut groups = [1, 2, 3].map(|level| self.possible_events(state, level, rng));
        if self.config.event_order == EventOrder::Levels {
            if has_last {
                groups[2].push(last);
            }
            groups.iter_mut().for_each(|group| group.shuffle(rng));
            state.event_deck = groups.iter().rev().flat_map(Pile::as_slice).copied().collect();
            return;
        }
        let mut others: Pile<MOST_EVENTS> = groups.iter().flat_map(Pile::as_slice).copied().collect();
        others.shuffle(rng);
        state.event_deck = if has_last { self.hide_last(state, &others, rng) } else { others };
    }

    /// The Final Report at a place where it can still lie.
    fn hide_last(&self, state: &State, others: &Pile<MOST_EVENTS>, rng: &mut GameRng) -> Pile<MOST_EVENTS> {
        let left = others.len() as u8 + 1;
        let drawn = state.turn;
        let first = self.first_final_place(left + drawn).saturating_sub(drawn).max(1);
        let place = first + rng.below(u32::from(left - first + 1)) as u8;
        insert_at_depth(others, self.stock.last.0, left - place)
    }

    /// Events of a level that may lie in the deck, as many as lie there, without the Final Report.
    fn possible_events(&self, state: &State, level: u8, rng: &mut GameRng) -> Pile<MOST_EVENTS> {
        let last = self.stock.last;
        let wanted = |card: &EventCard| self.printed.face(*card).level == level && *card != last;
        let mut deck = CardSet::default();
        state.event_deck.as_slice().iter().for_each(|&card| deck.insert(card));
        let in_deck = bits(deck.0).map(EventCard).filter(wanted);
        let count = in_deck.clone().count();
        if self.events_are_known() {
            return in_deck.map(|card| card.0).collect();
        }
        let seen = |card: &EventCard| state.event_discard.contains(card.0) || state.event == Some(*card);
        let all = (0..self.printed.events.len() as u8).map(EventCard).filter(wanted);
        let mut unseen: Pile<MOST_EVENTS> = all.filter(|card| !seen(card)).map(|card| card.0).collect();
        unseen.shuffle(rng);
        unseen.as_slice()[..count].iter().copied().collect()
    }

    /// Whether everybody knows which events are in the game.
    fn events_are_known(&self) -> bool {
        if self.config.event_order == EventOrder::Scenario {
            return false;
        }
        let all = 3 * usize::from(self.config.per_level()) == self.printed.events.len();
        all || self.config.event_pool != EventPool::Random
    }
}

/// Face-down tokens on the cells, and those put aside unseen, change places among themselves.
fn imagine_tokens(state: &mut State, rng: &mut GameRng) {
    let State { board, aside, .. } = state;
    let mut values: Pile<{ MOST_CELLS + 3 }> = Pile::default();
    values.extend(board.enviro_mut().iter().chain(aside.iter()).copied().filter(|&value| value > 0));
    values.as_mut_slice().sort_unstable();
    values.shuffle(rng);
    let places = board.enviro_mut().iter_mut().chain(aside);
    for value in places.filter(|value| **value > 0) {
        *value = values.draw().unwrap_or(*value);
    }
}
