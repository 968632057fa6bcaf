//! Setting up a game (ET-2).

use ecotable_kernel::{Seat, SeatSet, Step};
use ecotable_parts::Pile;

use crate::action::Action;
use crate::config::FirstPlayer;
use crate::event::Event;
use crate::game::EcoTrade;
use crate::ids::{Incident, Incidents, Shipment, Shipments};
use crate::refusal::Refusal;
use crate::state::{HAND, MOST_SEATS, Node, Player, State, Turn};

/// The space of the growth track on which every seat starts (ET-2.2).
const START_GROWTH: u16 = 4;
/// The cards that every seat is dealt (ET-2.5).
pub(crate) const DEALT: usize = 3;
/// The cards for each player that `short_deck` keeps (ET-2.4).
pub(crate) const SHORT_DECK: usize = 9;

impl EcoTrade {
    /// The position in which every seat chooses the card that it returns.
    pub(crate) fn set_up(&self, step: &mut Step<Event>) -> State {
        let first = self.first_player(step);
        let (deck, put_away) = self.shipment_deck(step);
        let mut incident_deck: Pile<{ Incident::COUNT }> = Incident::all().map(Incident::number).collect();
        incident_deck.shuffle(step.rng());
        let mut state = State {
            node: Node::ReturnCard { choices: [None; MOST_SEATS] },
            turn: Turn::default(),
            current: first,
            first,
            round: 1,
            passed: SeatSet::EMPTY,
            passes_in_a_row: 0,
            end: None,
            market: [None; MOST_SEATS + 1],
            deck,
            put_away,
            incident_deck,
            incident_discard: Incidents::default(),
            players: [Player::default(); MOST_SEATS],
        };
        step.tell(|| Event::GameBegan { first });
        for seat in first.clockwise(self.seats) {
            self.deal(&mut state, seat, step);
        }
        state
    }

    /// Who begins (ET-2.3).
    fn first_player(&self, step: &mut Step<Event>) -> Seat {
        match self.config.first_player {
            FirstPlayer::Random => Seat(step.rng().below(u32::from(self.seats)) as u8),
            FirstPlayer::Seat(seat) => seat,
        }
    }

    /// The shuffled deck, and what `short_deck` puts away unseen (ET-2.4).
    fn shipment_deck(&self, step: &mut Step<Event>) -> (Pile<{ Shipment::COUNT }>, Shipments) {
        let mut deck: Pile<{ Shipment::COUNT }> = Shipment::all().map(Shipment::number).collect();
        deck.shuffle(step.rng());
        let mut put_away = Shipments::default();
        if self.config.short_deck {
            while deck.len() > SHORT_DECK * usize::from(self.seats) {
                put_away.extend_from(deck.draw().map(Shipment::of_pile));
            }
        }
        (deck, put_away)
    }

    /// Growth and three cards for one seat (ET-2.2, ET-2.5).
    fn deal(&self, state: &mut State, seat: Seat, step: &mut Step<Event>) {
        let cards: [Option<Shipment>; DEALT] =
            std::array::from_fn(|_| state.deck.draw().map(Shipment::of_pile));
        let player = state.player_mut(seat);
        player.tracker = START_GROWTH;
        player.growth_tokens = u16::from(self.config.start_growth_tokens);
        self.bank_by_itself(player);
        player.hand[..DEALT].copy_from_slice(&cards);
        step.tell(|| Event::CardsDealt { seat, count: DEALT as u8 });
        step.whisper(seat, || Event::CardsSeen { seat, cards: cards.into_iter().flatten().collect() });
    }

    /// The seats that have not chosen yet.
    #[inline]
    pub(crate) fn undecided(&self, choices: &[Option<u8>; MOST_SEATS]) -> SeatSet {
        Seat::all(self.seats).filter(|seat| choices[seat.index()].is_none()).collect()
    }

    #[inline]
    pub(crate) fn list_returns(player: &Player, into: &mut Vec<Action>) {
        let slots = (0..HAND as u8).filter(|&slot| player.card(slot).is_some());
        into.extend(slots.map(Action::ReturnCard));
    }

    pub(crate) fn check_return(&self, state: &State, seat: Seat, slot: u8) -> Result<(), Refusal> {
        match &state.node {
            Node::ReturnCard { choices } if self.undecided(choices).contains(seat) => {
                state.player(seat).card(slot).map(|_| ()).ok_or(Refusal::NoCardInHandSlot { slot })
            }
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// A seat has chosen in secret; the last choice starts the game (ET-2.6).
    pub(crate) fn choose_return(&self, state: &mut State, seat: Seat, slot: u8, step: &mut Step<Event>) {
        let card = state.player(seat).card(slot);
        let Node::ReturnCard { choices } = &mut state.node else { return };
        choices[seat.index()] = Some(slot);
        let choices = *choices;
        step.tell(|| Event::ReturnChosen { seat });
        if let Some(card) = card {
            step.whisper(seat, || Event::CardReturned { seat, card });
        }
        if self.undecided(&choices).is_empty() {
            self.lay_under(state, &choices);
            self.begin(state, step);
        }
    }

    /// The returned cards go under the deck, that of the last seat lowest (ET-R42).
    fn lay_under(&self, state: &mut State, choices: &[Option<u8>; MOST_SEATS]) {
        let mut deck: Pile<{ Shipment::COUNT }> = Pile::default();
        let last = Seat((state.first.0 + self.seats - 1) % self.seats);
        for distance in 0..self.seats {
            let seat = Seat((last.0 + self.seats - distance) % self.seats);
            let player = state.player_mut(seat);
            let slot = usize::from(choices[seat.index()].unwrap_or_default());
            player.returned = player.hand[slot].take();
            deck.extend(player.returned.map(Shipment::number));
        }
        deck.extend(state.deck.as_slice().iter().copied());
        state.deck = deck;
    }

    /// The market is revealed and the first turn begins (ET-2.7, ET-2.8).
    fn begin(&self, state: &mut State, step: &mut Step<Event>) {
        step.reveal();
        for slot in 0..usize::from(self.seats) + 1 {
            state.market[slot] = self.draw(state).map(|(card, _)| card);
        }
        let market = state.market;
        step.tell(|| Event::MarketRevealed { cards: market.into_iter().flatten().collect() });
        if self.config.open_hands {
            for seat in state.first.clockwise(self.seats) {
                // By number, because the slots of a hand are private (ET-3.9.2).
                let mut hand = state.player(seat).hand;
                hand.sort_unstable();
                step.tell(|| Event::HandOpened { seat, cards: hand.into_iter().flatten().collect() });
            }
        }
        self.begin_turn(state, step);
    }

    /// Takes the top card of the deck, with the seat that knows it because it had returned it at the start.
    pub(crate) fn draw(&self, state: &mut State) -> Option<(Shipment, Option<Seat>)> {
        let card = Shipment::of_pile(state.deck.draw()?);
        let place = state.deck.len();
        if place >= usize::from(self.seats) {
            return Some((card, None));
        }
        let seat = self.returner(state, place as u8);
        let returned = &mut state.player_mut(seat).returned;
        let knows = *returned == Some(card);
        if knows {
            *returned = None;
        }
        Some((card, knows.then_some(seat)))
    }

    /// The seat whose returned card lies at this place from the bottom of the deck.
    fn returner(&self, state: &State, place: u8) -> Seat {
        Seat((state.first.0 + self.seats - 1 - place) % self.seats)
    }

    /// The place of a seat's returned card, from the bottom of the deck.
    pub(crate) fn return_place(&self, state: &State, seat: Seat) -> u8 {
        self.seats - 1 - seat.distance_from(state.first, self.seats)
    }
}
