//! From words to a position: what is left out is filled in, and what cannot be is refused.

use std::fmt::Display;

use ecotable_kernel::{Flaw, Seat};
use ecotable_parts::Pile;

use crate::game::EcoTrade;
use crate::ids::{Incident, Incidents, Shipment, Shipments};
use crate::snapshot::{BoardSnapshot, NodeSnapshot, PlayerSnapshot, Snapshot};
use crate::state::{
    End, HAND, MOST_MARKET, MOST_SEATS, MOST_SLOTS, Main, Node, Player, State, Turn, Underway,
};

impl EcoTrade {
    pub(crate) fn read_snapshot(&self, words: &Snapshot) -> Result<State, Flaw> {
        let seats = usize::from(self.seats);
        if words.players.len() != seats {
            return Err(Flaw(format!("{} players at a table of {seats}", words.players.len())));
        }
        let mut state = State {
            node: read_node(&words.node)?,
            turn: Turn { main: words.main, sent: false, bought: words.purchased, advanced: words.advanced },
            current: words.current,
            first: words.first_player,
            round: words.round,
            passed: (0..)
                .map(Seat)
                .zip(&words.players)
                .filter(|(_, p)| p.passed_last_turn)
                .map(|p| p.0)
                .collect(),
            passes_in_a_row: 0,
            end: None,
            market: [None; MOST_MARKET],
            deck: Pile::default(),
            put_away: read_set("put_away", &words.put_away)?,
            incident_deck: Pile::default(),
            incident_discard: read_incidents(&words.incident_discard)?,
            players: [Player::default(); MOST_SEATS],
        };
        for (player, words) in state.players.iter_mut().zip(&words.players) {
            *player = read_player(words)?;
        }
        read_main(words, &mut state);
        self.read_decks(words, &mut state)?;
        self.audit_seats(&state)?;
        state.passes_in_a_row = words.passes_in_a_row.unwrap_or_else(|| self.latest_passes(&state));
        state.end = words.end_trigger.as_ref().map(|end| End {
            reason: end.reason,
            seat: end.seat,
            turns_left: end.turns_left.unwrap_or_else(|| self.turns_after(&state)),
        });
        self.audit_state(&state)?;
        Ok(state)
    }

    /// How many of the latest turns in a row were passes, as far as the last turn of every seat tells.
    pub(crate) fn latest_passes(&self, state: &State) -> u8 {
        let before = |distance: u8| Seat((state.current.0 + self.seats - distance) % self.seats);
        let latest = if state.node == Node::Over { 0 } else { 1 };
        let turns = latest..latest + self.seats;
        turns.take_while(|&distance| state.passed.contains(before(distance))).count() as u8
    }

    /// The deck; one that is left out, and what was put away if that is left out, hold what lies nowhere else.
    fn read_deck(&self, words: &Snapshot, state: &mut State) -> Vec<Shipment> {
        let mut elsewhere: Shipments = state.cards_outside().into_iter().collect();
        elsewhere.extend_from(words.deck.iter().flatten().copied());
        let mut rest: Vec<Shipment> = Shipment::all().filter(|&card| !elsewhere.contains(card)).collect();
        if words.put_away.is_empty() {
            let kept = rest.len().saturating_sub(self.cards_put_away());
            state.put_away = rest.split_off(kept).into_iter().collect();
        }
        words.deck.clone().unwrap_or(rest)
    }

    /// Reads deck, market and Incident deck, and fills those that are left out with cards that lie nowhere else.
    fn read_decks(&self, words: &Snapshot, state: &mut State) -> Result<(), Flaw> {
        let market = words.market.clone().unwrap_or_default();
        copy_to("market", &market, &mut state.market)?;
        let mut deck = self.read_deck(words, state);
        let unrevealed = matches!(state.node, Node::ReturnCard { .. });
        if words.market.is_none() && !unrevealed {
            let count = deck.len().min(usize::from(self.seats) + 1);
            state.market.iter_mut().zip(deck.drain(..count)).for_each(|(slot, card)| *slot = Some(card));
        }
        state.deck = to_pile("deck", deck.iter().rev().map(|card| card.number()))?;
        let revealed = match state.node {
            Node::IncidentChoice { incident, .. } => Some(incident),
            _ => None,
        };
        let incidents = match &words.incident_deck {
            Some(deck) => deck.clone(),
            None => Incident::all()
                .filter(|card| !words.incident_discard.contains(card) && revealed != Some(*card))
                .collect(),
        };
        state.incident_deck = to_pile("incident_deck", incidents.iter().rev().map(|card| card.number()))?;
        Ok(())
    }
}

