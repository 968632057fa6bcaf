//! What happened, and what each viewer may know.

use ecotable_kernel::{PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use super::{Pebbles, State};

/// One fact of a match of Pebbles.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The bank hid its pebbles.
    RoundBegan {
        /// The round, from 1.
        round: u8,
    },
    /// A seat looked; only it hears of it.
    BankSeen {
        /// What it saw.
        pebbles: u8,
    },
    /// A seat hid its pebbles.
    Hidden {
        /// Who.
        seat: Seat,
    },
    /// A seat paid.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        coins: u16,
    },
    /// All hands were opened.
    AllShown {
        /// What the bank had hidden.
        bank: u8,
    },
}

/// What one viewer may know of a match of Pebbles.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct View {
    /// How many rounds are over.
    pub rounds_over: u8,
    /// How many right guesses there were.
    pub right_guesses: u8,
    /// The coins of each seat.
    pub coins: PerSeat<u16>,
    /// Who has hidden pebbles and waits.
    pub waiting: SeatSet,
    /// What the viewer has hidden.
    pub own: Option<u8>,
    /// The bank's pebbles, if the viewer has looked.
    pub bank: Option<u8>,
}

impl View {
    pub(super) fn new(game: &Pebbles, state: &State, viewer: Viewer) -> Self {
        let waits = |seat: &Seat| state.hidden[seat.index()].is_some();
        Self {
            rounds_over: state.rounds_over,
            right_guesses: state.right_guesses,
            coins: state.coins.clone(),
            waiting: Seat::all(game.seats).filter(waits).collect(),
            own: viewer.seat().and_then(|seat| state.hidden[seat.index()]),
            bank: viewer.seat().filter(|&seat| state.looked.contains(seat)).map(|_| state.bank),
        }
    }
}
