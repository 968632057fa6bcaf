//! Whether a position is possible: no card lost or doubled, nothing that the rules forbid (ET-3.11).

use ecotable_kernel::{Flaw, Seat, SeatSet};

use crate::config::{Banking, Developments, LastTurns, TokenPool};
use crate::game::EcoTrade;
use crate::ids::{Incident, Shipment};
use crate::rules::Top;
use crate::setup::{DEALT, SHORT_DECK};
use crate::state::{End, HAND, Main, Node, Player, State, Underway};

/// The most Growth or Impact in a position made by hand; play adds far less than what then still fits.
const MOST_POINTS: u16 = 10_000;
/// The last round in a position made by hand (ET-3.11).
const MOST_ROUNDS: u8 = 100;
/// The most tokens of a kind on a shipment made by hand.
const MOST_ON_SHIPMENT: u8 = 99;

/// Leaves the audit with this flaw unless the condition holds.
macro_rules! require {
    ($holds:expr, $($flaw:tt)*) => {
        if !$holds {
            return Err(Flaw(format!($($flaw)*)));
        }
    };
}

impl State {
    /// Every Shipment card outside the deck.
    pub(crate) fn cards_outside(&self) -> Vec<Shipment> {
        let mut cards: Vec<Shipment> = self.market.iter().flatten().copied().collect();
        cards.extend(self.put_away.iter());
        for player in &self.players {
            cards.extend(player.hand.iter().flatten());
            cards.extend(player.shipments().flat_map(|shipment| shipment.cards.into_iter().flatten()));
            cards.extend(player.completed.iter());
        }
        cards
    }
}

