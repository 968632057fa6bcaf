//! What each viewer may know.

use ecotable_kernel::{PerSeat, Seat, Viewer};
use serde::Serialize;

use super::snapshot::{PhaseInWords, discard};
use super::{Card, Lots, State};

/// What one viewer may know of a match of Lots.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// Who is asked; nobody when the game is over.
    pub actor: Option<Seat>,
    /// What is going on.
    pub phase: PhaseInWords,
    /// The viewer's own cards in order; none for a spectator.
    pub own_hand: Vec<Card>,
    /// How many cards each seat has.
    pub hand_sizes: PerSeat<u8>,
    /// The coins of each seat.
    pub coins: PerSeat<i16>,
    /// The cards that were sold or that nobody wanted, lowest first.
    pub discard: Vec<Card>,
    /// How many cards the deck has.
    pub deck_size: usize,
}

impl View {
    pub(super) fn new(game: &Lots, state: &State, viewer: Viewer) -> Self {
        Self {
            round: (state.round + 1).min(game.rounds),
            actor: (state.phase != super::Phase::Over).then_some(state.actor),
            phase: state.phase.into(),
            own_hand: viewer.seat().map_or_else(Vec::new, |seat| state.hand(seat).cards().to_vec()),
            hand_sizes: Seat::all(game.seats).map(|seat| state.hand(seat).len()).collect(),
            coins: Seat::all(game.seats).map(|seat| state.coins(seat)).collect(),
            discard: discard(state),
            deck_size: state.deck().len(),
        }
    }
}