fn read_player(words: &PlayerSnapshot) -> Result<Player, Flaw> {
    let mut player = Player {
        tracker: words.tracker,
        growth_tokens: words.growth_tokens,
        impact: words.impact,
        returned: words.returned,
        completed: read_set("completed", &words.completed)?,
        ..Player::default()
    };
    copy_to("hand", &words.hand, &mut player.hand)?;
    copy_to("known_to", &words.known_to, &mut player.known)?;
    let mut board: [Option<Underway>; MOST_SLOTS] = Default::default();
    let shipments = words.board.iter().map(|place| place.as_ref().map(read_shipment).transpose());
    copy_to("board", &shipments.collect::<Result<Vec<_>, _>>()?, &mut board)?;
    player.board = board;
    for owned in &words.developments {
        if player.developments.has(owned.id) {
            return Err(Flaw(format!("{} twice among the Developments of a seat (ET-4.6)", owned.id)));
        }
        player.developments.insert(owned.id);
        if let Some(level) = owned.level {
            player.developments.set_level(owned.id, level);
        }
    }
    Ok(player)
}

fn read_shipment(words: &BoardSnapshot) -> Result<Underway, Flaw> {
    let mut cards = [None; HAND];
    copy_to("cards", &words.cards.iter().copied().map(Some).collect::<Vec<_>>(), &mut cards)?;
    // The order beneath the top card means nothing; a position has one.
    if let [_, beneath @ ..] = &mut cards[..words.cards.len()] {
        beneath.sort_unstable();
    }
    let BoardSnapshot { means, time, growth, impact, .. } = *words;
    Ok(Underway { cards, means, time, growth, impact })
}

/// Whoever puts a shipment together or may exchange its Incident has started, also where that is not said.
fn read_main(words: &Snapshot, state: &mut State) {
    let starting = state.is_draft() || matches!(state.node, Node::IncidentChoice { .. });
    if starting && words.main == Main::None {
        state.turn.main = Main::Starting;
    }
    let all_sent = state.turn.main == Main::Starting && !state.is_draft();
    state.turn.sent = words.sent.unwrap_or(all_sent);
}

fn read_node(words: &NodeSnapshot) -> Result<Node, Flaw> {
    Ok(match words {
        NodeSnapshot::ReturnCard { choices } => {
            let mut slots = [None; MOST_SEATS];
            copy_to("choices", choices, &mut slots)?;
            Node::ReturnCard { choices: slots }
        }
        NodeSnapshot::TurnMenu => Node::TurnMenu,
        NodeSnapshot::Combine { cards } => Node::Combine { cards: slot_set(cards)? },
        NodeSnapshot::TopCard { cards } => Node::TopCard { cards: slot_set(cards)? },
        NodeSnapshot::Means { cards, top } => Node::Means { cards: slot_set(cards)?, top: *top },
        NodeSnapshot::IncidentChoice { slot, incident } => {
            Node::IncidentChoice { slot: *slot, incident: *incident }
        }
        NodeSnapshot::Over => Node::Over,
    })
}

fn slot_set(slots: &[u8]) -> Result<u8, Flaw> {
    match slots.iter().find(|&&slot| usize::from(slot) >= HAND) {
        Some(slot) => Err(Flaw(format!("there is no hand slot {slot}"))),
        None => Ok(slots.iter().fold(0, |set, slot| set | 1 << slot)),
    }
}

fn copy_to<T: Copy>(what: impl Display, from: &[T], to: &mut [T]) -> Result<(), Flaw> {
    match to.get_mut(..from.len()) {
        Some(places) => {
            places.copy_from_slice(from);
            Ok(())
        }
        None => Err(Flaw(format!("{} places in {what}, at most {} are there", from.len(), to.len()))),
    }
}

fn read_set(what: &str, cards: &[Shipment]) -> Result<Shipments, Flaw> {
    let set: Shipments = cards.iter().copied().collect();
    let twice = usize::from(set.len()) != cards.len();
    if twice { Err(Flaw(format!("a card twice in {what}"))) } else { Ok(set) }
}

fn read_incidents(cards: &[Incident]) -> Result<Incidents, Flaw> {
    let set: Incidents = cards.iter().copied().collect();
    let twice = set.iter().count() != cards.len();
    if twice { Err(Flaw("an Incident twice in incident_discard".to_owned())) } else { Ok(set) }
}

fn to_pile<const N: usize>(
    what: impl Display,
    cards: impl ExactSizeIterator<Item = u8>,
) -> Result<Pile<N>, Flaw> {
    if cards.len() > N {
        return Err(Flaw(format!("{} cards in {what}, at most {N} fit", cards.len())));
    }
    Ok(cards.collect())
}
