//! What each viewer may know (PR-3.9).

use ecotable_kernel::{PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Card, PlantCard, Route};
use crate::city::{Node, Section};
use crate::game::PlasticRace;
use crate::phase::{
    DieAt, EarlierWords, LegWords, OneWayAt, OpenPlayWords, PhaseWords, arrows, dice, open_play, sections,
};
use crate::state::{DICE, Phase, State, TOKENS};
use crate::words::bits;

/// How many police tokens there are.
const POLICE_TOKENS: u8 = 5;

/// What one viewer may know of a game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct View {
    /// Who is looking; nobody's seat for a spectator.
    pub viewer: Option<Seat>,
    /// The id of the city.
    pub city: String,
    /// The round being played, from 1.
    pub round: u8,
    /// The seat whose turn it is.
    pub active: Seat,
    /// What the table waits for.
    pub phase: PhaseWords,
    /// The round in which the end was triggered.
    pub end_trigger: Option<u8>,
    /// The last round, once the end is triggered.
    pub last_round: Option<u8>,
    /// Who has the bonus card.
    pub bonus: Option<Seat>,
    /// The plant, if it is in the game.
    pub plant: Option<PlantView>,
    /// The bin cards left of each number, from bin 1.
    pub bin_cards: Vec<u8>,
    /// The dice on the board.
    pub dice: Vec<DieAt>,
    /// The sections with street works.
    pub works: Vec<Section>,
    /// The one-way tokens on the board.
    pub one_way: Vec<OneWayAt>,
    /// What lies in the reserve.
    pub reserve: Reserve,
    /// The seats.
    pub players: PerSeat<PlayerView>,
    /// The viewer's own cards.
    pub own: Option<Own>,
    /// The sections driven in this turn.
    pub track: Vec<LegWords>,
    /// What counts of the sections driven before those.
    #[serde(skip_serializing_if = "EarlierWords::is_nothing")]
    pub earlier: EarlierWords,
    /// Whether the truck may not move any more in this turn.
    pub movement_over: bool,
    /// The play that can be prolonged.
    pub open_play: Option<OpenPlayWords>,
    /// The rewards that have paid in this turn.
    pub rewards_used: Vec<String>,
    /// The sections on which the active seat ignores tokens.
    pub police_passes: Vec<Section>,
    /// Whether routes have been paid in this turn.
    pub routes_checked: bool,
    /// The cards played in this turn.
    pub played_row: Vec<Card>,
    /// How many cards lie in the street deck.
    pub street_deck: u8,
    /// The discarded street cards.
    pub street_discard: Vec<Card>,
    /// How many cards lie in the route deck.
    pub route_deck: u8,
    /// The discarded route cards.
    pub route_discard: Vec<Route>,
}

/// The recycling plant.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct PlantView {
    /// Its card.
    pub card: PlantCard,
    /// The bins it buys.
    pub accepts: Vec<u8>,
    /// What it pays for each.
    pub points: u8,
    /// How many it still buys.
    pub capacity: u8,
}

/// Dice and tokens that nobody has.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Reserve {
    /// Coloured dice.
    pub dice: u8,
    /// Works tokens.
    pub works: u8,
    /// One-way tokens.
    pub one_way: u8,
    /// Police tokens.
    pub police: u8,
    /// Whether the bonus card is still there.
    pub bonus: bool,
}

/// What all may know of a seat.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct PlayerView {
    /// The node of its truck; nothing as long as its light is not chosen (PR-2.4).
    pub truck: Option<String>,
    /// How many cards it has.
    pub hand_size: u8,
    /// How many route cards it has.
    pub route_count: u8,
    /// The numbers of its bin cards.
    pub bins: Vec<u8>,
    /// Its recycling points so far.
    pub counters: u16,
    /// Whether it has a police token.
    pub police: bool,
    /// The puncture that lies in front of it.
    pub puncture: Option<Card>,
    /// Its score if the game ended now.
    pub score: i32,
}

/// The viewer's own cards.
#[derive(Clone, Debug, Eq, Hash, PartialEq, Serialize)]
pub struct Own {
    /// Street cards.
    pub hand: Vec<Card>,
    /// Route cards.
    pub routes: Vec<Route>,
}

impl PlasticRace {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let seat = viewer.seat().filter(|seat| seat.0 < self.seats);
        let turn = &state.turn;
        View {
            viewer: seat,
            city: self.city.file.id.clone(),
            round: state.round,
            active: state.active,
            phase: PhaseWords::new(&state.phase).seen_by(seat, state.active),
            end_trigger: state.trigger,
            last_round: state.trigger.map(|_| self.last_round(state)),
            bonus: state.bonus,
            plant: self.view_plant(state),
            bin_cards: self.view_bins(state),
            dice: dice(&state.board),
            works: sections(state.board.works),
            one_way: arrows(&state.board),
            reserve: self.view_reserve(state),
            players: Seat::all(self.seats).map(|seat| self.view_player(state, seat)).collect(),
            own: seat.map(|seat| view_own(state, seat)),
            track: self.write_track(turn),
            earlier: EarlierWords::new(&turn.track.earlier),
            movement_over: turn.movement_over,
            open_play: turn.open_play.as_ref().map(open_play),
            rewards_used: bits(turn.rewards_used)
                .map(|node| self.city.node_id(Node(node)).to_owned())
                .collect(),
            police_passes: sections(turn.police_passes),
            routes_checked: turn.routes_checked,
            played_row: state.played.cards().collect(),
            street_deck: state.street_deck.len() as u8,
            street_discard: state.street_discard.cards().collect(),
            route_deck: state.route_deck.len() as u8,
            route_discard: state.route_discard.cards().collect(),
        }
    }

    fn view_plant(&self, state: &State) -> Option<PlantView> {
        state.plant.map(|card| PlantView {
            card,
            accepts: bits(u64::from(self.cards.accepted(card, self.city.bins))).collect(),
            points: self.cards.plant(card).points,
            capacity: state.capacity,
        })
    }

    /// There are as many bin cards of each number as seats (PR-2.5).
    fn view_bins(&self, state: &State) -> Vec<u8> {
        let held =
            |bin: u8| state.players.iter().filter(|player| player.bins & (1 << bin) != 0).count() as u8;
        (1..=self.city.bins).map(|bin| self.seats - held(bin)).collect()
    }

    fn view_reserve(&self, state: &State) -> Reserve {
        let rolled = match state.phase {
            Phase::PlaceDie(_, next) => 1 + u8::from(next.is_some()),
            _ => 0,
        };
        let police = state.players.iter().filter(|player| player.police).count() as u8;
        Reserve {
            dice: DICE - state.board.dice.len() - rolled,
            works: (TOKENS - state.board.works.count_ones()) as u8,
            one_way: (TOKENS - state.board.one_way().count_ones()) as u8,
            police: POLICE_TOKENS - police,
            bonus: state.bonus.is_none(),
        }
    }

    fn view_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        PlayerView {
            truck: state.has_started(seat).then(|| self.city.node_id(player.truck).to_owned()),
            hand_size: player.hand.len(),
            route_count: player.routes.len(),
            bins: bits(u64::from(player.bins)).collect(),
            counters: player.counters,
            police: player.police,
            puncture: player.puncture,
            score: self.score(state, seat),
        }
    }
}

fn view_own(state: &State, seat: Seat) -> Own {
    let player = state.player(seat);
    Own { hand: player.hand.cards().collect(), routes: player.routes.cards().collect() }
}
