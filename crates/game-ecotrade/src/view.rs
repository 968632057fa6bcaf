//! What each viewer may know (ET-3.9).

use arrayvec::ArrayVec;
use ecotable_kernel::{PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::event::Started;
use crate::game::EcoTrade;
use crate::ids::{Development, Incident, Shipment};
use crate::means::Means;
use crate::rules::Plan;
use crate::score::Settlement;
use crate::snapshot::{OwnedDevelopment, owned_list};
use crate::state::{HAND, MOST_MARKET, MOST_SLOTS, Main, Node, Player, Reason, State};

/// What one viewer may know of a game of EcoTrade. The options, which all know too, are those of the match
/// (ET-3.9.1).
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct View {
    /// Who is looking; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The round being played, from 1.
    pub round: u8,
    /// The seat with the first-player token.
    pub first_player: Seat,
    /// Whose turn it is.
    pub current: Seat,
    /// What the table waits for.
    pub node: NodeView,
    /// The main action of this turn; only its owner sees that a first shipment is begun.
    pub main: Main,
    /// The Development bought in this turn.
    pub purchased: Option<Development>,
    /// Whether a Development was advanced in this turn.
    pub advanced: bool,
    /// How many turns in a row were passes before this one; at the end of the game, the last one included.
    pub passes_in_a_row: u8,
    /// What brings the end, once it is certain.
    pub end_trigger: Option<EndView>,
    /// The market, slot by slot.
    pub market: ArrayVec<Option<Shipment>, MOST_MARKET>,
    /// How many cards lie in the deck.
    pub deck_size: u8,
    /// How many cards `short_deck` put away.
    pub put_away: u8,
    /// How many Incidents lie in their deck.
    pub incident_deck_size: u8,
    /// The discarded Incidents.
    pub incident_discard: Vec<Incident>,
    /// How many Incidents that may come next touch each means.
    pub incident_odds: IncidentOdds,
    /// The seats.
    pub players: PerSeat<PlayerView>,
    /// What the viewer alone knows.
    pub own: Option<Own>,
}

/// How many Incidents that may come next touch each means: those in the deck, or if it is empty those of which it is
/// made anew.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct IncidentOdds {
    /// Road.
    pub road: u8,
    /// Train.
    pub train: u8,
    /// Plane.
    pub plane: u8,
    /// Ship.
    pub ship: u8,
    /// How many may come next in all.
    pub of: u8,
}

/// What the table waits for, as far as the viewer may know.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum NodeView {
    /// Every seat chooses the card that it returns.
    ReturnCard {
        /// The seats that have chosen.
        chosen: SeatSet,
    },
    /// The turn menu.
    TurnMenu,
    /// More cards may join the shipment; only its owner sees this.
    Combine {
        /// The chosen cards.
        cards: ArrayVec<Shipment, HAND>,
    },
    /// The top card is chosen; only the owner sees this.
    TopCard {
        /// The chosen cards.
        cards: ArrayVec<Shipment, HAND>,
    },
    /// The means is chosen; only the owner sees this.
    Means {
        /// The chosen cards, the top one first.
        cards: ArrayVec<Shipment, HAND>,
        /// What each means would make of the shipment before its Incident.
        offers: ArrayVec<Offer, 4>,
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

/// What a means would make of a shipment before its Incident.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Offer {
    /// The means.
    pub means: Means,
    /// Time tokens.
    pub time: i16,
    /// Growth tokens.
    pub growth: i16,
    /// Impact tokens.
    pub impact: i16,
}

/// What brings the end.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct EndView {
    /// Why.
    pub reason: Reason,
    /// Who triggered it.
    pub seat: Seat,
    /// How many turns follow this one.
    pub turns_left: u8,
    /// The last turns still to come, in order.
    pub last_turns: PerSeat<Seat>,
}

