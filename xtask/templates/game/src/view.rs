//! What each viewer may know, built from nothing but that.

use ecotable_kernel::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::cards::Card;
use crate::game::Seedling;
use crate::state::State;

/// What one viewer may know of a match.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is; nobody's when the game is over.
    pub actor: Option<Seat>,
    /// The viewer's own cards, lowest first; none for a spectator.
    pub own_hand: Vec<Card>,
    /// How many cards each seat has in hand.
    pub hand_sizes: PerSeat<u8>,
    /// What each seat has planted, lowest first.
    pub beds: PerSeat<Vec<Card>>,
    /// How many cards the deck has.
    pub deck_size: u8,
}

impl Seedling {
    /// What `viewer` may know.
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let own_hand = viewer.seat().map(|seat| state.player(seat).hand.cards().map(Card).collect());
        View {
            round: (state.turns / self.seats + 1).min(self.config.rounds),
            actor: self.actor(state),
            own_hand: own_hand.unwrap_or_default(),
            hand_sizes: Seat::all(self.seats).map(|seat| state.player(seat).hand.len() as u8).collect(),
            beds: Seat::all(self.seats)
                .map(|seat| state.player(seat).bed.cards().map(Card).collect())
                .collect(),
            deck_size: state.deck.len() as u8,
        }
    }
}
