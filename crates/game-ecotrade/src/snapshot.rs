//! A whole position in words that a person can read and edit.

use ecotable_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::event::Started;
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Level, Shipment};
use crate::means::Means;
use crate::state::{HAND, Main, Node, Owned, Reason, State, Underway};

/// A position. Decks are listed from the top; a deck or a market that is left out holds cards that lie nowhere
/// else, in the order of the card list.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The round being played, from 1.
    #[serde(default = "one")]
    pub round: u8,
    /// The seat with the first-player token.
    pub first_player: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// What the table waits for.
    #[serde(default)]
    pub node: NodeSnapshot,
    /// The main action of this turn.
    #[serde(default)]
    pub main: Main,
    /// Whether a shipment has set out in this turn; left out, if the main action is to start and none is being put
    /// together.
    #[serde(default)]
    pub sent: Option<bool>,
    /// The Development bought in this turn.
    #[serde(default)]
    pub purchased: Option<Development>,
    /// Whether a Development was advanced in this turn.
    #[serde(default)]
    pub advanced: bool,
    /// How many turns in a row were passes before this one; left out, as many as the last turns of the seats tell.
    #[serde(default)]
    pub passes_in_a_row: Option<u8>,
    /// What brings the end, once it is certain.
    #[serde(default)]
    pub end_trigger: Option<EndSnapshot>,
    /// The market, slot by slot.
    #[serde(default)]
    pub market: Option<Vec<Option<Shipment>>>,
    /// The deck.
    #[serde(default)]
    pub deck: Option<Vec<Shipment>>,
    /// What `short_deck` put away; left out, cards that lie nowhere else.
    #[serde(default)]
    pub put_away: Vec<Shipment>,
    /// The Incident deck.
    #[serde(default)]
    pub incident_deck: Option<Vec<Incident>>,
    /// The discarded Incidents.
    #[serde(default)]
    pub incident_discard: Vec<Incident>,
    /// The seats.
    pub players: Vec<PlayerSnapshot>,
}

/// What brings the end.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndSnapshot {
    /// Why.
    pub reason: Reason,
    /// Who triggered it.
    pub seat: Seat,
    /// How many turns follow this one; left out, as if it had been triggered in this turn.
    #[serde(default)]
    pub turns_left: Option<u8>,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSnapshot {
    /// Where its tracker stands.
    pub tracker: u16,
    /// Its growth tokens.
    pub growth_tokens: u16,
    /// Its Impact.
    pub impact: u16,
    /// The hand, slot by slot.
    pub hand: Vec<Option<Shipment>>,
    /// For each hand slot, the other seats that know the card; every seat for one taken from the market.
    pub known_to: Vec<SeatSet>,
    /// The card that it returned, while it lies under the deck.
    pub returned: Option<Shipment>,
    /// Its shipments under way, slot by slot.
    pub board: Vec<Option<BoardSnapshot>>,
    /// Its Developments.
    pub developments: Vec<OwnedDevelopment>,
    /// The cards that it has completed.
    pub completed: Vec<Shipment>,
    /// Whether its last turn was a pass.
    pub passed_last_turn: bool,
}

/// A shipment under way.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSnapshot {
    /// The cards, the top one first.
    pub cards: Vec<Shipment>,
    /// The means.
    pub means: Means,
    /// Time tokens.
    pub time: u8,
    /// Growth tokens.
    pub growth: u8,
    /// Impact tokens.
    pub impact: u8,
}

/// A Development that a seat owns.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnedDevelopment {
    /// The card.
    pub id: Development,
    /// Its level in Version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