impl EcoTrade {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), Flaw> {
        self.audit_seats(state)?;
        audit_cards(state)?;
        self.audit_supply(state)?;
        self.audit_end(state)?;
        self.audit_passes(state)?;
        Seat::all(self.seats).try_for_each(|seat| self.audit_player(state, seat))?;
        self.audit_node(state)?;
        self.audit_turn(state)
    }

    /// Seats and rounds are such as can be.
    pub(crate) fn audit_seats(&self, state: &State) -> Result<(), Flaw> {
        let all = SeatSet::all(self.seats);
        require!(all.contains(state.first), "there is no seat {} to be first player", state.first);
        require!(all.contains(state.current), "there is no seat {} to have its turn", state.current);
        require!((1..=MOST_ROUNDS).contains(&state.round), "round {} of at most {MOST_ROUNDS}", state.round);
        require!(state.passed.without(all).is_empty(), "a seat has passed that is not there");
        let spare = &state.players[usize::from(self.seats)..];
        require!(spare.iter().all(|player| *player == Player::default()), "a player without a seat");
        Ok(())
    }

    /// The market is full unless the deck is empty, and as many cards are put away as the options say.
    fn audit_supply(&self, state: &State) -> Result<(), Flaw> {
        let slots = usize::from(self.seats) + 1;
        let filled = state.market[..slots].iter().flatten().count();
        let unrevealed = matches!(state.node, Node::ReturnCard { .. });
        require!(state.market[slots..].iter().all(Option::is_none), "a market with more than {slots} cards");
        let expected = if unrevealed { filled == 0 } else { filled == slots || state.deck.is_empty() };
        require!(expected, "{filled} cards in a market of {slots} (ET-R41)");
        let away = self.cards_put_away();
        require!(
            usize::from(state.put_away.len()) == away,
            "{} cards put away instead of {away}",
            state.put_away.len()
        );
        Ok(())
    }

    /// How many cards `short_deck` puts away (ET-2.4).
    pub(crate) fn cards_put_away(&self) -> usize {
        match self.config.short_deck {
            true => Shipment::COUNT - SHORT_DECK * usize::from(self.seats),
            false => 0,
        }
    }

    /// The turns that are left fit the option and the seat that is playing.
    fn audit_end(&self, state: &State) -> Result<(), Flaw> {
        let Some(End { seat, turns_left, .. }) = state.end else { return Ok(()) };
        require!(seat.0 < self.seats, "the end was triggered by a seat that is not there");
        let fits = match self.config.last_turns {
            LastTurns::FinishRound => {
                let rest = self.seats - 1 - state.current.distance_from(state.first, self.seats);
                turns_left == rest || turns_left == rest + self.seats
            }
            LastTurns::OneEach => {
                turns_left <= self.seats && (state.current.0 + turns_left) % self.seats == seat.0
            }
        };
        require!(fits, "{turns_left} turns are left, which does not fit the seat that plays (ET-3.7)");
        require!(
            !matches!(state.node, Node::ReturnCard { .. }),
            "the end is triggered before the game has begun"
        );
        Ok(())
    }

    /// The row of passes fits the seats that have passed. Without a trigger it is not longer than a round, which ends the
    /// game; after a trigger at most two more rounds are played (ET-3.7.5).
    fn audit_passes(&self, state: &State) -> Result<(), Flaw> {
        let passes = state.passes_in_a_row;
        require!(
            passes.min(self.seats) == self.latest_passes(state),
            "{passes} passes in a row do not fit the seats that have passed (ET-3.7.5)"
        );
        let this_turn = u8::from(state.node != Node::Over);
        let most = state.end.map_or(self.seats, |end| 3 * self.seats - end.turns_left - this_turn);
        require!(passes <= most, "{passes} passes in a row, at most {most} are possible (ET-3.7.5)");
        Ok(())
    }

    fn audit_player(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        let (tracker, tokens) = (player.tracker, player.growth_tokens);
        require!(
            tracker.max(tokens).max(player.impact) <= MOST_POINTS,
            "seat {seat} has more Growth or Impact than {MOST_POINTS}"
        );
        require!(tracker <= self.cap(), "seat {seat}: tracker {tracker} above {} (ET-4.1.2)", self.cap());
        require!(
            self.config.banking == Banking::Manual || tokens == 0 || tracker == self.cap(),
            "seat {seat}: tokens beside a tracker at {tracker} (ET-4.1.4)"
        );
        self.audit_hand(state, seat)?;
        self.audit_developments(player, seat)?;
        let used = usize::from(player.developments.len()) + player.shipments().count();
        require!(
            self.config.token_pool == TokenPool::Separate || used <= 7,
            "seat {seat} uses {used} company tokens (ET-4.2)"
        );
        let slots = usize::from(self.config.board_slots);
        require!(
            player.board[slots..].iter().all(Option::is_none),
            "seat {seat} has a shipment beyond its {slots} board slots"
        );
        player.shipments().try_for_each(|shipment| self.audit_shipment(seat, shipment))
    }

    fn audit_hand(&self, state: &State, seat: Seat) -> Result<(), Flaw> {
        let player = state.player(seat);
        let all = SeatSet::all(self.seats);
        let known_well = player.hand.iter().zip(player.known).all(|(card, known)| {
            let some = known.without(all).is_empty() && !known.contains(seat);
            (known == all || some) && (card.is_some() || known.is_empty())
        });
        require!(known_well, "seat {seat}: a card is known to a seat that cannot know it");
        if let Some(card) = player.returned {
            let place = usize::from(self.return_place(state, seat));
            let lies = state.deck.as_slice().get(place) == Some(&card.number());
            require!(lies, "seat {seat}: {card} does not lie where it was returned (ET-R42)");
        }
        Ok(())
    }

    fn audit_developments(&self, player: &Player, seat: Seat) -> Result<(), Flaw> {
        let owned = player.developments;
        let levels = owned.iter().filter(|&card| owned.level(card).is_some()).count();
        let fits = match self.config.developments {
            Developments::Standard => owned.levels == 0,
            Developments::EasierV2 => levels == usize::from(owned.len()),
        };
        require!(fits, "seat {seat}: levels belong to Version 2, and to every Development there (ET-4.7)");
        Ok(())
    }

    /// The cards may travel together by this means, and the top card has the highest Time.
    fn audit_shipment(&self, seat: Seat, shipment: &Underway) -> Result<(), Flaw> {
        let Underway { cards, means, time, growth, impact } = *shipment;
        let tokens = [time, growth, impact];
        require!(
            tokens.iter().all(|token| (1..=MOST_ON_SHIPMENT).contains(token)),
            "seat {seat}: a shipment with {time}, {growth}, {impact} tokens (ET-R23)"
        );
        let count = cards.iter().flatten().count();
        let in_order = cards[..count].iter().all(Option::is_some) && cards[1..count.max(1)].is_sorted();
        require!(count > 0 && in_order, "seat {seat}: a shipment without cards, or not in order");
        let load = self.load(cards.into_iter().flatten());
        require!(
            count == 1 || self.check_load(load).is_ok(),
            "seat {seat}: a shipment of cards that do not fit together (ET-3.5)"
        );
        let printed = |card: Shipment| self.cards.shipment(card);
        let mut all = cards.into_iter().flatten();
        require!(
            all.clone().all(|card| printed(card).means.contains(means)),
            "seat {seat}: a shipment by a means that a card does not show (ET-4.4)"
        );
        let top = all.next().map(|card| printed(card).printed.time);
        require!(
            all.all(|card| Some(printed(card).printed.time) <= top),
            "seat {seat}: the top card has not the highest Time (ET-4.3.1)"
        );
        Ok(())
    }

    fn audit_node(&self, state: &State) -> Result<(), Flaw> {
        let player = state.mover();
        match state.node {
            Node::ReturnCard { choices } => {
                self.audit_start(state)?;
                let chosen = choices.iter().flatten();
                require!(chosen.clone().all(|&slot| usize::from(slot) < DEALT), "no such card to return");
                let spare = &choices[usize::from(self.seats)..];
                require!(
                    spare.iter().all(Option::is_none) && !self.undecided(&choices).is_empty(),
                    "all seats have chosen the card that they return, or one that is not there"
                );
                Ok(())
            }
            Node::TurnMenu | Node::Over => Ok(()),
            Node::IncidentChoice { slot, incident } => {
                let place = player.board.get(usize::from(slot)).copied().flatten();
                let touched = place.is_some_and(|it| self.cards.incident(incident).means.contains(it.means));
                let may = player.developments.has(crate::ids::Development::DUE_DILIGENCE);
                require!(touched && may, "there is no choice about {incident} (ET-3.2.6)");
                Ok(())
            }
            Node::Combine { cards } | Node::TopCard { cards } | Node::Means { cards, .. } => {
                self.audit_draft(state, cards)
            }
        }
    }

    /// Before the first turn every seat holds three cards and nothing has happened.
    fn audit_start(&self, state: &State) -> Result<(), Flaw> {
        let untouched = |player: &Player| {
            player.hand_size() == DEALT
                && player.hand[DEALT].is_none()
                && player.shipments().next().is_none()
                && player.completed.len() == 0
                && player.developments.len() == 0
        };
        let players = &state.players[..usize::from(self.seats)];
        let fresh = state.round == 1 && state.current == state.first && state.passed.is_empty();
        require!(fresh && players.iter().all(untouched), "cards are returned only at the start (ET-2.6)");
        Ok(())
    }

    /// A shipment that is being put together could have come to this point.
    fn audit_draft(&self, state: &State, cards: u8) -> Result<(), Flaw> {
        let player = state.mover();
        let filled =
            (0..HAND as u8).filter(|slot| cards >> slot & 1 == 1).all(|slot| player.card(slot).is_some());
        require!(cards != 0 && filled, "a shipment is begun without cards");
        require!(
            self.has_token(player) && self.free_slot(player).is_some() && state.turn.main == Main::Starting,
            "a shipment is begun that cannot be started (ET-3.4.3)"
        );
        let load = self.load(player.chosen(cards).map(|(_, card)| card));
        require!(
            cards.count_ones() == 1 || self.check_load(load).is_ok(),
            "a shipment is begun with cards that do not fit together (ET-3.5)"
        );
        let fits = match (state.node, self.top(player, cards)) {
            (Node::TopCard { .. }, top) => matches!(top, Top::Asked { .. }),
            (Node::Means { top, .. }, Top::Asked { single, several }) => top == single || top == several,
            (Node::Means { top, .. }, Top::Slot(slot)) => top == slot,
            _ => self.candidates(player, cards) != 0,
        };
        require!(fits, "a shipment is begun with a question that is not asked (ET-3.2.2)");
        Ok(())
    }

    /// What was done in this turn could have been done.
    fn audit_turn(&self, state: &State) -> Result<(), Flaw> {
        let turn = state.turn;
        let begun = turn.sent || state.is_draft();
        require!(begun == (turn.main == Main::Starting), "shipments do not fit the main action (ET-3.4.10)");
        let owned = state.mover().developments;
        require!(
            turn.bought.is_none_or(|card| owned.has(card)),
            "a Development was bought in this turn and is not there"
        );
        require!(
            !turn.advanced || (self.config.developments == Developments::EasierV2 && owned.cards != 0),
            "a Development was advanced in this turn and is not there"
        );
        Ok(())
    }
}

/// Each card lies in exactly one place.
fn audit_cards(state: &State) -> Result<(), Flaw> {
    let mut cards = state.cards_outside();
    cards.extend(state.deck.as_slice().iter().map(|&card| Shipment::of_pile(card)));
    cards.sort_unstable();
    require!(
        cards.into_iter().eq(Shipment::all()),
        "the Shipment cards are not all there, or one is there twice"
    );
    let mut incidents: Vec<Incident> = state.incident_discard.iter().collect();
    incidents.extend(state.incident_deck.as_slice().iter().map(|&card| Incident::of_pile(card)));
    if let Node::IncidentChoice { incident, .. } = state.node {
        incidents.push(incident);
    }
    incidents.sort_unstable();
    require!(
        incidents.into_iter().eq(Incident::all()),
        "the Incident cards are not all there, or one is there twice"
    );
    Ok(())
}
