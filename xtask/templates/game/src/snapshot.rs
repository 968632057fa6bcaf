//! The position in words that a person can read and edit, and whether it is possible.

use ecotable_kernel::{Flaw, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{CARDS, Card, HIGHEST};
use crate::game::Seedling;
use crate::state::{MOST_SEATS, Player, State};

/// A position as it is written.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// How many turns are over.
    pub turns: u8,
    /// The deck, the next card last.
    pub deck: Vec<Card>,
    /// The cards in the hand of each seat.
    pub hands: PerSeat<Vec<Card>>,
    /// The cards that each seat has planted.
    pub beds: PerSeat<Vec<Card>>,
}

impl Seedling {
    /// The position in words.
    pub(crate) fn write_snapshot(&self, state: &State) -> Snapshot {
        let cards = |cards: &mut dyn Iterator<Item = u8>| cards.map(Card).collect();
        Snapshot {
            turns: state.turns,
            deck: cards(&mut state.deck.as_slice().iter().copied()),
            hands: Seat::all(self.seats).map(|seat| cards(&mut state.player(seat).hand.cards())).collect(),
            beds: Seat::all(self.seats).map(|seat| cards(&mut state.player(seat).bed.cards())).collect(),
        }
    }

    /// The position that the words describe, or what is impossible about it.
    pub(crate) fn read_snapshot(&self, snapshot: &Snapshot) -> Result<State, Flaw> {
        let seats = usize::from(self.seats);
        let Snapshot { turns, deck, hands, beds } = snapshot;
        if hands.len() != seats || beds.len() != seats {
            return Err(Flaw(format!("there must be {seats} hands and {seats} beds")));
        }
        let all = || deck.iter().chain(hands.iter().flatten()).chain(beds.iter().flatten());
        if all().count() != CARDS || all().any(|card| !(1..=HIGHEST).contains(&card.0)) {
            return Err(Flaw(format!("there must be {CARDS} cards with numbers from 1 to {HIGHEST}")));
        }
        let numbers = |cards: &[Card]| cards.iter().map(|card| card.0).collect::<Vec<_>>();
        let mut players = [Player::default(); MOST_SEATS];
        for (player, (hand, bed)) in players.iter_mut().zip(hands.iter().zip(beds)) {
            player.hand = numbers(hand).into_iter().collect();
            player.bed = numbers(bed).into_iter().collect();
        }
        let state = State { turns: *turns, deck: numbers(deck).into_iter().collect(), players };
        self.audit_state(&state)?;
        Ok(state)
    }

    /// Whether the position is possible: every card of the box is there, and no turn too many is over.
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Flaw> {
        if state.turns > self.turns() {
            return Err(Flaw(format!("{} turns are over; the game has {}", state.turns, self.turns())));
        }
        let in_hands = state.players.iter().flat_map(|player| player.hand.cards().chain(player.bed.cards()));
        let mut found: Vec<u8> = in_hands.chain(state.deck.as_slice().iter().copied()).collect();
        found.sort_unstable();
        if !found.into_iter().eq(self.cards.all()) {
            return Err(Flaw("the cards are not those of the box".to_owned()));
        }
        Ok(())
    }
}