/// What all may know of a seat.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct PlayerView {
    /// Where its tracker stands.
    pub tracker: u16,
    /// Its growth tokens.
    pub growth_tokens: u16,
    /// Both together.
    pub growth: u16,
    /// Its Impact.
    pub impact: u16,
    /// How many cards it holds.
    pub hand_size: u8,
    /// Those of its hand cards that all know.
    pub known: ArrayVec<Shipment, HAND>,
    /// Its shipments under way, slot by slot.
    pub board: ArrayVec<Option<Started>, MOST_SLOTS>,
    /// Its Developments.
    pub developments: Vec<OwnedDevelopment>,
    /// How many cards it has completed.
    pub completed: u8,
    /// Its company tokens that are not in use; with `token_pool = separate` what would be left of eight, at least 0,
    /// which limits nothing.
    pub available_tokens: u8,
    /// Its board slots without a shipment.
    pub free_slots: u8,
    /// How many turns it has finished.
    pub turns_taken: u8,
    /// Whether its last turn was a pass.
    pub passed_last_turn: bool,
    /// Its score if the game ended now, and at the end.
    pub settlement: Settlement,
}

/// What the viewer alone knows.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Own {
    /// The hand, slot by slot.
    pub hand: [Option<Shipment>; HAND],
    /// The hand slot of the card that it returns, while others still choose.
    pub returning: Option<u8>,
    /// The card that it returned, while it lies under the deck.
    pub returned: Option<Returned>,
}

impl View {
    /// The Incidents that may come next: those in the deck, or if it is empty those of which it is made anew, also the one
    /// that lies open now (ET-3.8.1).
    pub fn incidents_to_come(&self) -> impl Iterator<Item = Incident> {
        let open = match self.node {
            NodeView::IncidentChoice { incident, .. } => Some(incident),
            _ => None,
        };
        let anew = self.incident_deck_size == 0;
        Incident::all()
            .filter(move |card| (Some(*card) == open || self.incident_discard.contains(card)) == anew)
    }
}

impl Own {
    /// Whether the hand has no free slot (ET-3.1.1).
    pub fn is_full(&self) -> bool {
        self.hand.iter().all(Option::is_some)
    }
}

/// A card under the deck that only one seat knows.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Returned {
    /// The card.
    pub card: Shipment,
    /// How many cards lie beneath it.
    pub beneath: u8,
}

