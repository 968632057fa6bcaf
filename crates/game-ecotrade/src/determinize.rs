//! Drawing anew what a seat does not know (ET-3.9).

use ecotable_kernel::{GameRng, Seat, SeatSet};
use ecotable_parts::Pile;

use crate::game::EcoTrade;
use crate::ids::{Shipment, Shipments};
use crate::setup::DEALT;
use crate::state::{HAND, Node, State};

impl EcoTrade {
    /// Draws anew the hidden cards of the others, both decks, what was put away, and secret choices.
    pub(crate) fn imagine(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        if state.node == Node::Over {
            return;
        }
        let mut pool = self.hidden_cards(state, seat);
        pool.shuffle(rng);
        self.deal_again(state, seat, &mut pool);
        state.incident_deck.shuffle(rng);
        self.imagine_choices(state, seat, rng);
    }

    /// Whether `seat` knows the card in a hand slot of `owner`.
    fn knows(&self, state: &State, seat: Seat, owner: Seat, slot: usize) -> bool {
        let open = self.config.open_hands && !matches!(state.node, Node::ReturnCard { .. });
        owner == seat || open || state.player(owner).known[slot].contains(seat)
    }

    /// The seat's own returned card, with its place from the bottom, while it lies under the deck.
    fn own_return(&self, state: &State, seat: Seat) -> Option<(usize, Shipment)> {
        let card = state.player(seat).returned?;
        Some((usize::from(self.return_place(state, seat)), card))
    }

    /// All cards that the seat cannot locate: in the deck, put away, and in the hands of others.
    fn hidden_cards(&self, state: &State, seat: Seat) -> Pile<{ Shipment::COUNT }> {
        let own = self.own_return(state, seat).map(|(_, card)| card.number());
        let mut pool: Pile<{ Shipment::COUNT }> = Pile::default();
        pool.extend(state.deck.as_slice().iter().copied().filter(|&card| Some(card) != own));
        pool.extend(state.put_away.iter().map(Shipment::number));
        for owner in Seat::all(self.seats).filter(|&owner| owner != seat) {
            for slot in 0..HAND {
                let hidden = state.player(owner).hand[slot].filter(|_| !self.knows(state, seat, owner, slot));
                pool.extend(hidden.map(Shipment::number));
            }
        }
        pool
    }

    /// Puts the shuffled cards where hidden cards lay.
    fn deal_again(&self, state: &mut State, seat: Seat, pool: &mut Pile<{ Shipment::COUNT }>) {
        for owner in Seat::all(self.seats).filter(|&owner| owner != seat) {
            for slot in 0..HAND {
                if !self.knows(state, seat, owner, slot)
                    && let Some(card) = &mut state.player_mut(owner).hand[slot]
                {
                    *card = next(pool);
                }
            }
        }
        let away = state.put_away.len();
        state.put_away = (0..away).map(|_| next(pool)).collect::<Shipments>();
        let own = self.own_return(state, seat);
        let size = state.deck.len();
        for place in 0..size {
            let card = match own {
                Some((at, card)) if at == place => card,
                _ => next(pool),
            };
            state.deck.as_mut_slice()[place] = card.number();
        }
        self.returns_again(state);
    }

    /// What the seats returned is what lies at their places under the deck now.
    fn returns_again(&self, state: &mut State) {
        for seat in Seat::all(self.seats) {
            let place = usize::from(self.return_place(state, seat));
            let card = state.deck.as_slice().get(place).map(|&card| Shipment::of_pile(card));
            let returned = &mut state.player_mut(seat).returned;
            *returned = returned.and(card);
        }
    }

    /// Secret choices at the start, and a shipment that another seat is putting together (ET-R54).
    fn imagine_choices(&self, state: &mut State, seat: Seat, rng: &mut GameRng) {
        match &mut state.node {
            Node::ReturnCard { choices } => {
                let others = SeatSet::all(self.seats).without(SeatSet::one(seat));
                for other in others.iter() {
                    if let Some(choice) = &mut choices[other.index()] {
                        *choice = rng.below(DEALT as u32) as u8;
                    }
                }
            }
            Node::Combine { .. } | Node::TopCard { .. } | Node::Means { .. } if state.current != seat => {
                state.turn.main = state.shown_main();
                state.node = Node::TurnMenu;
            }
            _ => {}
        }
    }
}

fn next(pool: &mut Pile<{ Shipment::COUNT }>) -> Shipment {
    Shipment::of_pile(pool.draw().unwrap_or_default())
}