/// What the table waits for.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "name", deny_unknown_fields)]
pub enum NodeSnapshot {
    /// Every seat chooses the card that it returns.
    ReturnCard {
        /// The hand slots chosen so far, seat by seat.
        choices: Vec<Option<u8>>,
    },
    /// The turn menu.
    #[default]
    TurnMenu,
    /// More cards may join the shipment.
    Combine {
        /// The chosen hand slots.
        cards: Vec<u8>,
    },
    /// The top card is chosen.
    TopCard {
        /// The chosen hand slots.
        cards: Vec<u8>,
    },
    /// The means is chosen.
    Means {
        /// The chosen hand slots.
        cards: Vec<u8>,
        /// The hand slot of the top card.
        top: u8,
    },
    /// An Incident may be exchanged for the next one.
    IncidentChoice {
        /// The board slot of the shipment.
        slot: u8,
        /// The revealed Incident.
        incident: Incident,
    },
    /// The game is over.
    Over,
}

fn one() -> u8 {
    1
}

/// The Developments of a seat as a list.
pub(crate) fn owned_list(owned: Owned) -> Vec<OwnedDevelopment> {
    owned.iter().map(|id| OwnedDevelopment { id, level: owned.level(id) }).collect()
}

impl EcoTrade {
    pub(crate) fn write_snapshot(&self, state: &State) -> Snapshot {
        let seats = usize::from(self.seats);
        Snapshot {
            round: state.round,
            first_player: state.first,
            current: state.current,
            node: self.write_node(&state.node),
            main: state.turn.main,
            sent: Some(state.turn.sent),
            purchased: state.turn.bought,
            advanced: state.turn.advanced,
            passes_in_a_row: Some(state.passes_in_a_row),
            end_trigger: state.end.map(|end| EndSnapshot {
                reason: end.reason,
                seat: end.seat,
                turns_left: Some(end.turns_left),
            }),
            market: Some(state.market[..=seats].to_vec()),
            deck: Some(state.deck.as_slice().iter().rev().map(|&card| Shipment::of_pile(card)).collect()),
            put_away: state.put_away.iter().collect(),
            incident_deck: Some(
                state.incident_deck.as_slice().iter().rev().map(|&card| Incident::of_pile(card)).collect(),
            ),
            incident_discard: state.incident_discard.iter().collect(),
            players: Seat::all(self.seats).map(|seat| self.write_player(state, seat)).collect(),
        }
    }

    fn write_player(&self, state: &State, seat: Seat) -> PlayerSnapshot {
        let player = state.player(seat);
        let slots = usize::from(self.config.board_slots);
        PlayerSnapshot {
            tracker: player.tracker,
            growth_tokens: player.growth_tokens,
            impact: player.impact,
            hand: player.hand.to_vec(),
            known_to: player.known.to_vec(),
            returned: player.returned,
            board: player.board[..slots].iter().map(|place| place.as_ref().map(write_shipment)).collect(),
            developments: owned_list(player.developments),
            completed: player.completed.iter().collect(),
            passed_last_turn: state.passed.contains(seat),
        }
    }

    fn write_node(&self, node: &Node) -> NodeSnapshot {
        let slots = |cards: u8| (0..HAND as u8).filter(|slot| cards >> slot & 1 == 1).collect();
        match *node {
            Node::ReturnCard { choices } => {
                NodeSnapshot::ReturnCard { choices: choices[..usize::from(self.seats)].to_vec() }
            }
            Node::TurnMenu => NodeSnapshot::TurnMenu,
            Node::Combine { cards } => NodeSnapshot::Combine { cards: slots(cards) },
            Node::TopCard { cards } => NodeSnapshot::TopCard { cards: slots(cards) },
            Node::Means { cards, top } => NodeSnapshot::Means { cards: slots(cards), top },
            Node::IncidentChoice { slot, incident } => NodeSnapshot::IncidentChoice { slot, incident },
            Node::Over => NodeSnapshot::Over,
        }
    }
}

fn write_shipment(shipment: &Underway) -> BoardSnapshot {
    let Started { cards, means, time, growth, impact } = Started::of(shipment);
    BoardSnapshot { cards: cards.to_vec(), means, time, growth, impact }
}