impl EcoTrade {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let seat = viewer.seat().filter(|seat| seat.0 < self.seats);
        View {
            viewer: seat,
            round: state.round,
            first_player: state.first,
            current: state.current,
            node: self.view_node(state, seat),
            main: if seat == Some(state.current) { state.turn.main } else { state.shown_main() },
            purchased: state.turn.bought,
            advanced: state.turn.advanced,
            passes_in_a_row: state.passes_in_a_row,
            end_trigger: self.view_end(state),
            market: state.market[..=usize::from(self.seats)].iter().copied().collect(),
            deck_size: state.deck.len() as u8,
            put_away: state.put_away.len(),
            incident_deck_size: state.incident_deck.len() as u8,
            incident_discard: state.incident_discard.iter().collect(),
            incident_odds: self.odds(state),
            players: Seat::all(self.seats).map(|seat| self.view_player(state, seat)).collect(),
            own: seat.map(|seat| self.view_own(state, seat)),
        }
    }

    fn odds(&self, state: &State) -> IncidentOdds {
        let touching = |means| {
            let cards = state.incidents_to_come();
            cards.filter(|&card| self.cards.incident(card).means.contains(means)).count() as u8
        };
        IncidentOdds {
            road: touching(Means::Road),
            train: touching(Means::Train),
            plane: touching(Means::Plane),
            ship: touching(Means::Ship),
            of: state.incidents_to_come().count() as u8,
        }
    }

    fn view_end(&self, state: &State) -> Option<EndView> {
        let end = state.end?;
        let last_turns = self.last_turns(state).collect();
        Some(EndView { reason: end.reason, seat: end.seat, turns_left: end.turns_left, last_turns })
    }

    /// While a shipment is being put together the others see the turn menu (ET-R54).
    fn view_node(&self, state: &State, viewer: Option<Seat>) -> NodeView {
        let player = state.mover();
        let chosen = |cards: u8| player.chosen(cards).map(|(_, card)| card).collect();
        match state.node {
            Node::ReturnCard { choices } => {
                NodeView::ReturnCard { chosen: SeatSet::all(self.seats).without(self.undecided(&choices)) }
            }
            Node::IncidentChoice { slot, incident } => NodeView::IncidentChoice { slot, incident },
            Node::Over => NodeView::Over,
            _ if viewer != Some(state.current) => NodeView::TurnMenu,
            Node::TurnMenu => NodeView::TurnMenu,
            Node::Combine { cards } => NodeView::Combine { cards: chosen(cards) },
            Node::TopCard { cards } => NodeView::TopCard { cards: chosen(cards) },
            Node::Means { cards, top } => NodeView::Means {
                cards: player.card(top).into_iter().chain(beneath(player, cards, top)).collect(),
                offers: self.offers(player, cards, top),
            },
        }
    }

    /// The preview for each means that is possible (ET-3.2.3).
    pub(crate) fn offers(&self, player: &Player, cards: u8, top: u8) -> ArrayVec<Offer, 4> {
        let offer = |means| {
            let now = self.before_incident(player, Plan { cards, top, means });
            Offer { means, time: now.time, growth: now.growth, impact: now.impact }
        };
        self.common_means(player, cards).iter().map(offer).collect()
    }

    fn view_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let slots = usize::from(self.config.board_slots);
        PlayerView {
            tracker: player.tracker,
            growth_tokens: player.growth_tokens,
            growth: player.growth(),
            impact: player.impact,
            hand_size: player.hand_size() as u8,
            known: self.known_cards(state, seat),
            board: player.board[..slots].iter().map(|place| place.as_ref().map(Started::of)).collect(),
            developments: owned_list(player.developments),
            completed: player.completed.len(),
            available_tokens: self.available_tokens(player),
            free_slots: self.free_slots(player),
            turns_taken: self.turns_taken(state, seat),
            passed_last_turn: state.passed.contains(seat),
            settlement: self.settlement(state, seat),
        }
    }

    /// Cards taken from the market, or all with open hands; by number, because hand slots are private.
    fn known_cards(&self, state: &State, seat: Seat) -> ArrayVec<Shipment, HAND> {
        let player = state.player(seat);
        let open = self.config.open_hands && !matches!(state.node, Node::ReturnCard { .. });
        let hand = player.hand.iter().zip(player.known);
        let known = hand.filter(|&(_, known)| open || known == SeatSet::all(self.seats));
        let mut cards: ArrayVec<Shipment, HAND> = known.filter_map(|(card, _)| *card).collect();
        cards.sort_unstable();
        cards
    }

    /// How many turns a seat has finished: it follows from the round (ET-3.1).
    pub(crate) fn turns_taken(&self, state: &State, seat: Seat) -> u8 {
        let distance = |seat: Seat| seat.distance_from(state.first, self.seats);
        let over = state.node == Node::Over && seat == state.current;
        let played = distance(seat) < distance(state.current) || over;
        state.round - 1 + u8::from(played)
    }

    fn view_own(&self, state: &State, seat: Seat) -> Own {
        let player = state.player(seat);
        let returning = match state.node {
            Node::ReturnCard { choices } => choices[seat.index()],
            _ => None,
        };
        let beneath = self.return_place(state, seat);
        let returned = player.returned.map(|card| Returned { card, beneath });
        Own { hand: player.hand, returning, returned }
    }
}

fn beneath(player: &Player, cards: u8, top: u8) -> impl Iterator<Item = Shipment> {
    player.chosen(cards & !(1 << top)).map(|(_, card)| card)
}
